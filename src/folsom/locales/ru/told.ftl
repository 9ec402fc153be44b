# What can be chosen and what happens, as sentences.
# Of a message with `.you` the value tells of others and `.you` tells the listener of what it does itself.
# All in the present tense: a past tense would need the gender of whoever acts.

## What must be chosen

ask-marshal-card = Чей маршал пойдёт в вашу колоду?
    .help = У каждой команды одна карта маршала, и выполняет её тот бандит, чья это карта. Обе команды отвечают одновременно.
ask-start = Кто начинает в последнем вагоне?
    .help = Один ваш бандит начинает в последнем вагоне, другой — в соседнем. Обе команды отвечают одновременно.
ask-bullets = Сколько пуль вы сбрасываете?
    .help = Сброшенные пули уходят с руки, но карт взамен вы не берёте.
ask-keep = Какие карты вы оставляете до следующего раунда?
    .help = Выбирайте карты по одной, потом закончите. Всё, что не оставлено, сбрасывается, и пули тоже.
ask-scheme = Разыграть карту или взять три?
    .help = Карты ложатся в общую колоду, по одной за ход, и выполняются в том же порядке, когда все ходы сделаны. Что останется на руке, вернётся в вашу личную колоду.
    .expert = Карты ложатся в общую колоду, по одной за ход. Когда все ходы сделаны, вы выбираете, какие карты на руке оставить, и затем общая колода выполняется по порядку.
ask-pick = Какой кошелёк вы берёте?
    .help = Кроме вашего бандита, в этой точке никого, так что один кошелёк можно взять.
ask-pocket = Забрать упавший кошелёк или не трогать?
    .help = Шайенна может оставить себе кошелёк, выбитый её ударом. Решает она, не заглядывая внутрь.
ask-move = Передвижение: куда идёт { NAME($actor) }?
    .help = Внутри передвижение ведёт в соседний вагон, по крышам — на одну, две или три крыши. Остаться на месте нельзя.
ask-marshal = Маршал: в какой вагон вы его отправляете?
    .help = Бандиты внутри вагона, куда он входит, получают по шальной пуле и сбегают на крышу.
ask-rob = Ограбление: что берёт { NAME($actor) }?
    .help = В кошельке от { MONEY(250) } до { MONEY(500) }, и берут его не глядя; драгоценность стоит { MONEY(500) }, переносной сейф — { MONEY(1000) }. Кошельки пронумерованы, чтобы вы узнавали те, что уже видели.
ask-fire = Выстрел: в кого стреляет { NAME($actor) }?
    .help = Пуля ложится поверх личной колоды цели и только мешается. У кого к концу игры осталось меньше всего пуль, тому полагается { MONEY(1000) }.
    .team = Пуля ложится на личную колоду цели и будет мешать.
ask-punch = Удар: кого бьёт { NAME($actor) }?
    .help = Побитый роняет жетон добычи и отлетает в соседний вагон.
ask-drop = Удар: что роняет { NAME($target) }?
    .help = Упавшее остаётся в этой точке и ждёт любого ограбления.
ask-push = Удар: в какую сторону отлетает { NAME($target) }?
    .help = Попасть внутрь к маршалу — значит получить шальную пулю и сбежать на крышу.

## Options: what one chooses, and what it will do

# The card stands last and without «», so that its name alone, typed, means the option.
option-play = Разыграть: { $card }
    .does = Ложится в общую колоду лицом вверх и выполняется, когда все ходы сделаны.
option-play-down = Разыграть: { $card } лицом вниз
    .does = Ложится в общую колоду лицом вниз: до выполнения её не видит никто, кроме вас.
option-draw = Взять три карты
    .does = { $n ->
    [0] Личная колода пуста: вы только пропускаете ход.
    [one] Вместо карты: ещё { $n } карта на руку.
    [few] Вместо карты: ещё { $n } карты на руку.
    [many] Вместо карты: ещё { $n } карт на руку.
   *[other] Вместо карты: ещё { $n } карты на руку.
}
option-keep = Оставить: { $card }
    .does = Остаётся на руке до следующего раунда.
option-done = Больше ничего не оставлять
    .does = Все остальные карты на руке сбрасываются.
