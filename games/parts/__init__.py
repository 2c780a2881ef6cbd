"""Parts shared by games: lines, trains, stakes, pools, claims, dice, chance, the text of
actions.
"""
