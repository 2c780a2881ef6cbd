"""The pages of /house with figures about fair play: chips that flowed, and pairs who met often."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated

from cogs.house.page import back_row, member_name
from locales.catalogues import Words
from messages.parts.components import Button, Controls, page_turners
from messages.parts.content import MAX_TEXT_LENGTH, MessageContent, fit_lines
from messages.parts.custom_ids import CustomId, Verb
from messages.parts.display_names import chips_amount
from messages.parts.safe_names import escaped_name
from tables.people.fair_play import ROUNDS_FOR_SHARE, ChipFlow, ClosePair, Figures
from tables.people.people import MemberName

LISTS = ("chips", "pairs")  # the values stand in custom ids


@dataclass(frozen=True, slots=True)
class WatchPress(CustomId):
    """A button that leads to a list of figures of /house.

    `way` keeps the ids in one message distinct.
    """

    letter = "e"
    shown: Annotated[str, "|".join(LISTS)]
    months: Annotated[int, "0|1"]  # ago
    page: Annotated[int, r"[1-9]\d{0,5}"]
    way: Verb


def watch_content(
    press: WatchPress,
    entries: Sequence[ChipFlow] | Sequence[ClosePair],
    figures: Figures,
    names: Mapping[int, MemberName],
    words: Words,
    *,
    has_more: bool,
) -> MessageContent:
    """Return the page: figures, what to compare them with, and what they do not prove.

    `press` is the button that leads here.
    """
    shown = press.shown
    first = words(f"watch-{shown}", months=press.months)
    last = [f"-# {middle}" for middle in middle_lines(shown, figures, words)] + [
        f"-# {words(f'watch-{shown}-means')}"
    ]
    lines = [line_of(entry, names, words) for entry in entries] or [words("watch-empty")]
    room = MAX_TEXT_LENGTH - len(first) - sum(len(line) + 1 for line in last) - 1
    listed = fit_lines(lines, lambda count: words("house-more", count=count), room)
    return MessageContent("\n".join((first, listed, *last)), watch_controls(press, has_more, words))


def line_of(entry: ChipFlow | ClosePair, names: Mapping[int, MemberName], words: Words) -> str:
    """Return a pair and its figures."""

    def name(user: int) -> str:
        return escaped_name(member_name(user, names))

    if isinstance(entry, ChipFlow):
        chips = chips_amount(entry.hc, words)
        counts = {
            "tables": entry.tables,
            "rounds": entry.rounds,
            "gained": entry.gained,
            "lost": entry.lost,
        }
        return words(
            "watch-flow", winner=name(entry.winner), loser=name(entry.loser), chips=chips, **counts
        )
    shares = {
        "first": 100 * entry.rounds // entry.of_user,
        "second": 100 * entry.rounds // entry.of_opponent,
    }
    return words(
        "watch-pair",
        user=name(entry.user),
        opponent=name(entry.opponent),
        rounds=entry.rounds,
        **shares,
    )


def middle_lines(shown: str, figures: Figures, words: Words) -> list[str]:
    """Return the middle of the server's figures; [] if there are none."""
    if not figures.count:
        return []
    if shown == "chips":
        return [
            words(
                "watch-flow-middle", count=figures.count, chips=chips_amount(figures.median, words)
            )
        ]
    return [
        words(
            "watch-pair-middle",
            count=figures.count,
            least=ROUNDS_FOR_SHARE,
            percent=str(figures.median // 10),
        ),
    ]


def watch_controls(press: WatchPress, has_more: bool, words: Words) -> Controls:
    """Return the buttons: the other list, the other month, back and on."""
    other = next(shown for shown in LISTS if shown != press.shown)
    choices = (
        Button(WatchPress(other, press.months, 1, "list"), words(f"button-watch-{other}")),
        Button(
            WatchPress(press.shown, 1 - press.months, 1, "month"),
            words("button-watch-month", months=1 - press.months),
        ),
    )
    turners = page_turners(
        lambda number, way: WatchPress(press.shown, press.months, number, way),
        press.page,
        press.page + has_more,
        words,
    )
    return (choices, *((turners,) if turners else ()), back_row(words))
