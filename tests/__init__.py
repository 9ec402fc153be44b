"""The tests of Folsom."""
