# The table in the terminal, the commands, the pictures.

## Commands: what `folsom --help` says

cli-about = folsom：コルト・エクスプレスを遊べる、オープンなテーブル
cli-more = 各コマンドの詳細は folsom COMMAND --help を参照。
cli-usage = 使い方
cli-options = オプション
cli-arguments = 引数
cli-help = このヘルプを表示して終了する
cli-version = バージョンを表示して終了する
cli-lang = 言語：{ $known }（省略時は環境の言語）
cli-play = この端末で、ボットを相手に、または仲間と対戦する
    .help = この端末でプレイする。キーボードとマウスで操作する全画面表示、または --plain を付けた時や出力先が端末でない時はテキスト表示。テキスト表示では、選択肢を番号か言葉で選び、? で説明を読み、quit で離れる。ゲームは選ぶたびに保存される。
cli-watch = ボット同士に対戦させて観戦する
    .help = ボット同士に対戦させて観戦する。全画面表示、またはテキスト表示。
cli-show = 保存したゲームの好きな場面を見る
    .help = 保存したゲームの好きな場面を、誰の視点からでも見る。
cli-rules = ルールを読む：全部、1つだけ、または語句で検索
    .help = ルールを読む。全部、番号（X47）で1つだけ、または語句を含むものだけ。
cli-verify = 終了したゲームを再現し、不正のない配札だったことを証明する
    .help = 終了したゲームを再現し、配札、全ての手、得点が、シードからルールどおりに導かれるものだと証明する。
cli-bench = このコンピューターで1秒間に行える選択の数を測る
    .help = このコンピューターで1秒間に何回の選択を行えるかを測る。
cli-completion = シェルで folsom のコマンドを補完するための設定を出力する
    .help = シェルで folsom のコマンドを補完するための設定を出力する。bash では eval "$(folsom completion bash)"。
cli-game = ゲーム：{ $known }
cli-file = 保存したゲーム
cli-file-finished = `folsom play` で保存した、終了したゲーム
cli-seats = プレイヤー人数、{ $low }～{ $most }（既定は4）
cli-seat = あなたの席、0から数える（既定は0）
cli-human = このキーボードで遊ぶ全員の席
cli-bots = ほかの席に順に座るボット：{ $known }（既定は greedy）
cli-expert = 上級者向け選択ルール（2人では常に使用）
cli-belle = ベルが標的から外れる条件：any-target か same-spot
cli-discards = 捨て札デッキを見られる人：open（全員）か owner（持ち主）
cli-bandits = 席順に盗賊を指定、- はランダム、2人では a+b,c+d
cli-seed = 配札のシードとなる整数（同じ数なら同じゲーム）。省略時は封印
cli-save = 選ぶたびに保存するファイル。既存のゲームなら続きから
cli-resume = 最後に保存したゲームを続きから遊ぶ
cli-plain = 全画面表示の代わりにテキスト表示にする
cli-speed = 進行の速さ：{ $known }
cli-theme = 配色：{ $known }
cli-move = 何手目の後の場面か（既定は最後）
cli-eyes = 誰の目で見るか：席の番号、またはpublic
cli-rule = 番号（X47）または語句
cli-json = 数値を JSON で出力する
cli-shell = シェル：{ $known }

## Commands: what may be wrong

