"""The picture of a session's end."""

from games import GAMES
from locales.catalogues import Words
from renderer.posters import FinalScene
from renderer.scene import Plate
from tables.curve import measure, nets
from tables.table import Table, view


def final_scene(table: Table, plates: tuple[Plate, ...], title: str, words: Words) -> FinalScene:
    """Of a table that is over and has ended a deal; one that was broken off in mid-deal stands as it stood before."""
    seen = view(table, GAMES[table.game], None)
    assert seen is not None
    kind = measure(table)
    return FinalScene(
        plates,
        title,
        table.game,
        words,
        kind,
        table.curve[-1][0],
        table.curve,
        tuple(one.wins for one in seen.seats),
        nets(table) if kind != "chips" and any(chair.paid_in for chair in table.chairs) else (),
    )
