"""A slow and obvious second implementation of the rules, to compare others with."""
