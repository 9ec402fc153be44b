"""The types of the rules' arguments. They say what a name means; the compiler finds the machine types by itself."""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Int: TypeAlias = Any  # an int or an np.int64: both behave alike where the rules use them
Record: TypeAlias = Any  # one game, an np.record of a game's GAME type; its fields are typed by that
Games: TypeAlias = Any  # an array of such records
Words: TypeAlias = NDArray[Any]  # an array of whole numbers
Journal: TypeAlias = NDArray[np.int16] | None  # rows of what happened, or None if nobody watches
