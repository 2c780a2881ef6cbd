"""Medals: a small drawing for each achievement."""
