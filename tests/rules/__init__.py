"""Every rule of Colt Express by its number: positions, choices, and exactly what follows."""