option-discard = { $n ->
    [0] Не сбрасывать пуль
    [one] Сбросить { $n } пулю
    [few] Сбросить { $n } пули
    [many] Сбросить { $n } пуль
   *[other] Сбросить { $n } пули
}
    .does = С руки в стопку сброса; карты взамен не берутся.
option-pocket = Забрать кошелёк
    .does = Он ваш; вы видите, что внутри.
option-leave = Не трогать кошелёк
    .does = Он лежит в этой точке для всех желающих.
option-move = Перейти к { CAR($car, case: "dat") }
    .does = { NAME($actor) } меняет вагон, но не уровень.
option-marshal = Отправить маршала в { CAR($car, case: "acc") }
    .does = Кто внутри, тот получает шальную пулю и сбегает на крышу.
option-push = Отбросить { NAME($target, case: "acc") } к { CAR($car, case: "dat") }
    .does = { NAME($target) } оказывается там на том же уровне; внутри может поджидать маршал.
option-rob = Взять { $token }
    .does = Отныне это добыча { NAME($actor, case: "gen") }.
option-drop = Падает { $token }
    .does = Остаётся лежать там, где стоят оба.
option-take = Взять { $token }
    .does = Он ваш; вы видите, что внутри.
option-pass = Ничего не брать
    .does = Кошельки остаются на месте.
option-fire = Выстрелить в { NAME($target, case: "acc") }
    .does = Ваша следующая пуля ложится поверх личной колоды { NAME($target, case: "gen") }.
    .pushes = Ваша следующая пуля ложится поверх личной колоды { NAME($target, case: "gen") }, а выстрел относит цель на вагон дальше.
option-punch = Ударить { NAME($target, case: "acc") }
    .does = { NAME($target) } роняет жетон по вашему выбору и отлетает в соседний вагон.
    .bare = { NAME($target) } ничего не держит и только отлетает в соседний вагон.
option-name = Маршал { NAME($bandit, case: "gen") }
    .does = Когда эта карта выполняется, маршал перемещается.
option-caboose = { NAME($bandit) } начинает в последнем вагоне
    .does = Другой ваш бандит начинает в соседнем.

## Why something can’t be chosen

not-yourself = Эту карту выполняет { NAME($target) }.
not-belle = Белль нельзя выбрать, пока можно выбрать кого-то ещё.
not-in-sight = { NAME($target, case: "gen") } отсюда не видно.
not-same-spot = { NAME($target) } в той же точке: выстрелу нужно расстояние.
not-other-level = { NAME($target) } на другом уровне.
not-here = { NAME($target, case: "gen") } в этой точке нет.
not-too-far = До { CAR($car, case: "gen") } слишком далеко.
not-same-car = { CAR($car) }: { NAME($actor) } и так там.
not-marshal-there = Маршал и так в { CAR($car, case: "prep") }.
not-bullet = Пулю нельзя разыграть: она только мешается.

## What happens

event-first = Начинает { NAME($seat) }.
    .you = Начинаете вы.
event-round = Начинается раунд { $number }: «{ ROUND($round_card) }». В конце раунда { ROUND($round_card, case: "effect") }.
event-shuffle = { NAME($seat) } перемешивает карты.
    .you = Вы перемешиваете карты.
event-draw = { $count ->
    [0] { NAME($seat) } не берёт карт.
    [one] { NAME($seat) } берёт { $count } карту.
    [few] { NAME($seat) } берёт { $count } карты.
    [many] { NAME($seat) } берёт { $count } карт.
   *[other] { NAME($seat) } берёт { $count } карты.
}
    .you = { $count ->
    [0] Вы не берёте карт.
    [one] Вы берёте { $count } карту.
    [few] Вы берёте { $count } карты.
    [many] Вы берёте { $count } карт.
   *[other] Вы берёте { $count } карты.
}
event-drawn = { NAME($seat) } берёт карту «{ $card }».
    .you = Вы берёте карту «{ $card }».
event-decide = Выбор { NAME($seat, case: "gen") } сделан.
    .you = Ваш выбор сделан.
event-name = { NAME($seat) } выбирает карту «Маршал { NAME($bandit, case: "gen") }».
    .you = Вы выбираете карту «Маршал { NAME($bandit, case: "gen") }».
