# 事物的名稱。句子透過函式取用：NAME($bandit)、CAR($car)、SPOT($spot)……
# 名稱上方的「# 002」是出處：這個詞出自該規則書；「# ours」：沒有中文規則書用過，是我們自己定的。

## 金額、數字、列舉

money = ${ NUMBER($n) }
list-comma = 、
list-and = 和
# Between sentences, and between the names of a team.
list-sentences = {""}
list-team = /
card-count = { $n }張{ $card }

## 大盜

# 002
bandit-belle = 貝莉
# ours
bandit-cheyenne = 夏安
# 002
bandit-django = 強哥
# 002
bandit-doc = 教授
# 002
bandit-ghost = 幽靈
# ours
bandit-tuco = 圖科
bandit-you = 你
# 002
team = { $names }隊

## 卡牌

# 002
card-move = 移動
# 002
card-floor = 爬降
# 002
card-fire = 開火
# 002
card-robbery = 掠奪
# 002
card-punch = 拳擊
# 002
card-marshal = 警長
# 002
card-bullet = 子彈
# Two seats: each card belongs to one of a seat's bandits.
card-of = { NAME($bandit) }的{ $card }

## 標記

# 002
token-purse = 一個錢袋
# 002
token-jewel = 一顆寶石
# 002
token-strongbox = 一個手提箱
purse-number = { $n }號錢袋
purse-worth = { $purse }（{ MONEY($worth) }）
purse-unknown = { $purse }（沒看過）

## 火車

# 002
car-caboose = 車尾車廂
    .in = 車尾車廂內
    .into = 進車尾車廂
    .roof = 車尾車廂頂
# 002
car-locomotive = 火車頭
    .in = 火車頭內
    .into = 進火車頭
    .roof = 火車頭車頂
car-n = { $n }號車廂
    .in = { $n }號車廂內
    .into = 進{ $n }號車廂
    .roof = { $n }號車廂頂
spot-inside = { CAR($car, case: "in") }
    .to = { CAR($car, case: "into") }
spot-roof = { CAR($car, case: "roof") }
    .to = 到{ CAR($car, case: "roof") }

## 回合卡：名稱，以及回合結束時的事件

# ours
round-angry-marshal = 憤怒的警長
    .effect = 警長所在車廂頂上的大盜各吃一發正義子彈，接著警長往車尾方向走一節車廂
# ours
round-swivel-arm = 旋轉吊臂
    .effect = 車廂頂上的大盜全被掃到車尾車廂頂
# ours
round-braking = 緊急煞車
    .effect = 車廂頂上的大盜全往車頭方向滑一節車廂
# ours
round-take-it-all = 通通拿走
    .effect = 第二個手提箱放進警長所在的車廂
# ours
round-passengers-rebellion = 乘客反抗
    .effect = 車廂內的大盜各吃一發正義子彈
# ours
round-bridge = 鐵橋
    .effect = 無事發生
# ours
round-tunnel = 隧道
    .effect = 無事發生
# ours
round-marshals-revenge = 警長的復仇
    .effect = 警長所在車廂頂上的大盜各掉下自己最不值錢的錢袋
# ours
round-pickpocketing = 扒竊
    .effect = 獨自待在一個位置的大盜可以拿走那裡的一個錢袋
# ours
round-hostage-conductor = 挾持列車長
    .effect = 火車頭內和火車頭車頂上的大盜各得{ MONEY(250) }

## 回合卡上的各輪

# 002
turn-S = 普通
    .help = 普通：牌面向上出牌
# ours
turn-T = 隧道
    .help = 隧道：牌面向下出牌
# ours
turn-D = 加速
    .help = 加速：每位玩家連續進行兩輪
# 002
turn-R = 倒轉
    .help = 倒轉：這一輪反方向進行

## Words of the rules, for the glossary

# 002
term-round = 回合
# 002
term-turn = 輪
# 002
term-scheming = 策劃階段
# 002
term-stealing = 開戰階段
# 002
term-round-card = 回合卡
# 002
term-station = 火車站卡
# 002
term-action-card = 行動卡
# 002
term-neutral-bullet = 正義子彈
# 002
term-loot = 贓物
# 002
term-hand = 手牌
# 002
term-deck = 牌庫
# 002
term-pile = 行動卡堆
# ours
term-discards = 棄牌堆
# 002
term-first-player = 起始玩家
# 002
term-car = 車廂
# 002
term-roof = 車廂頂
# 002
term-sight = 視線
# 002
term-gunslinger = 神槍手
# 002
term-ransom = 贖金
# ours
term-expert = 專家規則
