"""The end of a session: a message of its own, so that the table's keeps the picture of the last deal."""

from games.core import Measure
from locales.catalogues import Words
from messages.components import Button, Style
from messages.content import MessageContent, plates
from messages.custom_ids import AgainPress
from renderer.posters.scenes import FinalScene
from tables.public import Phase, PublicTable


def standing_content(table: PublicTable, words: Words) -> MessageContent | None:
    """How it ended for everybody; None as long as it goes on, or if no deal was ended."""
    if table.live or not table.curve:
        return None
    title = words(f"game-{table.game.key}")
    again = Button(AgainPress(table.id), words("button-again"), Style.SUCCESS)
    controls = ((again,),) if table.phase is Phase.CLOSED else ()
    return MessageContent(f"**{words('picture-final-title', title=title)}**", controls, final_scene(table, title, words))


def final_scene(table: PublicTable, title: str, words: Words) -> FinalScene:
    """Of a table that is over and has ended a deal; one that was broken off in mid-deal stands as it stood before."""
    assert table.view is not None
    beside = table.compared.measure is not Measure.CHIPS and any(one.paid_in for one in table.seats)
    return FinalScene(
        plates(table),
        title,
        table.game,
        words,
        table.compared,
        table.curve[-1][0],
        table.curve,
        tuple(one.wins for one in table.view.seats),
        table.nets if beside else (),
    )
