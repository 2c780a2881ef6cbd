"""Results of deals and sessions in words: who won, what it cost, and the scores."""

from collections import Counter
from typing import Any

from games.core import Best, Ending, Event, Measure, Seat, View
from games.parts.buybacks import BoughtBack
from games.parts.points import Scored
from locales.catalogues import Words
from messages.parts.display_names import name_of
from messages.parts.narration import story_lines
from renderer.scene import blocked_text, format_chips, format_gain
from tables.state.phases import Phase, PotLeft
from tables.views.public_table import PublicTable

MAX_EVENTS_AFTER_RESULT = 8  # sentences


def result_lines(table: PublicTable, view: View, words: Words) -> list[str]:
    """Return how the last deal ended: winner, points, what each player won or lost, and the consequences."""
    result = view.result
    if result is None:
        return []
    counted = " · ".join(f"{name_of(one)} {pips}" for one, pips in zip(table.seats, result.pips, strict=True) if pips is not None)
    won_by = None if result.winner is None else name_of(table.seats[result.winner])
    if result.ending is Ending.BLOCKED and (text := blocked_text(table.game, words, won_by and f"**{won_by}**")):
        lines = [text]
    elif won_by is None:
        lines = [words("result-tied", ending=result.ending.value, counted=counted)]
    else:
        wins = view.compared.measure is not Measure.POINTS  # with points, a deal only counts towards the match
        lines = [words(f"result-{result.ending}", name=won_by, counted=counted, wins="yes" if wins else "no")]
    if any(one.score is not None for one in view.seats):
        lines.append(words("result-points", points=scores_text(table, view, words)))
    lines += story_lines(events_after_result(table.story), table, words, MAX_EVENTS_AFTER_RESULT)
    if any(result.gains):
        gains = " · ".join(f"{name_of(one)} **{format_gain(hc)}**" for one, hc in zip(table.seats, result.gains, strict=True))
        lines.append(words("result-gains", gains=gains))
    elif any(one.carried for one in view.seats):
        lines.append(words("result-carried", stakes=stakes_text(table, view, words)))
    if view.pool and not view.winners:
        lines.append(words("result-pool" if table.game.elimination else "result-pot", chips=format_chips(view.pool)))
    return lines + stand_in_lines(table, words)


def stand_in_lines(table: PublicTable, words: Words) -> list[str]:
    """Return the players who were replaced by a computer player in the last deal."""
    acted: list[Any] = [table.story[number] for number in table.substituted]
    seats: set[Seat] = {event.seat for event in acted}
    names = words.listed([name_of(table.seats[seat]) for seat in sorted(seats)])
    return [f"-# {words('result-stand-in', names=names)}"] if names else []


def events_after_result(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return the events after the deal was decided and counted, without buyback offers, which are over."""
    decided = [number for number, event in enumerate(events) if event.decides or isinstance(event, Scored)]
    after = events[decided[-1] + 1 :] if decided else ()
    return tuple(event for event in after if not event.passing)


def scores_text(table: PublicTable, view: View, words: Words) -> str:
    """Return each player's score, with the points of the last deal."""
    added, said = points_added(table), []
    for seat, (person, one) in enumerate(zip(table.seats, view.seats, strict=True)):
        more = words("points-added", points=added[seat]) if added[seat] else ""
        total = f"{name_of(person)} **{one.score}**{more}"
        said.append(words.listed([total, words("is-out")]) if one.out else total)
    return " · ".join(said)


def points_added(table: PublicTable) -> Counter[Seat]:
    """Return the points that the last deal added by seat, summed; none for a player who has bought back since."""
    added: Counter[Seat] = Counter()
    for event in table.story:
        if isinstance(event, Scored):
            added[event.seat] += event.points
        elif isinstance(event, BoughtBack):
            del added[event.seat]
    return added


def stakes_text(table: PublicTable, view: View, words: Words) -> str:
    """Return who has staked how much, players without a stake included."""
    return " · ".join(
        f"{name_of(person)} {words('nothing') if one.stake is None else one.stake}"
        for person, one in zip(table.seats, view.seats, strict=True)
        if not one.banker
    )


def session_lines(table: PublicTable, view: View, words: Words) -> list[str]:
    """Return the ranking of the match, or of the deals won, and the chips won and lost, for a closed table."""
    lines = []
    if table.pot_left is not PotLeft.NONE:
        lines.append(words("pot-shared" if table.pot_left is PotLeft.SHARED else "pot-house"))
    nets = table.nets
    by_points = view.compared.measure is Measure.POINTS
    told = (
        by_points and table.phase is Phase.CLOSED and view.result is not None
    )  # the result of the last deal shows the same scores
    if not told and (by_points or view.winners or not any(nets)):
        key = "session-points" if by_points else "session-wins"
        lines.append(words(key, deals=table.deals, ranking=ranking_text(table, view)))
    if any(nets) and (table.deals > 1 or table.phase is Phase.VOID):  # after one deal, its result shows the same
        said = " · ".join(f"{name_of(one)} **{format_gain(net)}**" for one, net in zip(table.seats, nets, strict=True))
        lines.append(words("session-nets", deals=table.deals, nets=said))
    return lines


def ranking_text(table: PublicTable, view: View) -> str:
    """Return the ranking: winners of the match first, then by what the game compares. Players who are out come last."""
    sign = 1 if view.compared.best is Best.LEAST else -1
    values = [(one.score or 0) if view.compared.measure is Measure.POINTS else one.wins for one in view.seats]

    def merit(seat: Seat) -> tuple[bool, bool, int]:
        return seat not in view.winners, view.seats[seat].out, sign * values[seat]

    order = sorted(range(len(values)), key=merit)
    said = []
    for seat in order:
        rank = 1 + next(number for number, other in enumerate(order) if merit(other) == merit(seat))
        said.append(f"{rank}. {name_of(table.seats[seat])} **{values[seat]}**")
    return " · ".join(said)


def ceiling_lines(table: PublicTable, words: Words) -> list[str]:
    """Return who has won the most that the house pays a person in a day, and what follows."""
    names = words.listed([name_of(table.seats[seat]) for seat in table.at_ceiling])
    play = "chips" if table.for_chips else "honour"
    return [words("ceiling-reached", names=names, count=len(table.at_ceiling), play=play)] if names else []
