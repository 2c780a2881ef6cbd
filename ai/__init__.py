"""Computer players: a view in, an action out.

`ai.player` chooses an action, `ai.advisor` explains it, and `ai.better_choices` finds a better one
afterwards. Except for `delivery/workers`, the other rooms import only the plain data in
`ai.levels` and `ai.advice_records`, which load no player.
"""
