"""The pages of /house: settings and moderation. Figures about fair play: `figures_page.py`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Annotated, Final, Literal, TypeAlias

from cogs.settings.page import MAX_ZONE_LENGTH, preference_menus
from games.game import Declaration
from locales.catalogues import Words
from messages.parts.components import (
    MAX_ENTRIES,
    MAX_ENTRY_LENGTH,
    Button,
    ButtonStyle,
    Controls,
    Form,
    Menu,
    MenuEntry,
    Picker,
    PickerKind,
    RowBuilder,
    find_page,
    page_turners,
    truncate,
)
from messages.parts.content import MAX_TEXT_LENGTH, MessageContent, fit_lines, fit_message
from messages.parts.custom_ids import CustomId, FormControl, TableControl, Verb
from messages.parts.display_names import (
    DISCORD_LANGUAGE,
    game_facts,
    game_title,
    host_name,
    language_name,
    plain_name,
)
from messages.parts.safe_names import (
    MAX_NAME_LENGTH,
    clean_line,
    clean_name,
    escaped_line,
    escaped_name,
)
from messages.play.house_rule_menus import preset_text
from tables.people.people import (
    ABOUT_PEOPLE,
    Ban,
    GuildSettings,
    MemberName,
    ModerationAction,
    ModerationEntry,
    Preferences,
    PreferencesOwner,
    Preset,
)
from tables.state.default_settings import FIRST_GAMES, Limits
from tables.views.public_table import PublicTable


@dataclass(frozen=True, slots=True)
class HousePage(CustomId):
    """A button that leads to a page of /house."""

    letter = "e"
    page: Annotated[str, r"[a-z]+"]


@dataclass(frozen=True, slots=True)
class ListPress(CustomId):
    """A button that leads to a page of a list of /house with a menu.

    `way` keeps the ids in one message distinct.
    """

    letter = "w"
    shown: Annotated[str, "bans|tables"]
    page: Annotated[int, r"[1-9]\d{0,5}"]
    way: Verb


@dataclass(frozen=True, slots=True)
class HouseClose(TableControl):
    """A button of /house that closes a table."""

    letter = "c"


@dataclass(frozen=True, slots=True)
class HouseMenu(CustomId):
    """A menu of /house."""

    letter = "w"
    what: Annotated[str, r"[a-z-]+"]


BAN_DAYS = (1, 7, 30, 0)  # 0: for good


@dataclass(frozen=True, slots=True)
class BanPress(FormControl):
    """A button of /house that asks for the reason of a ban, and the form that asks for it.

    0 days mean for good.
    """

    letter = "b"
    user: Annotated[int, r"[1-9]\d{0,18}"]
    days: Annotated[int, "|".join(map(str, BAN_DAYS))]


@dataclass(frozen=True, slots=True)
class HouseForm(FormControl):
    """A button of /house that asks for a text, and the form: a time zone, or a name for the house
    rules of the channel's table.
    """

    letter = "b"
    what: Annotated[str, "zone|preset"]


FRONT = "front"
PAGES = (
    "tables",
    "channels",
    "games",
    "presets",
    "limits",
    "bans",
    "looks",
    "watch",
    "seasons",
    "puzzle",
    "invitations",
    "record",
)  # each has a button
LimitName: TypeAlias = Literal["server_tables", "host_tables", "session_deals"]
STEPS = (
    1,
    2,
    3,
    4,
    5,
    6,
    8,
    10,
    12,
    15,
    20,
    25,
    30,
    40,
    50,
    75,
    100,
    150,
    200,
    300,
    500,
    1000,
    10_000,
)
LIMITS: Final[Mapping[LimitName, ModerationAction]] = {
    "server_tables": ModerationAction.SERVER_TABLES,
    "host_tables": ModerationAction.HOST_TABLES,
    "session_deals": ModerationAction.SESSION_DEALS,
}
LINES = 8  # of a list, on a page
MAX_REASON_LENGTH = 200  # characters of the reason for a ban
MAX_TITLE_LENGTH = 45  # characters of a form's title
MAX_NAME_IN_TITLE = 20
DEFAULT_LIMIT = "usual"  # menu value: the limit of the process


@dataclass(frozen=True, slots=True)
class OpenTable:
    """An open table of the server."""

    id: str
    channel: int
    table: PublicTable | None  # None: this process cannot read it
    channel_name: str = ""  # for menus, where Discord shows no links; "" if it is unknown


@dataclass(frozen=True, slots=True)
class HouseOverview:
    """Facts that the first page of /house shows."""

    settings: GuildSettings
    limits: Limits
    tables: int  # open ones that are not slow: the limits count each pace by itself
    banned: int  # people
    languages: Sequence[str]  # codes of those on offer
    # of tables without a chosen language; None: that of the person who opens them
    usual_language: str | None = None
    slow_tables: int = 0  # open ones


def front_page(overview: HouseOverview, words: Words) -> MessageContent:
    """Return the page with the current settings, and the buttons to all other pages."""
    settings, limits = overview.settings, overview.limits
    lines = [
        words("house-title"),
        words(
            "house-tables",
            count=overview.tables,
            slow=overview.slow_tables,
            most=limits.server_tables,
            host=limits.host_tables,
            deals=limits.session_deals,
        ),
        words("house-channels", channels=channel_links(settings.channels, words) or "none"),
        *([words("house-games", off=off)] if (off := games_off_text(settings, words)) else []),
        words("house-computers", chips="yes" if settings.computer_chips else "no"),
        language_sentence(overview, words),
        words("house-bans", count=overview.banned),
    ]
    rows = RowBuilder()
    rows.add_buttons([Button(HousePage(page), words(f"button-house-{page}")) for page in PAGES])
    rows.add_menu(language_menu(overview, words))
    computers = tuple(
        MenuEntry(
            value,
            words("house-computers", chips=value),
            selected=(value == "yes") is settings.computer_chips,
        )
        for value in ("yes", "no")
    )
    rows.add_menu(Menu(HouseMenu("computers"), computers, words("house-menu-computers")))
    return MessageContent("\n".join(lines), rows.build())


def language_sentence(overview: HouseOverview, words: Words) -> str:
    """Return a sentence: the language of new tables, and why it is that."""
    code = overview.settings.locale
    source = "house" if code else "server" if overview.usual_language else "host"
    return words(
        "house-language",
        **{"from": source, "language": language_name(code or overview.usual_language, words)},
    )


def language_menu(overview: HouseOverview, words: Words) -> Menu:
    """Return the menu of languages for new tables.

    Its first entry leaves the choice to Discord or to the host.
    """
    usual = overview.usual_language
    unchosen = words(
        "house-language-usual",
        **{"from": "server" if usual else "host", "language": language_name(usual, words)},
    )
    entries = [MenuEntry(DISCORD_LANGUAGE, unchosen, selected=overview.settings.locale is None)]
    entries += [
        MenuEntry(code, language_name(code, words), selected=code == overview.settings.locale)
        for code in overview.languages
    ]
    return Menu(HouseMenu("language"), tuple(entries), words("house-menu-language"))


def tables_page(tables: Sequence[OpenTable], words: Words, number: int = 1) -> MessageContent:
    """Return a page of the open tables, the newest change first, and a menu to close one."""
    shown, number, pages = find_page(tables[::-1], number, LINES)
    lines = [
        words("house-tables-title", count=len(tables)),
        *(open_table_line(entry, words) for entry in shown),
    ]
    readable = [(entry, entry.table) for entry in shown if entry.table is not None]
    entries = tuple(
        MenuEntry(
            entry.id,
            truncate(
                f"{words(f'game-{table.game.key}')} · {plain_host_name(table)}", MAX_ENTRY_LENGTH
            ),
            truncate(where_and_how_far(entry, table, words), MAX_ENTRY_LENGTH),
        )
        for entry, table in readable
    )
    menu: Controls = (
        (Menu(HouseMenu("close"), entries, words("house-menu-close")),) if entries else ()
    )
    turners = page_turners(partial(ListPress, "tables"), number, pages, words)
    return MessageContent(fit_message("\n".join(lines)), (*menu, (*turners, *back_row(words))))


def open_table_line(entry: OpenTable, words: Words) -> str:
    """Return the channel, the host and the progress of a table."""
    if entry.table is None:
        return words("house-table-unreadable", channel=f"<#{entry.channel}>")
    table = entry.table
    return words(
        "house-table",
        game=words(f"game-{table.game.key}"),
        channel=f"<#{entry.channel}>",
        host=host_name(table),
        says=progress_text(table, words),
    )


def where_and_how_far(entry: OpenTable, table: PublicTable, words: Words) -> str:
    """Return the channel and the progress of a table for menus."""
    name = clean_name(entry.channel_name)
    return f"#{name} · {progress_text(table, words)}" if name else progress_text(table, words)


def plain_host_name(table: PublicTable) -> str:
    """Return the host's name for menus."""
    return next((plain_name(seat) for seat in table.seats if seat.user == table.host), "?")


