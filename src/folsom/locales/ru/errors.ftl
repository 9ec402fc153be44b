# What can go wrong: one sentence each, saying what to do. Values in notation, names of options and paths stay as they are.

## Making a game

error-no-game = Игры { $name } нет; выберите из списка: { $known }.
error-no-option = У { $name } нет параметра { $option }; выберите из списка: { $known }.
error-value = Значение { $value } не подходит для { $option }; выберите из списка: { $known }.
error-seats = Значение { $value } не подходит для seats: укажите от 2 до { $most }.
error-bandits-each = { $each ->
    [1] В bandits нужно назвать по одному бандиту для каждого из { $seats } мест.
   *[other] В bandits нужно назвать по два бандита для каждого из { $seats } мест.
}
error-true-or-false = Значение { $value } не подходит для { $option }: укажите True или False.
error-bandits-list = Значение { $value } не подходит для bandits: дайте список с бандитами каждого места.
error-bandit-twice = В bandits дважды назван бандит { $name }: одинаковых бандитов на двух местах не бывает.
error-cars-list = Значение { $value } не подходит для cars: дайте список вагонов, начиная с последнего, например '3/1'.
error-car-twice = В cars дважды назван вагон { $name }: каждый вагон только один.
error-cars-count = Число вагонов в cars — { $n }, а нужно { $count }; вместо вагона, который выпадет случайно, укажите None.
error-seed = Значение { $value } не подходит для seed: укажите целое число от 0 до 2**{ $bits } - 1.
error-seed-bytes = Длина seed в байтах — { $n }, а нужно { $bytes }; можно дать и целое число или не давать ничего.
error-whole = Значение { $value } не подходит для { $option }: укажите целое число не меньше { $low }.
error-no-language = Языка { $name } нет; выберите из списка: { $known }.

## Choosing

error-no-seat = Места { $seat } нет: есть места от 0 до { $last }.
error-illegal = Место { $seat } сейчас не может выбрать `{ $choice }`; допустимо: { $legal }.
error-over = Игра окончена: выбирать больше нечего.
error-waits = Выбор места { $seat } сделан и ждёт остальных; чтобы выбрать другое, отмените его.
error-not-turn = Сейчас не очередь места { $seat }; на очереди: { $deciders }.
error-nothing-waits = У места { $seat } нет выбора, который ждёт остальных, так что отменять нечего.

## Many games at once

error-options-array = Варианты нужно передать массивом целых чисел длиной { $n }.
error-batch-illegal = Игра { $game }: место { $seat } не может выбрать вариант { $option }; допустимо: { $legal }.
error-out-array = out должен быть массивом { $kind } формы { $shape }.

## Games as text

error-notation = Строка { $line }, столбец { $column }: ожидается { $expected }.
error-not-committed = Зерно не то, чей отпечаток был дан до раздачи (шаг { $move }).
error-cant-move = Шаг { $move } невозможен. { $error }
error-deal-changed = Шаг { $move } изменён: по правилам этой версии Folsom раздача не следует из своего зерна и параметров.
error-move-changed = Шаг { $move } изменён: в игре он был другим.
error-other-scores = Счёт после шага { $move } не от этой игры.
error-unfinished = Игра не закончена: она обрывается после шага { $move }.

## The compiler

error-edited = Правила изменены уже после запуска этой программы: запустите её заново.
error-compiling-failed = Компилятор остановился, не закончив работу: запустите его заново.
error-not-compiled = Правила { $name } не удаётся скомпилировать ({ $reason }); задайте FOLSOM_RULES=interpreted.
