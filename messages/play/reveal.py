"""The picture of a claim of Challenge that is turned up."""

from itertools import pairwise

from games.parts.claims import Challenged, Exposed
from locales.catalogues import Words
from messages.parts.display_names import seat_plates
from renderer.scene import RevealedPlayer, RevealScene
from tables.views.public_table import PublicTable


def reveal_scene(table: PublicTable, first: int, last: int, words: Words) -> RevealScene | None:
    """Return the claim that was turned up last in a part of the story of the latest deal.

    `first` and `last` are indexes of events, both included. None if no claim was turned up there.
    """
    plates, found = seat_plates(table), None
    for challenge, exposed in pairwise(table.latest_deal.story[max(0, first - 1) : last + 1]):
        if isinstance(challenge, Challenged) and isinstance(exposed, Exposed):
            found = challenge, exposed
    if found is None:
        return None
    challenge, exposed = found
    claimed = len(exposed.tiles)
    given = min(claimed, exposed.held[not exposed.true])
    taken = (-given, claimed + given) if exposed.true else (claimed + given, -given)
    claimant, challenger = (
        RevealedPlayer(seat, plates[seat], held, held + change)
        for seat, held, change in zip(
            (exposed.target, challenge.seat), exposed.held, taken, strict=True
        )
    )
    return RevealScene(
        table.game, claimant, challenger, exposed.dice, exposed.tiles, exposed.true, words
    )
