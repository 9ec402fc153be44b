"""Folsom: the open table for the Colt Express games."""
