# What can be chosen and what happens, as sentences.
# Of a message with `.you` the value tells of others and `.you` tells the listener of what it does itself.

## What must be chosen

ask-marshal-card = どちらの盗賊の「保安官」カードを専用デッキに入れる？
    .help = 「保安官」カードは各チーム1枚だけで、そのカードの盗賊が実行する。両チームが同時に明かす。
ask-start = 車掌車からスタートするのは誰？
    .help = あなたの盗賊は、1人が車掌車の中、もう1人が隣の車輌の中からスタートする。両チームが同時に明かす。
ask-bullets = 弾丸を何枚捨てる？
    .help = 捨てた弾丸は手札からなくなるが、代わりのカードは引けない。
ask-keep = 次のラウンドのために、どのカードを残す？
    .help = 残すカードを1枚ずつ選び、最後に「もう残さない」を選ぶ。残さないカードは、弾丸も含めて捨て札になる。
ask-scheme = カードをプレイする？ それとも3枚引く？
    .help = カードはターンごとに1枚ずつ共用デッキに重ねられ、全てのターンが終わると、その順に実行される。残った手札は専用デッキに戻る。
    .expert = カードはターンごとに1枚ずつ共用デッキに重ねられる。全てのターンが終わると、残った手札のうちどれを残すかを選び、それから共用デッキがその順に実行される。
ask-pick = どの財布を取る？
    .help = 財布のある場所に一人きりなので、1個取ってよい。
ask-pocket = 落ちた財布を自分のものにする？ それとも置いておく？
    .help = シャイアンは「格闘」で落とさせた財布を自分のものにしてよい。中身を見る前に決める。
ask-move = 「移動」：{ NAME($actor) }はどの車輌へ行く？
    .help = 車輌の中では隣の車輌へ、屋根の上では1～3台先へ移動する。留まることはできない。
ask-marshal = 「保安官」：保安官をどの車輌へ移動させる？
    .help = 保安官が入ってきた車輌の中にいる盗賊は、流れ弾を受けて屋根へ逃げる。
ask-rob = 「強奪」：{ NAME($actor) }は何を奪う？
    .help = 財布は$250～$500で、中身を見ずに取る。宝石は$500、金庫は$1,000の価値がある。財布には番号があり、一度見たものは見分けられる。
ask-fire = 「射撃」：{ NAME($actor) }は誰を撃つ？
    .help = 弾丸は標的の専用デッキに入り、標的の邪魔をする。ゲーム終了時に弾丸の残りが最も少なければ、$1,000になる。
    .team = 標的は弾丸を1枚受け取る。専用デッキの中で邪魔になるカードだ。
ask-punch = 「格闘」：{ NAME($actor) }は誰を殴る？
    .help = 殴られた相手はトークンを1個落とし、隣の車輌へ飛ばされる。
ask-drop = 「格闘」：{ NAME($target) }に何を落とさせる？
    .help = 落ちたものはその場所に残り、誰でも「強奪」で取ることができる。
ask-push = 「格闘」：{ NAME($target) }をどの車輌へ殴り飛ばす？
    .help = 飛ばされた先の車輌の中に保安官がいれば、流れ弾を受けて屋根へ逃げることになる。

## Options: what one chooses, and what it will do

option-play = 「{ $card }」をプレイする
    .does = 表向きに共用デッキに重ね、全てのターンの後に実行する。
option-play-down = 「{ $card }」を裏向きにプレイする
    .does = 裏向きに共用デッキに重ねる。実行されるまで、ほかの誰にも見えない。
option-draw = カードを3枚引く
    .does = { $n ->
    [0] 専用デッキは空なので、このターンはパスになる。
   *[other] プレイする代わりに、手札を{ $n }枚増やす。
}
option-keep = 「{ $card }」を残す
    .does = 次のラウンドまで手札に残る。
option-done = もう残さない
    .does = 手札のほかのカードは全て捨て札になる。