def progress_text(table: PublicTable, words: Words) -> str:
    """Return how many people play at a table, and which round.

    People who have left or are away are not counted.
    """
    return words(
        "house-table-says", people=sum(not seat.automatic for seat in table.seats), deal=table.deals
    )


def close_page(entry: OpenTable, words: Words) -> MessageContent:
    """Return the page that asks for confirmation before a table is closed."""
    close = Button(HouseClose(entry.id), words("button-house-close"), ButtonStyle.DANGER)
    return MessageContent(
        "\n".join((open_table_line(entry, words), words("house-close-means"))),
        ((close, Button(HousePage("tables"), words("button-back"))),),
    )


def channels_page(settings: GuildSettings, existing: Sequence[int], words: Words) -> MessageContent:
    """Return the page with the channels where tables may be opened.

    `existing` leaves out deleted channels.
    """
    picker = Picker(
        HouseMenu("channels"),
        PickerKind.CHANNELS,
        words("house-menu-channels"),
        tuple(existing)[:MAX_ENTRIES],
        min_values=0,
        max_values=MAX_ENTRIES,
    )
    text = words("house-channels", channels=channel_links(settings.channels, words) or "none")
    return MessageContent(
        "\n".join((text, words("house-channels-means"))), (picker, back_row(words))
    )


