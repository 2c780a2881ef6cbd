"""Names as readers see them: players, teams, onlookers, games, languages; name plates of pictures,
and amounts of chips.
"""

from collections.abc import Sequence
from typing import Final

from games.core import Participant, Seat
from games.game import Declaration
from games.parts.amounts import format_chips, format_gain, plural_count
from locales.catalogues import Words, all_languages, load
from messages.parts.components import truncate
from messages.parts.safe_names import clean_name, escaped_name
from renderer.scene import Plate, joined_names
from tables.people.people import MemberName
from tables.state.phases import Presence
from tables.state.regulars import REGULARS
from tables.state.table_parts import Visitor
from tables.tournaments.public_tournament import Standing
from tables.views.public_table import PublicSeat, PublicTable

MAX_NAME_ON_BUTTON = 16


def name_of(person: PublicSeat | Visitor | MemberName | Standing) -> str:
    """Return a person's name for a message, escaped."""
    return escaped_name(plain_name(person))


def names_of(table: PublicTable, seats: Sequence[Seat], words: Words) -> str:
    """Return the names of several players for a message, partners together.

    "Anna and Béla, Carla and Dan".
    """
    sides: dict[int, list[str]] = {}
    for seat in seats:
        team = table.teams[seat] if seat < len(table.teams) else -1 - seat
        sides.setdefault(team, []).append(name_of(table.seats[seat]))
    return words.listed([joined_names(names, words) for names in sides.values()])


def sides_of(table: PublicTable) -> tuple[tuple[Seat, ...], ...]:
    """Return the seats that win and lose together, by their first seat.

    Without teams each seat is a side of its own.
    """
    seats = range(len(table.seats))
    sides = {
        tuple(other for other in seats if table.teams[other] == table.teams[seat])
        for seat in seats
        if table.teams
    }
    return tuple(sorted(sides)) or tuple((seat,) for seat in seats)


def side_of(table: PublicTable, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats that win and lose together with a seat, that seat included."""
    return next(side for side in sides_of(table) if seat in side)


def are_one_team(table: PublicTable, seats: Sequence[Seat]) -> bool:
    """Return whether these are the seats of one team.

    Then they have won together and not each for themselves.
    """
    return len(seats) > 1 and tuple(sorted(seats)) in sides_of(table)


def host_name(table: PublicTable) -> str:
    """Return the host's name for a message.

    A mention without a notification can show as a number on phones.
    """
    return next((name_of(player) for player in table.seats if player.user == table.host), "?")


def plain_name(person: PublicSeat | Visitor | MemberName | Standing) -> str:
    """Return a person's name for places where Discord interprets nothing."""
    return clean_name(person.name) or clean_name(person.username) or "?"


def short_name(seat: PublicSeat) -> str:
    """Return a player's name for a button, cut because phones show about 34 characters."""
    return truncate(plain_name(seat), MAX_NAME_ON_BUTTON)


def onlooker_name(table: PublicTable, participant: Participant) -> str:
    """Return the name of a participant for a message; "?" for one who is gone."""
    return (
        name_of(table.participants[participant]) if participant < len(table.participants) else "?"
    )


def name_with_status(seat: PublicSeat, words: Words) -> str:
    """Return a player's name with their status: a computer player and its level, away, or left."""
    if seat.computer:
        return words("who-computer", name=name_of(seat), level=words("level", level=seat.level))
    if seat.presence is Presence.AWAY:
        return words("who-away", name=name_of(seat))
    if seat.presence is Presence.LEFT:
        return words("who-left", name=name_of(seat))
    return name_of(seat)


def game_facts(game: Declaration, words: Words) -> str:
    """Return what a menu says of a game.

    What it is about, for how many people, and how long it takes.
    """
    least, most = game.players[0], game.players[-1]
    return words(
        "game-facts",
        hook=words(f"hook-{game.key}"),
        players=str(most) if least == most else f"{least}{words.language.dash}{most}",
        most=most,
        minutes=game.minutes,
    )


def game_line(game: Declaration, words: Words) -> str:
    """Return the title of a game and what a menu says of it, in one line."""
    return words("game-line", title=game_title(game, words), facts=game_facts(game, words))


def game_title(game: Declaration, words: Words) -> str:
    """Return the title of a game. Reconstructed games say so."""
    title = words(f"game-{game.key}")
    return words("reconstructed", game=title) if game.reconstruction else title


def public_button(key: str, locale: str) -> str:
    """Return the name of a button on a public message, in the language of that message.

    For private sentences that name it: their reader may have another language.
    """
    return load().of(locale)(key)


DISCORD_LANGUAGE: Final = "discord"  # menu value: no choice of one's own


def language_name(code: str | None, words: Words) -> str:
    """Return the name of a language, with a note if no native speaker has read it.

    "" for no language.
    """
    if not code:
        return ""
    language = all_languages().get(code)
    if language is None:
        return code
    return words("language-unread", language=language.name) if language.is_unread else language.name


def seat_plates(table: PublicTable) -> tuple[Plate, ...]:
    """Return the plates of all seats. Who was away at the end of a deal is so in its picture."""
    return tuple(
        [
            Plate(
                clean_name(player.name),
                fallback=clean_name(player.username),
                computer=player.computer,
                away=player.presence is not Presence.HERE
                or (seat in table.latest_deal.absent and not player.computer),
                host=player.user == table.host,
                portrait=REGULARS[player.name].key
                if player.computer and player.name in REGULARS
                else "",
            )
            for seat, player in enumerate(table.seats)
        ]
    )


def gallery_plates(table: PublicTable) -> tuple[Plate, ...]:
    """Return the plates of the onlookers."""
    return tuple(
        Plate(clean_name(onlooker.name), clean_name(onlooker.username))
        for onlooker in table.gallery
    )


def chips_amount(hc: int, words: Words) -> str:
    """Return an amount of half-chips as chips, with their unit."""
    return words("amount-chips", chips=format_chips(hc), count=plural_count(hc))


def chips_gained(hc: int, words: Words) -> str:
    """Return a gain or loss of half-chips as chips, with its sign and their unit."""
    return words("amount-chips", chips=format_gain(hc), count=plural_count(abs(hc)))
