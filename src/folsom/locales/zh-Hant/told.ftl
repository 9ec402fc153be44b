# 可以選什麼、發生了什麼，都寫成句子。
# 有 `.you` 的訊息：本句說的是別人，`.you` 說的是聽者自己。

## 必須選什麼

ask-marshal-card = 要把誰的「警長」放進你的牌庫？
    .help = 雙方各有一張「警長」，由牌上的大盜執行。雙方同時宣告。
ask-start = 誰從車尾車廂出發？
    .help = 你的兩名大盜，一名從車尾車廂內出發，另一名從它前面那節車廂出發。雙方同時宣告。
ask-bullets = 要棄掉幾張子彈？
    .help = 棄掉的子彈會離開手牌，但不會補抽。
ask-keep = 要保留哪些牌到下一回合？
    .help = 一張一張選，選完就結束。沒保留的牌都棄掉，子彈也不例外。
ask-scheme = 要出牌，還是抽3張牌？
    .help = 每輪出一張牌到行動卡堆，所有輪都結束後依出牌順序執行。剩下的手牌放回你的牌庫。
    .expert = 每輪打出一張牌，放到行動卡堆上。所有輪次結束後，你選擇要保留哪些手牌，然後依照順序執行行動卡堆。
ask-pick = 要拿哪個錢袋？
    .help = 你身邊有錢袋，又沒有別人，所以可以拿走一個。
ask-pocket = 掉下來的錢袋要收下，還是留在那裡？
    .help = 夏安可以收下她用拳擊打掉的錢袋，但得在看裡面之前決定。
ask-move = 移動：{ NAME($actor) }要去哪一節車廂？
    .help = 在車廂內，移動到相鄰的車廂；在車廂頂，移動一到三節車廂。不能不動。
ask-marshal = 警長：要派他去哪一節車廂？
    .help = 他走進的車廂內若有大盜，都得吃一發正義子彈，逃到車廂頂。
ask-rob = 掠奪：{ NAME($actor) }要拿什麼？
    .help = 錢袋裡有$250到$500，拿之前不能看；寶石值$500，手提箱值$1,000。錢袋有編號，看過的就認得出來。
ask-fire = 開火：{ NAME($actor) }要射誰？
    .help = 一張子彈會放到目標的牌庫頂，礙手礙腳。遊戲結束時，剩下子彈最少的人得$1,000。
    .team = 目標的牌庫上會多一張子彈，成為累贅。
ask-punch = 拳擊：{ NAME($actor) }要打誰？
    .help = 挨打的人會掉下一個標記，並被打到相鄰的車廂。
ask-drop = 拳擊：要讓{ NAME($target) }掉下什麼？
    .help = 掉下的東西留在原地，誰都可以用掠奪拿走。
ask-push = 拳擊：要把{ NAME($target) }打到哪一節車廂？
    .help = 若被打進警長所在的車廂內，就得吃一發正義子彈，逃到車廂頂。

## 選項：選了什麼，會怎麼樣

option-play = 打出「{ $card }」
    .does = 牌面向上放到行動卡堆，所有輪都結束後執行。
option-play-down = 牌面向下打出「{ $card }」
    .does = 牌面向下放到行動卡堆，執行之前別人都看不到。
option-draw = 抽3張牌
    .does = { $n ->
    [0] 你的牌庫空了：這一輪只是跳過。
   *[other] 不出牌，改為抽{ $n }張手牌。
}
option-keep = 保留「{ $card }」
    .does = 留在手上，下一回合再用。
option-done = 不再保留
    .does = 其餘的手牌全部棄掉。
option-discard = { $n ->
    [0] 不棄子彈
   *[other] 棄掉{ $n }張子彈
}
    .does = 從手牌放到棄牌堆，不會補抽。
option-pocket = 收下錢袋
    .does = 錢袋歸你，你可以看裡面有多少。
option-leave = 把錢袋留在那裡
    .does = 錢袋留在原地，誰都可以拿。
option-move = 去{ CAR($car) }
    .does = { NAME($actor) }換到另一節車廂，留在同一層。
option-marshal = 派警長去{ CAR($car) }
    .does = 在裡面的人都吃一發正義子彈，逃到車廂頂。
option-push = 把{ NAME($target) }打到{ CAR($car) }
    .does = { NAME($target) }會落在那裡的同一層；若在車廂內，警長可能正等著。
option-rob = 拿走{ $token }
    .does = 從此由{ NAME($actor) }持有。
option-drop = 掉下{ $token }
    .does = 掉在雙方所在的位置。
option-take = 拿走{ $token }
    .does = 歸你所有，你可以看裡面有多少。
