"""Tests of the few buttons at a table, and of what stands behind *More …*."""

from dataclasses import replace

import pytest

from games import GAMES
from messages.parts.components import Button, ButtonStyle, Controls
from messages.parts.custom_ids import CompanyMenu, TablePress
from messages.play.more_message import more_content
from messages.play.table_message import table_content
from tables.state.phases import Phase
from tables.state.table import Table
from tables.views.table_views import public_table
from tests.tables.table_harness import ANN, BEN, CAT, EVE, in_lobby, in_play
from tests.tables.test_play import in_pause
from tests.words import WORDS


def verbs(controls: Controls) -> list[str]:
    """Return what the buttons do, "menu of bots" for that menu."""
    found = []
    for row in controls:
        if isinstance(row, tuple):
            found += [button.id.verb for button in row]
        else:
            assert isinstance(row.id, CompanyMenu)
            found.append("menu of bots")
    return found


def shown(table: Table) -> list[str]:
    return verbs(table_content(public_table(table), WORDS).controls)


def behind(table: Table, user: int, forfeit: int = 0) -> list[str]:
    return verbs(more_content(public_table(table), user, WORDS, forfeit=forfeit).controls)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_has_three_buttons(game: str) -> None:
    low = GAMES[game].players[0]
    assert shown(in_lobby(game, 1, 0)) == ["now", "join", "menu"]
    assert shown(in_lobby(game, low, 0))[0] == "start"
    running = in_play(game, low)
    assert (shown(running)[0], shown(running)[-1]) == ("hand", "menu")
    assert len(shown(running)) <= 3


def test_a_pause_offers_the_next_round_and_a_free_seat() -> None:
    assert shown(in_pause()) in (["ready", "join", "menu"], ["ready", "hand", "menu"])


def test_more_offers_by_who_asks() -> None:
    lobby = replace(in_lobby("latin", 2), id="abcdefgh")
    about = ["howto", "rules", "fair"]
    assert behind(lobby, ANN) == [
        *about,
        *("hand", "seats", "leave"),
        *("computer", "repost", "close", "menu of bots"),
    ]
    assert behind(lobby, BEN) == [*about, "hand", "seats", "leave", "repost"]
    assert behind(lobby, EVE) == about
    assert {"computer", "menu of bots"}.isdisjoint(behind(in_lobby("latin", 4), ANN))


def test_more_says_what_leaving_means_and_leaves_at_once() -> None:
    table = in_play("buki", 4)
    content = more_content(public_table(table), BEN, WORDS)
    assert WORDS("leave-sure", then="paid") in content.text
    (leave,) = (
        button
        for row in content.controls
        if isinstance(row, tuple)
        for button in row
        if isinstance(button, Button) and button.style is ButtonStyle.DANGER
    )
    assert leave.id == TablePress(table.id, "goodbye")
    assert behind(table, EVE)[:3] == ["howto", "fair", "watch"]
    assert "close" in behind(table, ANN)
    assert "close" not in behind(table, CAT)
    wanted = replace(table, closing=replace(table.closing, after_deal=True))
    assert "keep" in behind(wanted, ANN)
    assert "close" not in behind(wanted, ANN)
    assert (
        WORDS("leave-sure", then="closes")
        in more_content(public_table(in_play("block", 1, 1)), ANN, WORDS).text
    )
    pause = in_pause()
    assert {"leave", "replay"} <= set(behind(pause, BEN))
    assert "goodbye" in behind(pause, BEN, forfeit=6)
    assert behind(replace(pause, phase=Phase.CLOSED), ANN) == ["howto", "fair", "replay"]
