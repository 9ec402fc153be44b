"""What all tests share: English, and a place of their own for saved games."""

import os
import tempfile

os.environ["FOLSOM_LANG"] = "en"
os.environ["FOLSOM_DATA"] = tempfile.mkdtemp(prefix="folsom-games-")
