"""The checks of `python -m bot check`: everything that a host can get wrong, each in a sentence
with what to do.
"""
