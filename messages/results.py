"""How deals and matches ended, in words: who won, what it cost, the standing."""

from games.core import Event, Seat, View
from games.parts.austrian import DealTied, DealWon
from games.parts.points import Scored
from games.pulle import BuybackClosed, BuybackOpened
from locales.catalogues import Words
from messages.narration import name_of, story
from renderer.scene import chips, gain
from tables.forfeits import pot_shares
from tables.public import Phase
from tables.table import Table

MOST_AFTERMATH = 8  # events told after a deal


def outcome(table: Table, view: View, words: Words) -> list[str]:
    """How the last deal ended: who won and how, the points, what each one gained or lost, what followed from it."""
    result = view.result
    if result is None:
        return []
    counted = " · ".join(
        f"{name_of(chair)} {pips}" for chair, pips in zip(table.chairs, result.pips, strict=True) if pips is not None
    )
    if result.winner is None:
        lines = [words("result-tied", ending=result.ending.value, counted=counted)]
    else:
        won_by = name_of(table.chairs[result.winner])
        lines = [words(f"result-{result.ending}", name=won_by, counted=counted)]
    if any(one.score is not None for one in view.seats):
        lines.append(words("result-points", points=points_known(table, view, words)))
    lines += story(aftermath(table.story), table, words, MOST_AFTERMATH)
    if any(result.gains):
        gains = " · ".join(f"{name_of(chair)} **{gain(hc)}**" for chair, hc in zip(table.chairs, result.gains, strict=True))
        lines.append(words("result-gains", gains=gains))
    elif any(one.carried for one in view.seats):
        lines.append(words("result-carried", stakes=stakes_known(table, view, words)))
    if view.pool and not view.winners:
        lines.append(words("result-pool", chips=chips(view.pool), game=view.game))
    return lines


def aftermath(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """What happened after the deal was decided and counted; that one could buy back is no news any more."""
    decided = [place for place, event in enumerate(events) if isinstance(event, DealWon | DealTied | Scored)]
    after = events[decided[-1] + 1 :] if decided else ()
    return tuple(event for event in after if not isinstance(event, BuybackOpened | BuybackClosed))


def points_known(table: Table, view: View, words: Words) -> str:
    """The score of each one, with what the last deal has added."""
    added = {event.seat: event.points for event in table.story if isinstance(event, Scored)}
    said = []
    for seat, (chair, one) in enumerate(zip(table.chairs, view.seats, strict=True)):
        more = f" (+{added[seat]})" if added.get(seat) else ""
        out = f", {words('is-out')}" if one.out else ""
        said.append(f"{name_of(chair)} **{one.score}**{more}{out}")
    return " · ".join(said)


def stakes_known(table: Table, view: View, words: Words) -> str:
    """Who has staked how much; those who have not staked yet too."""
    return " · ".join(
        f"{name_of(chair)} {words('nothing') if one.stake is None else one.stake}"
        for chair, one in zip(table.chairs, view.seats, strict=True)
        if not one.banker
    )


def session(table: Table, view: View, words: Words) -> list[str]:
    """What a closed table leaves: the ranking of the match or of the deals won, and the chips."""
    lines = []
    if table.phase is Phase.CLOSED and pot_shares(table):
        lines.append(words("pot-shared"))
    nets = [stack - chair.paid_in for chair, stack in zip(table.chairs, table.stacks, strict=False)]  # the gallery's come after
    scored = any(one.score is not None for one in view.seats)
    if scored or view.winners or not any(nets):
        key = "session-points" if scored else "session-wins"
        lines.append(words(key, deals=table.deals, ranking=ranking(table, view)))
    if any(nets) and (table.deals > 1 or table.phase is Phase.VOID):  # else the last deal has just said the same
        said = " · ".join(f"{name_of(chair)} **{gain(net)}**" for chair, net in zip(table.chairs, nets, strict=True))
        lines.append(words("session-nets", deals=table.deals, nets=said))
    return lines


def ranking(table: Table, view: View) -> str:
    """All places: whoever has won the match first, then the fewest points, or else the most deals. Who is out comes last."""

    def merit(seat: Seat) -> tuple[bool, bool, int]:
        one = view.seats[seat]
        return seat not in view.winners, one.out, -one.wins if one.score is None else one.score

    order = sorted(range(len(view.seats)), key=merit)
    said = []
    for seat in order:
        place = 1 + next(number for number, other in enumerate(order) if merit(other) == merit(seat))
        value = view.seats[seat].wins if view.seats[seat].score is None else view.seats[seat].score
        said.append(f"{place}. {name_of(table.chairs[seat])} **{value}**")
    return " · ".join(said)