def puzzle_channel_page(
    settings: GuildSettings, existing: Sequence[int], words: Words
) -> MessageContent:
    """Return the page with the channel for the puzzle of the day.

    `existing` is empty if the bot cannot post there.
    """
    picker = Picker(
        HouseMenu("puzzle"),
        PickerKind.TEXT_CHANNELS,
        words("house-menu-puzzle"),
        tuple(existing),
        min_values=0,
    )
    channel = f"<#{settings.puzzle_channel}>" if settings.puzzle_channel else "none"
    lines = [words("house-puzzle", channel=channel)]
    if settings.puzzle_channel and not existing:
        lines.append(words("house-cannot-post"))
    lines.append(words("house-puzzle-means", zone=settings.time_zone or "UTC"))
    return MessageContent("\n".join(lines), (picker, back_row(words)))


def games_page(
    settings: GuildSettings, games: Sequence[Declaration], words: Words
) -> MessageContent:
    """Return the page with the games that people may open tables of.

    `games` are all that there are.
    """
    entries = tuple(
        MenuEntry(
            game.key,
            truncate(game_title(game, words), MAX_ENTRY_LENGTH),
            truncate(game_facts(game, words), MAX_ENTRY_LENGTH),
            selected=game.key not in settings.games_off,
        )
        for game in games[:MAX_ENTRIES]
    )
    menu = Menu(HouseMenu("games"), entries, words("house-menu-games"), max_values=len(entries))
    first = Menu(
        HouseMenu("first-games"),
        tuple(
            replace(entry, selected=entry.value in settings.first_games)
            for entry in entries
            if entry.selected
        ),
        words("house-menu-first-games"),
        min_values=0,
        max_values=min(len(FIRST_GAMES), sum(entry.selected for entry in entries)),
    )
    return MessageContent(
        "\n".join(
            (
                words("house-games", off=games_off_text(settings, words) or "none"),
                words("house-games-means"),
            )
        ),
        (menu, first, back_row(words)),
    )


def games_off_text(settings: GuildSettings, words: Words) -> str:
    """Return the names of the games that are off; "" if all are on offer."""
    return words.listed(
        [words(f"game-{key}") for key in settings.games_off if words.has(f"game-{key}")]
    )


def games_off_after(
    chosen: Sequence[str], settings: GuildSettings, games: Sequence[Declaration]
) -> tuple[str, ...]:
    """Return the keys of the games that are off after a choice in the menu of games.

    The menu may not show all games.
    """
    shown = [game.key for game in games[:MAX_ENTRIES]]
    return tuple(key for key in settings.games_off if key not in shown) + tuple(
        key for key in shown if key not in chosen
    )


def limits_page(settings: GuildSettings, highest: Limits, words: Words) -> MessageContent:
    """Return the page with the limits of the server.

    They can only be lower than those of the process (`highest`).
    """
    menus: Controls = ()
    for name, deed in LIMITS.items():
        settled, limit = getattr(settings, name), getattr(highest, name)
        values = sorted(
            {step for step in STEPS if step < limit}
            | ({settled} - {None} if (settled or limit) < limit else set())
        )
        usual = MenuEntry(
            DEFAULT_LIMIT,
            words(f"house-limit-{deed}", count=limit),
            words("house-limit-usual"),
            selected=settled is None,
        )
        entries = (
            usual,
            *(
                MenuEntry(
                    str(value), words(f"house-limit-{deed}", count=value), selected=value == settled
                )
                for value in values
            ),
        )
        menus += (Menu(HouseMenu(deed), entries[:MAX_ENTRIES], words(f"house-menu-{deed}")),)
    return MessageContent(words("house-limits-means"), (*menus, back_row(words)))