error-usage = { $message }。{ $command } --help を参照。
error-unrecognized = ここでは { $words } は使えない。{ $command } --help を参照。
error-expected-value = { $option } には値が必要。{ $command } --help を参照。
error-required = { $words } が足りない。{ $command } --help を参照。
error-not-together = { $option } と { $other } は同時に使えない。{ $command } --help を参照。
error-bad-value = { $option } は { $value } にできない。選べるのは { $known }。{ $command } --help を参照。
error-no-command = { $name } というコマンドはない。選べるのは { $known }。
error-not-whole = { $option } は '{ $value }' にできない。指定できるのは0以上の整数。
error-no-bot = '{ $name }' というボットはない。選べるのは { $known }。
error-no-such-seat = 席{ $seat }はない。選べるのは0～{ $last }。
error-no-move = { $move }手目はない。選べるのは0～{ $last }。
error-no-file = { $path } というファイルはない。名前を確かめること。
error-a-folder = { $path } はフォルダーだ。ファイルを指定すること。
error-no-text = { $path } は保存したゲームではない。`folsom play --save` で保存したファイルを指定すること。
error-cant-read = { $path } を読み込めない（{ $reason }）。読み込めるファイルを指定すること。
error-cant-say = 出力を書き込めない（{ $reason }）。別の出力先を使うこと。
error-cant-save = { $path } に書き込めない（{ $reason }）。書き込めるフォルダーのファイルを指定すること。
error-newer = { $path } はより新しい Folsom で保存されている。読み込むには最新版をインストールすること。
error-damaged = { $path } は{ $line }行目{ $column }文字目で壊れている（あるべきなのは { $expected }）。完全なコピーを使うこと。
error-in-file = { $path }：{ $error }
error-other-game = { $path } のゲームは { $option }={ $value } だ。--{ $option } を外すか、別のファイルを指定すること。
error-too-wrong = 入力の中に、選べるものがなかった。示された番号か言葉を入力すること。
error-nothing-saved = 保存したゲームがまだない。`folsom play` で始めること。
error-no-rule = { $word } というルールも、それを含むルールもない。`folsom rules` で一覧を見ること。
error-save-or-resume = --save と --resume は同時に使えない。--save FILE だけで、そのファイルのゲームを続けられる。

verify-good = { $path }：問題なし。{ $deal }。全{ $moves }手がルールどおりだ。得点は { $scores }{ $told ->
    [yes] {""}
   *[no] （ファイルには記載なし）
}。
deal-position = ゲームは、ファイルに書かれた局面から始まっている
deal-open = 配札は、公開されたシードから導かれるとおりだ
deal-sealed = 配札は、封印されたシードから導かれるとおりだが、ファイルにそのコミットメントはない
deal-committed = 配札は、封印されたシードから導かれるとおりで、シードは配る前にコミットされたものと一致する

## The table: who is who

you-are = あなたは{ NAME($bandit) }（席{ $seat }）。
at-the-table = テーブルに着いているのは、{ $others }。
player = { NAME($bandit) }（席{ $seat }、{ $who }）
human = 人間
committed = 配札は封印されている。ゲーム終了後に照合するためのコミットメント：
revealed = コミットメントの元となったシード：
resumed = { $path }：{ $move }手目の後から再開する。
how-plain = 番号か言葉で選ぶ。? で説明、quit でテーブルを離れる。
curtain = { NAME($bandit) }（席{ $seat }）の番だ。
    .plain = { NAME($bandit) }（席{ $seat }）の番だ。画面を見ているのが自分だけになったら、Enter を押す。
    .help = 画面を見ているのが自分だけになったら、Enter を押す。
left = あなたはテーブルを離れる。
input-ended = 入力が終わったので、あなたはテーブルを離れる。
to-go-on = 続けるには：{ $command }
compiling = { $name } のルールをコンパイル中（このコンピューターで初回のみ、最長1分）...

## The table: what lies on it

round-of = ラウンド{ $number }/{ $rounds }
round-line = ラウンド{ $number }/{ $rounds }：{ $card }（{ $turns }）
before-first = セットアップ中
hand = あなたの手札：{ $cards }
deck = あなたの専用デッキ：{ $cards }
kept = 残すカード：{ $cards }
pile = 共用デッキ：{ $cards }
pile-title = 共用デッキ
hand-title = 手札
laid = { NAME($bandit) }の{ $card }
    .you = あなたの{ $card }
face-down = { $card }（裏向き）
hidden-card = カード
nothing = なし
roof = 屋根
inside = 車内
marshal = 保安官
# In a narrow column, `.short`: at most nine columns of the terminal.
foot-car = { $n }号車
foot-caboose = { $n } 車掌車
    .short = { $n } 車掌車
foot-locomotive = { $n } 機関車
    .short = { $n } 機関車
