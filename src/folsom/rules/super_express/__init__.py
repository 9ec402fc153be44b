"""Colt Super Express, rule by rule. The rooms in the order of play: cards (tables), state (the record), setup,
stacking, riding (a round carried out), rows (who stands where), scoring; then sight, worlds, check, and verbs."""