option-discard = { $n ->
    [0] 弾丸を捨てない
   *[other] 弾丸を{ $n }枚捨てる
}
    .does = 手札から捨て札デッキへ。代わりのカードは引けない。
option-pocket = 財布を自分のものにする
    .does = あなたのものになり、中身を見られる。
option-leave = 財布を置いておく
    .does = その場所に残り、誰でも取ることができる。
option-move = { CAR($car) }へ行く
    .does = { NAME($actor) }は同じ階のまま車輌を移る。
option-marshal = 保安官を{ CAR($car) }へ移動させる
    .does = 中にいる盗賊は、流れ弾を受けて屋根へ逃げる。
option-push = { NAME($target) }を{ CAR($car) }へ殴り飛ばす
    .does = { NAME($target) }は同じ階に飛ばされる。車輌の中では、保安官が待っているかもしれない。
option-rob = { $token }を奪う
    .does = これからは{ NAME($actor) }のものになる。
option-drop = { $token }を落とさせる
    .does = 2人のいる場所に落ちる。
option-take = { $token }を取る
    .does = あなたのものになり、中身を見られる。
option-pass = 何も取らない
    .does = 財布はその場所に残る。
option-fire = { NAME($target) }を撃つ
    .does = あなたの次の弾丸が、{ NAME($target) }の専用デッキの上に置かれる。
    .pushes = あなたの次の弾丸が{ NAME($target) }の専用デッキの上に置かれ、撃たれた{ NAME($target) }は車輌1台分吹き飛ばされる。
option-punch = { NAME($target) }を殴る
    .does = { NAME($target) }はあなたの選ぶトークンを1個落とし、隣の車輌へ飛ばされる。
    .bare = { NAME($target) }は落とす物を持っていない。隣の車輌へ飛ばされるだけだ。
option-name = { NAME($bandit) }の「保安官」カード
    .does = 実行すると、保安官が移動する。
option-caboose = { NAME($bandit) }は車掌車からスタートする
    .does = あなたのもう1人の盗賊は、隣の車輌からスタートする。

## Why something can’t be chosen

not-yourself = このカードを実行するのは{ NAME($target) }だ。
not-belle = ほかに選べる標的がいるかぎり、ベルは選べない。
not-in-sight = { NAME($target) }には射線が通っていない。
not-same-spot = { NAME($target) }は同じ場所にいる。「射撃」には少し距離が要る。
not-other-level = { NAME($target) }は別の階にいる。
not-here = { NAME($target) }はこの場所にいない。
not-too-far = { CAR($car) }は遠すぎる。
not-same-car = { NAME($actor) }はすでに{ CAR($car) }にいる。
not-marshal-there = 保安官はすでに{ CAR($car) }にいる。
not-bullet = 弾丸はプレイできない。手札の邪魔になるだけだ。

## What happens

event-first = { NAME($seat) }が最初のプレイヤーになる。
    .you = あなたが最初のプレイヤーになる。
event-round = 第{ $number }ラウンドは「{ ROUND($round_card) }」。ラウンドの最後には、{ ROUND($round_card, case: "effect") }。
event-shuffle = { NAME($seat) }はカードをシャッフルする。
    .you = あなたはカードをシャッフルする。
event-draw = { $count ->
    [0] { NAME($seat) }はカードを1枚も引かない。
   *[other] { NAME($seat) }はカードを{ $count }枚引く。
}
    .you = { $count ->
    [0] あなたはカードを1枚も引かない。
   *[other] あなたはカードを{ $count }枚引く。
}
event-drawn = { NAME($seat) }は「{ $card }」を引く。
    .you = あなたは「{ $card }」を引く。
event-decide = { NAME($seat) }は選び終えた。
    .you = あなたは選び終えた。
event-name = { NAME($seat) }は{ NAME($bandit) }の「保安官」カードを選ぶ。
    .you = あなたは{ NAME($bandit) }の「保安官」カードを選ぶ。