event-place = { NAME($bandit) } начинает { SPOT($spot) }.
    .you = Вы начинаете { SPOT($spot) }.
event-discard = { NAME($seat) } сбрасывает карту «{ $card }».
    .you = Вы сбрасываете карту «{ $card }».
event-keep = { $count ->
    [0] { NAME($seat) } не оставляет на руке карт.
    [one] { NAME($seat) } оставляет на руке { $count } карту.
    [few] { NAME($seat) } оставляет на руке { $count } карты.
    [many] { NAME($seat) } оставляет на руке { $count } карт.
   *[other] { NAME($seat) } оставляет на руке { $count } карты.
}
    .you = { $count ->
    [0] Вы не оставляете на руке карт.
    [one] Вы оставляете на руке { $count } карту.
    [few] Вы оставляете на руке { $count } карты.
    [many] Вы оставляете на руке { $count } карт.
   *[other] Вы оставляете на руке { $count } карты.
}
event-play = { NAME($seat) } разыгрывает карту «{ $card }».
    .you = Вы разыгрываете карту «{ $card }».
event-hide = { NAME($seat) } разыгрывает карту лицом вниз.
    .you = Вы разыгрываете карту лицом вниз.
event-hidden = { NAME($seat) } разыгрывает лицом вниз карту «{ $card }».
    .you = Вы разыгрываете лицом вниз карту «{ $card }».
event-return = { $count ->
    [0] { NAME($seat, case: "dat") } нечего вернуть в колоду.
    [one] { NAME($seat) } возвращает в колоду { $count } карту.
    [few] { NAME($seat) } возвращает в колоду { $count } карты.
    [many] { NAME($seat) } возвращает в колоду { $count } карт.
   *[other] { NAME($seat) } возвращает в колоду { $count } карты.
}
    .you = { $count ->
    [0] Вам нечего вернуть в колоду.
    [one] Вы возвращаете в колоду { $count } карту.
    [few] Вы возвращаете в колоду { $count } карты.
    [many] Вы возвращаете в колоду { $count } карт.
   *[other] Вы возвращаете в колоду { $count } карты.
}
event-show = Карта { NAME($seat, case: "gen") }: «{ $card }».
    .you = Ваша карта: «{ $card }».
# With two seats the card’s name tells whose it is.
event-show-of = { $card }.
event-nothing = Карта «{ $card }» не имеет эффекта: { REASON($reason) }.
event-move = { NAME($bandit) } переходит { SPOT($spot, case: "to") }.
    .you = Вы переходите { SPOT($spot, case: "to") }.
event-climb = { NAME($bandit) } перелезает { SPOT($spot, case: "to") }.
    .you = Вы перелезаете { SPOT($spot, case: "to") }.
event-marshal = Маршал переходит в { CAR($car, case: "acc") }.
event-take = { NAME($bandit) } берёт { TOKEN($token, case: "acc") }.
    .you = Вы берёте { TOKEN($token, case: "acc") }.
event-see = { NAME($seat) } заглядывает внутрь: { MONEY($worth) }.
    .you = Вы заглядываете внутрь: { MONEY($worth) }.
event-fire = { NAME($bandit) } стреляет в { NAME($target, case: "acc") }.
    .you = Вы стреляете в { NAME($target, case: "acc") }.
event-pushed = Выстрел относит { NAME($bandit, case: "acc") } { SPOT($spot, case: "to") }.
    .you = Выстрел относит вас { SPOT($spot, case: "to") }.
event-punch = { NAME($bandit) } бьёт { NAME($target, case: "acc") }.
    .you = Вы бьёте { NAME($target, case: "acc") }.
event-fall = { NAME($bandit) } роняет { TOKEN($token, case: "acc") }; добыча лежит { SPOT($spot) }.
    .you = Вы роняете { TOKEN($token, case: "acc") }; добыча лежит { SPOT($spot) }.
event-pocket = { NAME($bandit) } оставляет себе { TOKEN($token, case: "acc") }.
    .you = Вы оставляете себе { TOKEN($token, case: "acc") }.
