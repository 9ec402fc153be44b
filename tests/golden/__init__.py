"""Golden games: whole games as text, with a digest of the record after each move."""