event-place = { NAME($bandit) }は{ SPOT($spot) }からスタートする。
    .you = あなたは{ SPOT($spot) }からスタートする。
event-discard = { NAME($seat) }は「{ $card }」を捨てる。
    .you = あなたは「{ $card }」を捨てる。
event-keep = { $count ->
    [0] { NAME($seat) }はカードを1枚も残さない。
   *[other] { NAME($seat) }はカードを{ $count }枚残す。
}
    .you = { $count ->
    [0] あなたはカードを1枚も残さない。
   *[other] あなたはカードを{ $count }枚残す。
}
event-play = { NAME($seat) }は「{ $card }」をプレイする。
    .you = あなたは「{ $card }」をプレイする。
event-hide = { NAME($seat) }はカードを1枚、裏向きにプレイする。
    .you = あなたはカードを1枚、裏向きにプレイする。
event-hidden = { NAME($seat) }は「{ $card }」を裏向きにプレイする。
    .you = あなたは「{ $card }」を裏向きにプレイする。
event-return = { $count ->
    [0] { NAME($seat) }には戻す手札が残っていない。
   *[other] { NAME($seat) }は手札を{ $count }枚、専用デッキに戻す。
}
    .you = { $count ->
    [0] あなたには戻す手札が残っていない。
   *[other] あなたは手札を{ $count }枚、専用デッキに戻す。
}
event-show = { NAME($seat) }の「{ $card }」：
    .you = あなたの「{ $card }」：
# With two seats the card’s name tells whose it is.
event-show-of = 「{ $card }」：
event-nothing = { REASON($reason) }ので、「{ $card }」は不発に終わる。
event-move = { NAME($bandit) }は{ SPOT($spot) }へ移動する。
    .you = あなたは{ SPOT($spot) }へ移動する。
event-climb = { NAME($bandit) }は{ SPOT($spot, case: "climb") }。
    .you = あなたは{ SPOT($spot, case: "climb") }。
event-marshal = 保安官は{ CAR($car) }へ移動する。
event-take = { NAME($bandit) }は{ TOKEN($token) }を手に入れる。
    .you = あなたは{ TOKEN($token) }を手に入れる。
event-see = { NAME($seat) }は中身を確認する。{ MONEY($worth) }だ。
    .you = あなたは中身を確認する。{ MONEY($worth) }だ。
event-fire = { NAME($bandit) }は{ NAME($target) }を撃つ。
    .you = あなたは{ NAME($target) }を撃つ。
event-pushed = { NAME($bandit) }は撃たれた勢いで{ SPOT($spot) }へ吹き飛ばされる。
    .you = あなたは撃たれた勢いで{ SPOT($spot) }へ吹き飛ばされる。
event-punch = { NAME($bandit) }は{ NAME($target) }を殴る。
    .you = あなたは{ NAME($target) }を殴る。
event-fall = { NAME($bandit) }は{ TOKEN($token) }を{ SPOT($spot) }に落とす。
    .you = あなたは{ TOKEN($token) }を{ SPOT($spot) }に落とす。
event-pocket = { NAME($bandit) }は{ TOKEN($token) }を懐に入れる。
    .you = あなたは{ TOKEN($token) }を懐に入れる。
event-knocked = { NAME($bandit) }は{ SPOT($spot) }へ殴り飛ばされる。
    .you = あなたは{ SPOT($spot) }へ殴り飛ばされる。
event-neutral = { NAME($bandit) }は流れ弾を受ける。
    .you = あなたは流れ弾を受ける。
event-empty = { $count ->
    [0] 流れ弾はもう1枚も残っていない。
   *[other] 流れ弾が全員に行き渡らないので、残りの{ $count }枚はゲームから取り除かれる。
}
event-flee = { NAME($bandit) }は{ SPOT($spot) }へ逃げる。
    .you = あなたは{ SPOT($spot) }へ逃げる。
