"""The messages of a planned evening.

The plan with its buttons, the reminder, and the call when the table is open.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from locales.catalogues import Words
from messages.parts.components import Button, ButtonStyle
from messages.parts.content import MessageContent, fit_message, yes_no
from messages.parts.custom_ids import EveningPress
from messages.parts.safe_names import clean_name, escaped_name
from tables.state.evening_times_and_limits import REMINDER, Evening, EveningStep

# endings that a tournament words otherwise
UNLIKE_TABLES: Final = (
    EveningStep.OPENED,
    EveningStep.TAKEN,
    EveningStep.REFUSED,
    EveningStep.NOBODY,
    EveningStep.MISSED,
)
PLAN_VERBS: Final = ("join", "leave", "begin", "cancel")  # of the buttons of a plan
NO_TEAMS: Final[Mapping[int, int]] = {}
SHOWN_GUESTS: Final = 40  # named in the plan


def evening_content(
    evening: Evening, guests: Sequence[int], words: Words, teams: Mapping[int, int] = NO_TEAMS
) -> MessageContent:
    """Return the plan: game, time, who comes, and the buttons as long as it has not ended.

    `teams` are the partners of people in a team.
    """
    title = "tournament-title" if evening.rounds else "evening-title"
    lines = [
        words(title, game=evening_game(evening, words), rounds=evening.rounds),
        f"<t:{evening.starts_at // 1000}:F>",
    ]
    if evening.by > 0:
        lines.append(words("evening-host", name=f"<@{evening.by}>"))
    lines.append(
        words("evening-guests", count=len(guests), names=guest_names(guests, words, teams))
    )
    if not evening.live:
        kind = "tournament" if evening.rounds and evening.step in UNLIKE_TABLES else "evening"
        lines.append(words(f"{kind}-{evening.step}", link=channel_link(evening)))
        return MessageContent(fit_message("\n".join(lines)))
    how = "tournament-plan" if evening.rounds else "evening-how"
    lines.append(
        words(
            how,
            minutes=REMINDER // 60_000,
            round=evening.minutes,
            reminds=yes_no(evening.reminds),
        )
    )
    lines += entry_lines(evening, words)
    if evening.event is not None:
        lines.append(
            words(
                "evening-event-link",
                link=f"https://discord.com/events/{evening.guild}/{evening.event}",
            )
        )
    if evening.event_lost:
        lines.append(words("evening-event-lost"))
    buttons = tuple(
        Button(
            EveningPress(evening.id, verb),
            words(f"button-evening-{verb}"),
            ButtonStyle.SUCCESS if verb == "join" else ButtonStyle.SECONDARY,
        )
        for verb in PLAN_VERBS
        if evening.rounds or verb != "begin"
    )
    return MessageContent(fit_message("\n".join(lines)), (buttons,))


def entry_lines(evening: Evening, words: Words) -> list[str]:
    """Return the line that says what a tournament costs, and where that goes, if it costs any."""
    return [words("tournament-entry", chips=evening.entry)] if evening.entry else []


def evening_game(evening: Evening, words: Words) -> str:
    """Return the game of an evening, or the name of its house rules."""
    return escaped_name(evening.preset) if evening.preset else words(f"game-{evening.game}")


def plain_game(evening: Evening, words: Words) -> str:
    """Return the game of an evening where Discord interprets nothing."""
    return clean_name(evening.preset) if evening.preset else words(f"game-{evening.game}")


def guest_names(guests: Sequence[int], words: Words, teams: Mapping[int, int] = NO_TEAMS) -> str:
    """Return links to the people who have signed up, which notify nobody by themselves.

    Those of a team stand together. "none" if there are none.
    """
    first = guests[:SHOWN_GUESTS]
    sides = [(guest, teams[guest]) if teams.get(guest) in first else (guest,) for guest in first]
    shown = dict.fromkeys(tuple(sorted(side, key=guests.index)) for side in sides)
    named = [" + ".join(f"<@{guest}>" for guest in side) for side in shown]
    if len(guests) > SHOWN_GUESTS:
        named.append(words("evening-more", count=len(guests) - SHOWN_GUESTS))
    return words.listed(named) or "none"


def channel_link(evening: Evening) -> str:
    """Return the address of the evening's channel."""
    return f"https://discord.com/channels/{evening.guild}/{evening.channel}"


def plan_link(evening: Evening) -> str:
    """Return the address of the plan's message, or of its channel while there is none."""
    return channel_link(evening) + ("" if evening.message is None else f"/{evening.message}")


def call_content(evening: Evening, words: Words, names: str) -> MessageContent:
    """Return the message that tells people how the evening begins, or that it does not.

    `names` are mentions.
    """
    text = words(f"evening-call-{evening.step}", names=names, game=evening_game(evening, words))
    if evening.rounds and evening.step in UNLIKE_TABLES:
        text = f"{names} {words(f'tournament-{evening.step}')}"
    return MessageContent(text)


def gone_content(evening: Evening, words: Words) -> MessageContent:
    """Return the direct message that says that the channel of an evening has been deleted."""
    return MessageContent(
        words(
            "evening-gone",
            game=evening_game(evening, words),
            when=f"<t:{evening.starts_at // 1000}:F>",
        )
    )


def cancel_content(evening: Evening, guests: int, words: Words) -> MessageContent:
    """Return the question before an evening is cancelled."""
    drop = Button(
        EveningPress(evening.id, "drop"), words("button-evening-drop"), ButtonStyle.DANGER
    )
    return MessageContent(words("evening-cancel-sure", count=guests), ((drop,),))


def reminder_content(evening: Evening, words: Words, names: str = "none") -> MessageContent:
    """Return the reminder, for a direct message or (with mentions as `names`) for the channel."""
    return MessageContent(
        words(
            "evening-reminder",
            names=names,
            game=evening_game(evening, words),
            when=f"<t:{evening.starts_at // 1000}:R>",
            link=plan_link(evening),
        )
    )
