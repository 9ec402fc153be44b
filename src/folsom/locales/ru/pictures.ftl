# Что сказано на рисунке стола, и он же словами для тех, кто его не видит.

## На листе

picture-chooses = { $n ->
    [one] Выбирает { $names }.
    [few] Выбирают { $names }.
    [many] Выбирают { $names }.
   *[other] Выбирают { $names }.
}
picture-you = вы
picture-first = первый
picture-discards = сброс
picture-money = деньги
picture-kept = Вы оставляете

## Рисунок словами

picture-title = Colt Express. { $moment }
picture-title-over = Colt Express. Игра окончена
picture-eyes = Так стол видит { $name }.
picture-eyes-public = Так стол видят все.
picture-round = { $card }, ходы: { $turns }.
picture-marshal = Маршал { $spot }.
picture-bandit = { $name } { $spot }, { $bullets ->
    [one] осталась { $bullets } пуля
    [few] осталось { $bullets } пули
    [many] осталось { $bullets } пуль
   *[other] осталось { $bullets } пули
}, получено { $received }; добыча: { $tokens }.
picture-off = ещё не в поезде
picture-cards = { $name }: на руке { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
    [many] { $hand } карт
   *[other] { $hand } карты
}, в колоде { $deck }.
picture-cards-expert = { $name }: на руке { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
    [many] { $hand } карт
   *[other] { $hand } карты
}, в колоде { $deck }, в сбросе { $discards }.
picture-loot = Добыча { $spot }: { $tokens }.
picture-beside = Рядом с поездом: { $tokens }.
picture-worth = { $n ->
    [one] { $n } кошелёк ценностью { $money }
    [few] { $n } кошелька по { $money }
    [many] { $n } кошельков по { $money }
   *[other] { $n } кошелька по { $money }
}
picture-ransom = выкуп { $money }
picture-now = Сейчас выполняется: { $card }.
picture-unknown = { $name }: карта лицом вниз
picture-score = { $name }: { $money }.
picture-sentence = { $words }.
