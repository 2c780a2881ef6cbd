"""Notices: a table is open, slow tables wait, a bot plays for somebody; the winners of a season."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Literal

from games.core import Seat
from locales.catalogues import Words
from messages.parts.components import Button, Controls
from messages.parts.content import MessageContent, countdown, fit_lines, fit_message
from messages.parts.custom_ids import ReminderPress, UnwishPress
from messages.parts.display_names import name_of
from messages.parts.safe_names import clean_name, escaped_name
from renderer.posters.poster_scenes import MOST_WINNERS, SeasonRow, SeasonScene, period_name
from renderer.scene import joined_names
from tables.people.leaderboard_kinds import Measure, SeasonWinner, winning_sides
from tables.people.people import MemberName
from tables.state.phases import Phase, Presence
from tables.views.public_table import PublicTable


def notice_content(game: str, guild: int, server: str, link: str, words: Words) -> MessageContent:
    """Return the notice, with the button that ends all of its kind."""
    text = words(
        "notice",
        game=words(f"game-{game}"),
        server=escaped_name(clean_name(server) or "?"),
        link=link,
    )
    return MessageContent(text, unwish_controls(game, guild, words))


def wish_content(game: str, guild: int, words: Words) -> MessageContent:
    """Return the answer to /notify."""
    return MessageContent(
        words("notify-on", game=words(f"game-{game}")), unwish_controls(game, guild, words)
    )


def unwish_controls(game: str, guild: int, words: Words) -> Controls:
    """Return the button after which nobody is told any more."""
    return ((Button(UnwishPress("unwish", guild, game), words("button-unwish")),),)


@dataclass(frozen=True, slots=True)
class MyTable:
    """A table of the reader."""

    public: PublicTable
    place: str  # the game as a link, server and channel
    seat: Seat | None  # of the reader; None: they have asked for one
    is_awaited: bool  # it waits for the reader


def table_line(entry: MyTable, words: Words) -> str:
    """Return a table in two lines: where it is, and what it waits for."""
    return f"{entry.place}\n-# {state_text(entry, words)}"


def state_text(entry: MyTable, words: Words) -> str:
    """Return the state of a table: its awaited players and its deadline."""
    table = entry.public
    when = countdown(table.deadline) if table.deadline is not None else "none"
    if entry.seat is None:
        return words("my-table-asked")
    if table.seats[entry.seat].presence is Presence.AWAY:
        return words("my-table-away")
    if entry.is_awaited:
        return words(
            "my-table-turn" if table.phase is Phase.PLAYING else "my-table-ready", when=when
        )
    if table.phase is Phase.LOBBY:
        return words("my-table-lobby", seated=len(table.seats), when=when)
    if table.phase is Phase.PAUSE:
        names = [name_of(seat) for seat in table.seats if not seat.ready and not seat.automatic]
        return words("my-table-pause", names=words.listed(names) or "none", when=when)
    return words("my-table-others", names=words.listed(awaited_names(table)) or "none", when=when)


def awaited_names(table: PublicTable) -> list[str]:
    """Return the names of awaited players, as far as the room may know."""
    if table.view is None:
        return []
    return [
        name_of(player)
        for player, seen in zip(table.seats, table.view.seats, strict=True)
        if seen.due and player.presence is not Presence.LEFT
    ]


MOST = 8  # tables with a line of their own


def turn_reminder_content(tables: Sequence[MyTable], words: Words) -> MessageContent:
    """Return the message: one line about each table, and a button that ends reminders."""
    lines = [
        words("reminder", count=len(tables)),
        *(table_line(entry, words) for entry in tables[:MOST]),
    ]
    if len(tables) > MOST:
        lines.append(words("house-more", count=len(tables) - MOST))
    return MessageContent(
        fit_lines(lines, lambda left: words("house-more", count=left)),
        ((Button(ReminderPress("off"), words("button-reminders-off")),),),
    )


def absence_content(game: str, server: str, link: str, words: Words) -> MessageContent:
    """Return the message that time has run out and a bot plays.

    Its button ends such messages.
    """
    text = words(
        "away-slow",
        game=words(f"game-{game}"),
        server=escaped_name(clean_name(server) or "?"),
        link=link,
    )
    return MessageContent(text, ((Button(ReminderPress("off"), words("button-reminders-off")),),))


def season_content(
    month: str,
    winners: Sequence[SeasonWinner],
    names: Mapping[int, MemberName],
    words: Words,
    tournaments: Mapping[int, int],
) -> MessageContent:
    """Return the winners of each game, as text and (if there are any) as a picture.

    `month` is the season, such as 2026-11. `tournaments` says how many of them people have won.
    """
    lines = [words("season-over", season=period_name(month, words))]
    rows = []
    for game, group in groupby(winners, key=lambda winner: winner.game):
        best = tuple(group)
        sides = [[names.get(user, MemberName()) for user in side] for side in winning_sides(best)]
        listed = words.listed(
            [f"**{joined_names([name_of(name) for name in side], words)}**" for side in sides]
        )
        by: Literal["matches", "rounds"] = (
            "matches" if best[0].measure is Measure.MATCHES else "rounds"
        )
        won = words("picture-season-won", by=by, count=best[0].value)
        lines.append(words("season-winner", game=words(f"game-{game}"), names=listed, won=won))
        known = tuple(tuple((name.name, name.username) for name in side) for side in sides)
        rows.append(SeasonRow(game, known, by, best[0].value))
    champions = []
    for user, won_by_user in tournaments.items():
        champions.append(
            f"**{name_of(names.get(user, MemberName()))}**"
            + (f" ({won_by_user})" if won_by_user > 1 else "")
        )
    if champions:
        lines.append(words("season-tournaments", names=words.listed(champions)))
    scene = SeasonScene(month, tuple(rows[:MOST_WINNERS]), words) if rows else None
    return MessageContent(fit_message("\n".join(lines)), (), scene)
