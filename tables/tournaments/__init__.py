"""Tournaments: every table of a round is dealt the same tiles. Pure rules: seating, tables, and
matchpoints.
"""
