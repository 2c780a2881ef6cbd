"""The end of a session: a message of its own, so that the table's keeps the picture of the last deal."""

from games import GAMES
from games.core import Measure
from locales.catalogues import Words
from messages.content import MessageContent, plates
from renderer.posters.scenes import FinalScene
from tables.curve import compared, nets
from tables.table import Table, view


def standing_content(table: Table, words: Words) -> MessageContent | None:
    """How it ended for everybody; None as long as it goes on, or if no deal was ended."""
    if table.live or not table.curve:
        return None
    title = words(f"game-{table.game}")
    content = f"**{words('picture-final-title', title=title)}**"
    return MessageContent(content, (), final_scene(table, title, words))


def final_scene(table: Table, title: str, words: Words) -> FinalScene:
    """Of a table that is over and has ended a deal; one that was broken off in mid-deal stands as it stood before."""
    seen = view(table, GAMES[table.game], None)
    assert seen is not None
    what = compared(table)
    return FinalScene(
        plates(table),
        title,
        table.game,
        words,
        what,
        table.curve[-1][0],
        table.curve,
        tuple(one.wins for one in seen.seats),
        nets(table) if what.measure is not Measure.CHIPS and any(chair.paid_in for chair in table.chairs) else (),
    )
