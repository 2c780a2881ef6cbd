"""Tournaments: rounds in which every table is dealt the same tiles. Pure rules: who sits where, and
how play with equal tiles is compared.
"""
