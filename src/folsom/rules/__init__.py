"""The games. Plain Python over NumPy records: no decorators, no allocation, nothing raised."""
