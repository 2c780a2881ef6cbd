"""The pages of /house, with which those who manage a server look after its tables: one private message, changed in place."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from locales.catalogues import Words, described
from messages.pages.preferences_page import preference_menus
from messages.parts.components import LONGEST_ENTRY, MOST_ENTRIES, Button, Controls, Entry, Menu, Of, Picker, Rows, Style, cut
from messages.parts.content import MessageContent, fit
from messages.parts.custom_ids import HouseClose, HouseMenu, HousePage
from messages.parts.narration import name_of, plain_name
from messages.parts.safe_names import called, clean
from tables.state.limits import Limits
from tables.state.people import Deed, GuildSettings, MemberName, Moderated, Owner, Preferences
from tables.views.public_table import PublicTable

FRONT = "front"
PAGES = ("tables", "channels", "limits", "bans", "looks", "record")  # to which the first one leads
LimitName: TypeAlias = Literal["server_tables", "host_tables", "session_deals"]
STEPS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 300, 500, 1000, 10_000)
LIMITS: Final[Mapping[LimitName, Deed]] = {
    "server_tables": Deed.SERVER_TABLES,
    "host_tables": Deed.HOST_TABLES,
    "session_deals": Deed.SESSION_DEALS,
}
ABOUT_PEOPLE = (Deed.BAN, Deed.UNBAN)
MOST_CHANNELS = 25  # of a menu of Discord's
DISCORD = "discord"  # the language: as the server is set there
USUAL = "usual"  # a limit: that of the process


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A line of the tables that are open."""

    id: str
    channel: int
    table: PublicTable | None  # None: this process cannot read it


def front_page(
    settings: GuildSettings, limits: Limits, tables: int, banned: int, languages: Sequence[str], words: Words
) -> MessageContent:
    """How things are, and where to change them."""
    lines = [
        words("house-title"),
        words("house-tables", count=tables, most=limits.server_tables, host=limits.host_tables, deals=limits.session_deals),
        words("house-channels", channels=channels_named(settings.channels, words) or "none"),
        words("house-computers", chips="yes" if settings.computer_chips else "no"),
        words("house-language", language=language_named(settings.locale, words)),
        words("house-bans", count=banned),
    ]
    rows = Rows()
    rows.buttons([Button(HousePage(page), words(f"button-house-{page}")) for page in PAGES])
    spoken = (None, *languages)
    tongues = tuple(Entry(code or DISCORD, language_named(code, words), chosen=settings.locale == code) for code in spoken)
    rows.menu(Menu(HouseMenu("language"), tongues, words("house-menu-language")))
    computers = tuple(
        Entry(value, words("house-computers", chips=value), chosen=(value == "yes") is settings.computer_chips)
        for value in ("yes", "no")
    )
    rows.menu(Menu(HouseMenu("computers"), computers, words("house-menu-computers")))
    return MessageContent("\n".join(lines), rows.made())


def tables_page(tables: Sequence[OpenTable], words: Words) -> MessageContent:
    """Which tables are open, and which to close."""
    shown = tables[:MOST_ENTRIES]
    lines = [words("house-tables-title", count=len(tables)), *(table_line(one, words) for one in shown)]
    if len(tables) > len(shown):
        lines.append(words("house-more", count=len(tables) - len(shown)))
    readable = [(one, one.table) for one in shown if one.table is not None]
    entries = tuple(
        Entry(
            one.id,
            cut(f"{words(f'game-{table.game.key}')} · {host_named(table)}", LONGEST_ENTRY),
            cut(words("house-table-says", people=people(table), deal=table.deals), LONGEST_ENTRY),
        )
        for one, table in readable
    )
    menu: Controls = (Menu(HouseMenu("close"), entries, words("house-menu-close")),) if entries else ()
    return MessageContent(fit("\n".join(lines)), (*menu, back(words)))


def table_line(one: OpenTable, words: Words) -> str:
    """Where it is, whose, and how far it has come."""
    if one.table is None:
        return words("house-table-unreadable", channel=f"<#{one.channel}>")
    table = one.table
    host = next((name_of(seat) for seat in table.seats if seat.user == table.host), "?")
    game = words(f"game-{table.game.key}")
    return words("house-table", game=game, channel=f"<#{one.channel}>", host=host, people=people(table), deal=table.deals)


def host_named(table: PublicTable) -> str:
    """For menus."""
    return next((plain_name(seat) for seat in table.seats if seat.user == table.host), "?")


def people(table: PublicTable) -> int:
    """How many sit there."""
    return sum(not seat.computer for seat in table.seats)


