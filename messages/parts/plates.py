"""Name plates for pictures."""

from messages.parts.safe_names import clean_name
from renderer.scene import Plate
from tables.state.phases import Presence
from tables.state.regulars import REGULARS
from tables.views.public_table import PublicSeat, PublicTable


def seat_plates(table: PublicTable) -> tuple[Plate, ...]:
    """Who sits there, for pictures."""
    return tuple([seat_plate(one, one.user == table.host) for one in table.seats])


def seat_plate(one: PublicSeat, host: bool) -> Plate:
    """Of somebody who sits there."""
    regular = REGULARS.get(one.name) if one.computer else None
    portrait = regular.key if regular else ""
    return Plate(clean_name(one.name), clean_name(one.username), one.computer, one.presence is not Presence.HERE, host, portrait)


def gallery_plates(table: PublicTable) -> tuple[Plate, ...]:
    """Who sits behind the chairs, for pictures."""
    return tuple(Plate(clean_name(one.name), clean_name(one.username)) for one in table.gallery)
