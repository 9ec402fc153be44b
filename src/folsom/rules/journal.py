"""What happened, written only for those who watch.

A journal is an int16 array of rows; row 0 holds in its first cell how many rows follow. A row is

    event  eyes  a  b  c  d

`eyes` is the word of seats that may see the row, the public included (bit PUBLIC). Playouts pass None instead of a
journal: the compiler drops the branch.
"""

import numpy as np
from numpy.typing import NDArray

from folsom.rules.types import Int, Journal

ROWS = 512
COLUMNS = 6
PUBLIC = 6
EVERYBODY = (1 << 7) - 1


def blank() -> NDArray[np.int16]:
    """A journal with nothing in it."""
    return np.zeros((ROWS, COLUMNS), np.int16)


def note(journal: Journal, eyes: Int, event: Int, a: Int, b: Int, c: Int, d: Int) -> None:
    """Write one row, if anybody watches."""
    if journal is None:
        return
    n = np.int64(journal[0, 0]) + 1
    if n >= ROWS:
        return
    journal[0, 0] = n
    journal[n, 0] = event
    journal[n, 1] = eyes
    journal[n, 2] = a
    journal[n, 3] = b
    journal[n, 4] = c
    journal[n, 5] = d
