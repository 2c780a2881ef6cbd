"""Buttons and menus for exactly the legal actions of a seat, made from what the game declares."""

from collections import Counter
from dataclasses import fields
from typing import Any, TypeVar

from games.core import Action, Role, Tile
from games.parts import codec, tiles
from locales.catalogues import Words
from messages.parts.components import (
    BUTTONS_PER_ROW,
    MAX_ENTRIES,
    MAX_ENTRY_LENGTH,
    Button,
    ButtonStyle,
    Controls,
    Menu,
    MenuEntry,
    RowBuilder,
    pick_evenly,
    truncate,
)
from messages.parts.custom_ids import ActionMenu, ActionPress, AmountForm, FinalPress, PickMenu, RepeatPress
from messages.parts.narration import action_label
from renderer.hands.choices import order
from tables.views.public_table import PrivateTable

T = TypeVar("T")
MAX_BUTTONS = 15  # of one kind; more go into a menu
MAX_AMOUNT_BUTTONS = 5  # the same where it is only about how much
OTHER_AMOUNT = "?"  # in menus of version 1 the value of an entry that asks for another number; today that is a button
MORE_TILES = ">"  # the same of one that shows more tiles
TILES_PER_PAGE = MAX_ENTRIES - 1  # tiles in a menu that does not hold them all
ANSWER_ROLES = (Role.CONSENT, Role.REFUSAL)  # to a question
MAX_ANSWERS = 4
MAX_KINDS_WITH_ALL_BUTTONS = 3  # for which there is room beside so many buttons: a message has five rows
ROLE_ORDER = {Role.DECLINE: 1, Role.STAKE: 2}  # all else comes before
ROLE_STYLES = {
    Role.MOVE: ButtonStyle.PRIMARY,
    Role.OFFER: ButtonStyle.SUCCESS,
    Role.CONSENT: ButtonStyle.SUCCESS,
    Role.REFUSAL: ButtonStyle.DANGER,
}


def action_controls(own: PrivateTable, words: Words, first: int = 0, picked: tuple[str, ...] = ()) -> Controls:
    """Buttons for few actions of a kind, menus for many and for choices of tiles. `first` and `picked`: where a menu of tiles
    that does not hold a whole hand goes on, and what was picked before. Of questions the two oldest are asked."""
    assert own.view is not None
    if has_only_repeatable_action(own):
        (action,) = own.view.legal
        repeat = RepeatPress(own.public.id, own.acts, codec.write(action))
        most = getattr(own.public.options, "draw_limit", None) or "none"
        return ((Button(repeat, words(f"repeat-{action.verb}", most=most), ROLE_STYLES[action.role]),),)
    rows = RowBuilder()
    kinds: dict[str, list[Action]] = {}
    for action in own.view.legal:
        kinds.setdefault("" if action.role in ANSWER_ROLES else action.verb, []).append(action)
    if answers := kinds.get(""):
        kinds[""] = put_consent_first(answers[:MAX_ANSWERS])
    most = MAX_BUTTONS if len(kinds) <= MAX_KINDS_WITH_ALL_BUTTONS else MAX_BUTTONS - BUTTONS_PER_ROW
    # What ends the turn first, then stakes and the like: the row a thumb finds is the one most often needed.
    for of_kind in sorted(kinds.values(), key=lambda actions: ROLE_ORDER.get(actions[0].role, 0)):
        for_buttons = of_kind
        verb, role = of_kind[0].verb, of_kind[0].role
        if of_kind[0].picks is not None:
            rows.add_menu(pick_menu(own, of_kind, words, first, picked))
            for_buttons = [action for action in of_kind if not tiles_of(action)]
        elif tiles_of(of_kind[0]):
            entries = tuple(series_entry(action, own, words) for action in of_kind[:MAX_ENTRIES])
            rows.add_menu(Menu(ActionMenu(own.public.id, own.acts, verb), entries, words(f"menu-{verb}")))
            for_buttons = []
        elif len(of_kind) > (MAX_AMOUNT_BUTTONS if role is Role.STAKE else most):
            rows.add_menu(
                Menu(ActionMenu(own.public.id, own.acts, verb), action_entries(of_kind, own, words), words(f"menu-{verb}"))
            )
            for_buttons = []
            if len(of_kind) > MAX_ENTRIES:  # a button can be pressed again after its form was dismissed
                rows.add_buttons([Button(AmountForm(own.public.id, own.acts, verb), words("form-other"))])
        if for_buttons:
            rows.add_buttons(
                [action_button(action, label, own) for action, label in label_in_hand_order(for_buttons, own, words)]
            )
    return rows.build()


def has_only_repeatable_action(own: PrivateTable) -> bool:
    """Whether there is nothing to choose, perhaps for several times: one press does all of them."""
    legal = () if own.view is None else own.view.legal
    return len(legal) == 1 and legal[0].verb in own.public.game.repeats