option-pass = 什麼都不拿
    .does = 錢袋全留在原地。
option-fire = 射擊{ NAME($target) }
    .does = 你的下一張子彈會放到{ NAME($target) }的牌庫頂。
    .pushes = 你的下一張子彈會放到{ NAME($target) }的牌庫頂，{ NAME($target) }還會被打退一節車廂。
option-punch = 揍{ NAME($target) }一拳
    .does = { NAME($target) }會掉下一個由你選的標記，並被打到相鄰的車廂。
    .bare = { NAME($target) }沒有東西可掉，只會被打到相鄰的車廂。
option-name = { NAME($bandit) }的「警長」
    .does = 執行這張牌時，警長會移動。
option-caboose = { NAME($bandit) }從車尾車廂出發
    .does = 你的另一名大盜從車尾車廂的前一節車廂出發。

## 為什麼不能選

not-yourself = 執行這張牌的就是{ NAME($target) }。
not-belle = 還有別人可選，就不能選貝莉。
not-in-sight = { NAME($target) }不在視線內。
not-same-spot = { NAME($target) }就在同一個位置：開火需要一點距離。
not-other-level = { NAME($target) }在另一層。
not-here = { NAME($target) }不在這個位置。
not-too-far = { CAR($car) }太遠了。
not-same-car = { NAME($actor) }已經在{ CAR($car) }了。
not-marshal-there = 警長已經在{ CAR($car) }了。
not-bullet = 子彈不能打出，它只會礙手礙腳。

## 發生了什麼

event-first = { NAME($seat) }是起始玩家。
    .you = 你是起始玩家。
event-round = 第{ $number }回合開始：{ ROUND($round_card) }。回合結束時，{ ROUND($round_card, case: "effect") }。
event-shuffle = { NAME($seat) }洗牌。
    .you = 你洗牌。
event-draw = { $count ->
    [0] { NAME($seat) }沒有抽牌。
   *[other] { NAME($seat) }抽了{ $count }張牌。
}
    .you = { $count ->
    [0] 你沒有抽牌。
   *[other] 你抽了{ $count }張牌。
}
event-drawn = { NAME($seat) }抽到「{ $card }」。
    .you = 你抽到「{ $card }」。
event-decide = { NAME($seat) }選好了。
    .you = 你選好了。
event-name = { NAME($seat) }選了{ NAME($bandit) }的「警長」。
    .you = 你選了{ NAME($bandit) }的「警長」。
event-place = { NAME($bandit) }從{ SPOT($spot) }出發。
    .you = 你從{ SPOT($spot) }出發。
event-discard = { NAME($seat) }棄掉「{ $card }」。
    .you = 你棄掉「{ $card }」。
event-keep = { $count ->
    [0] { NAME($seat) }沒有保留手牌。
   *[other] { NAME($seat) }保留{ $count }張手牌。
}
    .you = { $count ->
    [0] 你沒有保留手牌。
   *[other] 你保留{ $count }張手牌。
}
event-play = { NAME($seat) }打出「{ $card }」。
    .you = 你打出「{ $card }」。
event-hide = { NAME($seat) }打出一張牌，牌面向下。
    .you = 你打出一張牌，牌面向下。
event-hidden = { NAME($seat) }打出「{ $card }」，牌面向下。
    .you = 你打出「{ $card }」，牌面向下。
event-return = { $count ->
    [0] { NAME($seat) }沒有剩牌可以放回。
   *[other] { NAME($seat) }把{ $count }張牌放回牌庫。
}
    .you = { $count ->
    [0] 你沒有剩牌可以放回。
   *[other] 你把{ $count }張牌放回牌庫。
}
event-show = { NAME($seat) }的「{ $card }」：
    .you = 你的「{ $card }」：
# With two seats the card’s name tells whose it is.
event-show-of = 「{ $card }」：
event-nothing = 「{ $card }」沒有效果：{ REASON($reason) }。
event-move = { NAME($bandit) }走{ SPOT($spot, case: "to") }。
    .you = 你走{ SPOT($spot, case: "to") }。
event-climb = { NAME($bandit) }爬{ SPOT($spot, case: "to") }。
    .you = 你爬{ SPOT($spot, case: "to") }。
event-marshal = 警長走進{ CAR($car) }。
event-take = { NAME($bandit) }拿走{ TOKEN($token) }。
    .you = 你拿走{ TOKEN($token) }。
event-see = { NAME($seat) }往裡面一看：{ MONEY($worth) }。
    .you = 你往裡面一看：{ MONEY($worth) }。
event-fire = { NAME($bandit) }射中{ NAME($target) }。
    .you = 你射中{ NAME($target) }。
