"""The label of a move as a hand offers it, and the places where a tile may be laid.

Places around a spinner that are the same in effect are offered once.
"""

from collections.abc import Sequence

from games.core import ARMS, TRAINS, Action, End, Layout, Placed, Seat, View
from games.parts import tiles
from locales.catalogues import Words
from messages.parts.narration import action_label
from renderer.hands.hand_order_and_choices import placement
from tables.views.public_table import PublicTable

END_ORDER = {end: number for number, end in enumerate(End)}
LINE_ENDS = 2  # of a line, whose players may always choose the end


def offered(view: View, actions: Sequence[Action]) -> list[Action]:
    """Return the actions that a hand offers.

    Of those that are the same in effect only the first.
    """
    found: list[Action] = []
    for action in actions:
        if not any(is_same_in_effect(view, choice, action) for choice in found):
            found.append(action)
    return found


def move_label(
    action: Action,
    view: View | None,
    table: PublicTable,
    words: Words,
    *,
    number: int | None = None,
    reader: Seat | None = None,
) -> str:
    """Return the label of an action as the hand with this view offers it.

    It is for `reader`, or (None) for others.

    It names all ends that are the same in effect, the half that lies outwards if the player chooses
    it, and its points.
    """
    points = 0 if view is None else points_of(view, action)
    laid = placement(action)
    if view is None or laid is None:
        return action_label(action, table, words, number, points=points, reader=reader)
    equal = [
        legal for legal in view.legal if legal == action or is_same_in_effect(view, legal, action)
    ]
    low, high = sorted(tiles.HALVES[laid[0]])
    outer = low if is_turned_over(action) else high if can_lie_either_way(view, action) else None
    ends = [place[1] for other in equal if (place := placement(other))]
    return action_label(
        action, table, words, number, ends=ends, outer=outer, points=points, reader=reader
    )


def is_same_in_effect(view: View, first: Action, other: Action) -> bool:
    """Return whether two actions lay the same tile with the same effect.

    Nothing but its place in the picture differs.
    """
    place, elsewhere = placement(first), placement(other)
    if (
        place is None
        or elsewhere is None
        or type(first) is not type(other)
        or place[0] != elsewhere[0]
        or points_of(view, first) != points_of(view, other)
    ):
        return False
    return are_equal_ends(view, place[1], elsewhere[1])


def are_equal_ends(view: View, first: End, other: End) -> bool:
    """Return whether two ends around a spinner differ in their place only.

    Their numbers are equal, and so is what lies there.

    Trains belong to somebody, so no two are equal. A double at an end can count more than another
    tile with the same number.
    """
    numbers = dict(view.ends)
    if (
        len(numbers) <= LINE_ENDS
        or {first, other} - set(ARMS)
        or numbers.get(first, first) != numbers.get(other)
    ):
        return False
    return outer_kind(view, first) == outer_kind(view, other)


def outer_kind(view: View, end: End) -> str:
    """Return what lies outermost at an arm.

    The "spinner" (the arm is empty), another "double", or a "tile".
    """
    outer = outermost(view.line, end)
    if view.layout is Layout.CROSS and (outer is None or outer == spinner(view.line)):
        return "spinner"
    return "double" if outer is not None and outer.a == outer.b else "tile"


def outermost(line: Sequence[Placed], end: End) -> Placed | None:
    """Return the last tile at an arm; the first tile of the line lies at its left and right end.

    None for an empty arm.
    """
    found = next((placed for placed in reversed(line) if placed.end is end), None)
    return line[0] if found is None and line and end in (End.LEFT, End.RIGHT) else found


def spinner(line: Sequence[Placed]) -> Placed | None:
    """Return the first double of a line; None without a double."""
    return next((placed for placed in line if placed.a == placed.b), None)


def points_of(view: View, action: Action) -> int:
    """Return the points that an action scores at once.

    0 in games that score only at the end of a deal.
    """
    return next(
        (points for other, points in zip(view.legal, view.points, strict=False) if other == action),
        0,
    )


def root_verb(action: Action) -> str:
    """Return the verb of the most general action of this kind.

    One row or menu holds all ways to lay a tile.
    """
    kinds = [
        kind for kind in type(action).__mro__ if issubclass(kind, Action) and "verb" in vars(kind)
    ]
    return kinds[-1].verb


def is_turned_over(action: Action) -> bool:
    """Return whether the action lays its tile the other way round.

    It is compared with the action from which it is derived.
    """
    return placement(action) is not None and root_verb(action) != action.verb


def can_lie_either_way(view: View, action: Action) -> bool:
    """Return whether the tile of an action may lie at that end with either half outwards."""
    return any(
        placement(other) == placement(action) and type(other) is not type(action)
        for other in view.legal
    )


def place_order(action: Action, viewer: Seat) -> tuple[bool, int, str]:
    """Return a key that sorts the places of a tile: ends by their letters.

    The viewer's train, the Mexican train, the others.
    """
    place = placement(action)
    if place is None:
        return False, 0, action.verb
    return place[1] not in TRAINS[viewer : viewer + 1], END_ORDER[place[1]], action.verb
