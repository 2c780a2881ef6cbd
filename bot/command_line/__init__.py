"""The command line: `python -m bot` and its commands."""
