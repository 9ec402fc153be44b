# The names of things. Sentences take them from here through functions: NAME($bandit), CARD($card), SPOT($spot), ...
# A language gives a name as many forms (attributes) as its sentences ask for: SPOT($spot, case: "climb").
# "# 001" above a name: the rulebook that the word is from; "# ours": no rulebook in this language has it.

## Money, numbers, lists

money = ${ NUMBER($n) }
list-comma = 、
list-and = と
# Between sentences, and between the names of a team.
list-sentences = {""}
list-team = ＆
card-count = { $card }{ $n }枚

## Bandits

# 001
bandit-belle = ベル
# 001
bandit-cheyenne = シャイアン
    .short = ｼｬｲｱﾝ
# 001
bandit-django = ジャンゴ
# 001
bandit-doc = ドク
# 001
bandit-ghost = ゴースト
# 001
bandit-tuco = トゥーコ
bandit-you = あなた
# 001
team = { $names }のチーム

## Cards

# 001
card-move = 移動
# 001
card-floor = 昇降
# 001
card-fire = 射撃
# 001
card-robbery = 強奪
# 001
card-punch = 格闘
# 001
card-marshal = 保安官
# 001
card-bullet = 弾丸
# Two seats: each card belongs to one of a seat's bandits.
card-of = { NAME($bandit) }の{ $card }

## Tokens

# 001
token-purse = 財布
# 001
token-jewel = 宝石
# 001
token-strongbox = 金庫
purse-number = { $n }番の財布
purse-worth = { $purse }（{ MONEY($worth) }）
purse-unknown = { $purse }（中身不明）

## The train

# 001
car-caboose = 車掌車
# 001
car-locomotive = 機関車
car-n = { $n }号車
spot-inside = { CAR($car) }の中
    .climb = { CAR($car) }の中へ降りる
spot-roof = { CAR($car) }の屋根
    .climb = { CAR($car) }の屋根へ昇る

## Round cards: the name, and what happens at the round's end

# 001
round-angry-marshal = 怒りの保安官
    .effect = 保安官のいる車輌の屋根にいる全員が流れ弾を受け、それから保安官が1台後方へ移動する
# 001
round-swivel-arm = 回転式クレーン
    .effect = 屋根の上の全員が、車掌車の屋根まで運ばれる
# 001
round-braking = ブレーキ
    .effect = 屋根の上の全員が、1台前方の屋根へ滑っていく
# 001
round-take-it-all = 全てを奪え！
    .effect = 保安官のいる車輌に、2個目の金庫が置かれる
# 001
round-passengers-rebellion = 乗客の反撃
    .effect = 車輌の中の全員が流れ弾を受ける
# ours
round-bridge = 鉄橋
    .effect = 何も起こらない
# ours
round-tunnel = トンネル
    .effect = 何も起こらない
# 001
round-marshals-revenge = 復讐の保安官
    .effect = 保安官のいる車輌の屋根にいる全員が、最も価値の低い財布を落とす
# 001
round-pickpocketing = 掠め取り
    .effect = 一人きりでいる盗賊が、その場所の財布を1個取れる
# 001
round-hostage-conductor = 車掌を人質に
    .effect = 機関車の中または屋根の上にいる全員が、$250の身代金を受け取る

## The turns of a round card

# ours
turn-S = 通常
    .help = 通常：カードを表向きにプレイする
# 001
turn-T = トンネル
    .help = トンネル：カードを裏向きにプレイする
# 001
turn-D = スピードアップ
    .help = スピードアップ：各プレイヤーが2回連続でターンを行う
# 001
turn-R = 逆走
    .help = 逆走：ターンが反時計回りに進む

## Words of the rules, for the glossary

# 001
term-round = ラウンド
# 001
term-turn = ターン
# 001
term-scheming = 《計画》
# 001
term-stealing = 《実行》
# 001
term-round-card = ラウンド・カード
# 001
term-station = 停車駅カード
# 001
term-action-card = アクション・カード
# 001
term-neutral-bullet = 流れ弾
# 001
term-loot = 略奪品
# 001
term-hand = 手札
# 001
term-deck = 専用デッキ
# 001
term-pile = 共用デッキ
# 001
term-discards = 捨て札デッキ
# 001
term-first-player = 最初のプレイヤー
# 001
term-car = 車輌
# 001
term-roof = 屋根
# 001
term-sight = 射線
# 001
term-gunslinger = ガンスリンガーの称号
# 001
term-ransom = 身代金
# 001
term-expert = 上級者向け選択ルール
