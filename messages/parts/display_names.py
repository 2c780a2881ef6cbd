"""Names of players, onlookers and games as readers see them."""

from games.core import Participant
from games.game import Declaration
from locales.catalogues import Words
from messages.parts.safe_names import clean_name, escaped_name
from tables.state.phases import Presence
from tables.views.public_table import PublicOnlooker, PublicSeat, PublicTable

MAX_NAME_ON_BUTTON = 16


def name_of(one: PublicSeat | PublicOnlooker) -> str:
    """A person's name in a message."""
    return escaped_name(plain_name(one))


def host_name(table: PublicTable) -> str:
    """The host's name in a message: a mention that notifies nobody can show as a bare number on phones."""
    return next((name_of(one) for one in table.seats if one.user == table.host), "?")


def plain_name(one: PublicSeat | PublicOnlooker) -> str:
    """The same where nothing is interpreted."""
    return clean_name(one.name) or clean_name(one.username) or "?"


def short_name(seat: PublicSeat) -> str:
    """The same on a button, which shows everything as it is: phones show about 34 characters."""
    name = plain_name(seat)
    return name if len(name) <= MAX_NAME_ON_BUTTON else name[: MAX_NAME_ON_BUTTON - 1] + "…"


def onlooker_name(table: PublicTable, participant: Participant) -> str:
    """The name of an onlooker."""
    return name_of(table.participants[participant]) if participant < len(table.participants) else "?"


def name_with_status(seat: PublicSeat, words: Words) -> str:
    """A name with what is special about who sits there."""
    if seat.computer:
        return words("who-computer", name=name_of(seat), level=words("level", level=seat.level))
    if seat.presence is Presence.AWAY:
        return words("who-away", name=name_of(seat))
    if seat.presence is Presence.LEFT:
        return words("who-left", name=name_of(seat))
    return name_of(seat)


def game_title(game: Declaration, words: Words) -> str:
    """A game on offer; what is a reconstruction says so."""
    title = words(f"game-{game.key}")
    return words("reconstructed", game=title) if game.reconstruction else title
