"""The pages of /house, for people who manage a server: one private message that is changed in place."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from locales.catalogues import Words, all_languages
from messages.pages.preferences_page import preference_menus
from messages.parts.components import (
    MAX_ENTRIES,
    MAX_ENTRY_LENGTH,
    Button,
    ButtonStyle,
    Controls,
    Menu,
    MenuEntry,
    Picker,
    PickerKind,
    RowBuilder,
    truncate,
)
from messages.parts.content import MessageContent, fit_message
from messages.parts.custom_ids import HouseClose, HouseMenu, HousePage
from messages.parts.display_names import name_of, plain_name
from messages.parts.safe_names import clean_name, escaped_name
from tables.state.people import GuildSettings, MemberName, ModerationAction, ModerationEntry, Preferences, PreferencesOwner
from tables.state.settings import Limits
from tables.views.public_table import PublicTable

FRONT = "front"
PAGES = ("tables", "channels", "limits", "bans", "looks", "record")  # the first page has a button for each
LimitName: TypeAlias = Literal["server_tables", "host_tables", "session_deals"]
STEPS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 300, 500, 1000, 10_000)
LIMITS: Final[Mapping[LimitName, ModerationAction]] = {
    "server_tables": ModerationAction.SERVER_TABLES,
    "host_tables": ModerationAction.HOST_TABLES,
    "session_deals": ModerationAction.SESSION_DEALS,
}
ABOUT_PEOPLE = (ModerationAction.BAN, ModerationAction.UNBAN)
MAX_CHANNELS = 25  # in a menu of channels
DISCORD_LANGUAGE = "discord"  # menu value: the language that Discord knows for the server
DEFAULT_LIMIT = "usual"  # menu value: the limit of the process


@dataclass(frozen=True, slots=True)
class OpenTable:
    """An open table of the server."""

    id: str
    channel: int
    table: PublicTable | None  # None: this process cannot read it


@dataclass(frozen=True, slots=True)
class HouseOverview:
    """Facts that the first page of /house shows."""

    settings: GuildSettings
    limits: Limits
    tables: int  # open ones
    banned: int  # people
    languages: Sequence[str]  # codes of those on offer


def front_page(overview: HouseOverview, words: Words) -> MessageContent:
    """Return the page with the current settings, and the buttons to all other pages."""
    settings, limits = overview.settings, overview.limits
    lines = [
        words("house-title"),
        words(
            "house-tables", count=overview.tables, most=limits.server_tables, host=limits.host_tables, deals=limits.session_deals
        ),
        words("house-channels", channels=channel_links(settings.channels, words) or "none"),
        words("house-computers", chips="yes" if settings.computer_chips else "no"),
        words("house-language", language=language_name(settings.locale, words)),
        words("house-bans", count=overview.banned),
    ]
    rows = RowBuilder()
    rows.add_buttons([Button(HousePage(page), words(f"button-house-{page}")) for page in PAGES])
    spoken = (None, *overview.languages)
    tongues = tuple(
        MenuEntry(code or DISCORD_LANGUAGE, language_name(code, words), selected=settings.locale == code) for code in spoken
    )
    rows.add_menu(Menu(HouseMenu("language"), tongues, words("house-menu-language")))
    computers = tuple(
        MenuEntry(value, words("house-computers", chips=value), selected=(value == "yes") is settings.computer_chips)
        for value in ("yes", "no")
    )
    rows.add_menu(Menu(HouseMenu("computers"), computers, words("house-menu-computers")))
    return MessageContent("\n".join(lines), rows.build())


def tables_page(tables: Sequence[OpenTable], words: Words) -> MessageContent:
    """Return the page with the open tables, and a menu to close one."""
    shown = tables[:MAX_ENTRIES]
    lines = [words("house-tables-title", count=len(tables)), *(open_table_line(one, words) for one in shown)]
    if len(tables) > len(shown):
        lines.append(words("house-more", count=len(tables) - len(shown)))
    readable = [(one, one.table) for one in shown if one.table is not None]
    entries = tuple(
        MenuEntry(
            one.id,
            truncate(f"{words(f'game-{table.game.key}')} · {plain_host_name(table)}", MAX_ENTRY_LENGTH),
            truncate(words("house-table-says", people=human_count(table), deal=table.deals), MAX_ENTRY_LENGTH),
        )
        for one, table in readable
    )
    menu: Controls = (Menu(HouseMenu("close"), entries, words("house-menu-close")),) if entries else ()
    return MessageContent(fit_message("\n".join(lines)), (*menu, back_row(words)))


def open_table_line(one: OpenTable, words: Words) -> str:
    """Return the channel, the host and the progress of a table."""
    if one.table is None:
        return words("house-table-unreadable", channel=f"<#{one.channel}>")
    table = one.table
    host = next((name_of(seat) for seat in table.seats if seat.user == table.host), "?")
    game = words(f"game-{table.game.key}")
    return words("house-table", game=game, channel=f"<#{one.channel}>", host=host, people=human_count(table), deal=table.deals)


def plain_host_name(table: PublicTable) -> str:
    """Return the host's name for menus."""
    return next((plain_name(seat) for seat in table.seats if seat.user == table.host), "?")


