"""Buttons and menus for exactly the legal actions of a seat, made from what the game declares."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import fields
from typing import Any, TypeVar

from games.core import Action, Participant, Tile, View
from games.parts import codec, tiles
from games.parts.line import Play
from locales.catalogues import Words
from messages.components import LONGEST_ENTRY, MOST_ENTRIES, ROW, Button, Controls, Entry, Menu, Rows, Style, cut
from messages.custom_ids import ActionMenu, ActionPress, FinalPress, PickMenu
from messages.narration import labelled
from tables.table import Table

T = TypeVar("T")
MOST_BUTTONS = 15  # of one kind; more go into a menu
MOST_AMOUNTS = 5  # the same where it is only about how much
OTHER = "?"  # the value of a menu's entry that asks for another number
MORE = ">"  # the same of one that shows more tiles
PAGE = MOST_ENTRIES - 1  # tiles in a menu that does not hold them all
ANSWERS = ("accept", "refuse", "take", "reject", "admit", "deny")  # to questions; each question has two
MOST_ANSWERS = 4
MOST_KINDS = 3  # for which there is room beside so many buttons: a message has five rows
SECONDARY = ("stake", "add", "raise", "bet", "renounce")  # kinds of actions that do not end a turn
DECLINING = ("pass", "decline")  # come after what they decline
STYLES = {
    "play": Style.PRIMARY,
    "draw": Style.PRIMARY,
    "challenge": Style.PRIMARY,
    "accept": Style.SUCCESS,
    "buyback": Style.SUCCESS,
    "take": Style.SUCCESS,
    "admit": Style.SUCCESS,
    "refuse": Style.DANGER,
    "reject": Style.DANGER,
    "deny": Style.DANGER,
}


def action_controls(
    table: Table, participant: Participant, seen: View, words: Words, first: int = 0, picked: tuple[str, ...] = ()
) -> Controls:
    """Buttons for few actions of a kind, menus for many and for choices of tiles. `first` and `picked`: where a menu of tiles
    that does not hold a whole hand goes on, and what was picked before. Of questions the two oldest are asked."""
    rows = Rows()
    acts = table.acts_of(participant)
    kinds: dict[str, list[Action]] = {}
    for action in seen.legal:
        kinds.setdefault("answer" if action.verb in ANSWERS else action.verb, []).append(action)
    if "answer" in kinds:
        kinds["answer"] = yes_first(kinds["answer"][:MOST_ANSWERS])
    most = MOST_BUTTONS if len(kinds) <= MOST_KINDS else MOST_BUTTONS - ROW
    # What ends the turn first, then stakes and the like: the row a thumb finds is the one most often needed.
    for verb in sorted(kinds, key=lambda kind: (kind in SECONDARY, kind in DECLINING)):
        of_kind = kinds[verb]
        if of_kind[0].picks is not None:
            rows.menu(pick_menu(table, acts, seen, of_kind, words, first, picked))
            of_kind = [action for action in of_kind if not tiles_of(action)]
        elif tiles_of(of_kind[0]):
            entries = tuple(series(action, table, seen, words) for action in of_kind[:MOST_ENTRIES])
            rows.menu(Menu(ActionMenu(table.id, acts, verb), entries, words(f"menu-{verb}")))
            of_kind = []
        elif len(of_kind) > (MOST_AMOUNTS if verb in SECONDARY else most):
            rows.menu(Menu(ActionMenu(table.id, acts, verb), listed(of_kind, table, seen, words), words(f"menu-{verb}")))
            of_kind = []
        if of_kind:
            usual = Style.PRIMARY if seen.must_stake else Style.SECONDARY
            rows.buttons(
                [
                    Button(FinalPress(table.id, acts, codec.write(action)), label)
                    if action.final
                    else Button(ActionPress(table.id, acts, codec.write(action)), label, STYLES.get(action.verb, usual))
                    for action, label in in_order(of_kind, table, seen, words)
                ]
            )
    return rows.made()


def yes_first(answers: list[Action]) -> list[Action]:
    """Two answers to each question; the rules list the safer one first, people expect the other."""
    pairs = (sorted(answers[first : first + 2], key=lambda one: ANSWERS.index(one.verb)) for first in range(0, len(answers), 2))
    return [answer for pair in pairs for answer in pair]


def in_order(actions: list[Action], table: Table, seen: View, words: Words) -> list[tuple[Action, str]]:
    """Actions with their labels; tiles in the order of the picture, with their numbers there."""
    numbers = {tile: number for number, tile in enumerate(hand_order(seen), start=1)}
    if isinstance(actions[0], Play):
        actions = sorted(actions, key=lambda one: (numbers[one.tile], one.end) if isinstance(one, Play) else (0, ""))
    return [
        (action, labelled(action, table, words, numbers[action.tile] if isinstance(action, Play) else None)) for action in actions
    ]


def listed(actions: list[Action], table: Table, seen: View, words: Words) -> tuple[Entry, ...]:
    """The entries of a menu; of too many amounts some, and one that asks for others."""
    entries = tuple(Entry(codec.write(action), label) for action, label in in_order(actions, table, seen, words))
    if len(entries) <= MOST_ENTRIES:
        return entries
    return (*spread(entries, MOST_ENTRIES - 1), Entry(OTHER, words("form-other")))


def series(action: Action, table: Table, seen: View, words: Words) -> Entry:
    """An action that lays several tiles, as an entry of a menu: which tiles, and which it leaves in the hand."""
    laid = tiles_of(action)
    left = Counter(hand_order(seen)) - Counter(laid)
    pips = sum(tiles.PIPS[tile] for tile in left.elements())
    says = words("series", tiles=named(laid), left=named(tuple(left.elements())) or "none", pips=pips)
    return Entry(codec.write(action), labelled(action, table, words), cut(says, LONGEST_ENTRY))


def pick_menu(
    table: Table, acts: int, seen: View, actions: list[Action], words: Words, first: int, picked: tuple[str, ...]
) -> Menu:
    """A menu of the hand's tiles, numbered as in the picture, page by page if there are too many."""
    sizes = {len(tiles_of(action)) for action in actions}
    least, most = max(1, min(sizes)) - len(picked), max(sizes) - len(picked)
    hand = list(enumerate(hand_order(seen), start=1))
    taken = set()
    for name in picked:  # one copy each
        taken.add(next(number for number, tile in hand if tiles.NAMES[tile] == name and number not in taken))
    page = hand if len(hand) <= MOST_ENTRIES else hand[first : first + PAGE]
    page = [one for one in page if one[0] not in taken]
    entries = tuple(Entry(f"{number}:{tiles.NAMES[tile]}", f"{number} · {tiles.NAMES[tile]}") for number, tile in page)
    paged = len(hand) > MOST_ENTRIES
    if paged:
        entries += (Entry(MORE, words("menu-more")),)
    verb = actions[0].verb
    says = " + ".join(picked) + " + …" if picked else words(f"menu-{verb}", most=most)
    least = 1 if paged else max(1, least)
    following = first + PAGE if first + PAGE < len(hand) else 0
    return Menu(PickMenu(table.id, acts, verb, following, picked), entries, says, least, min(most + paged, len(entries)))


def tiles_of(action: Action) -> tuple[Tile, ...]:
    """The tiles of an action that is about several."""
    found: Any = getattr(action, "tiles", ()) if fields(action) else ()
    return tuple(found)


def named(some: tuple[Tile, ...]) -> str:
    """Tiles one after the other."""
    return " ".join(tiles.NAMES[tile] for tile in some)


def hand_order(seen: View) -> list[Tile]:
    """The viewer's tiles in the order of the picture's numbers."""
    from renderer.hands.choices import order

    if seen.viewer is None:  # somebody who sees no hand (yet)
        return []
    return list(order(seen.seats[seen.viewer].hand or ()))


def spread(values: Sequence[T], most: int) -> list[T]:
    """At most so many of them, evenly, the first and the last included."""
    return [values[round(place * (len(values) - 1) / (most - 1))] for place in range(most)]
