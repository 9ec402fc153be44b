"""Positions and choices of Colt Super Express as text (docs/notation.md)."""
