"""The page of /house with figures about fair play: chips that go one way, and pairs who play with nobody else."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from locales.catalogues import Words
from messages.pages.house_pages import back_row, member_name
from messages.parts.chip_amounts import chips_amount
from messages.parts.components import Button, Controls
from messages.parts.content import MAX_TEXT_LENGTH, MessageContent, fit_lines
from messages.parts.house_ids import WatchPress
from messages.parts.safe_names import escaped_name
from tables.people.fair_play import ROUNDS_FOR_SHARE, ChipFlow, ClosePair, Figures
from tables.people.people import MemberName

LINES = 8  # on a page
LISTS = ("chips", "pairs")  # the values stand in custom ids


@dataclass(frozen=True, slots=True)
class WatchPage:
    """Contents of the page."""

    press: WatchPress  # the button that leads here
    lines: Sequence[ChipFlow] | Sequence[ClosePair]
    has_more: bool
    figures: Figures
    names: Mapping[int, MemberName]


def watch_content(page: WatchPage, words: Words) -> MessageContent:
    """Return the page: figures, what to compare them with, and what they do not prove."""
    shown = page.press.shown
    first = words(f"watch-{shown}", months=page.press.months)
    last = [f"-# {middle}" for middle in middle_lines(page, words)] + [f"-# {words(f'watch-{shown}-means')}"]
    lines = [line_of(one, page.names, words) for one in page.lines] or [words("watch-empty")]
    room = MAX_TEXT_LENGTH - len(first) - sum(len(line) + 1 for line in last) - 1
    listed = fit_lines(lines, lambda count: words("house-more", count=count), room)
    return MessageContent("\n".join((first, listed, *last)), watch_controls(page, words))


def line_of(one: ChipFlow | ClosePair, names: Mapping[int, MemberName], words: Words) -> str:
    """Return a pair and its figures."""

    def name(user: int) -> str:
        return escaped_name(member_name(user, names))

    if isinstance(one, ChipFlow):
        chips = chips_amount(one.hc, words)
        counts = {"tables": one.tables, "rounds": one.rounds, "gained": one.gained, "lost": one.lost}
        return words("watch-flow", winner=name(one.winner), loser=name(one.loser), chips=chips, **counts)
    shares = {"first": 100 * one.rounds // one.of_user, "second": 100 * one.rounds // one.of_opponent}
    return words("watch-pair", user=name(one.user), opponent=name(one.opponent), rounds=one.rounds, **shares)


def middle_lines(page: WatchPage, words: Words) -> list[str]:
    """Return the middle of the server's figures; [] if there are none."""
    if not page.figures.count:
        return []
    if page.press.shown == "chips":
        return [words("watch-flow-middle", count=page.figures.count, chips=chips_amount(page.figures.median, words))]
    return [
        words("watch-pair-middle", count=page.figures.count, least=ROUNDS_FOR_SHARE, percent=str(page.figures.median // 10)),
    ]


def watch_controls(page: WatchPage, words: Words) -> Controls:
    """Return the buttons: the other list, the other month, back and on."""
    press = page.press
    other = next(shown for shown in LISTS if shown != press.shown)
    choices = (
        Button(WatchPress(other, press.months, 1, "list"), words(f"button-watch-{other}")),
        Button(WatchPress(press.shown, 1 - press.months, 1, "month"), words("button-watch-month", months=1 - press.months)),
    )
    turning = (
        Button(
            WatchPress(press.shown, press.months, max(1, press.page - 1), "back"),
            words("button-board-back"),
            disabled=press.page == 1,
        ),
        Button(WatchPress(press.shown, press.months, press.page + 1, "on"), words("button-board-on"), disabled=not page.has_more),
    )
    return (choices, *((turning,) if page.has_more or press.page > 1 else ()), back_row(words))
