# 終端機裡的牌桌、指令、圖片。

## 指令：`folsom --help`的內容

cli-about = folsom：柯爾特快車系列遊戲的開放牌桌
cli-more = 各指令的詳細說明：folsom COMMAND --help
cli-usage = 用法
cli-options = 選項
cli-arguments = 引數
cli-help = 顯示這份說明後離開
cli-version = 顯示版本後離開
cli-lang = 語言：{ $known }（未指定時依系統環境）
cli-play = 在這個終端機入座，和電腦玩家或朋友一起玩
    .help = 在這個終端機玩：全螢幕的牌桌，用鍵盤和滑鼠操作；加上 --plain 或輸出不是終端機時，則為逐行文字。逐行文字中，每個選擇都用數字或文字輸入，? 顯示說明，quit 離開。每次選擇後都會存檔。
cli-watch = 讓電腦玩家對戰，在旁觀看
    .help = 讓電腦玩家對戰，在旁觀看：全螢幕的牌桌，或逐行文字。
cli-show = 查看存檔中的任一時刻
    .help = 查看存檔中的任一時刻，可選任何人的視角。
cli-rules = 閱讀規則：全部、其中一條，或含有某個字詞的
    .help = 閱讀規則：全部規則、指定編號的一條（X47），或含有某個字詞的規則。
cli-verify = 重播已結束的遊戲，證明發牌沒有作弊
    .help = 重播已結束的遊戲，證明發牌、每一步和得分都是依規則從種子得出的。
cli-bench = 測量這台電腦每秒能作多少選擇
    .help = 測量這台電腦每秒能作多少選擇。
cli-completion = 輸出讓 shell 自動補完 folsom 指令的程式碼
    .help = 輸出讓 shell 自動補完 folsom 指令的程式碼：bash 請用 eval "$(folsom completion bash)"。
cli-game = 遊戲：{ $known }
cli-file = 存檔
cli-file-finished = 已結束的遊戲，由`folsom play`存下的檔案
cli-seats = { $low }到{ $most }個座位（4）
cli-seat = 你的座位，從0算起（0）
cli-human = 所有共用這個鍵盤的玩家的座位
cli-bots = 其餘座位依序由誰玩：{ $known }（greedy）
cli-expert = 專家規則；2名玩家時一律使用
cli-belle = 何時不能選貝莉：any-target 或 same-spot
cli-discards = 誰能看棄牌堆：open 或 owner
cli-bandits = 各座位的大盜，依序列出；- 表示隨機；2名玩家：a+b,c+d
cli-seed = 用整數發牌，相同的整數會得到同一局；未指定則密封發牌
cli-save = 每次選擇後存到這個檔案；檔案裡已有遊戲就接著玩
cli-resume = 繼續上次存檔的遊戲
cli-plain = 用逐行文字，不用全螢幕的牌桌
cli-speed = 進行的速度：{ $known }
cli-theme = 配色：{ $known }
cli-move = 走了這麼多步之後的時刻（最後一步）
cli-eyes = 用誰的視角：座位號碼，或 public
cli-rule = 編號（X47）或字詞
cli-json = 以 JSON 輸出數字
cli-shell = shell：{ $known }

## 指令：可能出錯的地方

