"""What a round has come to for whoever reads it: what it brought, or, kindly, what it cost; and what the next one needed."""

from games.core import Best, Measure, Seat, View
from locales.catalogues import Words
from messages.parts.display_names import name_of
from messages.play.round_result import points_added
from messages.play.table_notes import chips_amount
from tables.views.public_table import PublicTable


def own_result_lines(table: PublicTable, seen: View, seat: Seat, words: Words) -> list[str]:
    """For a player's own hand, a match before its last round; nothing where nobody has won."""
    lines = match_won_lines(seen, seat, words)
    result = seen.result
    if result is None or result.winner is None or seen.seats[seat].out:
        return lines
    hc, points = result.gains[seat], penalty_points(table, seen, seat)
    amounts = [chips_amount(abs(hc), words)] if hc else []
    if result.winner == seat:
        return [*lines, words("own-won", gained=amounts[0] if hc > 0 else "none", what=seen.compared.measure)]
    names = name_of(table.seats[result.winner])
    if hc > 0 and not points:  # whoever wins is not the only one to gain
        return [*lines, words("own-gained", names=names, gained=amounts[0])]
    if hc > 0:
        amounts = []
    if points:
        amounts.append(words("amount-points", count=points))
    lost = words("amount-and", one=amounts[0], other=amounts[1]) if len(amounts) > 1 else (amounts or ["none"])[0]
    return [*lines, words("own-lost", names=names, lost=lost)]


def match_won_lines(seen: View, seat: Seat, words: Words) -> list[str]:
    """For whoever has won the match, perhaps with others: somebody else may have won its last round."""
    if seat not in seen.winners:
        return []
    return [f"**{words('picture-ending-won', what='match', you='yes', names='', count=len(seen.winners))}**"]


def penalty_points(table: PublicTable, seen: View, seat: Seat) -> int:
    """Points that the round has added to a seat, where they are no good."""
    if seen.compared.measure is not Measure.POINTS or seen.compared.best is not Best.LEAST:
        return 0
    return points_added(table)[seat]
