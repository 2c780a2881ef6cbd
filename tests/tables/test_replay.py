"""The log and the revealed secret come to the state that was played."""

import random
from dataclasses import replace

import pytest

from games import GAMES
from games.core import Action, IllegalAction
from games.parts import codec
from games.parts.chance import deal_seed
from games.parts.gallery_bets import Take, Wager, Watch
from tables.changes import gallery_places, lobby, play
from tables.history.replay import company_by_version, replay
from tables.people.people import MemberName
from tables.state.change import Change
from tables.state.log_items import (
    CHAIR_WORDS,
    ActionTaken,
    DealStarted,
    LogEntry,
    LogItem,
    OptionSet,
    SessionStarted,
    TableOpened,
)
from tables.state.phases import Phase
from tables.state.table import Table, game_of
from tests.games.random_play import some_action
from tests.tables.table_harness import (
    ANN,
    DAN,
    EVE,
    NOW,
    SECRET,
    TableHarness,
    context,
    in_lobby,
    moved,
    rich,
)

FAY, GUS = 6, 7


def session(number: int) -> tuple[Table, list[LogEntry]]:
    """A deal by this secret, in which Fay looks on and Eve has bet on Ben, and one more, in
    which Gus looks on; without a store.
    """
    table = replace(
        in_lobby(banker=3, spectator_tie="carry", watch_consent="none"),
        secret=number.to_bytes(32, "big"),
    )
    rules = game_of(table)
    log = [
        LogEntry(1, NOW, ANN, (TableOpened("buki"), *lobby.non_default_options(table.options)), ())
    ]

    def done(change: Change) -> Table:
        log.append(LogEntry(change.table.version, NOW, change.by, change.what, ()))
        return change.table

    def act(table: Table, participant: int, action: Action, by: int) -> Table:
        return done(
            play.act(
                table,
                participant,
                action,
                by,
                context(balances={**rich(table), EVE: 100, FAY: 100}),
            )
        )

    def joined(table: Table, user: int, seat: int) -> Table:
        table = gallery_places.add_onlooker(table, user, MemberName("", ""), Watch(seat))
        return act(table, len(table.participants) - 1, Watch(seat), user)

    table = replace(table, state=rules.open(table.options, 4), stacks=(0,) * 4)
    table = done(
        play.deal(table, ANN, context(balances=rich(table)), first=(SessionStarted(table.cuts),))
    )
    table = joined(joined(table, FAY, 2), EVE, 1)
    table = act(act(table, 5, Wager(2), EVE), 3, Take(5, 2), DAN)
    while table.phase is Phase.PLAYING:
        table = done(moved(table))
    if table.gallery[1].paid_in:
        table = done(play.deal_next(table, None, context(balances={**rich(table), EVE: 0})))
        table = joined(table, GUS, 0)
    return table, log


def test_who_looked_on_is_known_from_the_log() -> None:
    """Eve's bet is carried over a tie: she stays, with the number that was Fay's."""
    table, log = next(
        (table, log)
        for number in range(400)
        for table, log in (session(number),)
        if table.deals == 2
    )
    assert [one.user for one in table.gallery] == [EVE, GUS]
    assert replay(log, table.secret) == table.state
    seen = [one.gallery for one in company_by_version(table, log).values()]
    assert list(dict.fromkeys(seen)) == [(), (FAY,), (FAY, EVE), (EVE,), (EVE, GUS)]


async def test_another_secret_is_found_out(harness: TableHarness) -> None:
    table_id = await harness.started("austrian-block")
    table = await harness.deal(table_id)
    log = await harness.store.tables.log(table_id)
    assert replay(log, table.secret) == table.state
    with pytest.raises(IllegalAction):
        replay(log, bytes(32))
    with pytest.raises(ValueError, match="opening"):
        replay(log[1:], table.secret)
    with pytest.raises(ValueError, match="opening"):
        replay([], table.secret)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_action_is_called_like_what_happens_to_a_chair(game: str) -> None:
    """Check that no verb of a game reads like an event of a chair: "0 leave" in the log is a
    person who leaves.
    """
    assert not {kind.verb for kind in GAMES[game].actions} & CHAIR_WORDS.keys()


@pytest.mark.parametrize(("cap", "paid"), [((OptionSet("cap", 16),), 32), ((), 36)])
def test_a_log_names_the_house_rules_that_are_not_as_usual(
    cap: tuple[OptionSet, ...], paid: int
) -> None:
    """By random play somebody is left with eighteen tiles, and nothing caps what they cost."""
    rules = GAMES["challenge"]
    settled = {"chips": "per_tile"} | {item.name: item.value for item in cap}
    rng = random.Random(419)
    state = rules.open(rules.options(**settled), 3)
    stacks = (112,) * 3
    start: tuple[LogItem, ...] = (
        TableOpened("challenge"),
        *cap,
        OptionSet("chips", "per_tile"),
        SessionStarted((1, 2, 3)),
        DealStarted(stacks),
    )
    log = [LogEntry(1, NOW, None, start, ())]
    state, _ = rules.deal(state, stacks, deal_seed(SECRET, (1, 2, 3), 1))
    while rules.dealing(state):
        seat, action = some_action(rules, state, rng)
        state, _ = rules.apply(state, seat, action)
        log.append(LogEntry(len(log) + 1, NOW, None, (ActionTaken(seat, codec.write(action)),), ()))
    assert max(map(len, state.hands)) > 16
    assert min(state.gains) == -paid
    assert replay(log, SECRET) == state