def close_page(one: OpenTable, words: Words) -> MessageContent:
    """What closing it means, before it is done."""
    close = Button(HouseClose(one.id), words("button-house-close"), Style.DANGER)
    return MessageContent(
        "\n".join((table_line(one, words), words("house-close-means"))),
        ((close, Button(HousePage("tables"), words("button-house-back"))),),
    )


def channels_page(settings: GuildSettings, there: Sequence[int], words: Words) -> MessageContent:
    """Where tables may be opened. `there`: those of the channels that still are."""
    chosen = tuple(there)[:MOST_CHANNELS]
    picker = Picker(HouseMenu("channels"), Of.CHANNELS, words("house-menu-channels"), chosen, least=0, most=MOST_CHANNELS)
    text = words("house-channels", channels=channels_named(settings.channels, words) or "none")
    return MessageContent("\n".join((text, words("house-channels-means"))), (picker, back(words)))


def limits_page(settings: GuildSettings, most: Limits, words: Words) -> MessageContent:
    """How many of what; a server can settle less than the process has (`most`)."""
    menus: Controls = ()
    for name, deed in LIMITS.items():
        settled, highest = getattr(settings, name), getattr(most, name)
        values = sorted(
            {step for step in STEPS if step < highest} | ({settled} - {None} if (settled or highest) < highest else set())
        )
        usual = Entry(USUAL, words(f"house-limit-{deed}", count=highest), words("house-limit-usual"), chosen=settled is None)
        entries = (usual, *(Entry(str(one), words(f"house-limit-{deed}", count=one), chosen=one == settled) for one in values))
        menus += (Menu(HouseMenu(deed), entries[:MOST_ENTRIES], words(f"house-menu-{deed}")),)
    return MessageContent(words("house-limits-means"), (*menus, back(words)))


def bans_page(banned: Sequence[int], names: Mapping[int, MemberName], words: Words) -> MessageContent:
    """Who may not sit at the tables of the server."""
    shown = banned[:MOST_ENTRIES]
    lines = [words("house-bans", count=len(banned)), *(f"- {called(member(user, names))}" for user in shown)]
    if len(banned) > len(shown):
        lines.append(words("house-more", count=len(banned) - len(shown)))
    controls: Controls = (Picker(HouseMenu("ban"), Of.PEOPLE, words("house-menu-ban")),)
    if shown:
        lifted = tuple(Entry(str(user), clean(member(user, names)) or "?") for user in shown)
        controls += (Menu(HouseMenu("unban"), lifted, words("house-menu-unban")),)
    return MessageContent(fit("\n".join((*lines, words("house-bans-means")))), (*controls, back(words)))


def looks_page(preferences: Preferences, words: Words) -> MessageContent:
    """How the tables of the server look."""
    return MessageContent(words("preferences-guild"), (*preference_menus(Owner.GUILD, preferences, words), back(words)))


def record_page(done: Sequence[Moderated], names: Mapping[int, MemberName], words: Words) -> MessageContent:
    """Who did what, newest first."""
    lines = [words("house-record-title"), *(deed_line(one, names, words) for one in done)]
    return MessageContent(fit("\n".join(lines if done else (*lines, words("house-record-empty")))), (back(words),))


def deed_line(one: Moderated, names: Mapping[int, MemberName], words: Words) -> str:
    """One thing that was done."""
    match one.what:
        case what if what in ABOUT_PEOPLE:
            about = called(member(int(one.about), names))
        case Deed.CLOSE | Deed.CHANNELS:
            about = channels_named(tuple(map(int, one.about.split())), words) or "none"
        case Deed.LANGUAGE:
            about = language_named(one.about or None, words)
        case Deed.SAVE_PRESET | Deed.DELETE_PRESET:
            about = called(one.about)
        case _:
            about = one.about or "none"
    by = called(member(one.by, names))
    return f"- <t:{one.at // 1000}:f> · {by}: {words(f'moderated-{one.what}', about=about)}"


def back(words: Words) -> tuple[Button, ...]:
    """To the first page."""
    return (Button(HousePage(FRONT), words("button-house-back")),)


def member(user: int, names: Mapping[int, MemberName]) -> str:
    """What somebody is called here; the number of whom nobody has heard of."""
    known = names.get(user, MemberName())
    return next((name for name in (known.name, known.username) if clean(name)), str(user))


def channels_named(channels: Sequence[int] | None, words: Words) -> str:
    """As links."""
    return words.listed([f"<#{channel}>" for channel in channels or ()])


def language_named(code: str | None, words: Words) -> str:
    """Of public messages."""
    if not code:
        return words("language-discord")
    language = described().get(code)
    if language is None:
        return code
    return language.name if language.reviewed else words("language-unread", language=language.name)
