"""FILL IN."""
