"""Colt Express: three to six seats, the expert variant, two seats (docs/rules.md, X1 to X111).

Start with state.py (the record) and cards.py (the content). The order of play is in play.py, each phase in the module
of its name, and what others call is in verbs.py.
"""
