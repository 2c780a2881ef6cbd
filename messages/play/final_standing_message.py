"""The final standing: what becomes of a table's message when the session has ended."""

from collections.abc import Sequence

from ai.advice_records import WhatIf
from games.core import Measure, Seat
from locales.catalogues import Words
from messages.parts.components import Button, ButtonStyle
from messages.parts.content import MessageContent, fit_message, yes_no
from messages.parts.custom_ids import AgainPress, TablePress
from messages.parts.display_names import name_of, names_of, seat_plates, side_of
from messages.play.bot_remarks import remark_lines
from messages.play.round_result import (
    ceiling_lines,
    result_lines,
    session_lines,
    winners_text,
)
from messages.play.seat_messages import newcomer_lines
from messages.play.shared_sentences import end_reason_text, has_people
from messages.play.what_if_message import what_if_sentence
from renderer.posters.poster_scenes import FinalScene, rank_seats
from renderer.scene import Finish
from tables.history.turning_point import find_turning_point
from tables.state.phases import Phase, PotLeft, Presence
from tables.views.public_table import PublicTable

AFTER_END = ("replay", "fair")


def has_standing(table: PublicTable) -> bool:
    """Return True if the session has ended after at least one finished deal."""
    return not table.live and bool(table.curve)


def standing_content(
    table: PublicTable, words: Words, turned: tuple[int, WhatIf, PublicTable] | None = None
) -> MessageContent:
    """Return the final standing of an ended session (see `has_standing`).

    `turned` is the number of a deal, the better play that was missed in it, and the table with the
    people of then.
    """
    title = words(f"game-{table.game.key}")
    # those who have left may not press it
    has_button = table.phase is Phase.CLOSED and has_people(table)
    lines = [
        f"**{words('picture-final-title', title=title)}**",
        *winner_lines(table, words),
        *turning_point_lines(table, words),
        end_reason_text(table, words, has_button=has_button),
        *result_lines(table, table.seen, words)[:1],
        *remark_lines(table, words),
        *ceiling_lines(table, words),
        *session_lines(table, words),
        *(f"-# {line}" for line in newcomer_lines(table, words)),
    ]
    if turned is not None:
        lines.append(
            "-# "
            + words(
                "standing-what-if",
                number=turned[0],
                said=what_if_sentence(turned[2], turned[1], words),
            )
        )
    again = Button(AgainPress(table.id), words("button-again"), ButtonStyle.SUCCESS)
    others = (Button(TablePress(table.id, verb), words(f"button-{verb}")) for verb in AFTER_END)
    controls = ((again, *others) if has_button else tuple(others),)
    return MessageContent(fit_message("\n".join(lines)), controls, final_scene(table, title, words))


def winner_lines(table: PublicTable, words: Words) -> list[str]:
    """Return the winners, and the final values of all players, the best first.

    Partners stand together.
    """
    scene = final_scene(table, "", words)
    places = rank_sides(table, scene)
    best = table.seen.winners or tuple(
        seat for place, side in places if place == 1 for seat in side
    )
    if len(best) == len(table.seats) > 1:
        return [words("standing-even")]
    said = " · ".join(
        f"{place}. {names_of(table, side, words)} **{scene.told(scene.last(side[0]))}**"
        for place, side in places
    )
    values = words("standing-values", deals=scene.deals, measure=scene.measure, values=said)
    if not may_win(table, best):
        return [values]  # nobody wins laurels while away, and no partner of a person who left
    return [
        winners_text(table, best, "match" if table.seen.winners else "session", words),
        values,
    ]


def may_win(table: PublicTable, seats: Sequence[Seat]) -> bool:
    """Return whether no player on these seats is away or has left, or is a computer player that
    keeps the pot of an undecided match for the house.
    """
    return all(
        table.seats[seat].presence is Presence.HERE
        and not (table.seats[seat].computer and table.pot_left is PotLeft.HOUSE)
        for seat in seats
    )


def rank_sides(table: PublicTable, scene: FinalScene) -> list[tuple[int, tuple[Seat, ...]]]:
    """Return places (from 1) and sides, best first: the seats of a team, or each seat by itself.

    Equal values share a place.
    """
    ranked = rank_seats(scene)
    places = {seat: place for place, seat in ranked}
    sides = list(dict.fromkeys(side_of(table, seat) for _, seat in ranked))
    return [
        (1 + sum(places[other[0]] < places[side[0]] for other in sides), side) for side in sides
    ]


def turning_point_lines(table: PublicTable, words: Words) -> list[str]:
    """Return the turning point of the session, found in the public curve.

    Partners take the lead together. Nobody has led before they came.
    """
    turn = find_turning_point(table.curve, table.compared, table.teams)
    winners = table.seen.winners
    if turn is None or not may_win(table, turn.side) or (winners and turn.side[0] not in winners):
        return []
    if any(table.seats[seat].late for seat in turn.side):
        return []
    values = {"deal": turn.deal, "first": yes_no(turn.first)}
    if len(turn.side) == 1:
        return [words("standing-turned", name=name_of(table.seats[turn.side[0]]), **values)]
    return [words("standing-turned-team", names=names_of(table, turn.side, words), **values)]


def own_finish(table: PublicTable, seat: Seat, words: Words) -> Finish | None:
    """Return how the session ended for one seat, for the picture of its hand.

    None if no deal was finished, if a substitute has ended it (nobody wins laurels while away), or
    if nobody is ahead.
    """
    if not table.curve or table.seats[seat].presence is Presence.AWAY:
        return None
    places = rank_sides(table, final_scene(table, "", words))
    if places[-1][0] == 1:
        return None
    net = table.nets[seat] if any(player.paid_in for player in table.seats) else None
    return Finish(next(place for place, side in places if seat in side), len(places), net)


def final_scene(table: PublicTable, title: str, words: Words) -> FinalScene:
    """Return the picture of the final standing. A deal that was broken off does not count."""
    beside = table.compared.measure is not Measure.CHIPS and any(
        player.paid_in for player in table.seats
    )
    return FinalScene(
        seat_plates(table),
        title,
        table.game,
        words,
        compared=table.compared,
        deals=table.curve[-1][0],
        curve=table.curve,
        wins=tuple(seat.wins for seat in table.seen.seats),
        nets=table.nets if beside else (),
        teams=table.seen.teams,
        pot_kept=table.pot_left is PotLeft.HOUSE,
    )