error-usage = { $message }；請看 { $command } --help。
error-unrecognized = 這裡沒有 { $words } 這個選項或字詞；請看 { $command } --help。
error-expected-value = { $option } 後面要有值；請看 { $command } --help。
error-required = 還缺少 { $words }；請看 { $command } --help。
error-not-together = { $option } 和 { $other } 不能一起用；請看 { $command } --help。
error-bad-value = { $option } 的值是 { $value }，但只能是 { $known } 之一；請看 { $command } --help。
error-no-command = 沒有 { $name } 這個指令：請從 { $known } 中選一個。
error-not-whole = { $option } 的值是 '{ $value }'：請給一個不小於0的整數。
error-no-bot = 沒有 '{ $name }' 這個電腦玩家：請從 { $known } 中選擇。
error-no-such-seat = 沒有{ $seat }號座位：請選0到{ $last }。
error-no-move = 沒有第{ $move }步：請選0到{ $last }。
error-no-file = 沒有 { $path } 這個檔案：請檢查檔名。
error-a-folder = { $path } 是資料夾：請指定檔案。
error-no-text = { $path } 不是存檔：請指定由`folsom play --save`寫入的檔案。
error-cant-read = 無法讀取 { $path }（{ $reason }）：請指定你能讀取的檔案。
error-cant-say = 無法寫入輸出（{ $reason }）：請輸出到別處。
error-cant-save = 無法寫入 { $path }（{ $reason }）：請指定你能寫入的資料夾裡的檔案。
error-newer = { $path } 是由較新版的 Folsom 寫入的：請安裝最新版來讀取。
error-damaged = { $path } 在第{ $line }行第{ $column }欄損壞（這裡應該是 { $expected }）：請改用完整的副本。
error-in-file = { $path }：{ $error }
error-other-game = { $path } 裡的遊戲是 { $option }={ $value }：請拿掉 --{ $option }，或指定別的檔案。
error-too-wrong = 輸入中沒有任何可用的選擇：請輸入列出的數字或文字。
error-nothing-saved = 還沒有存檔：請用`folsom play`開一局。
error-no-rule = 沒有 { $word } 這條規則，也沒有規則含有這個字詞：請用`folsom rules`查看。
error-save-or-resume = --save 和 --resume 不能一起用：--save FILE 會接著玩那個檔案裡的遊戲。

verify-good = { $path }：驗證無誤。{ $deal }；全部{ $moves }步都符合規則；得分 { $scores }{ $told ->
    [yes] {""}
   *[no] （檔案中沒有寫）
}。
deal-position = 遊戲從檔案中的局面開始
deal-open = 發牌與公開的種子相符
deal-sealed = 發牌與密封的種子相符，但檔案中沒有這個種子的承諾值
deal-committed = 發牌與密封的種子相符，而且種子就是當初承諾的那一個

## 牌桌：誰是誰

you-are = 你是{ NAME($bandit) }，坐在{ $seat }號座位。
at-the-table = 同桌的有：{ $others }。
player = { NAME($bandit) }（{ $seat }號座位，{ $who }）
human = 你
committed = 發牌已密封。承諾值如下，遊戲結束後可以比對：
revealed = 承諾值背後的種子是：
resumed = { $path }：從第{ $move }步之後繼續。
how-plain = 輸入數字或文字來選擇；? 顯示說明，quit 離開。
curtain = { NAME($bandit) }（{ $seat }號座位），輪到你了。
    .plain = { NAME($bandit) }（{ $seat }號座位），輪到你了：確定只有你看得到畫面時，請按 Enter。
    .help = 確定只有你看得到畫面時，請按 Enter。
left = 你離開了牌桌。
input-ended = 輸入已經結束，你離開了牌桌。
to-go-on = 要繼續這一局：{ $command }
compiling = 正在編譯 { $name } 的規則（這台電腦只需一次，最多一分鐘）...

## 牌桌：桌上有什麼

round-of = 第{ $number }回合，共{ $rounds }回合
round-line = 第{ $number }回合，共{ $rounds }回合：{ $card }（{ $turns }）
before-first = 正在準備遊戲
hand = 你的手牌：{ $cards }
deck = 你的牌庫：{ $cards }
kept = 你保留：{ $cards }
pile = 行動卡堆：{ $cards }
pile-title = 行動卡堆
hand-title = 手牌
laid = { NAME($bandit) }的{ $card }
    .you = 你的{ $card }
face-down = { $card }（牌面向下）
hidden-card = 一張牌
nothing = 無
roof = 車廂頂
inside = 車廂內
marshal = 警長
# 窄欄用`.short`：最多佔終端機的九欄。
foot-car = { $n }號車廂
foot-caboose = { $n } 車尾車廂
    .short = { $n } 車尾
foot-locomotive = { $n } 火車頭
    .short = { $n } 火車頭
