# 牌桌圖上的文字，以及給看不見圖的人的說明。

## 圖上

picture-chooses = { $n ->
   *[other] 輪到{ $names }選擇。
}
picture-you = 你
picture-first = 起始
picture-discards = 棄牌
picture-money = 金錢
picture-kept = 你保留

## 圖的文字說明

picture-title = 柯爾特快車：{ $moment }
picture-title-over = 柯爾特快車：遊戲結束
picture-eyes = { $name }所見的場面。
picture-eyes-public = 所有人都能看到的場面。
picture-round = { $card }，輪次：{ $turns }。
picture-marshal = 警長的位置：{ $spot }。
picture-bandit = { $name }：{ $spot }，剩下{ $bullets ->
   *[other] { $bullets }張
}子彈，中了{ $received }發，持有{ $tokens }。
picture-off = 還沒上車
picture-cards = { $name }：手牌{ $hand ->
   *[other] { $hand }張
}，牌庫{ $deck }張。
picture-cards-expert = { $name }：手牌{ $hand ->
   *[other] { $hand }張
}，牌庫{ $deck }張，棄牌{ $discards }張。
picture-loot = { $spot }的贓物：{ $tokens }。
picture-beside = 火車旁：{ $tokens }。
picture-worth = { $n ->
   *[other] { $n }個{ $money }的錢袋
}
picture-ransom = 贖金{ $money }
picture-now = 正在執行：{ $card }。
picture-unknown = { $name }：一張牌面向下的牌
picture-score = { $name }有{ $money }。
picture-sentence = { $words }。
