# The table in the terminal, the commands, the pictures.

## Commands: what `folsom --help` says

cli-about = folsom: открытый стол для игр Colt Express
cli-more = Подробнее о каждой команде: folsom COMMAND --help.
cli-usage = использование
cli-options = параметры
cli-arguments = аргументы
cli-help = показать эту справку и выйти
cli-version = показать версию и выйти
cli-lang = язык: { $known } (иначе — язык системы)
cli-play = сесть за стол в этом терминале: против ботов или друг против друга
    .help = Игра в этом терминале: стол на весь экран, с клавиатурой и мышью, или простые строки — с --plain и всегда, когда вывод идёт не в терминал. В простых строках каждый выбор — это номер или слова, ? даёт пояснения, quit — выход. Игра сохраняется после каждого выбора.
cli-watch = дать ботам играть и наблюдать
    .help = Боты играют, вы наблюдаете: стол на весь экран или простые строки.
cli-show = посмотреть любой момент сохранённой игры
    .help = Любой момент сохранённой игры, чьими угодно глазами.
cli-rules = читать правила: все, одно или те, где есть слово
    .help = Правила: все, одно по номеру (X47) или те, в которых встречается слово.
cli-verify = повторить законченную игру и доказать, что раздача честная
    .help = Повторить законченную игру и доказать, что раздача, каждый шаг и счёт по правилам следуют из зерна.
cli-bench = измерить, сколько решений в секунду даёт эта машина
    .help = Измерить, сколько решений в секунду даёт эта машина.
cli-completion = напечатать код, с которым оболочка дополняет команды folsom
    .help = Напечатать код, с которым оболочка дополняет команды folsom; для bash: eval "$(folsom completion bash)".
cli-game = игра: { $known }
cli-file = сохранённая игра
cli-file-finished = законченная игра, сохранённая `folsom play`
cli-seats = сколько мест: от { $low } до { $most } (4)
cli-seat = ваше место, считая с 0 (0)
cli-human = места всех, кто играет за этой клавиатурой
cli-bots = кто играет на остальных местах, по порядку: { $known } (greedy)
cli-expert = экспертный вариант; вдвоём играют только в него
cli-belle = когда щадят Белль: any-target или same-spot
cli-discards = кто видит стопку сброса: open или owner
cli-bandits = бандиты по местам; - значит случайный; вдвоём: a+b,c+d
cli-seed = раздача по целому числу: игра повторится; иначе раздача запечатана
cli-save = в какой файл сохранять после каждого выбора; игра, что уже там, продолжится
cli-resume = продолжить игру, сохранённую последней
cli-plain = простые строки вместо стола на весь экран
cli-speed = насколько быстро всё происходит: { $known }
cli-theme = цвета: { $known }
cli-move = момент после стольких шагов (последний)
cli-eyes = чьими глазами: номер места или public
cli-rule = номер правила (X47) или слово
cli-json = числа в формате JSON
cli-shell = оболочка: { $known }

## Commands: what may be wrong

error-usage = { $message }; см. { $command } --help.
error-unrecognized = Здесь нет параметра или слова { $words }; см. { $command } --help.
error-expected-value = Для { $option } нужно значение; см. { $command } --help.
error-required = Чего-то не хватает: { $words }; см. { $command } --help.
error-not-together = { $option } и { $other } не сочетаются; см. { $command } --help.
error-bad-value = Значение { $value } не подходит для { $option }; выберите из списка: { $known }. См. { $command } --help.
error-no-command = Команды { $name } нет; выберите из списка: { $known }.
error-not-whole = Значение '{ $value }' не подходит для { $option }: укажите целое число от 0.
error-no-bot = Бота '{ $name }' нет; выберите из списка: { $known }.
error-no-such-seat = Места { $seat } нет: выберите от 0 до { $last }.
error-no-move = Шага { $move } нет: выберите от 0 до { $last }.
error-no-file = Файла { $path } нет: проверьте имя.
error-a-folder = { $path } — это папка: укажите файл.
error-no-text = { $path } — не сохранённая игра: укажите файл, записанный `folsom play --save`.
error-cant-read = { $path } не читается ({ $reason }): укажите файл, который вам разрешено читать.
error-cant-say = Вывод не удаётся записать ({ $reason }): направьте его в другое место.
error-cant-save = { $path } не записывается ({ $reason }): укажите файл в папке, куда вам разрешено писать.
error-newer = Файл { $path } записан более новой версией Folsom: чтобы его прочитать, установите самую новую.
error-damaged = Файл { $path } повреждён в строке { $line }, столбце { $column } (ожидается { $expected }): возьмите неповреждённую копию.
error-in-file = { $path }: { $error }
error-other-game = В файле { $path } игра с { $option }={ $value }: уберите --{ $option } или укажите другой файл.
error-too-wrong = Во вводе нет ничего, что можно выбрать: давайте номера или слова из предложенных.
error-nothing-saved = Сохранённых игр пока нет: начните новую командой `folsom play`.
error-no-rule = Нет ни правила { $word }, ни правила с таким словом: просмотрите `folsom rules`.
error-save-or-resume = --save и --resume не сочетаются: --save FILE и так продолжает игру из этого файла.

