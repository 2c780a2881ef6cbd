"""*What if*: decisions with a clearly better alternative, as far as that player could know."""

from collections.abc import Sequence
from dataclasses import replace

from ai.advice_records import ValueUnit, WhatIf
from games.core import Claim
from games.parts.claims import Lay
from locales.catalogues import Words
from messages.parts.components import Button, Controls
from messages.parts.content import MessageContent, yes_no
from messages.parts.custom_ids import WhatIfPress
from messages.parts.display_names import name_of, plain_name, seat_plates
from messages.play.move_labels import move_label
from renderer.scene import HandScene
from tables.views.public_table import PublicTable

MAX_DECISIONS = 5  # decisions in one message


def what_if_button(table: PublicTable, deal: int, words: Words) -> Controls:
    """Return the controls of a replay."""
    return ((Button(WhatIfPress(table.id, deal), words("button-what-if")),),)


def what_if_content(
    table: PublicTable, deal: int, found: Sequence[WhatIf], words: Words
) -> MessageContent:
    """Return the most important decisions in words, and the most important one as a picture."""
    lines = [words("what-if-title", title=words(f"game-{table.game.key}"), number=deal)]
    if not found:
        return MessageContent("\n".join((*lines, words("what-if-none"))))
    lines += [
        f"{number}. {what_if_sentence(table, missed, words)}"
        for number, missed in enumerate(found[:MAX_DECISIONS], start=1)
    ]
    hidden = (
        "claims"
        if found[0].better.unit is ValueUnit.TILES
        else yes_no(any(not decision.better.is_exact for decision in found[:MAX_DECISIONS]))
    )
    lines.append("-# " + words("what-if-how", hidden=hidden))
    return MessageContent("\n".join(lines), (), what_if_scene(table, found[0], words))


def what_if_scene(table: PublicTable, missed: WhatIf, words: Words) -> HandScene:
    """Return the hand at a decision, with only the better play highlighted.

    Readers see it like onlookers.
    """
    played, better = (
        move_label(action, missed.view, table, words)
        for action in (missed.played, missed.better.action)
    )
    title = words(
        "what-if-picture",
        name=plain_name(table.seats[missed.seat]),
        turn=missed.turn,
        played=played,
        better=better,
    )
    seats = missed.view.seats
    # shown as if they had been chosen
    if isinstance(missed.better.action, Lay) and missed.better.action.tiles:
        claim = Claim(len(missed.better.action.tiles), missed.better.action.tiles)
        seats = tuple(
            replace(seat, claim=claim) if number == missed.seat else seat
            for number, seat in enumerate(seats)
        )
    as_onlooker = replace(missed.view.gallery, onlooker=len(seats))
    view = replace(missed.view.offering((missed.better.action,)), seats=seats, gallery=as_onlooker)
    return HandScene(table.game, view, seat_plates(table), title, words)


def what_if_sentence(table: PublicTable, missed: WhatIf, words: Words) -> str:
    """Return the play, the better play, and the difference."""
    played, better = (
        move_label(action, missed.view, table, words)
        for action in (missed.played, missed.better.action)
    )
    values = {
        "name": name_of(table.seats[missed.seat]),
        "turn": missed.turn,
        "played": played,
        "better": better,
    }
    if missed.better.unit is ValueUnit.TILES:
        return words(
            "what-if-tiles",
            **values,
            tiles=round(missed.better.value - missed.better.played_value, 1),
            **_roll_and_odds(missed),
        )
    if missed.better.unit is ValueUnit.PIPS:
        return words(
            "what-if-pips", **values, pips=round(missed.better.value - missed.better.played_value)
        )
    if missed.better.unit is ValueUnit.POINTS:
        return words(
            "what-if-points",
            **values,
            points=round(missed.better.value - missed.better.played_value),
        )
    return words(
        "what-if-chance",
        **values,
        was=round(100 * missed.better.played_value),
        worth=round(100 * missed.better.value),
    )


def _roll_and_odds(missed: WhatIf) -> dict[str, object]:
    """Return the roll of a claim or challenge, and the probability it depended on, if any."""
    about = (
        "none"
        if missed.better.odds is None
        else "bluff"
        if isinstance(missed.played, Lay)
        else "claim"
    )
    return {
        "roll": "-".join(map(str, missed.view.toss.pair)),
        "about": about,
        "odds": round(100 * (missed.better.odds or 0)),
    }
