"""The games in `new_games` are no part of the project: their tests run in a copy of it that has
them.
"""

collect_ignore = ["new_games"]
