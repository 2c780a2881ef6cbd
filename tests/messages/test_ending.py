"""Tests of messages after a round or a session, for everybody and for each player."""

from dataclasses import replace

import pytest

from locales.catalogues import know_commands
from messages.parts.display_names import seat_plates
from messages.play.final_standing_message import has_standing, standing_content, turning_point_lines
from messages.play.hand_message import hand_content, stake_lines
from messages.play.round_result import result_lines
from messages.play.table_message import table_content
from renderer.hands.own_result_picture import describe_result
from renderer.posters.poster_scenes import FinalScene, rank_seats
from renderer.scene import HandScene
from tables.changes import clock_and_beats, closing, play
from tables.state.phases import CloseReason, Phase, Presence
from tables.state.table import Table, game_of
from tables.views.table_views import private_table, public_table
from tests.tables.table_harness import context, in_play, moved, played, rich
from tests.tables.test_play import paid_out
from tests.words import WORDS


def over(game: str = "buki", people: int = 4, computers: int = 0, **options: object) -> Table:
    """Return a table after a round."""
    return replace(played(in_play(game, people, computers, **options)).table, id="abcdefgh")


def closed(table: Table) -> Table:
    return closing.end_session(table, None, CloseReason.HOST).table if table.live else table


def test_what_a_bot_does_for_somebody_is_told_as_that() -> None:
    table = in_play()
    chairs = tuple(
        replace(chair, presence=Presence.AWAY) if seat == 2 else chair
        for seat, chair in enumerate(table.chairs)
    )
    table = replace(table, chairs=chairs)
    while table.phase is Phase.PLAYING:
        table = moved(table, by_person=game_of(table).due(table.state)[0] != 2).table
    shown = public_table(table)
    assert (
        result_lines(shown, shown.view, WORDS)[-1]
        == "-# Away this round, replaced by a bot: \u2068P3\u2069"
    )
    own = private_table(clock_and_beats.come_back(table, 3, context(balances=rich(table))).table, 2)
    won = replace(own.view, result=replace(own.view.result, winners=(2,)))
    assert result_lines(own.public, won, WORDS)[0] == (
        "A bot that played for \u2068P3\u2069 wins the round."
    )
    scene = HandScene(own.public.game, won, seat_plates(own.public), "", WORDS)
    result = describe_result(scene, tuple(plate.name for plate in seat_plates(own.public)))
    assert not result.won
    assert result.headline == "A bot for P3 wins the round"


def test_the_end_is_something_to_post() -> None:
    table = over()
    assert not has_standing(public_table(table))
    table = closed(table)
    content = standing_content(public_table(table), WORDS)
    assert isinstance(content.scene, FinalScene)
    assert table_content(public_table(table), WORDS) == content
    assert [button.label for button in content.controls[0]] == ["Play again", "Replay", "Fair?"]
    first, won, said, *_ = content.text.replace("\u2068", "").replace("\u2069", "").splitlines()
    best = max(range(4), key=lambda seat: table.curve[-1][1][seat] or 0)
    assert first == "**Buki: final standing**"
    assert won == f"**P{best + 1}** comes out on top!"
    assert said.startswith(f"After one round, chips: 1. P{best + 1} **+")
    turned = replace(
        public_table(table), curve=((1, (2, -2, 0, 0)), (2, (2, 4, -6, 0)), (3, (0, 8, -6, -2)))
    )
    assert turning_point_lines(turned, WORDS) == [
        "\u2068P2\u2069 took the lead in round 2 and kept it."
    ]
    came_late = [replace(seat, late=True) for seat in turned.seats]
    assert turning_point_lines(replace(turned, seats=tuple(came_late)), WORDS) == []
    gone = replace(
        turned, seats=tuple(replace(seat, presence=Presence.LEFT) for seat in turned.seats)
    )
    assert turning_point_lines(gone, WORDS) == []
    assert "Play again" not in [
        button.label for button in standing_content(gone, WORDS).controls[0]
    ], "who has left may not press it"


@pytest.mark.parametrize(
    ("game", "options"), [("pulle", {}), ("austrian-block", {"deals": 9, "entry": 3})]
)
def test_no_bot_wins_the_pot_that_it_keeps(game: str, options: dict[str, int]) -> None:
    """The match is not decided. What the bots have more than the people is their pot."""
    table = over(game, 2, 2, **options)
    ended = closing.end_session(table, None, CloseReason.AGREED)
    assert sum(paid_out(ended).values()) == sum(table.stacks)
    content = standing_content(public_table(ended.table), WORDS)
    assert content.text.splitlines()[1].startswith("After one round, chips: 1. \u2068C0\u2069 **+3")
    assert [content.scene.is_crowned(place, seat) for place, seat in rank_seats(content.scene)] == [
        False
    ] * 4


def test_a_hand_after_the_end_names_the_button_else_a_command_that_its_place_can_have() -> None:
    own = private_table(closed(over()), 0)
    text = hand_content(own, WORDS, None).text
    assert ("*Play again* at the table" in text, "/play" in text) == (True, False)
    seats = tuple(replace(seat, presence=Presence.LEFT) for seat in own.public.seats)
    own = replace(own, public=replace(own.public, seats=seats))  # who may not press it
    know_commands({"play": 7})
    try:
        assert "</play:7>" in hand_content(own, WORDS, None).text
        assert (
            "In the channel, /play opens a new table."
            in hand_content(own, WORDS, "Buki · #buki").text
        )
    finally:
        know_commands({})


def test_each_player_reads_what_became_of_their_stake_or_of_their_bank() -> None:
    seen, gains = public_table(over()).view, (-4, 10, -5, -1)
    seats = tuple(
        replace(player, banker=seat == 2, stack=20 + gains[seat])
        for seat, player in enumerate(seen.seats)
    )
    paid = replace(seen, seats=seats, result=replace(seen.result, gains=gains))
    assert [line for seat in range(4) for line in stake_lines(paid, seat, WORDS)] == [
        "You staked 2 chips and lost it to the bank: you now have 8 chips at the table.",
        "You staked 2 chips and won 5 chips from the bank: you now have 15 chips at the table.",
        "As the bank you paid 2½ chips: you now have 7½ chips at the table.",
        "You staked ½ chip and lost it to the bank: you now have 9½ chips at the table.",
    ]


def test_no_stack_grows_without_a_word() -> None:
    table = over(people=3, computers=1, banker=0)
    nets = [
        stack - need
        for stack, need in zip(table.stacks, game_of(table).exposure(table.state), strict=True)
    ]
    dealt = play.deal_next(table, None, context(balances=rich(table))).table
    brought = [max(0, -net) for net in nets]
    assert list(dealt.latest_deal.brought) == brought
    assert any(brought)
    said = (
        table_content(public_table(dealt), WORDS).text.replace("\u2068", "").replace("\u2069", "")
    )
    (line,) = [line for line in said.splitlines() if "More chips for this round" in line]
    for chair, hc in zip(dealt.chairs, brought, strict=True):
        assert (f"{chair.name} +" in line) == (hc > 0)
    assert ("the house pays" in line) == (brought[3] > 0)
    for seat in range(3):
        scene = hand_content(private_table(dealt, seat), WORDS, None).scene
        assert ("you set aside another" in " ".join(scene.news)) == (brought[seat] > 0)
    assert "More chips" not in table_content(public_table(in_play()), WORDS).text
