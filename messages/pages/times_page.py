"""The page of /preferences about times: the time zone in which a person types times, and the hours without messages."""

from typing import Final

from locales.catalogues import Words
from messages.parts.components import Button, Form, Menu, MenuEntry
from messages.parts.content import MessageContent
from messages.parts.evening_ids import QuietMenu, TimesPress
from messages.parts.safe_names import escaped_name
from tables.people.people import QUIET_HOURS, Person
from tables.state.time_zones import WORLD

ALWAYS: Final = "always"  # menu value: no quiet hours
MAX_ZONE_LENGTH: Final = 40  # characters


def times_page(person: Person, words: Words) -> MessageContent:
    """Return the page with the current choices."""
    zone = escaped_name(person.time_zone or WORLD)
    lines = (
        words("times-zone", zone=zone),
        words("times-quiet", hours=hours_text(person.quiet_hours, words)),
        words("times-how"),
    )
    entries = (
        MenuEntry(ALWAYS, words("quiet-never"), selected=person.quiet_hours is None),
        *(MenuEntry(one, hours_text(one, words), selected=one == person.quiet_hours) for one in QUIET_HOURS),
    )
    buttons = (Button(TimesPress("zone"), words("button-zone")), Button(TimesPress("back"), words("button-times-back")))
    return MessageContent("\n".join(lines), (Menu(QuietMenu(), entries, words("menu-quiet")), buttons))


def hours_text(hours: str | None, words: Words) -> str:
    """Return quiet hours such as 22:00–8:00; "none" if there are none."""
    if hours is None:
        return "none"
    return words.language.dash.join(f"{hour}:00" for hour in hours.split("-"))


def zone_form(words: Words) -> Form:
    """Return the form that asks for a time zone."""
    return Form(
        TimesPress("zone"), words("form-zone"), words("form-zone-label"), MAX_ZONE_LENGTH, description=words("form-zone-how")
    )
