"""The stream inside a record: the only unsigned integers of the project.

A stream is a 64-bit xorshift (shifts and xors never overflow, so the interpreted and the compiled rules agree).
Numbers come from its upper 31 bits. A seed is spread over the whole word before it becomes a stream.
"""

import numpy as np

from folsom.rules.bits import nth
from folsom.rules.types import Int, Record, Words

_13, _7, _17, _33, _1 = (np.uint64(n) for n in (13, 7, 17, 33, 1))
HALF = (1 << 31) - 1
KEYS = np.array([0x2545F491, 0x1B873593, 0x4F6CDD1D, 0x165667B1, 0x3C6EF372, 0x27D4EB2F, 0x5851F42D, 0x14057B7E])


def next_word(chance: Words) -> Int:
    """The next 31 bits of a stream that is no game's: it is kept in an array."""
    s = chance[0]
    s ^= s << _13
    s ^= s >> _7
    s ^= s << _17
    chance[0] = s
    return np.int64(s >> _33)


def below(g: Record, n: Int) -> Int:
    """The next number in 0 .. n - 1."""
    s = g.stream
    s ^= s << _13
    s ^= s >> _7
    s ^= s << _17
    g.stream = s
    return (np.int64(s >> _33) * n) >> 31


def below_wide(g: Record, n: Int) -> Int:
    """The next number in 0 .. n - 1 for an n of up to 62 bits."""
    high = below(g, 1 << 31)
    return ((high << 31) | below(g, 1 << 31)) % n


def pick(g: Record, word: Int, n: Int) -> Int:
    """A random member of a set of n."""
    return nth(word, below(g, n))


def reseed(g: Record, seed: Int) -> None:
    """Start the stream anew from a whole number of at most 62 bits: eight Feistel rounds, so that neighbours differ."""
    left = (seed >> 31) & HALF
    right = seed & HALF
    for key in KEYS:
        mixed = (((right ^ np.int64(key)) * (((right >> 9) ^ np.int64(key)) | 1)) >> 17) & HALF
        old = right
        right = left ^ mixed ^ (mixed >> 14)
        left = old
    g.stream = (np.uint64((left << 31) | right) << _1) | _1
