"""Tests of the tips in a newcomer's first rounds."""

from dataclasses import replace

import pytest

from games import GAMES
from locales.catalogues import load
from messages.parts.display_names import chips_amount
from messages.play.hand_message import hand_content
from messages.play.instructions import instruction_lines
from messages.play.table_message import table_content
from tables.state.table import view
from tables.views.table_views import private_table, public_table
from tests.tables.table_harness import due, in_play, played


@pytest.mark.parametrize("language", load().languages)
@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_due_is_told_what_they_may_do(game: str, language: str) -> None:
    words = load().of(language)
    table = in_play(game, GAMES[game].players[0])
    for seat in range(len(table.chairs)):
        own = private_table(table, seat)
        told = instruction_lines(own, words, coached=True)
        assert told or not own.view.legal  # type: ignore[union-attr]
        for said in told:
            assert said in hand_content(own, words, None, coached=True).text
            assert said not in hand_content(own, words, None).text
    assert words("coach-table") in table_content(public_table(table), words, coached=True).text
    assert words("coach-table") not in table_content(public_table(table), words).text


def test_any_tile_may_be_pressed_only_if_any_tile_may_start() -> None:
    words = load().of("en")

    def tip(game: str, **options: object) -> list[str]:
        table = in_play(game, 4, **options)
        return instruction_lines(private_table(table, due(table)), words, coached=True)

    assert tip("block", first_lead="lot") == [words("coach-start")]
    assert tip("block") == [words("coach-play")]  # the heaviest double
    assert words("coach-start") not in tip("mexican-train")  # it has to fit the hub


def test_who_must_stake_at_once_reads_of_no_later_turn() -> None:
    words = load().of("en")
    table = in_play("buki", 4, number=3)
    own = private_table(table, due(table))
    late = replace(own, view=replace(own.view, staking=replace(own.view.staking, required=True)))
    assert "by your third turn" in instruction_lines(own, words, coached=True)[0]
    assert "chips now: a win" in instruction_lines(late, words, coached=True)[0]


def test_everybody_reads_what_became_of_their_stake() -> None:
    words = load().of("en")
    table = played(in_play("buki", 4, number=3)).table
    seen = view(table, None)
    for seat, player in enumerate(seen.seats):
        net = seen.result.gains[seat]
        text = hand_content(private_table(table, seat), words, None).text
        key = "own-bank-paid" if player.banker else "own-stake-paid"
        said = words(
            key,
            won="yes" if net > 0 else "no",
            stake="2 chips",
            chips=chips_amount(abs(net), words),
            stack=chips_amount(player.stack, words),
        )
        assert (said in text) == bool(net)
    assert any(seen.result.gains)
