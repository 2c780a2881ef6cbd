"""*Hint*: the move that a Master would make, and the reason, in one sentence."""

from ai.advice_records import Advice
from games.core import Action, Role
from locales.catalogues import Words
from messages.parts.components import BUTTONS_PER_ROW, Button, Controls
from messages.parts.custom_ids import TablePress
from messages.play.action_controls import hand_order
from messages.play.move_labels import move_label
from tables.views.public_table import PrivateTable

MAX_ROWS = 5


def add_hint_button(controls: Controls, own_table: PrivateTable, words: Words) -> Controls:
    """Return controls with the hint button.

    It is there if there is a decision to make and the table allows hints.
    """
    seen = own_table.view
    if (
        seen is None
        or not own_table.public.hints
        or len(seen.legal) < 2
        or not (
            seen.seats[own_table.participant].due
            or any(action.role is Role.CONSENT for action in seen.legal)
        )
    ):
        return controls
    return append_button(
        controls, Button(TablePress(own_table.public.id, "hint"), words("button-hint"))
    )


def append_button(controls: Controls, button: Button) -> Controls:
    """Return controls with one more button, in the last row if there is room.

    Without it if all rows are taken.
    """
    last = controls[-1] if controls else ()
    if isinstance(last, tuple) and last and len(last) < BUTTONS_PER_ROW:
        return (*controls[:-1], (*last, button))
    return (*controls, (button,)) if len(controls) < MAX_ROWS else controls


def hint_text(own_table: PrivateTable, advice: Advice, words: Words) -> str:
    """Return the hint as a sentence."""
    action = move_label(
        advice.action,
        own_table.view,
        own_table.public,
        words,
        number=tile_number(own_table, advice.action),
        reader=own_table.participant,
    )
    return words("hint", action=action, why=words(f"hint-{advice.reason}", **advice.values))


def tile_number(own_table: PrivateTable, action: Action) -> int | None:
    """Return the number, in the picture of the hand, of the tile of an action.

    None without such a tile.
    """
    tile = getattr(action, "tile", None)
    hand = hand_order(own_table)
    return hand.index(tile) + 1 if tile in hand else None
