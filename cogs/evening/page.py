"""The answers to /notify and /invite, the question before an evening is cancelled, and the deals of
a tournament.

A file of its own, because pages are pure (tests/test_architecture.py).
"""

from collections.abc import Sequence

from cogs.replay.page import LookBackMenu
from locales.catalogues import Words
from messages.notices.notice_messages import unwish_controls
from messages.notices.tournament_message import percent, shown_name
from messages.parts.components import MAX_ENTRIES, Button, ButtonStyle, Menu, MenuEntry
from messages.parts.content import MessageContent, fit_message, strip_markup
from messages.parts.custom_ids import EveningPress
from tables.state.planned_evening import Evening
from tables.tournaments.public_tournament import Place, PublicTournament


def invitation_content(role: int, host: str, game: str, link: str, words: Words) -> MessageContent:
    """Return the invitation. Sending it decides whether the role is notified."""
    return MessageContent(
        words(
            "invitation",
            role=f"<@&{role}>",
            host=host,
            game=words(f"game-{game}"),
            link=link,
        )
    )


def cancel_content(evening: Evening, guests: int, words: Words) -> MessageContent:
    """Return the question before an evening is cancelled."""
    drop = Button(
        EveningPress(evening.id, "drop"), words("button-evening-drop"), ButtonStyle.DANGER
    )
    return MessageContent(words("evening-cancel-sure", count=guests), ((drop,),))


def wish_content(game: str, guild: int, words: Words) -> MessageContent:
    """Return the answer to /notify."""
    return MessageContent(
        words("notify-on", game=words(f"game-{game}")), unwish_controls(game, guild, words)
    )


def deals_content(
    seen: PublicTournament, places: Sequence[Place], user: int, words: Words
) -> MessageContent:
    """Return the deals of a tournament: the best result of each, the reader's own, a menu of their
    replays, and the button that gives the file for `docs/verify.js`.
    """
    names = {line.user: shown_name(line) for line in seen.standings}
    lines, entries = [], []
    for number in range(1, seen.finished + 1):
        of_round = [place for place in places if place.round == number and place.user in names]
        best = max((place.score or 0 for place in of_round), default=0)
        shown = [place for place in of_round if place.user == user]
        shown += [place for place in of_round if place.score == best and place not in shown][:1]
        lines.append(words("tournament-deal", round=number))
        for place in shown:
            line = words(
                "tournament-result",
                name=names[place.user or 0],
                points=place.points,
                score=percent(place.score or 0),
            )
            lines.append(line)
            entries.append(MenuEntry(place.table, f"{number}. {strip_markup((line,))[0]}"))
    lines.append(words("tournament-seal", seal=seen.seal))
    unique = {entry.value: entry for entry in entries}
    menu = Menu(LookBackMenu(), tuple(unique.values())[:MAX_ENTRIES], words("button-replay"))
    check = Button(EveningPress(seen.plan.id, "file"), words("button-verify"))
    controls = (menu, (check,)) if unique else ()
    return MessageContent(fit_message("\n".join(lines)), controls)
