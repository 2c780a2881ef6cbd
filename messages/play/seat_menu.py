"""Teams in words, the menu of seats in a game with teams, and the menu that seats computer players.

A person who chooses a seat in a game with teams chooses a partner.
"""

from collections.abc import Callable

from ai.levels import Level
from games.core import Seat
from locales.catalogues import Words
from messages.parts.components import MAX_ENTRY_LENGTH, Button, Controls, Menu, MenuEntry, truncate
from messages.parts.content import MessageContent
from messages.parts.custom_ids import CompanyMenu, SeatMenu, TablePress
from messages.parts.display_names import name_of, plain_name
from tables.history.turning_point import sides_of
from tables.state.regulars import REGULARS, Regular
from tables.views.public_table import PublicSeat, PublicTable

FREE_SEAT = "…"  # in place of a name


def lobby_partner_lines(table: PublicTable, words: Words) -> list[str]:
    """Return which seats of a lobby play together; [] if everybody plays, or still sits, alone."""
    in_teams = table.teams and len(table.seats) > 1
    sides = sides_of(len(table.teams), table.teams) if in_teams else ()
    order = table.starting_order
    teams = [
        " & ".join(
            name_of(table.seats[seat]) if seat < len(table.seats) else FREE_SEAT
            for seat in (order[place] for place in side)
        )
        for side in sides
    ]
    return [words("lobby-partners", teams=" – ".join(teams))] if teams else []


def seats_content(table: PublicTable, user: int, words: Words) -> MessageContent:
    """Return the teams of a lobby and the menu of seats.

    The host also gets the button that draws lots.
    """
    lines = [*lobby_partner_lines(table, words), words("seats-how")]
    reader_seat = next(
        (seat for seat, player in enumerate(table.seats) if player.user == user), None
    )
    entries = () if reader_seat is None else seat_entries(table, reader_seat, words)
    controls: Controls = (
        (Menu(SeatMenu(table.id), entries, words("seats-choose")),) if entries else ()
    )
    if user == table.host:
        controls = (*controls, (Button(TablePress(table.id, "mix"), words("button-mix")),))
    return MessageContent("\n".join(lines), controls)


def seat_entries(table: PublicTable, reader_seat: Seat, words: Words) -> tuple[MenuEntry, ...]:
    """Return the entries of the menu: the seats that are free or a bot's."""
    entries = []
    for seat in range(len(table.teams)):
        taken = table.seats[seat] if seat < len(table.seats) else None
        if taken is None or taken.computer:
            made_room = (
                words("seats-empty")
                if taken is None
                else words("seats-bot", name=plain_name(taken))
            )
            label = words("seats-opposite", name=partner_name(table, reader_seat, seat, words))
            entries.append(
                MenuEntry(
                    seat_value(table, reader_seat, seat),
                    truncate(label, MAX_ENTRY_LENGTH),
                    truncate(made_room, MAX_ENTRY_LENGTH),
                )
            )
    return tuple(entries)


def partner_name(
    table: PublicTable,
    reader_seat: Seat,
    seat: Seat,
    words: Words,
    name_format: Callable[[PublicSeat], str] = plain_name,
) -> str:
    """Return the name of the partner that the player on `reader_seat` would have on `seat`.

    `name_format` writes names: `plain_name` for menus, `name_of` for messages.
    """
    # who sits there goes to `reader_seat`
    partners = [
        seat if other == reader_seat else other for other in table.side(seat) if other != seat
    ]
    names = [
        name_format(table.seats[other]) if other < len(table.seats) else words("seat-free")
        for other in partners
    ]
    return words.listed(names)


def seat_value(table: PublicTable, reader_seat: Seat, seat: Seat) -> str:
    """Return the value of an entry.

    The seat, and the user id of the partner that it offers (0: no person).
    """
    others = (
        other
        for other in table.side(seat)
        if other not in (seat, reader_seat) and other < len(table.seats)
    )
    users = [user for other in others if (user := table.seats[other].user) is not None]
    return f"{seat} {users[0] if users else 0}"


def parse_seat_choice(value: str) -> tuple[Seat, int] | None:
    """Return the seat and the partner of a menu value; None if there is no such entry."""
    seat, _, partner = value.partition(" ")
    return (int(seat), int(partner)) if seat.isdecimal() and partner.isdecimal() else None


def seat_chosen_text(table: PublicTable, user: int, words: Words) -> str:
    """Return what a person reads who has chosen a seat: their partner, and the pairs.

    It takes the place of the menu.
    """
    seat = next(seat for seat, player in enumerate(table.seats) if player.user == user)
    chosen = words("seats-chosen", name=partner_name(table, seat, seat, words, name_of))
    return "\n".join([chosen, *lobby_partner_lines(table, words)])


ANY, NAMED = "any", "named"


def company_menu(table: PublicTable, words: Words) -> Menu:
    """Return the menu. Regulars who already sit at the table are left out."""
    seated = {seat.name for seat in table.seats}
    levels = tuple(
        MenuEntry(
            f"{ANY} {level}",
            words("company-any", level=words("level", level=level)),
            words("level.says", level=level),
        )
        for level in Level
    )
    regulars = tuple(
        MenuEntry(
            f"{NAMED} {regular.name}",
            regular.name,
            regular_description(regular, table.game.key, words),
        )
        for regular in REGULARS.values()
        if regular.name not in seated
    )
    return Menu(CompanyMenu(table.id), levels + regulars, words("company-add"))


def parse_company_choice(value: str) -> tuple[Level, str] | None:
    """Return level and name (or "") of a menu value; None if there is no such entry."""
    kind, _, which = value.partition(" ")
    if kind == ANY and which in set(Level):
        return Level(which), ""
    return (REGULARS[which].level, which) if kind == NAMED and which in REGULARS else None


def regular_description(regular: Regular, game: str, words: Words) -> str:
    """Return the level, the favourite games and the habits of a regular.

    As many games as fit, that of the table first.
    """
    habits = words.listed([words(f"habit-{habit}") for habit in regular.habits])
    likes = [words(f"game-{key}") for key in sorted(regular.likes, key=lambda key: key != game)]
    said = ""
    for count in range(len(likes), 0, -1):
        level, games = words("level", level=regular.level), words.listed(likes[:count])
        said = words("company-regular", level=level, games=games, habits=habits)
        if len(said) <= MAX_ENTRY_LENGTH:
            break
    return truncate(said, MAX_ENTRY_LENGTH)
