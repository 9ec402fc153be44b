"""Positions, choices and whole games as text, both ways (docs/notation.md)."""
