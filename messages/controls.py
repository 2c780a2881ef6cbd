"""Buttons and menus for exactly the legal actions of a seat, made from what the game declares."""

from collections import Counter
from dataclasses import fields
from typing import Any, TypeVar

import discord

from cogs.hand_presses import MORE, MOST_OPTIONS, OTHER, ActionMenu, ActionPress, FinalPress, PickMenu
from games.core import Action, Place, Tile, View
from games.parts import codec, tiles
from games.parts.line import Play
from locales.catalogues import Words
from messages.narration import labelled
from tables.table import Table

T = TypeVar("T")
MOST_BUTTONS = 15  # of one kind; more go into a menu
MOST_AMOUNTS = 5  # the same where it is only about how much
ROW = 5  # buttons
PAGE = MOST_OPTIONS - 1  # tiles in a menu that does not hold them all
ANSWERS = ("accept", "refuse", "take", "reject", "admit", "deny")  # to questions; each question has two
MOST_ANSWERS = 4
MOST_KINDS = 3  # for which there is room beside so many buttons: a message has five rows
SECONDARY = ("stake", "add", "raise", "bet", "renounce")  # kinds of actions that do not end a turn
DECLINING = ("pass", "decline")  # come after what they decline
STYLES = {
    "play": discord.ButtonStyle.primary,
    "draw": discord.ButtonStyle.primary,
    "challenge": discord.ButtonStyle.primary,
    "accept": discord.ButtonStyle.success,
    "buyback": discord.ButtonStyle.success,
    "take": discord.ButtonStyle.success,
    "admit": discord.ButtonStyle.success,
    "refuse": discord.ButtonStyle.danger,
    "reject": discord.ButtonStyle.danger,
    "deny": discord.ButtonStyle.danger,
}


class Rows:
    """A view that is filled row by row."""

    def __init__(self) -> None:
        self.view = discord.ui.View(timeout=None)
        self._row = -1
        self._room = 0  # for buttons in the present row

    def buttons(self, made: list[ActionPress | FinalPress]) -> None:
        """In as many rows as they need, of about the same length: six are three and three. One or two may join others."""
        if len(made) > 2 or len(made) > self._room:
            self._row, self._room = self._row + 1, ROW
        rows = -(-len(made) // ROW)
        width = -(-len(made) // rows)
        for place, button in enumerate(made):
            if place and place % width == 0:
                self._row, self._room = self._row + 1, ROW
            button.item.row = self._row
            self.view.add_item(button)
            self._room -= 1

    def menu(self, made: ActionMenu | PickMenu) -> None:
        """In a row of its own."""
        self._row, self._room = self._row + 1, 0
        made.item.row = self._row
        self.view.add_item(made)


def action_controls(
    table: Table, place: Place, seen: View, words: Words, first: int = 0, picked: tuple[str, ...] = ()
) -> discord.ui.View:
    """Buttons for few actions of a kind, menus for many and for choices of tiles. `first` and `picked`: where a menu of tiles
    that does not hold a whole hand goes on, and what was picked before. Of questions the two oldest are asked."""
    rows = Rows()
    acts = table.acts_of(place)
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
            options = [series(action, table, seen, words) for action in of_kind]
            rows.menu(ActionMenu(table.id, acts, verb, options[:MOST_OPTIONS], words(f"menu-{verb}")))
            of_kind = []
        elif len(of_kind) > (MOST_AMOUNTS if verb in SECONDARY else most):
            rows.menu(ActionMenu(table.id, acts, verb, listed(of_kind, table, seen, words), words(f"menu-{verb}")))
            of_kind = []
        if of_kind:
            usual = discord.ButtonStyle.primary if seen.must_stake else discord.ButtonStyle.secondary
            rows.buttons(
                [
                    FinalPress(table.id, acts, codec.write(action), label)
                    if action.final
                    else ActionPress(table.id, acts, codec.write(action), label, STYLES.get(action.verb, usual))
                    for action, label in in_order(of_kind, table, seen, words)
                ]
            )
    return rows.view


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


def listed(actions: list[Action], table: Table, seen: View, words: Words) -> list[discord.SelectOption]:
    """The entries of a menu; of too many amounts some, and one that asks for others."""
    ordered = in_order(actions, table, seen, words)
    options = [discord.SelectOption(label=label, value=codec.write(action)) for action, label in ordered]
    if len(options) <= MOST_OPTIONS:
        return options
    return [*spread(options, MOST_OPTIONS - 1), discord.SelectOption(label=words("form-other"), value=OTHER)]


def series(action: Action, table: Table, seen: View, words: Words) -> discord.SelectOption:
    """An action that lays several tiles, as an entry of a menu: which tiles, and which it leaves in the hand."""
    laid = tiles_of(action)
    left = Counter(hand_order(seen)) - Counter(laid)
    pips = sum(tiles.PIPS[tile] for tile in left.elements())
    says = words("series", tiles=named(laid), left=named(tuple(left.elements())) or "none", pips=pips)
    return discord.SelectOption(
        label=labelled(action, table, words), value=codec.write(action), description=says if len(says) <= 100 else says[:99] + "…"
    )


def pick_menu(
    table: Table, acts: int, seen: View, actions: list[Action], words: Words, first: int, picked: tuple[str, ...]
) -> PickMenu:
    """A menu of the hand's tiles, numbered as in the picture, page by page if there are too many."""
    sizes = {len(tiles_of(action)) for action in actions}
    least, most = max(1, min(sizes)) - len(picked), max(sizes) - len(picked)
    hand = list(enumerate(hand_order(seen), start=1))
    taken = set()
    for name in picked:  # one copy each
        taken.add(next(number for number, tile in hand if tiles.NAMES[tile] == name and number not in taken))
    page = hand if len(hand) <= MOST_OPTIONS else hand[first : first + PAGE]
    page = [one for one in page if one[0] not in taken]
    options = [
        discord.SelectOption(label=f"{number} · {tiles.NAMES[tile]}", value=f"{number}:{tiles.NAMES[tile]}")
        for number, tile in page
    ]
    paged = len(hand) > MOST_OPTIONS
    if paged:
        options.append(discord.SelectOption(label=words("menu-more"), value=MORE))
    verb = actions[0].verb
    says = " + ".join(picked) + " + …" if picked else words(f"menu-{verb}", most=most)
    least = 1 if paged else max(1, least)
    most = min(most + paged, len(options))
    return PickMenu(table.id, acts, verb, first + PAGE if first + PAGE < len(hand) else 0, picked, options, says, least, most)


def tiles_of(action: Action) -> tuple[Tile, ...]:
    """The tiles of an action that is about several."""
    found: Any = getattr(action, "tiles", ()) if fields(action) else ()
    return tuple(found)


def named(some: tuple[Tile, ...]) -> str:
    """Tiles one after the other."""
    return " ".join(tiles.NAMES[tile] for tile in some)


def hand_order(seen: View) -> list[Tile]:
    """The viewer's tiles in the order of the picture's numbers."""
    from renderer.hands.hand import order

    if seen.viewer is None:  # somebody who sees no hand (yet)
        return []
    return list(order(seen.seats[seen.viewer].hand or ()))


def spread(values: list[T], most: int) -> list[T]:
    """At most so many of them, evenly, the first and the last included."""
    return [values[round(place * (len(values) - 1) / (most - 1))] for place in range(most)]
