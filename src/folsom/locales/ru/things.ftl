# The names of things. Sentences take them from here through functions: NAME($bandit), CARD($card), SPOT($spot), ...
# Forms: .gen (кого? чего?), .dat (кому?), .acc (кого? что?), .prep (о ком? в чём?); the plain value is the nominative.
# "# 004" above a name: the rulebook that the word is from; "# ours": no rulebook in this language has it.

## Money, numbers, lists

# 004 writes 1000 $: no gap before the hundreds.

money = { NUMBER($n, useGrouping: 0) }{"\u00A0"}$
list-comma = ,{" "}
list-and = {" "}и{" "}
# Between sentences, and between the names of a team.
list-sentences = {" "}
list-team = /
card-count = { $card } ×{ $n }

## Bandits

# 004
bandit-belle = Белль
# 004
bandit-cheyenne = Шайенна
    .gen = Шайенны
    .dat = Шайенне
    .acc = Шайенну
# 004
bandit-django = Джанго
# 004
bandit-doc = Док
    .gen = Дока
    .dat = Доку
    .acc = Дока
# 004
bandit-ghost = Призрак
    .gen = Призрака
    .dat = Призраку
    .acc = Призрака
# 004
bandit-tuco = Туко
bandit-you = вы
    .gen = вас
    .dat = вам
    .acc = вас
# 004
team = команда «{ $names }»
    .gen = команды «{ $names }»
    .dat = команде «{ $names }»
    .acc = команду «{ $names }»

## Cards

# 004
card-move = Передвижение
# 004
card-floor = Перелезание
# 004
card-fire = Выстрел
# 004
card-robbery = Ограбление
# 004
card-punch = Удар
# 004
card-marshal = Маршал
# 004
card-bullet = Пуля
# Two seats: each card belongs to one of a seat's bandits.
card-of = { $card } { NAME($bandit, case: "gen") }

## Tokens

# 004
token-purse = кошелёк
# 004
token-jewel = драгоценность
# 004
token-strongbox = переносной сейф
purse-number = кошелёк №{"\u00A0"}{ $n }
purse-worth = { $purse } ({ MONEY($worth) })
purse-unknown = { $purse } (закрытый)

## The train

# 004
car-caboose = последний вагон
    .gen = последнего вагона
    .dat = последнему вагону
    .prep = последнем вагоне
# 004
car-locomotive = локомотив
    .gen = локомотива
    .dat = локомотиву
    .prep = локомотиве
car-n = вагон{"\u00A0"}{ $n }
    .gen = вагона{"\u00A0"}{ $n }
    .dat = вагону{"\u00A0"}{ $n }
    .prep = вагоне{"\u00A0"}{ $n }
spot-inside = в { CAR($car, case: "prep") }
    .to = в { CAR($car, case: "acc") }
spot-roof = на крыше { CAR($car, case: "gen") }
    .to = на крышу { CAR($car, case: "gen") }

## Round cards: the name, and what happens at the round's end

# 004
round-angry-marshal = Сердитый маршал
    .effect = все, кто на крыше вагона маршала, получают по шальной пуле, затем он переходит на один вагон к хвосту поезда
# 004
round-swivel-arm = Поворотный кронштейн
    .effect = всех, кто на крышах, сметает на крышу последнего вагона
# 004
round-braking = Торможение
    .effect = всех, кто на крышах, относит на одну крышу вперёд
# 004
round-take-it-all = Да забирай!
    .effect = в вагон маршала кладут второй переносной сейф
# 004
round-passengers-rebellion = Нападение пассажиров
    .effect = все, кто внутри, получают по шальной пуле
# ours
round-bridge = Мост
    .effect = ничего не происходит
# ours
round-tunnel = Туннель
    .effect = ничего не происходит
# 004
round-marshals-revenge = Месть маршала
    .effect = каждый, кто на крыше вагона маршала, роняет свой наименее ценный кошелёк
# 004
round-pickpocketing = Чистка карманов
    .effect = каждый, кто стоит в своей точке один, может взять там кошелёк
# 004
round-hostage-conductor = Проводник-заложник
    .effect = каждый, кто в локомотиве или на его крыше, получает { MONEY(250) }

## The turns of a round card

# ours
turn-S = открытый
    .help = открытый: карты разыгрываются лицом вверх
# 004
turn-T = туннель
    .help = туннель: карты разыгрываются лицом вниз
# 004
turn-D = разгон
    .help = разгон: каждый игрок делает два хода подряд
# 004
turn-R = перецепка
    .help = перецепка: игроки ходят против часовой стрелки

## Words of the rules, for the glossary

# 004
term-round = раунд
# 004
term-turn = ход
# 004
term-scheming = планирование
# 004
term-stealing = грабёж
# 004
term-round-card = карта раунда
# 004
term-station = станция
# 004
term-action-card = карта действия
# 004
term-neutral-bullet = шальная пуля
# 004
term-loot = добыча
# 004
term-hand = рука
# 004
term-deck = личная колода
# 004
term-pile = общая колода
# 004
term-discards = сброс
# 004
term-first-player = первый игрок
# 004
term-car = вагон
# 004
term-roof = крыша
# 004
term-sight = линия видимости
# 004
term-gunslinger = награда «Меткий глаз»
# 004
term-ransom = выкуп
# 004
term-expert = экспертный вариант
