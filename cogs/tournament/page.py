"""The deals of a tournament that is over, with their replays and the file that proves them."""

from collections.abc import Sequence

from cogs.replay.page import LookBackMenu
from locales.catalogues import Words
from messages.notices.tournament_message import percent
from messages.parts.components import MAX_ENTRIES, Button, Menu, MenuEntry
from messages.parts.content import MessageContent, fit_message, strip_markup
from messages.parts.custom_ids import EveningPress
from messages.parts.display_names import name_of
from tables.tournaments.public_tournament import Place, PublicTournament


def deals_content(
    seen: PublicTournament, places: Sequence[Place], user: int, words: Words
) -> MessageContent:
    """Return the deals of a tournament: the best result of each, the reader's own, a menu of their
    replays, and the button that gives the file for `docs/verify.js`.
    """
    names = {line.user: name_of(line) for line in seen.standings}
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
    return MessageContent(fit_message("\n".join(lines)), (menu, (check,)) if unique else ())
