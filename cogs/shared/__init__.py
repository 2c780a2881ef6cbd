"""Helpers shared by commands and presses."""
