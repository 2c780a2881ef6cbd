"""*Hint*: the move that a Master would make, and the reason, in one sentence."""

from ai.advice import Advice
from games.core import Action, Role
from locales.catalogues import Words
from messages.parts.components import BUTTONS_PER_ROW, Button, Controls
from messages.parts.custom_ids import TablePress
from messages.play.action_controls import hand_order
from messages.play.placements import move_label
from tables.state.phases import Phase
from tables.views.public_table import PrivateTable

MAX_ROWS = 5


def add_hint_button(controls: Controls, own: PrivateTable, words: Words) -> Controls:
    """Return controls with the hint button.

    It is there if there is a decision to make and the house rules allow hints.
    """
    seen = own.view
    if (
        seen is None
        or own.public.phase is not Phase.PLAYING
        or not own.public.hints
        or len(seen.legal) < 2
        or not (
            seen.seats[own.participant].due
            or any(action.role is Role.CONSENT for action in seen.legal)
        )
    ):
        return controls
    return append_button(controls, Button(TablePress(own.public.id, "hint"), words("button-hint")))


def append_button(controls: Controls, button: Button) -> Controls:
    """Return controls with one more button, in the last row if there is room.

    Without it if all rows are taken.
    """
    last = controls[-1] if controls else ()
    if isinstance(last, tuple) and last and len(last) < BUTTONS_PER_ROW:
        return (*controls[:-1], (*last, button))
    return (*controls, (button,)) if len(controls) < MAX_ROWS else controls


def hint_text(own: PrivateTable, advice: Advice, words: Words) -> str:
    """Return the hint as a sentence."""
    action = move_label(
        advice.action,
        own.view,
        own.public,
        words,
        number=tile_number(own, advice.action),
        reader=own.participant,
    )
    return words("hint", action=action, why=words(f"hint-{advice.reason}", **advice.values))


def tile_number(own: PrivateTable, action: Action) -> int | None:
    """Return the number, in the picture of the hand, of the tile of an action.

    None without such a tile.
    """
    tile = getattr(action, "tile", None)
    hand = hand_order(own)
    return hand.index(tile) + 1 if tile in hand else None