verify-good = { $path }: всё верно. { $deal }; все шаги ({ $moves }) сделаны по правилам; счёт { $scores }{ $told ->
    [yes] {""}
   *[no] {" "}(в файле его нет)
}.
deal-position = Игра начинается с позиции, данной в файле
deal-open = Раздача следует из открытого зерна
deal-sealed = Раздача следует из запечатанного зерна, но его отпечатка в файле нет
deal-committed = Раздача следует из запечатанного зерна, и зерно совпадает со своим отпечатком

## The table: who is who

you-are = Вы играете за { NAME($bandit, case: "acc") }, место { $seat }.
at-the-table = За столом: { $others }.
player = { NAME($bandit) } (место { $seat }, { $who })
human = человек
committed = Раздача запечатана. Её отпечаток, чтобы сверить после игры:
revealed = Зерно, с которого снят отпечаток:
resumed = { $path }: игра продолжается после шага { $move }.
how-plain = Выбирайте номером или словами; ? — пояснения, quit — выход.
curtain = { NAME($bandit) } (место { $seat }), теперь выбираете вы.
    .plain = { NAME($bandit) } (место { $seat }), теперь выбираете вы: нажмите Enter, когда никто больше не видит экрана.
    .help = Нажмите Enter, когда никто больше не видит экрана.
left = Вы встаёте из-за стола.
input-ended = Ввод закончился: вы встаёте из-за стола.
to-go-on = Продолжить: { $command }
compiling = Компилируются правила { $name } (один раз на этой машине, до минуты)...

## The table: what lies on it

round-of = Раунд { $number } из { $rounds }
round-line = Раунд { $number } из { $rounds }: «{ $card }» ({ $turns })
before-first = Идёт подготовка к игре
hand = Ваша рука: { $cards }
deck = Ваша колода: { $cards }
kept = Вы оставляете: { $cards }
pile = Общая колода: { $cards }
pile-title = Общая колода
hand-title = Рука
# As `card-of`: `Удар Дока`. The gender of `ваш` can't follow the card.
laid = { $card } { NAME($bandit, case: "gen") }
    .you = { $card } (вы)
face-down = { $card } лицом вниз
hidden-card = карта
nothing = пусто
roof = крыша
inside = внутри
marshal = МАРШАЛ
# In a narrow column, `.short`: at most nine columns of the terminal.
foot-car = вагон { $n }
foot-caboose = { $n } последний
    .short = { $n } послед.
foot-locomotive = { $n } локомотив
    .short = { $n } локом.
purses = { $n ->
    [one] { $n } кошелёк
    [few] { $n } кошелька
    [many] { $n } кошельков
   *[other] { $n } кошелька
}
    .short = { $n ->
    [one] { $n } кошелёк
   *[other] { $n } кошел.
}
jewels = { $n ->
    [one] { $n } драгоценность
    [few] { $n } драгоценности
    [many] { $n } драгоценностей
   *[other] { $n } драгоценности
}
    .short = { $n } драгоц.
