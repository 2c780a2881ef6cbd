"""One press that does something as often as nothing else can be done: drawing until a tile fits."""

from games.core import DrewTiles
from games.parts.line import DRAW, Drew
from tables.changes import play
from tables.state.change import Change
from tables.state.log_items import ActionTaken, LogEntry, read_item, write_item
from tables.state.phases import Phase
from tables.state.table import Table, game_of, view
from tests.tables.table_harness import NOW, context, due, in_play, moved, rich


def at_the_boneyard(game: str, times: int = 1) -> Table:
    """Whoever is due has to draw, at least so many times."""
    table = in_play(game, people=2)
    while True:
        if table.phase is Phase.PAUSE:
            table = play.deal_next(table, None, context(balances=rich(table))).table
        rules, seat, state = game_of(table), due(table), table.state
        for _ in range(times):
            if rules.legal(state, seat) != (DRAW,):
                break
            state, _ = rules.apply(state, seat, DRAW)
        else:
            return table
        table = moved(table).table


def drawn(table: Table, *, repeatedly: bool) -> Change:
    seat = due(table)
    return play.act(table, seat, DRAW, table.chairs[seat].user, context(), repeatedly=repeatedly)


def test_one_press_draws_until_a_tile_fits_and_the_log_tells_each_tile() -> None:
    before = at_the_boneyard("austrian-draw", times=2)
    seat, rules = due(before), game_of(before)
    change = drawn(before, repeatedly=True)
    after = change.table
    count = len(change.what)
    assert count > 1
    assert set(zip(change.what, change.events, strict=True)) == {
        (ActionTaken(seat, "draw"), Drew(seat))
    }
    assert after.version == before.version + 1
    assert rules.legal(after.state, seat) != (DRAW,)
    one_by_one = before
    for _ in range(count):
        assert rules.legal(one_by_one.state, seat) == (DRAW,)
        one_by_one = drawn(one_by_one, repeatedly=False).table
    assert one_by_one.state == after.state
    # a button of in between is as stale
    assert one_by_one.chairs[seat].acts == after.chairs[seat].acts
    entry = LogEntry(after.version, NOW, None, change.what, ())
    assert tuple(map(read_item, map(write_item, entry.what))) == entry.what
    others = view(after, 1 - seat)
    assert others.seats[seat].drawn == view(after, seat).seats[seat].drawn == count
    assert others.seats[seat].hand is None
    assert not [note for note in others.notes if isinstance(note, DrewTiles)]
