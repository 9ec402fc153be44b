"""A test for every rule of Colt Super Express."""
