"""Lists to look back from: tables of a channel, rounds of a replay, deals of a tournament."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from locales.catalogues import Words
from messages.notices.tournament_message import percent
from messages.parts.components import MAX_ENTRIES, Button, Controls, Form, Menu, MenuEntry
from messages.parts.content import MessageContent, fit_message, strip_markup
from messages.parts.custom_ids import CustomId, EveningPress, FormControl, TableControl, TablePress
from messages.parts.display_names import name_of, public_button
from messages.play.what_if_message import what_if_button
from tables.tournaments.public_tournament import Place, PublicTournament
from tables.views.public_table import PublicTable

CODE_LENGTH = 8  # of a table


@dataclass(frozen=True, slots=True)
class LookBackPress(FormControl):
    """The button that lists the tables of a channel, and the form that asks for another's code."""

    letter = "s"
    what: Annotated[str, "tables|code"]


@dataclass(frozen=True, slots=True)
class LookBackMenu(CustomId):
    """The menu of tables of a channel."""

    letter = "s"
    what: Annotated[str, "tables"] = "tables"
    of: Annotated[str, "menu"] = "menu"


@dataclass(frozen=True, slots=True)
class RoundMenu(TableControl):
    """The menu of rounds of a table."""

    letter = "s"
    what: Annotated[str, "round"] = "round"
    of: Annotated[str, "menu"] = "menu"


def look_back_content(tables: Sequence[tuple[str, str, int]], words: Words) -> MessageContent:
    """Return the menu of tables (id, game, finished rounds), and the button for another's code."""
    entries = tuple(
        MenuEntry(
            table, words("replay-table", title=words(f"game-{game}"), deals=deals, code=table)
        )
        for table, game, deals in tables
    )
    menu = (Menu(LookBackMenu(), entries, words("menu-look-back")),) if entries else ()
    text = words("menu-look-back" if entries else "refused-no-replay")
    return MessageContent(
        text, (*menu, (Button(LookBackPress("code"), words("button-table-code")),))
    )


def code_form(words: Words) -> Form:
    """Return the form that asks for the code of a table."""
    label = words("button-table-code").rstrip("… ")
    return Form(LookBackPress("code"), label, label, CODE_LENGTH)


def replay_text(table: PublicTable, deal: int, words: Words) -> str:
    """Return the table and deal of a replay, and whether hands are shown."""
    title = words("replay", title=words(f"game-{table.game.key}"), number=deal, code=table.id)
    replay = public_button("button-replay", table.locale)
    return f"{title}\n-# {words('replay-closed' if table.live else 'replay-open', replay=replay)}"


def replay_controls(
    table: PublicTable, deal: int, deals: int, words: Words, *, looks_back: bool
) -> Controls:
    """Return the menu of rounds if there are several, and the buttons of a replay.

    Of many rounds it has those around `deal`, so that each can be reached.
    `looks_back`: what would have been better can be asked.
    """
    newest = min(deals, max(deal + MAX_ENTRIES // 2, MAX_ENTRIES))
    entries = tuple(
        MenuEntry(str(number), words("replay-number", number=number), selected=number == deal)
        for number in range(newest, max(0, newest - MAX_ENTRIES), -1)
    )
    menu = (Menu(RoundMenu(table.id), entries, words("menu-round")),) if deals > 1 else ()
    what_if = what_if_button(table, deal, words) if looks_back else ()
    buttons = [
        *(button for row in what_if if isinstance(row, tuple) for button in row),
        Button(TablePress(table.id, "fair"), words("button-fair")),
    ]
    return (*menu, tuple(buttons))


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
