"""The result of a round for one player: what it won or lost them."""

from games.core import Best, Measure, Seat, View
from locales.catalogues import Words
from messages.parts.chip_amounts import chips_amount
from messages.parts.display_names import name_of
from messages.play.round_result import points_added
from tables.state.phases import Presence
from tables.views.public_table import PublicTable


def own_result_lines(table: PublicTable, seen: View, seat: Seat, words: Words) -> list[str]:
    """Return what the round won or lost the player in `seat`.

    Without a winner the list is empty, unless the player has won the match.
    """
    lines = match_won_lines(seen, seat, words)
    result = seen.result
    if result is None or result.winner is None or seen.seats[seat].out:
        return lines
    if table.seats[seat].presence is Presence.AWAY:
        return [*lines, words("own-away", button=words("button-ready"))]
    hc, points = result.gains[seat], penalty_points(table, seen, seat)
    amounts = [chips_amount(abs(hc), words)] if hc else []
    if result.winner == seat:
        return [*lines, words("own-won", gained=amounts[0] if hc > 0 else "none", what=seen.compared.measure)]
    names = name_of(table.seats[result.winner])
    if hc > 0 and not points:  # the winner is not the only player who gains
        return [*lines, words("own-gained", names=names, gained=amounts[0])]
    if hc > 0:
        amounts = []
    if points:
        amounts.append(words("amount-points", count=points))
    lost = words("amount-and", one=amounts[0], other=amounts[1]) if len(amounts) > 1 else (amounts or ["none"])[0]
    return [*lines, words("own-lost", names=names, lost=lost)]


def match_won_lines(seen: View, seat: Seat, words: Words) -> list[str]:
    """Return that the player has won the match, perhaps with others. Another player may have won its last round."""
    if seat not in seen.winners:
        return []
    return [f"**{words('picture-ending-won', what='match', you='yes', names='', count=len(seen.winners))}**"]


def penalty_points(table: PublicTable, seen: View, seat: Seat) -> int:
    """Return the points that the round added to a seat in a game where the fewest points win; else 0."""
    if seen.compared.measure is not Measure.POINTS or seen.compared.best is not Best.LEAST:
        return 0
    return points_added(table)[seat]
