"""*What if*: where another tile would have been clearly better, as far as that seat could know then."""

from collections.abc import Sequence
from dataclasses import replace

from games.parts.claims import Lay
from locales.catalogues import Words
from messages.components import Button, Controls
from messages.content import MessageContent, plates, yes
from messages.custom_ids import WhatIfPress
from messages.narration import labelled, name_of, plain_name
from renderer.scene import HandScene
from tables.advice import WhatIf
from tables.public import PublicTable

MOST = 5  # decisions that are told
UNASKED = (Lay,)  # a game of claims is not about which tile fits


def what_if_button(table: PublicTable, deal: int, words: Words) -> Controls:
    """For a replay; a game of claims has none."""
    if any(action in UNASKED for action in table.game.actions.values()):
        return ()
    return ((Button(WhatIfPress(table.id, deal), words("button-what-if")),),)


def what_if_content(table: PublicTable, deal: int, found: Sequence[WhatIf], words: Words) -> MessageContent:
    """The most important ones in words, and the hand in which it mattered most as a picture."""
    title = words(f"game-{table.game.key}")
    lines = [words("what-if-title", title=title, number=deal)]
    if not found:
        return MessageContent("\n".join((*lines, words("what-if-none"))))
    lines += [f"{number}. {sentence(table, one, words)}" for number, one in enumerate(found[:MOST], start=1)]
    lines.append("-# " + words("what-if-how", hidden=yes(any(not one.exact for one in found[:MOST]))))
    return MessageContent("\n".join(lines), (), picture(table, found[0], words))


def picture(table: PublicTable, one: WhatIf, words: Words) -> HandScene:
    """The hand as it was, of which only what would have been better shines. It is nobody's turn any more: everybody sees it as
    somebody who looks on."""
    played, better = (labelled(action, table, words) for action in (one.played, one.better))
    name = plain_name(table.seats[one.seat])
    title = words("what-if-picture", name=name, turn=one.number, played=played, better=better)
    view = replace(one.view, onlooker=len(one.view.seats), legal=(one.better,))
    return HandScene(table.game, view, plates(table), title, words)


def sentence(table: PublicTable, one: WhatIf, words: Words) -> str:
    """What was played, what would have been better, and by how much."""
    played, better = (labelled(action, table, words) for action in (one.played, one.better))
    name = name_of(table.seats[one.seat])
    if one.pips:
        return words("what-if-pips", name=name, turn=one.number, played=played, better=better, pips=round(one.worth - one.was))
    was, worth = round(100 * one.was), round(100 * one.worth)
    return words("what-if-chance", name=name, turn=one.number, played=played, better=better, was=was, worth=worth)