event-event = 「{ ROUND($round_card) }」：{ ROUND($round_card, case: "effect") }。
event-swept = { NAME($bandit) }は、気づけば{ SPOT($spot) }にいる。
    .you = あなたは、気づけば{ SPOT($spot) }にいる。
event-strongbox = { SPOT($spot) }に{ TOKEN($token) }が置かれる。
event-pass = { NAME($seat) }は何も取らない。
    .you = あなたは何も取らない。
event-ransom = { NAME($bandit) }は{ MONEY($money) }の身代金を受け取る。
    .you = あなたは{ MONEY($money) }の身代金を受け取る。
event-turn-up = { $purse }の中身は{ MONEY($worth) }だ。
event-gunslinger = { NAME($bandit) }はガンスリンガーの称号を得て、{ MONEY(1000) }を獲得する。
    .you = あなたはガンスリンガーの称号を得て、{ MONEY(1000) }を獲得する。
event-score = { NAME($seat) }は{ MONEY($money) }を手にし、{ $place ->
    [1] 1位
    [2] 2位
    [3] 3位
    [4] 4位
    [5] 5位
   *[other] 最下位
}になる。
    .you = あなたは{ MONEY($money) }を手にし、{ $place ->
    [1] 1位
    [2] 2位
    [3] 3位
    [4] 4位
    [5] 5位
   *[other] 最下位
}になる。

reason-no-bullet-left = 弾丸が残っていない
reason-nobody-in-sight = 撃てる相手がいない
reason-no-loot-here = その場に略奪品がない
reason-nobody-here = その場にほかの盗賊がいない
reason-nowhere-to-go = 行ける場所がない

## Told of everybody at once

told-shuffle = 全員がカードをシャッフルし、新しい手札を引く。
told-draw = あなたの引いたカードは、{ $cards }。
told-nothing = { REASON($reason) }ので、不発に終わる。
told-return = 残った手札は専用デッキに戻る。続いて、共用デッキを順に実行していく。
told-turn-up = 財布が表に返される。

## What cards and bandits do

help-move = 移動：車輌の中では隣の車輌へ、屋根の上では3台先まで移動する。
help-floor = 昇降：車輌の中から同じ車輌の屋根へ、またはその逆に移る。
help-fire = 射撃：車輌の中では隣の車輌の誰かを、屋根の上では前か後ろの一番近くにいる誰かを撃つ。標的は弾丸を受ける。
help-robbery = 強奪：いまいる場所の略奪品を1つ取る。財布は$250～$500、宝石は$500、金庫は$1,000。
help-punch = 格闘：同じ場所にいる誰かにトークンを1個落とさせ、殴り飛ばす。
help-marshal = 保安官：保安官を隣の車輌へ移動させる。保安官と同じ車輌の中には誰も留まれない。
help-bullet = 弾丸：プレイできない。手札の場所をふさぐだけだ。
power-belle = ほかに選べる標的がいるかぎり、ベルは「射撃」や「格闘」の標的にならない。
    .same-spot = ベルと同じ場所に、ほかに選べる盗賊がいるあいだ、ベルを「射撃」や「格闘」の標的に選ぶことはできない。
power-cheyenne = シャイアンは「格闘」で落とさせた財布を自分のものにしてよい。
power-django = ジャンゴに撃たれた標的は、撃った方向へ車輌1台分吹き飛ばされる。
power-doc = ドクはラウンドの開始時に、カードを6枚ではなく7枚引く。
power-ghost = ゴーストは毎ラウンドの最初のターンに、カードを裏向きにプレイしてよい。
power-tuco = トゥーコは自分のいる車輌の屋根越しに、上からでも下からでも「射撃」できる。
goal = ゲームは5ラウンド。最も金持ちの盗賊が勝つ。弾丸の残りが最も少ない盗賊はガンスリンガーの称号を得て、{ MONEY(1000) }を獲得する。
goal-team = ゲームは5ラウンド。盗賊2人の合計で最も金持ちのチームが勝つ。
