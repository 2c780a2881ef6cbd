"""The rules. Standard library only; no clock, no files, no words, no Discord."""
