"""The full-screen table, driven as a person would drive it."""