def human_count(table: PublicTable) -> int:
    """Return the number of people at a table."""
    return sum(not seat.computer for seat in table.seats)


def close_page(one: OpenTable, words: Words) -> MessageContent:
    """Return the page that asks for confirmation before a table is closed."""
    close = Button(HouseClose(one.id), words("button-house-close"), ButtonStyle.DANGER)
    return MessageContent(
        "\n".join((open_table_line(one, words), words("house-close-means"))),
        ((close, Button(HousePage("tables"), words("button-house-back"))),),
    )


def channels_page(settings: GuildSettings, existing: Sequence[int], words: Words) -> MessageContent:
    """Return the page with the channels where tables may be opened. `existing` leaves out deleted channels."""
    chosen = tuple(existing)[:MAX_CHANNELS]
    picker = Picker(
        HouseMenu("channels"), PickerKind.CHANNELS, words("house-menu-channels"), chosen, min_values=0, max_values=MAX_CHANNELS
    )
    text = words("house-channels", channels=channel_links(settings.channels, words) or "none")
    return MessageContent("\n".join((text, words("house-channels-means"))), (picker, back_row(words)))


def limits_page(settings: GuildSettings, highest: Limits, words: Words) -> MessageContent:
    """Return the page with the limits of the server. They can only be lower than those of the process (`highest`)."""
    menus: Controls = ()
    for name, deed in LIMITS.items():
        settled, limit = getattr(settings, name), getattr(highest, name)
        values = sorted({step for step in STEPS if step < limit} | ({settled} - {None} if (settled or limit) < limit else set()))
        usual = MenuEntry(
            DEFAULT_LIMIT, words(f"house-limit-{deed}", count=limit), words("house-limit-usual"), selected=settled is None
        )
        entries = (
            usual,
            *(MenuEntry(str(one), words(f"house-limit-{deed}", count=one), selected=one == settled) for one in values),
        )
        menus += (Menu(HouseMenu(deed), entries[:MAX_ENTRIES], words(f"house-menu-{deed}")),)
    return MessageContent(words("house-limits-means"), (*menus, back_row(words)))


def bans_page(banned: Sequence[int], names: Mapping[int, MemberName], words: Words) -> MessageContent:
    """Return the page with the people who may not sit at the server's tables."""
    shown = banned[:MAX_ENTRIES]
    lines = [words("house-bans", count=len(banned)), *(f"- {escaped_name(member_name(user, names))}" for user in shown)]
    if len(banned) > len(shown):
        lines.append(words("house-more", count=len(banned) - len(shown)))
    controls: Controls = (Picker(HouseMenu("ban"), PickerKind.PEOPLE, words("house-menu-ban")),)
    if shown:
        lifted = tuple(MenuEntry(str(user), clean_name(member_name(user, names)) or "?") for user in shown)
        controls += (Menu(HouseMenu("unban"), lifted, words("house-menu-unban")),)
    return MessageContent(fit_message("\n".join((*lines, words("house-bans-means")))), (*controls, back_row(words)))


def looks_page(preferences: Preferences, words: Words) -> MessageContent:
    """Return the page with the look of the server's tables."""
    return MessageContent(
        words("preferences-guild"), (*preference_menus(PreferencesOwner.GUILD, preferences, words), back_row(words))
    )


def record_page(done: Sequence[ModerationEntry], names: Mapping[int, MemberName], words: Words) -> MessageContent:
    """Return the page with the record of moderation, newest first."""
    lines = [words("house-record-title"), *(deed_line(one, names, words) for one in done)]
    return MessageContent(fit_message("\n".join(lines if done else (*lines, words("house-record-empty")))), (back_row(words),))


def deed_line(one: ModerationEntry, names: Mapping[int, MemberName], words: Words) -> str:
    """Return an entry of the record."""
    match one.what:
        case what if what in ABOUT_PEOPLE:
            about = escaped_name(member_name(int(one.about), names))
        case ModerationAction.CLOSE | ModerationAction.CHANNELS:
            about = channel_links(tuple(map(int, one.about.split())), words) or "none"
        case ModerationAction.LANGUAGE:
            about = language_name(one.about or None, words)
        case ModerationAction.SAVE_PRESET | ModerationAction.DELETE_PRESET:
            about = escaped_name(one.about)
        case _:
            about = one.about or "none"
    by = escaped_name(member_name(one.by, names))
    return f"- <t:{one.at // 1000}:f> · {by}: {words(f'moderated-{one.what}', about=about)}"


def back_row(words: Words) -> tuple[Button, ...]:
    """Return the button to the first page."""
    return (Button(HousePage(FRONT), words("button-house-back")),)


def member_name(user: int, names: Mapping[int, MemberName]) -> str:
    """Return a member's name on this server, or their id if the name is unknown."""
    known = names.get(user, MemberName())
    return next((name for name in (known.name, known.username) if clean_name(name)), str(user))


def channel_links(channels: Sequence[int] | None, words: Words) -> str:
    """Return links to channels."""
    return words.listed([f"<#{channel}>" for channel in channels or ()])


def language_name(code: str | None, words: Words) -> str:
    """Return the name of the language of public messages."""
    if not code:
        return words("language-discord")
    language = all_languages().get(code)
    if language is None:
        return code
    return language.name if language.reviewed else words("language-unread", language=language.name)