def bans_page(
    bans: Sequence[Ban], names: Mapping[int, MemberName], words: Words, number: int = 1
) -> MessageContent:
    """Return a page of the people who may not sit at the server's tables."""
    shown, number, pages = find_page(bans, number, LINES)
    lines = [ban_line(ban, names, words) for ban in shown]
    last = words("house-bans-means")
    first = words("house-bans", count=len(bans))
    room = MAX_TEXT_LENGTH - len(first) - len(last) - 2
    listed = fit_lines(lines, lambda count: words("house-more", count=count), room)
    controls: Controls = (Picker(HouseMenu("ban"), PickerKind.PEOPLE, words("house-menu-ban")),)
    if shown:
        controls += (unban_menu(shown, names, words),)
    turners = page_turners(partial(ListPress, "bans"), number, pages, words)
    return MessageContent(
        "\n".join(filter(None, (first, listed, last))),
        (*controls, (*turners, *back_row(words))),
    )


def unban_menu(bans: Sequence[Ban], names: Mapping[int, MemberName], words: Words) -> Menu:
    """Return the menu of bans to lift."""
    entries = tuple(MenuEntry(str(ban.user), plain_member_name(ban.user, names)) for ban in bans)
    return Menu(HouseMenu("unban"), entries, words("house-menu-unban"))


def ban_line(ban: Ban, names: Mapping[int, MemberName], words: Words) -> str:
    """Return who is banned, until when and why."""
    until, reason = ban_values(ban.until, ban.reason)
    return words(
        "house-ban", name=escaped_name(member_name(ban.user, names)), until=until, reason=reason
    )


def ban_values(until: int | None, reason: str) -> tuple[str, str]:
    """Return the end (ms) and the reason of a ban as their sentences use them.

    "none" stands for a missing one.
    """
    written = clean_line(reason, MAX_REASON_LENGTH)
    return "none" if until is None else f"<t:{until // 1000}:f>", escaped_line(
        written, MAX_REASON_LENGTH
    ) if written else "none"


def ban_page(
    user: int, ban: Ban | None, names: Mapping[int, MemberName], words: Words
) -> MessageContent:
    """Return the page that asks whether, and for how long, to ban a person.

    `ban` is the one that holds already.
    """
    lines = [words("house-ban-sure", name=escaped_name(member_name(user, names)))]
    if ban is not None:
        lines += [words("house-ban-holds"), ban_line(ban, names, words)]
    lines += [words("house-bans-means"), words("house-ban-reason-follows")]
    durations = tuple(
        Button(BanPress(user, days), words("button-ban", days=days), ButtonStyle.DANGER)
        for days in BAN_DAYS
    )
    return MessageContent(
        "\n".join(lines),
        (
            durations,
            *((unban_menu((ban,), names, words),) if ban else ()),
            (Button(HousePage("bans"), words("button-back")),),
        ),
    )


def ban_form(press: BanPress, names: Mapping[int, MemberName], words: Words) -> Form:
    """Return the form that asks for the reason of a ban. Sending it bans the person."""
    name = truncate(plain_member_name(press.user, names), MAX_NAME_IN_TITLE)
    return Form(
        press,
        truncate(words("form-ban", name=name, days=press.days), MAX_TITLE_LENGTH),
        words("form-ban-reason"),
        MAX_REASON_LENGTH,
        description=words("ban-reason-told"),
        optional=True,
    )


def looks_page(preferences: Preferences, words: Words) -> MessageContent:
    """Return the page with the look of the server's tables."""
    return MessageContent(
        words("preferences-guild"),
        (*preference_menus(PreferencesOwner.GUILD, preferences, words), back_row(words)),
    )


def seasons_page(
    settings: GuildSettings, existing: Sequence[int], clock: str, words: Words
) -> MessageContent:
    """Return the page with the channel for winners of seasons and the time zone.

    `existing` is empty if the bot cannot post in the channel.
    `clock` is the time of day there.
    """
    chosen = tuple(channel for channel in existing if channel == settings.season_channel)
    picker = Picker(
        HouseMenu("season-channel"),
        PickerKind.TEXT_CHANNELS,
        words("house-menu-season-channel"),
        chosen,
        min_values=0,
    )
    lines = [
        words(
            "house-seasons",
            channel=f"<#{settings.season_channel}>" if settings.season_channel else "none",
        ),
        *([words("house-cannot-post")] if settings.season_channel and not chosen else []),
        words("house-time-zone", zone=settings.time_zone or "UTC", time=clock),
        words("house-seasons-means"),
    ]
    return MessageContent(
        "\n".join(lines),
        (picker, (Button(HouseForm("zone"), words("button-zone")), *back_row(words))),
    )


