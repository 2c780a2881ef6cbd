"""The message that celebrates the winners of a season."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Literal

from locales.catalogues import Words
from messages.parts.content import MessageContent, fit_message
from messages.parts.safe_names import clean_name, escaped_name
from renderer.posters.poster_scenes import MOST_WINNERS, SeasonRow, SeasonScene, period_name
from renderer.scene import joined_names
from tables.people.boards import Measure
from tables.people.people import MemberName
from tables.people.seasons import SeasonWinner, winning_sides


def season_content(
    month: str, winners: Sequence[SeasonWinner], names: Mapping[int, MemberName], words: Words
) -> MessageContent:
    """Return the winners of each game, as text and as a picture.

    `month` is the season, such as 2026-11.
    """
    lines = [words("season-over", season=period_name(month, words))]
    rows = []
    for game, group in groupby(winners, key=lambda winner: winner.game):
        best = tuple(group)
        sides = [[names.get(user, MemberName()) for user in side] for side in winning_sides(best)]
        plain = [
            [clean_name(name.name) or clean_name(name.username) or "?" for name in side]
            for side in sides
        ]
        listed = words.listed(
            [f"**{joined_names([escaped_name(name) for name in side], words)}**" for side in plain]
        )
        by: Literal["matches", "rounds"] = (
            "matches" if best[0].measure is Measure.MATCHES else "rounds"
        )
        won = words("picture-season-won", by=by, count=best[0].value)
        lines.append(words("season-winner", game=words(f"game-{game}"), names=listed, won=won))
        known = tuple(tuple((name.name, name.username) for name in side) for side in sides)
        rows.append(SeasonRow(game, known, by, best[0].value))
    return MessageContent(
        fit_message("\n".join(lines)), (), SeasonScene(month, tuple(rows[:MOST_WINNERS]), words)
    )
