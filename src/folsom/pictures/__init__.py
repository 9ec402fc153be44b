"""A position as a picture: `draw(game.view(seat))` gives an SVG of what that seat sees, and nothing more."""

from folsom.pictures.drawing import Picture, draw

__all__ = ["Picture", "draw"]