def action_button(action: Action, label: str, own: PrivateTable) -> Button:
    """That carries an action out, or asks once more."""
    table, text = own.public.id, codec.write(action)
    if action.final:
        return Button(FinalPress(table, own.acts, text), label)
    usual = ButtonStyle.PRIMARY if own.view is not None and own.view.must_stake else ButtonStyle.SECONDARY
    return Button(
        ActionPress(table, own.acts, text), label, usual if action.picks is not None else ROLE_STYLES.get(action.role, usual)
    )


def put_consent_first(answers: list[Action]) -> list[Action]:
    """Two answers to each question; the rules list the safer one first, people expect the other."""
    pairs = (answers[first : first + 2] for first in range(0, len(answers), 2))
    return [answer for pair in pairs for answer in sorted(pair, key=lambda one: one.role is not Role.CONSENT)]


def label_in_hand_order(actions: list[Action], own: PrivateTable, words: Words) -> list[tuple[Action, str]]:
    """Actions with their labels; those about a tile in the order of the picture, with its number there."""
    numbers = {tile: number for number, tile in enumerate(hand_order(own), start=1)}
    said = [(numbers.get(getattr(action, "tile", -1)), action) for action in actions]
    said.sort(key=lambda one: (one[0], codec.write(one[1])) if one[0] is not None else (0, ""))
    return [(action, action_label(action, own.public, words, number)) for number, action in said]


def action_entries(actions: list[Action], own: PrivateTable, words: Words) -> tuple[MenuEntry, ...]:
    """The entries of a menu; of too many amounts some."""
    entries = tuple(MenuEntry(codec.write(action), label) for action, label in label_in_hand_order(actions, own, words))
    return entries if len(entries) <= MAX_ENTRIES else tuple(pick_evenly(entries, MAX_ENTRIES))


def series_entry(action: Action, own: PrivateTable, words: Words) -> MenuEntry:
    """An action that lays several tiles, as an entry of a menu: which tiles, and which it leaves in the hand."""
    laid = tiles_of(action)
    left = Counter(hand_order(own)) - Counter(laid)
    pips = sum(tiles.PIPS[tile] for tile in left.elements())
    says = words("series", tiles=tile_names(laid), left=tile_names(tuple(left.elements())) or "none", pips=pips)
    return MenuEntry(codec.write(action), action_label(action, own.public, words), truncate(says, MAX_ENTRY_LENGTH))


def pick_menu(own: PrivateTable, actions: list[Action], words: Words, first: int, picked: tuple[str, ...]) -> Menu:
    """A menu of the hand's tiles, numbered as in the picture, page by page if there are too many."""
    sizes = {len(tiles_of(action)) for action in actions}
    least, most = max(1, min(sizes)) - len(picked), max(sizes) - len(picked)
    hand = list(enumerate(hand_order(own), start=1))
    taken = set()
    for name in picked:  # one copy each
        taken.add(next(number for number, tile in hand if tiles.NAMES[tile] == name and number not in taken))
    page = hand if len(hand) <= MAX_ENTRIES else hand[first : first + TILES_PER_PAGE]
    page = [one for one in page if one[0] not in taken]
    entries = tuple(MenuEntry(f"{number}:{tiles.NAMES[tile]}", f"{number} · {tiles.NAMES[tile]}") for number, tile in page)
    paged = len(hand) > MAX_ENTRIES
    if paged:
        entries += (MenuEntry(MORE_TILES, words("menu-more")),)
    verb = actions[0].verb
    says = " + ".join(picked) + " + …" if picked else words(f"menu-{verb}", most=most)
    least = 1 if paged else max(1, least)
    following = first + TILES_PER_PAGE if first + TILES_PER_PAGE < len(hand) else 0
    return Menu(PickMenu(own.public.id, own.acts, verb, following, picked), entries, says, least, min(most + paged, len(entries)))


def tiles_of(action: Action) -> tuple[Tile, ...]:
    """The tiles of an action that is about several."""
    found: Any = getattr(action, "tiles", ()) if fields(action) else ()
    return tuple(found)


def max_picks(own: PrivateTable, verb: str) -> int:
    """How many tiles can be chosen for an action."""
    legal = () if own.view is None else own.view.legal
    return max((len(tiles_of(action)) for action in legal if action.verb == verb), default=0)


def tile_names(some: tuple[Tile, ...]) -> str:
    """Tiles one after the other."""
    return " ".join(tiles.NAMES[tile] for tile in some)


def hand_order(own: PrivateTable) -> tuple[Tile, ...]:
    """The tiles of the hand that is seen, in the order of the picture's numbers; () if none is (yet)."""
    seen = own.view
    return () if seen is None or seen.viewer is None else order(seen.seats[seen.viewer].hand or ())
