"""`python -m folsom` is `folsom`."""

import sys

from folsom.cli import main

sys.exit(main())