purses = 財布{ $n }個
    .short = 財布{ $n }個
jewels = 宝石{ $n }個
    .short = 宝石{ $n }個
strongboxes = 金庫{ $n }個
    .short = 金庫{ $n }個
column-seat = #
column-bandit = 盗賊
column-bullets = 弾丸
column-shot = 被弾
column-hand = 手札
column-deck = デッキ
column-holds = 所持品
neutral-left = 流れ弾の残り：{ $n }枚
at-the-end = ラウンドの最後には、{ ROUND($card, case: "effect") }。
this-turn = このターンは{ $turn }。

## The table: choosing

wrong = `{ $text }` という選択肢はない。1～{ $last }の番号か、選択肢の言葉を入力する。? で説明。
several = `{ $text }` に当てはまる選択肢が複数ある。番号を入力する。
only-one = できることは1つだけ：{ $option }。
back-plain = `back` で、選んだことを取り消す。
leave-plain = `quit` でテーブルを離れる。
waiting-for = { $names }を待っている...
looking-on = あなたは観戦している。
cant = 今はできない：{ $why }
undone = 取り消した。
no-undo = もう取り消せない。その後に新しくわかったことがある。
nothing-to-undo = 取り消せるものがない。

## The table: keys and screens

key-help = 説明
key-rule = ルール
key-undo = 取消
key-speed = 速さ
key-log = 記録
key-pile = デッキ
key-theme = 明/暗
key-quit = 離れる
key-back = 戻る
key-step = コマ送り
key-eyes = 視点
speed-slow = 遅い
speed-normal = 普通
speed-fast = 速い
speed-instant = 瞬時
speed-is = 速さ：{ $speed }
log-title = これまでの出来事
help-title = 説明
help-now = 現在
help-cards = カード
help-bandits = 盗賊
help-turns = ターン
help-events = ラウンドの最後
help-event = 「{ $card }」：{ $effect }。
help-keys = キー
help-keys-text = 矢印キーと Enter、番号、またはマウス：選ぶ。進行中に Space などのキー：スキップする。Tab：記録との切り替え。記録では矢印キーでスクロールし、Enter か r でルールを表示する。u：取り消す（新しくわかったことがない時）。s：速さ。t：明/暗。q：離れる（ゲームは保存される）。l：記録の全体。p：共用デッキの全体。r：いま選ぶことに関するルール。
rule-title = ルール
no-rule-here = これに対応する個別のルールはない。
quit-title = テーブルを離れる？
quit-text = ゲームは選ぶたびに保存されている。{ $command } で続きから遊べる。
quit-yes = 離れる
quit-no = 残る
eyes-public = 公開情報
eyes-of = 視点：{ $who }
moment = { $move }手目／全{ $last }手

## Setting the table

setup-title = コルト・エクスプレスのテーブル
setup-seats = 人数
setup-bot-random = ボット：ランダム
setup-bot-greedy = ボット：貪欲
setup-drawn = ランダム
setup-rules = ルール
setup-ordinary = 通常
setup-expert = 上級者向け：手札を持ち越す
setup-hint = 矢印キーかTab：項目の移動。Enter：開く、選ぶ。マウスも使える。
setup-who = 席{ $seat }
setup-here = ここで遊ぶ
setup-start = 席に着く
setup-resume = 前回のゲームを続ける
setup-quit = 離れる

## The end

over = ゲーム終了。
result = { $place }. { $name } { $money }{ $gunslinger }
gunslinger = ガンスリンガー
wins = { NAME($seat) }の勝利。
    .you = あなたの勝利。
share-win = { $names }が勝利を分け合う。
again = もう一度遊ぶ

## 計測

bench-progress = 計測中：{ $what } ...
bench-what = { $n ->
   *[other] { $game }、{ $n }人、{ $variant }
}
bench-game = ゲーム
bench-seats = 人数
bench-variant = 種類
bench-games = ゲーム/秒
bench-decisions = 決定/秒
bench-ns = ns/決定
bench-record = 1レコードは{ $bytes }バイト、コピーは{ $ns } ns。
