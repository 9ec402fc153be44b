# 卓の絵に書かれる言葉と、絵を見られない人のための言葉。

## 紙の上

picture-chooses = { $n ->
   *[other] { $names }が選ぶ番。
}
picture-you = あなた
picture-first = 最初
picture-discards = 捨て札
picture-money = 所持金
picture-kept = 残すカード

## 絵を言葉で

picture-title = コルト・エクスプレス：{ $moment }
picture-title-over = コルト・エクスプレス：ゲーム終了
picture-eyes = { $name }から見た場面。
picture-eyes-public = 全員に見える場面。
picture-round = { $card }、ターン：{ $turns }。
picture-marshal = 保安官の居場所：{ $spot }。
picture-bandit = { $name }：{ $spot }、残りの弾丸{ $bullets ->
   *[other] { $bullets }枚
}、受けた弾丸{ $received }枚、略奪品は{ $tokens }。
picture-off = まだ列車に乗っていない
picture-cards = { $name }：手札{ $hand ->
   *[other] { $hand }枚
}、専用デッキ{ $deck }枚。
picture-cards-expert = { $name }：手札{ $hand ->
   *[other] { $hand }枚
}、専用デッキ{ $deck }枚、捨て札{ $discards }枚。
picture-loot = { $spot }の略奪品：{ $tokens }。
picture-beside = 列車のそば：{ $tokens }。
picture-worth = { $n ->
   *[other] { $money }の財布{ $n }個
}
picture-ransom = 身代金{ $money }
picture-now = いま実行中：{ $card }。
picture-unknown = { $name }：裏向きのカード
picture-score = { $name }は{ $money }。
picture-sentence = { $words }。