strongboxes = { $n ->
    [one] сейф
    [few] { $n } сейфа
    [many] { $n } сейфов
   *[other] { $n } сейфа
}
    .short = { $n ->
    [one] сейф
    [few] { $n } сейфа
    [many] { $n } сейфов
   *[other] { $n } сейфа
}
column-seat = #
column-bandit = бандит
column-bullets = пули
column-shot = раны
column-hand = рука
column-deck = колода
column-holds = добыча
neutral-left = Шальных пуль осталось: { $n }
at-the-end = В конце раунда { ROUND($card, case: "effect") }.
this-turn = Этот ход — { $turn }.

## The table: choosing

wrong = `{ $text }` здесь не предлагается: введите номер от 1 до { $last } или слова; ? — пояснения.
several = `{ $text }` подходит к нескольким вариантам: введите номер.
only-one = Выбора нет. { $option }.
back-plain = `back` отменяет сделанный выбор.
leave-plain = `quit` — встать из-за стола.
waiting-for = На очереди: { $names }…
looking-on = Вы наблюдаете.
cant = Сейчас нельзя. { $why }
undone = Отменено.
no-undo = Это уже не отменить: с тех пор открылось что-то новое.
nothing-to-undo = Отменять нечего.

## The table: keys and screens

key-help = справка
key-rule = правило
key-undo = отмена
key-speed = темп
key-log = журнал
key-pile = колода
key-theme = цвет
key-quit = выход
key-back = назад
key-step = шаг
key-eyes = кто смотрит
speed-slow = медленная
speed-normal = обычная
speed-fast = быстрая
speed-instant = мгновенная
speed-is = Скорость: { $speed }
log-title = Что произошло
help-title = Что есть что
help-now = Сейчас
help-cards = Карты
help-bandits = Бандиты
help-turns = Ходы
help-events = В конце раунда
help-event = «{ $card }»: { $effect }.
help-keys = Клавиши
help-keys-text = Стрелки и Enter, номер или мышь: выбрать. Пробел или любая другая клавиша, пока что-то происходит: пропустить. Tab: к журналу и обратно; там стрелки прокручивают, Enter или r показывает правило. u: отменить, если не открылось ничего нового. s: скорость. t: светлые или тёмные цвета. q: выйти; игра сохранена. l: весь журнал. p: вся общая колода. r: правило о том, что сейчас выбирается.
rule-title = Правило
no-rule-here = Отдельного правила об этом нет.
quit-title = Встать из-за стола?
quit-text = Игра сохраняется после каждого выбора: { $command } её продолжит.
quit-yes = Выйти
quit-no = Остаться
eyes-public = зритель
eyes-of = Смотрит: { $who }
moment = Шаг { $move } из { $last }

## Setting the table

setup-title = Стол для Colt Express
setup-seats = Места
setup-bot-random = бот: случайный
setup-bot-greedy = бот: жадный
setup-drawn = случайный
setup-rules = Правила
setup-ordinary = обычные
setup-expert = экспертные: рука остаётся на следующий раунд
setup-hint = Стрелки или Tab: от поля к полю. Enter: открыть, выбрать. Или мышь.
setup-who = Место { $seat }
setup-here = играет здесь
setup-start = Сесть за стол
setup-resume = Продолжить последнюю игру
setup-quit = Выйти

## The end

over = Игра окончена.
result = { $place }. { $name } { $money }{ $gunslinger }
gunslinger = «Меткий глаз»
wins = Побеждает { NAME($seat) }.
    .you = Вы побеждаете.
share-win = { $names } делят победу.
again = Новая игра

## Измерение

bench-progress = Измеряется: { $what }...
bench-what = { $n ->
    [one] { $game }, { $n } место, { $variant }
    [few] { $game }, { $n } места, { $variant }
    [many] { $game }, { $n } мест, { $variant }
   *[other] { $game }, { $n } места, { $variant }
}
bench-game = игра
bench-seats = места
bench-variant = вид
bench-games = игр/с
bench-decisions = решений/с
bench-ns = нс каждое
bench-record = Запись занимает { $bytes } байт и копируется за { $ns } нс.
