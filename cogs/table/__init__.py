"""Presses at tables and in hands; /table, /hand and /leave."""
