"""Feats: what people have done towards achievements in a deal that has just ended.

A feat needs two people who have played the whole deal by themselves. So nobody earns anything with bots alone, and a substitute
earns nothing for an absent player.
"""

from collections.abc import Iterable, Iterator
from functools import partial

from games.core import Seat, View
from games.parts.achievement import FinishedDeal
from tables.achievements.catalogue import GAMES_WON, MATCHES_WON, PEOPLE_BEATEN, ROUNDS_WON
from tables.state.change import Feat
from tables.state.phases import Presence
from tables.state.table import Table, game_of, view

TWO = 2  # people


def feats_of_deal(table: Table) -> tuple[Feat, ...]:
    """Return the feats of a deal that has just ended, ordered by person and achievement."""
    seen, playing = view(table, None), players_of_whole_deal(table)
    if seen is None or seen.result is None or len(playing) < TWO:
        return ()
    deal = FinishedDeal(seen, table.latest_deal.story, partial(own_view, table))
    found = {
        Feat(user, one.key) for one in game_of(table).achievements for seat in one.earners(deal) if (user := playing.get(seat))
    }
    found.update(feats_in_any_game(table, deal, playing))
    return tuple(sorted(found, key=lambda feat: (feat.user, feat.key, feat.mark)))


def players_of_whole_deal(table: Table) -> dict[Seat, int]:
    """Return the people by seat for whom no substitute has acted in this deal. Aliases of forgotten people are left out."""
    acted = (table.latest_deal.story[number] for number in table.latest_deal.substituted)
    replaced = {getattr(event, "seat", None) for event in acted}
    return {
        seat: chair.user
        for seat, chair in enumerate(table.chairs)
        if chair.user is not None and chair.user > 0 and chair.presence is Presence.HERE and seat not in replaced
    }


def own_view(table: Table, seat: Seat) -> View:
    """Return what a seat knows at the end of the deal."""
    own = view(table, seat)
    assert own is not None
    return own


def feats_in_any_game(table: Table, deal: FinishedDeal, playing: dict[Seat, int]) -> Iterator[Feat]:
    """Yield the feats towards the achievements of the house."""
    match = game_of(table).match(table.options)
    best = deal.seen.winners if match else () if deal.winner is None else (deal.winner,)
    for seat in best:
        if user := playing.get(seat):
            yield Feat(user, GAMES_WON.key, mark=table.game)
            beaten = (other for at, other in playing.items() if at not in best)
            yield from (Feat(user, PEOPLE_BEATEN.key, mark=str(other)) for other in beaten)
    if match and best:
        people = {chair.user for chair in table.chairs} | set(table.quitters)
        yield from feats_of_series(MATCHES_WON.key, {user for seat in best if (user := playing.get(seat))}, people)
    if deal.winner is not None:
        people = {table.chairs[seat].user for seat in (deal.winner, *deal.others(deal.winner))}
        yield from feats_of_series(ROUNDS_WON.key, {user for user in (playing.get(deal.winner),) if user}, people)


def feats_of_series(key: str, winners: set[int], people: Iterable[int | None]) -> Iterator[Feat]:
    """Yield a feat for each winner, and for all others that their series of wins is over."""
    for user in people:
        if user is not None and user > 0:
            yield Feat(user, key, breaks=user not in winners)
