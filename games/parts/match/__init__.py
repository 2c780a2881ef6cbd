"""Parts that matches on any number of ends share: teams, leads, layouts, the turn, the count,
the redeal.
"""
