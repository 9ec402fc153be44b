# What can go wrong: one sentence each, saying what to do. Values in notation, names of options and paths stay as they are.

## Making a game

error-no-game = { $name } というゲームはない。選べるのは { $known }。
error-no-option = { $name } に { $option } というオプションはない。選べるのは { $known }。
error-value = { $option } は { $value } にできない。選べるのは { $known }。
error-seats = seats は { $value } にできない。選べるのは2～{ $most }。
error-bandits-each = { $each ->
    [1] bandits には、{ $seats }席のそれぞれに盗賊を1人指定すること。
   *[other] bandits には、{ $seats }席のそれぞれに盗賊を2人指定すること。
}
error-true-or-false = { $option } は { $value } にできない。選べるのは True か False。
error-bandits-list = bandits は { $value } にできない。各席の盗賊をリストで指定すること。
error-bandit-twice = bandits に { $name } が2回ある。同じ盗賊を2つの席に置くことはできない。
error-cars-list = cars は { $value } にできない。'3/1' のような車輌を、車掌車側からリストで指定すること。
error-car-twice = cars に { $name } が2回ある。各車輌は1台ずつしかない。
error-cars-count = cars に車輌が{ $n }台ある。{ $count }台を指定し、ランダムに引く車輌は None とすること。
error-seed = seed は { $value } にできない。指定できるのは0から 2**{ $bits } - 1 までの整数。
error-seed-bytes = seed が{ $n }バイトある。{ $bytes }バイトか整数を指定するか、何も指定しないこと。
error-whole = { $option } は { $value } にできない。指定できるのは{ $low }以上の整数。
error-no-language = { $name } という言語はない。選べるのは { $known }。

## Choosing

error-no-seat = 席{ $seat }はない。席は0～{ $last }。
error-illegal = 席{ $seat }は今 `{ $choice }` を選べない。選べるのは { $legal }。
error-over = ゲームは終了している。もう何も選べない。
error-waits = 席{ $seat }は選び終えて、ほかの席を待っている。選び直すには、まず取り消すこと。
error-not-turn = 今は席{ $seat }の番ではない。選ぶのは席{ $deciders }。
error-nothing-waits = 席{ $seat }には保留中の選択がないので、取り消せるものがない。

## Many games at once

error-options-array = options には、{ $n }個の整数の配列を指定すること。
error-batch-illegal = ゲーム{ $game }：席{ $seat }は選択肢{ $option }を選べない。選べるのは { $legal }。
error-out-array = out には、形状が { $shape } の { $kind } 配列を指定すること。

## Games as text

error-notation = { $line }行目{ $column }文字目：ここにあるべきなのは { $expected }。
error-not-committed = シードが、配る前にコミットされたものと異なる（{ $move }手目）。
error-cant-move = { $move }手目は行えたはずがない：{ $error }
error-deal-changed = { $move }手目が改変されている。配札が、このFolsomのルールでシードとオプションから導かれるものと異なる。
error-move-changed = { $move }手目が改変されている。実際にプレイされた手ではない。
error-other-scores = { $move }手目の後の得点が、このゲームのものと異なる。
error-unfinished = ゲームが終わっていない。{ $move }手目の後で止まっている。

## The compiler

error-edited = このプログラムの開始後にルールが編集された。起動し直すこと。
error-compiling-failed = コンパイラーが途中で停止した。起動し直すこと。
error-not-compiled = { $name } のルールをコンパイルできなかった（{ $reason }）。FOLSOM_RULES=interpreted を設定すること。
