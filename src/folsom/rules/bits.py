"""Sets in one word: seats, bandits, tokens and options are bits of an int64."""

from folsom.rules.types import Int


def count(word: Int) -> Int:
    """How many members; compilers turn this loop into one instruction."""
    n = 0
    while word != 0:
        word &= word - 1
        n += 1
    return n


def lowest(word: Int) -> Int:
    """The lowest member of a set that is not empty."""
    return count((word & -word) - 1)


def nth(word: Int, n: Int) -> Int:
    """Member number n, counted from 0 upwards."""
    while n > 0:
        word &= word - 1
        n -= 1
    return lowest(word)


def single(word: Int) -> bool:
    """Whether the set has exactly one member."""
    return word != 0 and (word & (word - 1)) == 0
