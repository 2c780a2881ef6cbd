"""Buttons and menus for exactly the legal actions of a seat, made from what the game declares."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Any

from games.core import Action, Role, Tile, View
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
    truncate,
)
from messages.parts.custom_ids import (
    ActionMenu,
    ActionPress,
    AmountForm,
    FinalPress,
    PickMenu,
    RepeatPress,
    TileMenu,
)
from messages.parts.narration import action_label
from messages.play.move_labels import move_label, offered, place_order, root_verb
from renderer.hands.hand_order_and_choices import placement, sort_hand
from renderer.scene import pick_evenly
from tables.views.public_table import PrivateTable

MAX_BUTTONS = 15  # for actions with the same verb; more actions go into a menu
# a message has five rows: with more groups of actions each gets a row of buttons less
MAX_GROUPS_WITH_ALL_BUTTONS = 3
MAX_AMOUNT_BUTTONS = 5  # for stakes, which differ only in their amount
MAX_ANSWERS = 4  # two to each of the two oldest questions
MORE_TILES = ">"  # value of the menu entry that leads to more tiles
WHERE = " → …"  # ends the name of a tile that may be laid in several places
TILES_PER_PAGE = MAX_ENTRIES - 1  # the last entry leads to the next page
ANSWER_ROLES = (Role.CONSENT, Role.REFUSAL)
# What ends the turn comes first, then what declines, then stakes: a thumb reaches the first row.
ROLE_ORDER = {Role.DECLINE: 1, Role.STAKE: 2}
ROLE_STYLES = {
    Role.MOVE: ButtonStyle.PRIMARY,
    Role.OFFER: ButtonStyle.SUCCESS,
    Role.CONSENT: ButtonStyle.SUCCESS,
    Role.REFUSAL: ButtonStyle.DANGER,
}


def action_controls(
    own_table: PrivateTable,
    words: Words,
    first: int = 0,
    picked: tuple[str, ...] = (),
    *,
    tile: str = "",
) -> Controls:
    """Return the controls of a hand.

    Buttons for few actions of a kind, menus for many and for actions with several tiles.

    `first` and `picked` are the state of a menu of tiles that has several pages (`PickMenu`,
    `TileMenu`). `tile` is the tile that was chosen in a `TileMenu`: a second menu says where it may
    be laid.
    """
    if has_only_repeatable_action(own_table):
        return ((repeat_button(own_table, words),),)
    groups = group_actions(offered(own_table.seen, own_table.seen.legal))
    max_buttons = (
        MAX_BUTTONS if len(groups) <= MAX_GROUPS_WITH_ALL_BUTTONS else MAX_BUTTONS - BUTTONS_PER_ROW
    )
    rows = RowBuilder()
    for actions in groups:
        example = actions[0]
        if example.picks is not None:
            rows.add_menu(pick_menu(own_table, actions, words, first, picked))
            add_action_buttons(
                rows, [action for action in actions if not tiles_of(action)], own_table, words
            )
        elif tiles_of(example):
            rows.add_menu(
                action_menu(
                    own_table,
                    example.verb,
                    [series_entry(action, own_table, words) for action in actions],
                    words,
                )
            )
        elif len(actions) > MAX_ENTRIES and placement(example):
            rows.add_menu(tile_menu(own_table, actions, words, first, tile))
            if there := [action for action in actions if tile and tile_name(action) == tile]:
                menu = action_menu(
                    own_table, root_verb(example), action_entries(there, own_table, words), words
                )
                rows.add_menu(replace(menu, placeholder=f"{tile}{WHERE}"))
        elif len(actions) > (MAX_AMOUNT_BUTTONS if example.role is Role.STAKE else max_buttons):
            shown = pick_evenly(action_entries(actions, own_table, words), MAX_ENTRIES)
            rows.add_menu(action_menu(own_table, root_verb(example), shown, words))
            # a button, unlike a menu entry, can be pressed again after its form was dismissed
            if len(actions) > MAX_ENTRIES:
                rows.add_buttons(
                    [
                        Button(
                            AmountForm(own_table.public.id, own_table.acts, example.verb),
                            words("form-other"),
                        )
                    ]
                )
        else:
            add_action_buttons(rows, actions, own_table, words)
    return rows.build()


def has_only_repeatable_action(own_table: PrivateTable) -> bool:
    """Return whether the only legal action is one that a single press repeats.

    It is repeated as long as there is nothing to choose.
    """
    legal = () if own_table.view is None else own_table.view.legal
    return len(legal) == 1 and legal[0].verb in own_table.public.game.repeats


def repeat_button(own_table: PrivateTable, words: Words) -> Button:
    """Return the button of the only legal action, which repeats it."""
    (action,) = own_table.seen.legal
    most = getattr(own_table.public.options, "draw_limit", None)
    press = RepeatPress(own_table.public.id, own_table.acts, codec.write(action))
    label = (
        words(f"action-{action.verb}")
        if most in (0, 1)
        else words(f"repeat-{action.verb}", most=most or "none")
    )
    return Button(press, label, ROLE_STYLES[action.role])


def group_actions(legal: Sequence[Action]) -> list[list[Action]]:
    """Return the actions by verb, in the order of their rows.

    Answers to questions are one group, and so are all ways to lay a tile.
    """
    groups: dict[str, list[Action]] = {}
    for action in legal:
        groups.setdefault("" if action.role in ANSWER_ROLES else root_verb(action), []).append(
            action
        )
    if answers := groups.get(""):
        groups[""] = put_consent_first(answers[:MAX_ANSWERS])
    return sorted(groups.values(), key=lambda actions: ROLE_ORDER.get(actions[0].role, 0))


def put_consent_first(answers: list[Action]) -> list[Action]:
    """Return the answers, two to each question, with the consent first.

    The rules list the safer one first.
    """
    pairs = (answers[first : first + 2] for first in range(0, len(answers), 2))
    return [
        answer
        for pair in pairs
        for answer in sorted(pair, key=lambda action: action.role is not Role.CONSENT)
    ]


def add_action_buttons(
    rows: RowBuilder, actions: list[Action], own_table: PrivateTable, words: Words
) -> None:
    """Add a button for each action."""
    if actions:
        rows.add_buttons(
            [
                action_button(action, label, own_table)
                for action, label in label_in_hand_order(actions, own_table, words)
            ]
        )


def action_button(action: Action, label: str, own_table: PrivateTable) -> Button:
    """Return a button that carries out an action.

    It asks for confirmation first if the action cannot be taken back.
    """
    table, text = own_table.public.id, codec.write(action)
    if action.final:
        return Button(FinalPress(table, own_table.acts, text), label)
    default = (
        ButtonStyle.PRIMARY
        if own_table.view is not None and own_table.view.staking.required
        else ButtonStyle.SECONDARY
    )
    style = default if action.picks is not None else ROLE_STYLES.get(action.role, default)
    return Button(ActionPress(table, own_table.acts, text), label, style)


def label_in_hand_order(
    actions: list[Action], own_table: PrivateTable, words: Words
) -> list[tuple[Action, str]]:
    """Return actions with their labels.

    Those with a tile come in the order of the picture, with the tile's number there.
    """
    numbers = {tile: number for number, tile in enumerate(hand_order(own_table), start=1)}
    numbered = [(numbers.get(getattr(action, "tile", -1)), action) for action in actions]
    seat = own_table.participant
    numbered.sort(
        key=lambda pair: (
            (pair[0], place_order(pair[1], seat)) if pair[0] is not None else (0, (False, 0, ""))
        )
    )
    return [
        (
            action,
            move_label(action, own_table.view, own_table.public, words, number=number, reader=seat),
        )
        for number, action in numbered
    ]


def action_entries(actions: list[Action], own_table: PrivateTable, words: Words) -> list[MenuEntry]:
    """Return a menu entry for each action."""
    return [
        MenuEntry(codec.write(action), truncate(label, MAX_ENTRY_LENGTH))
        for action, label in label_in_hand_order(actions, own_table, words)
    ]


def tile_menu(
    own_table: PrivateTable, actions: list[Action], words: Words, first: int, chosen: str
) -> Menu:
    """Return a menu of the tiles that can be laid, for more actions than one menu holds.

    It has pages if the tiles are too many.

    A tile with only one place is laid by choosing it. The others lead to a menu of their places.
    """
    counts = Counter(tile_name(action) for action in actions)
    entries: dict[str, MenuEntry] = {}
    for action, label in label_in_hand_order(actions, own_table, words):
        name = tile_name(action)
        if counts[name] == 1:
            entries[name] = MenuEntry(codec.write(action), label)
        else:
            entries[name] = MenuEntry(
                name, f"{label.partition(name)[0]}{name}{WHERE}", selected=name == chosen
            )
    page = list(entries.values())
    following = 0
    if len(page) > MAX_ENTRIES:
        following = first + TILES_PER_PAGE if first + TILES_PER_PAGE < len(page) else 0
        page = [*page[first : first + TILES_PER_PAGE], MenuEntry(MORE_TILES, words("menu-more"))]
    verb = root_verb(actions[0])
    return Menu(
        TileMenu(own_table.public.id, own_table.acts, verb, following),
        tuple(page),
        words(f"menu-{verb}"),
    )


def tile_name(action: Action) -> str:
    """Return the name of the tile that an action lays; "" if it lays none."""
    laid = placement(action)
    return tiles.NAMES[laid[0]] if laid else ""


def action_menu(
    own_table: PrivateTable, verb: str, entries: Sequence[MenuEntry], words: Words
) -> Menu:
    """Return a menu of actions with the same verb, at most `MAX_ENTRIES` of them."""
    return Menu(
        ActionMenu(own_table.public.id, own_table.acts, verb),
        tuple(entries[:MAX_ENTRIES]),
        words(f"menu-{verb}"),
    )


def series_entry(action: Action, own_table: PrivateTable, words: Words) -> MenuEntry:
    """Return the menu entry of an action that plays several tiles.

    Which ones, and which stay in the hand.
    """
    played = tiles_of(action)
    left = tuple((Counter(hand_order(own_table)) - Counter(played)).elements())
    description = words(
        "series",
        tiles=tile_names(played),
        left=tile_names(left) or "none",
        pips=sum(tiles.PIPS[tile] for tile in left),
    )
    return MenuEntry(
        codec.write(action),
        action_label(action, own_table.public, words),
        truncate(description, MAX_ENTRY_LENGTH),
    )


def pick_menu(
    own_table: PrivateTable,
    actions: list[Action],
    words: Words,
    first: int,
    picked: tuple[str, ...],
) -> Menu:
    """Return a menu of the hand's tiles, numbered as in the picture.

    It has pages if they are too many for one menu.
    """
    sizes = {len(tiles_of(action)) for action in actions}
    least, most = max(1, min(sizes)) - len(picked), max(sizes) - len(picked)
    hand = list(enumerate(hand_order(own_table), start=1))
    taken: set[int] = set()
    for name in picked:  # a hand can hold the same tile twice: each pick takes one of them
        taken.add(
            next(
                number for number, tile in hand if tiles.NAMES[tile] == name and number not in taken
            )
        )
    has_pages = len(hand) > MAX_ENTRIES
    page = hand[first : first + TILES_PER_PAGE] if has_pages else hand
    entries = tuple(
        MenuEntry(f"{number}:{tiles.NAMES[tile]}", f"{number} · {tiles.NAMES[tile]}")
        for number, tile in page
        if number not in taken
    )
    if has_pages:
        entries += (MenuEntry(MORE_TILES, words("menu-more")),)
    verb = actions[0].verb
    following = first + TILES_PER_PAGE if first + TILES_PER_PAGE < len(hand) else 0
    return Menu(
        PickMenu(own_table.public.id, own_table.acts, verb, following, picked),
        entries,
        " + ".join(picked) + " + …" if picked else words(f"menu-{verb}", most=most),
        min_values=1 if has_pages else max(1, least),
        max_values=min(most + has_pages, len(entries)),
    )


def tiles_of(action: Action) -> tuple[Tile, ...]:
    """Return the tiles of an action that has several; () for other actions."""
    found: Any = getattr(action, "tiles", ()) if fields(action) else ()
    return tuple(found)


def may_change_answer(view: View) -> bool:
    """Return whether the viewer chooses tiles at the same time as others.

    They may choose again until all have chosen.
    """
    return any(action.picks is not None and not tiles_of(action) for action in view.legal)


def max_picks(own_table: PrivateTable, verb: str) -> int:
    """Return the greatest number of tiles that can be picked for an action."""
    legal = () if own_table.view is None else own_table.view.legal
    return max((len(tiles_of(action)) for action in legal if action.verb == verb), default=0)


def tile_names(laid: tuple[Tile, ...]) -> str:
    """Return the names of tiles, separated by blanks."""
    return " ".join(tiles.NAMES[tile] for tile in laid)


def hand_order(own_table: PrivateTable) -> tuple[Tile, ...]:
    """Return the tiles of the visible hand in the order of their numbers in the picture.

    () if no hand is visible.
    """
    view = own_table.view
    return (
        () if view is None or view.viewer is None else sort_hand(view.seats[view.viewer].hand or ())
    )