event-knocked = { NAME($bandit) } отлетает { SPOT($spot, case: "to") }.
    .you = Вы отлетаете { SPOT($spot, case: "to") }.
event-neutral = { NAME($bandit) } получает шальную пулю.
    .you = Вы получаете шальную пулю.
event-empty = { $count ->
    [0] Шальных пуль больше нет ни для кого.
    [1] Шальных пуль на всех не хватает: последняя уходит из игры.
   *[other] Шальных пуль на всех не хватает: последние { $count } уходят из игры.
}
event-flee = { NAME($bandit) } сбегает { SPOT($spot, case: "to") }.
    .you = Вы сбегаете { SPOT($spot, case: "to") }.
event-event = «{ ROUND($round_card) }»: { ROUND($round_card, case: "effect") }.
event-swept = { NAME($bandit) } оказывается { SPOT($spot) }.
    .you = Вы оказываетесь { SPOT($spot) }.
event-strongbox = Теперь { SPOT($spot) } лежит { TOKEN($token) }.
event-pass = { NAME($seat) } ничего не берёт.
    .you = Вы ничего не берёте.
event-ransom = { NAME($bandit) } получает { MONEY($money) } в качестве выкупа.
    .you = Вы получаете { MONEY($money) } в качестве выкупа.
event-turn-up = { $purse }: внутри { MONEY($worth) }.
event-gunslinger = { NAME($bandit) } получает награду «Меткий глаз» и { MONEY(1000) }.
    .you = Вы получаете награду «Меткий глаз» и { MONEY(1000) }.
event-score = У { NAME($seat, case: "gen") } { MONEY($money) } и { $place ->
    [1] первое
    [2] второе
    [3] третье
    [4] четвёртое
    [5] пятое
   *[other] последнее
} место.
    .you = У вас { MONEY($money) } и { $place ->
    [1] первое
    [2] второе
    [3] третье
    [4] четвёртое
    [5] пятое
   *[other] последнее
} место.

reason-no-bullet-left = пули кончились
reason-nobody-in-sight = никого не видно
reason-no-loot-here = добычи здесь нет
reason-nobody-here = здесь больше никого нет
reason-nowhere-to-go = идти некуда

## Told of everybody at once

told-shuffle = Все перемешивают колоды и набирают новую руку.
told-draw = Вы берёте: { $cards }.
told-nothing = { REASON($reason) }, и ничего не происходит.
told-return = Оставшиеся карты возвращаются в личные колоды. Общая колода выполняется по порядку:
told-turn-up = Кошельки открываются.

## What cards and bandits do

help-move = Передвижение: внутри — в соседний вагон, по крышам — на одну, две или три крыши.
help-floor = Перелезание: изнутри на крышу того же вагона или обратно.
help-fire = Выстрел: внутри — в бандита в соседнем вагоне, на крыше — в ближайшего с любой стороны. Цель получает пулю.
help-robbery = Ограбление: взять один жетон добычи там, где вы стоите. В кошельке 250–500 $, драгоценность стоит 500 $, переносной сейф 1000 $.
help-punch = Удар: бандит в одной точке с вами роняет жетон и отлетает.
help-marshal = Маршал: он переходит на один вагон; внутри с ним никто не остаётся.
help-bullet = Пуля: её нельзя разыграть, она лишь занимает место на руке.
power-belle = Белль нельзя выбрать для выстрела или удара, пока можно выбрать кого-то ещё.
    .same-spot = Белль нельзя выбрать для «Выстрела» и «Удара», пока в её точке стоит другой, кого можно выбрать.
power-cheyenne = Шайенна может оставить себе кошелёк, выбитый её ударом.
power-django = Выстрелы Джанго вдобавок относят цель на один вагон, прочь от него.
power-doc = Док берёт в начале раунда семь карт вместо шести.
power-ghost = Призрак может в первый ход каждого раунда разыграть карту лицом вниз.
power-tuco = Туко может стрелять и через крышу своего вагона, вверх или вниз.
goal = Пять раундов; побеждает самый богатый. У кого осталось меньше всего пуль, тот получает награду «Меткий глаз» и { MONEY(1000) }.
goal-team = Пять раундов; побеждает команда, чьи два бандита вместе богаче.
