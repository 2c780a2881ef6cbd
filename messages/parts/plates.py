"""Name plates for pictures."""

from messages.parts.safe_names import clean_name
from renderer.scene import Plate
from tables.state.phases import Presence
from tables.state.regulars import REGULARS
from tables.views.public_table import PublicSeat, PublicTable


def seat_plates(table: PublicTable) -> tuple[Plate, ...]:
    """Return the plates of all seats."""
    return tuple([seat_plate(seat, is_host=seat.user == table.host) for seat in table.seats])


def seat_plate(seat: PublicSeat, *, is_host: bool) -> Plate:
    """Return the plate of one seat. `is_host`: it shows the host's mark."""
    regular = REGULARS.get(seat.name) if seat.computer else None
    return Plate(
        clean_name(seat.name),
        fallback=clean_name(seat.username),
        computer=seat.computer,
        away=seat.presence is not Presence.HERE,
        host=is_host,
        portrait=regular.key if regular else "",
    )


def gallery_plates(table: PublicTable) -> tuple[Plate, ...]:
    """Return the plates of the onlookers."""
    return tuple(
        Plate(clean_name(onlooker.name), clean_name(onlooker.username))
        for onlooker in table.gallery
    )