event-pushed = 這一槍把{ NAME($bandit) }打{ SPOT($spot, case: "to") }。
    .you = 這一槍把你打{ SPOT($spot, case: "to") }。
event-punch = { NAME($bandit) }揍了{ NAME($target) }一拳。
    .you = 你揍了{ NAME($target) }一拳。
event-fall = { NAME($bandit) }掉了{ TOKEN($token) }，落在{ SPOT($spot) }。
    .you = 你掉了{ TOKEN($token) }，落在{ SPOT($spot) }。
event-pocket = { NAME($bandit) }順手收下{ TOKEN($token) }。
    .you = 你順手收下{ TOKEN($token) }。
event-knocked = { NAME($bandit) }被打{ SPOT($spot, case: "to") }。
    .you = 你被打{ SPOT($spot, case: "to") }。
event-neutral = { NAME($bandit) }吃了一發正義子彈。
    .you = 你吃了一發正義子彈。
event-empty = { $count ->
    [0] 正義子彈已經用完，誰也吃不到。
   *[other] 正義子彈不夠分，最後{ $count }發移出遊戲。
}
event-flee = { NAME($bandit) }逃{ SPOT($spot, case: "to") }。
    .you = 你逃{ SPOT($spot, case: "to") }。
event-event = { ROUND($round_card) }：{ ROUND($round_card, case: "effect") }。
event-swept = { NAME($bandit) }最後停在{ SPOT($spot) }。
    .you = 你最後停在{ SPOT($spot) }。
event-strongbox = { SPOT($spot) }現在多了{ TOKEN($token) }。
event-pass = { NAME($seat) }什麼都沒拿。
    .you = 你什麼都沒拿。
event-ransom = { NAME($bandit) }得到{ MONEY($money) }。
    .you = 你得到{ MONEY($money) }。
event-turn-up = { $purse }裡有{ MONEY($worth) }。
event-gunslinger = { NAME($bandit) }是神槍手，得到{ MONEY(1000) }。
    .you = 你是神槍手，得到{ MONEY(1000) }。
event-score = { NAME($seat) }共有{ MONEY($money) }，{ $place ->
    [1] 名列第一
    [2] 名列第二
    [3] 名列第三
    [4] 名列第四
    [5] 名列第五
   *[other] 敬陪末座
}。
    .you = 你共有{ MONEY($money) }，{ $place ->
    [1] 名列第一
    [2] 名列第二
    [3] 名列第三
    [4] 名列第四
    [5] 名列第五
   *[other] 敬陪末座
}。

reason-no-bullet-left = 子彈用完了
reason-nobody-in-sight = 視線內沒有人
reason-no-loot-here = 那裡沒有贓物
reason-nobody-here = 那裡沒有別人
reason-nowhere-to-go = 無處可去

## 一次說完大家的事

told-shuffle = 所有人洗牌，重新抽手牌。
told-draw = 你抽到{ $cards }。
told-nothing = 沒有效果，{ REASON($reason) }。
told-return = 剩下的手牌放回各自的牌庫。開始執行行動卡堆：
told-turn-up = 翻開所有錢袋。

## 卡牌和大盜的作用

help-move = 移動：在車廂內走到相鄰的車廂，在車廂頂最多走3節車廂。
help-floor = 爬降：從車廂內爬到同一節車廂的頂上，或從頂上爬回車廂內。
help-fire = 開火：在車廂內，射相鄰車廂裡的一人；在車廂頂，射前後任一方向最近的人。目標會得到一張子彈。
help-robbery = 掠奪：從所在的位置拿走一個贓物。錢袋值$250到$500，寶石$500，手提箱$1,000。
help-punch = 拳擊：同一個位置的一人掉下一個標記，並被打到別的車廂。
help-marshal = 警長：警長走一節車廂；誰都不能和他一起待在車廂內。
help-bullet = 子彈：不能打出，只會佔手牌的位子。
power-belle = 開火和拳擊時，只要還有別人可選，就不能選貝莉。
    .same-spot = 開火和拳擊時，只要貝莉所在的位置還有別人可選，就不能選貝莉。
power-cheyenne = 夏安可以收下她用拳擊打掉的錢袋。
power-django = 強哥射中人時，還會把對方往遠離自己的方向打退一節車廂。
power-doc = 教授在回合開始時抽7張牌，不是6張。
power-ghost = 幽靈在每回合的第一輪可以牌面向下出牌。
power-tuco = 圖科還可以隔著自己那節車廂的車頂，往上或往下開火。
goal = 共5回合，最有錢的人獲勝。剩下子彈最少的人是神槍手，得到{ MONEY(1000) }。
goal-team = 共5回合，兩名大盜合計最有錢的一方獲勝。
