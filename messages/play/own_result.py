"""What a round has come to for whoever reads it: what it brought, or, kindly, what it cost; and what the next one needed."""

from games.core import Best, Measure, Seat, View
from locales.catalogues import Words
from messages.parts.narration import name_of
from messages.play.result_texts import points_added
from renderer.scene import chips, counted
from tables.views.public_table import PublicTable


def own_result(table: PublicTable, seen: View, seat: Seat, words: Words) -> list[str]:
    """For a player's own hand, a match before its last round; nothing where nobody has won."""
    lines = match_won(seen, seat, words)
    result = seen.result
    if result is None or result.winner is None or seen.seats[seat].out:
        return lines
    hc, points = result.gains[seat], added(table, seen, seat)
    amounts = [amount(abs(hc), words)] if hc else []
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


def match_won(seen: View, seat: Seat, words: Words) -> list[str]:
    """For whoever has won the match, perhaps with others: somebody else may have won its last round."""
    if seat not in seen.winners:
        return []
    return [f"**{words('picture-ending-won', what='match', you='yes', names='', count=len(seen.winners))}**"]


def added(table: PublicTable, seen: View, seat: Seat) -> int:
    """Points that the round has added to a seat, where they are no good."""
    if seen.compared.measure is not Measure.POINTS or seen.compared.best is not Best.LEAST:
        return 0
    return points_added(table)[seat]


def amount(hc: int, words: Words) -> str:
    """So many half-chips, with their unit."""
    return words("amount-chips", chips=chips(hc), count=counted(hc))


def chips_brought(table: PublicTable, words: Words) -> list[str]:
    """Who has put more chips on the table for a later deal, so that no stack grows without a word."""
    if table.deals < 2 or not any(table.brought):
        return []
    seats = [(one, hc) for one, hc in zip(table.seats, table.brought, strict=True) if hc]
    said = " · ".join(f"{name_of(one)} +{chips(hc)}" for one, hc in seats)
    return [words("chips-brought", brought=said, house="yes" if any(one.computer for one, _ in seats) else "no")]
