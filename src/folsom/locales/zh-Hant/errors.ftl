# 可能出錯的地方：各用一句話說明，並說該怎麼做。記號中的值、選項名稱和路徑照原樣保留。

## 建立遊戲

error-no-game = 沒有 { $name } 這個遊戲：請從 { $known } 中選一個。
error-no-option = { $name } 沒有 { $option } 這個選項：請從 { $known } 中選擇。
error-value = { $option } 的值是 { $value }：請從 { $known } 中選一個。
error-seats = seats 的值是 { $value }：請選2到{ $most }。
error-bandits-each = { $each ->
    [1] bandits 必須為{ $seats }個座位各指定一名大盜。
   *[other] bandits 必須為{ $seats }個座位各指定兩名大盜。
}
error-true-or-false = { $option } 的值是 { $value }：請選 True 或 False。
error-bandits-list = bandits 的值是 { $value }：請給一個串列，寫出每個座位的大盜。
error-bandit-twice = bandits 中 { $name } 出現兩次：不同座位的大盜不得重複。
error-cars-list = cars 的值是 { $value }：請給一個從車尾車廂開始的車廂串列，例如 '3/1'。
error-car-twice = cars 中 { $name } 出現兩次：同樣的車廂只有一節。
error-cars-count = cars 指定了{ $n }節車廂：請指定{ $count }節，要隨機抽取的寫 None。
error-seed = seed 的值是 { $value }：請給一個從 0 到 2**{ $bits } - 1 的整數。
error-seed-bytes = seed 有{ $n }個位元組：請給{ $bytes }個位元組、一個整數，或什麼都不給。
error-whole = { $option } 的值是 { $value }：請給一個不小於 { $low } 的整數。
error-no-language = 沒有 { $name } 這種語言：請從 { $known } 中選一個。

## 作選擇

error-no-seat = 沒有{ $seat }號座位：座位編號是0到{ $last }。
error-illegal = { $seat }號座位現在不能選`{ $choice }`；可以選的有：{ $legal }。
error-over = 遊戲已經結束，不能再作選擇。
error-waits = { $seat }號座位已經選好，正在等其他人；要改選請先收回。
error-not-turn = 還沒輪到{ $seat }號座位：現在由{ $deciders }號座位選擇。
error-nothing-waits = { $seat }號座位沒有等待中的選擇，所以沒有可以收回的。

## 同時進行多局遊戲

error-options-array = 選項必須是{ $n }個整數組成的陣列。
error-batch-illegal = { $game }號遊戲：{ $seat }號座位不能選{ $option }號選項；可以選的有：{ $legal }。
error-out-array = out 必須是形狀為 { $shape } 的 { $kind } 陣列。

## 文字記錄的遊戲

error-notation = 第{ $line }行第{ $column }欄：這裡應該是 { $expected }。
error-not-committed = 種子不是發牌前承諾的那一個（第{ $move }步）。
error-cant-move = 第{ $move }步不可能發生：{ $error }
error-deal-changed = 第{ $move }步遭到更改：依這個版本 Folsom 的規則，由種子和選項得不出這樣的發牌。
error-move-changed = 第{ $move }步遭到更改：這不是當時走的那一步。
error-other-scores = 第{ $move }步之後的得分不是這局遊戲的得分。
error-unfinished = 遊戲還沒結束：到第{ $move }步之後就沒有了。

## 編譯器

error-edited = 程式啟動之後，規則有過更動：請重新啟動程式。
error-compiling-failed = 編譯器沒有完成就停止了：請重新啟動。
error-not-compiled = 無法編譯 { $name } 的規則（{ $reason }）；請設定 FOLSOM_RULES=interpreted。