def presets_page(presets: Sequence[Preset], words: Words) -> MessageContent:
    """Return the page with the house rules that have a name here, and a menu to delete some."""
    lines = [preset_text(preset, words) for preset in presets] or [words("presets-none")]
    entries = tuple(
        MenuEntry(preset.name, truncate(preset_text(preset, words, plain=True), MAX_ENTRY_LENGTH))
        for preset in presets
    )
    menu = Menu(HouseMenu("preset"), entries, words("house-menu-preset"))
    save = Button(HouseForm("preset"), words("button-preset-save"))
    return MessageContent(
        fit_message("\n".join(lines)), (*((menu,) if entries else ()), (save, *back_row(words)))
    )


def text_form(form: HouseForm, words: Words) -> Form:
    """Return the form that asks for a time zone, or for the name of house rules."""
    if form.what == "preset":
        return Form(form, words("button-house-presets"), words("form-preset"), MAX_NAME_LENGTH)
    return Form(
        form,
        words("button-zone"),
        words("form-zone-label"),
        MAX_ZONE_LENGTH,
        description=words("form-zone-how"),
    )


def invitations_page(role: int | None, words: Words) -> MessageContent:
    """Return the page with the role that invitations to tables may mention.

    Discord must know the role.
    """
    picker = Picker(
        HouseMenu("invitations"),
        PickerKind.ROLES,
        words("house-menu-invitations"),
        () if role is None else (role,),
        min_values=0,
    )
    text = words("house-invitations", role="none" if role is None else f"<@&{role}>")
    return MessageContent(
        "\n".join((text, words("house-invitations-means"))), (picker, back_row(words))
    )


def record_page(
    done: Sequence[ModerationEntry], names: Mapping[int, MemberName], words: Words
) -> MessageContent:
    """Return the page with the record of moderation, newest first."""
    lines = [words("house-record-title"), *(deed_line(entry, names, words) for entry in done)]
    text = fit_lines(
        lines if done else [*lines, words("house-record-empty")],
        lambda count: words("house-more", count=count),
    )
    return MessageContent(text, (back_row(words),))


def deed_line(entry: ModerationEntry, names: Mapping[int, MemberName], words: Words) -> str:
    """Return an entry of the record."""
    match entry.what:
        case what if what in ABOUT_PEOPLE:
            about = escaped_name(member_name(int(entry.about), names))
        case (
            ModerationAction.CLOSE
            | ModerationAction.CHANNELS
            | ModerationAction.SEASON_CHANNEL
            | ModerationAction.PUZZLE
        ):
            about = channel_links(tuple(map(int, entry.about.split())), words) or "none"
        case ModerationAction.INVITATIONS:
            about = f"<@&{entry.about}>" if entry.about else "none"
        case ModerationAction.GAMES:
            about = (
                games_off_text(
                    GuildSettings(entry.guild, games_off=tuple(entry.about.split())), words
                )
                or "none"
            )
        case ModerationAction.FIRST_GAMES:
            about = words.listed([words(f"game-{key}") for key in entry.about.split()]) or "none"
        case ModerationAction.LANGUAGE:
            about = language_name(entry.about, words) or "none"
        case ModerationAction.SAVE_PRESET | ModerationAction.DELETE_PRESET:
            about = escaped_name(entry.about)
        case _:
            about = entry.about or "none"
    by = escaped_name(member_name(entry.by, names))
    _, reason = ban_values(None, entry.ban_reason)
    deed = words(f"moderated-{entry.what}", about=about, days=entry.ban_days or 0, reason=reason)
    return f"- <t:{entry.at // 1000}:f> · {by}: {deed}"


def back_row(words: Words) -> tuple[Button, ...]:
    """Return the button to the first page."""
    return (Button(HousePage(FRONT), words("button-back")),)


def member_name(user: int, names: Mapping[int, MemberName]) -> str:
    """Return a member's name on this server, or their id if the name is unknown."""
    known = names.get(user, MemberName())
    return next((name for name in (known.name, known.username) if clean_name(name)), str(user))


def plain_member_name(user: int, names: Mapping[int, MemberName]) -> str:
    """Return a member's name for menus and titles, where Discord interprets nothing."""
    return clean_name(member_name(user, names)) or "?"


def channel_links(channels: Sequence[int] | None, words: Words) -> str:
    """Return links to channels."""
    return words.listed([f"<#{channel}>" for channel in channels or ()])