purses = { $n }個錢袋
    .short = { $n }個錢袋
jewels = { $n }顆寶石
    .short = { $n }顆寶石
strongboxes = { $n }個手提箱
    .short = { $n }個手提箱
column-seat = #
column-bandit = 大盜
column-bullets = 子彈
column-shot = 中彈
column-hand = 手牌
column-deck = 牌庫
column-holds = 持有
neutral-left = 剩下的正義子彈：{ $n }
at-the-end = 回合結束時，{ ROUND($card, case: "effect") }。
this-turn = 這一輪是{ $turn }。

## 牌桌：作選擇

wrong = 沒有`{ $text }`這個選項：請輸入1到{ $last }的數字，或選項的文字；? 顯示說明。
several = `{ $text }`可能指好幾個選項：請輸入數字。
only-one = 你只能這麼做：{ $option }。
back-plain = 輸入 `back` 收回你的選擇。
leave-plain = 輸入`quit`，離開牌桌。
waiting-for = 等待{ $names }...
looking-on = 你在旁觀看。
cant = 現在不行：{ $why }
undone = 已收回。
no-undo = 不能收回：之後已經揭曉了新的資訊。
nothing-to-undo = 沒有可以收回的選擇。

## 牌桌：按鍵和畫面

key-help = 說明
key-rule = 規則
key-undo = 收回
key-speed = 速度
key-log = 紀錄
key-pile = 行動卡堆
key-theme = 亮/暗
key-quit = 離開
key-back = 返回
key-step = 單步
key-eyes = 視角
speed-slow = 慢
speed-normal = 普通
speed-fast = 快
speed-instant = 瞬間
speed-is = 速度：{ $speed }
log-title = 事件紀錄
help-title = 說明
help-now = 現在
help-cards = 卡牌
help-bandits = 大盜
help-turns = 各輪
help-events = 回合結束時
help-event = { $card }：{ $effect }。
help-keys = 按鍵
help-keys-text = 方向鍵和 Enter、數字，或滑鼠：選擇。進行中按空白鍵或其他任何鍵：略過。Tab：跳到紀錄，再按一次回來；在紀錄中用方向鍵捲動，Enter 或 r 顯示規則。u：收回，前提是之後沒有揭曉新的資訊。s：速度。t：亮或暗。q：離開；遊戲會存檔。l：全部紀錄。p：整個行動卡堆。r：眼前這個選擇的規則。
rule-title = 規則
no-rule-here = 這裡沒有專屬的規則。
quit-title = 要離開牌桌嗎？
quit-text = 每次選擇後都會存檔，用 { $command } 就能繼續。
quit-yes = 離開
quit-no = 留下
eyes-public = 公開
eyes-of = 視角：{ $who }
moment = 第{ $move }步，共{ $last }步

## 開桌

setup-title = 開一桌柯爾特快車
setup-seats = 座位
setup-bot-random = 電腦：隨機
setup-bot-greedy = 電腦：貪心
setup-drawn = 隨機
setup-rules = 規則
setup-ordinary = 一般
setup-expert = 專家：手牌延續到下一回合
setup-hint = 方向鍵或 Tab：移動。Enter：打開、選擇。也可用滑鼠。
setup-who = { $seat }號座位
setup-here = 在這裡玩
setup-start = 入座
setup-resume = 繼續上一局
setup-quit = 離開

## 遊戲結束

over = 遊戲結束。
result = { $place }. { $name } { $money }{ $gunslinger }
gunslinger = 神槍手
wins = { NAME($seat) }獲勝。
    .you = 你獲勝了。
share-win = { $names }共享勝利。
again = 再玩一局

## 測量

bench-progress = 測量中：{ $what } ...
bench-what = { $n ->
   *[other] { $game }，{ $n }個座位，{ $variant }
}
bench-game = 遊戲
bench-seats = 座位
bench-variant = 種類
bench-games = 局/秒
bench-decisions = 決定/秒
bench-ns = 每次ns
bench-record = 一筆紀錄{ $bytes }位元組，複製需{ $ns } ns。
