"""The scenes of a replay, and the answers about fairness: the seal, its check, and the file for
docs/verify.js.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from games.core import Event, Fate, SeatView
from locales.catalogues import Words
from messages.parts.content import strip_markup
from messages.parts.display_names import gallery_plates, seat_plates
from messages.parts.narration import event_sentence, kebab, message_values, sentence_name
from messages.parts.safe_names import clean_name
from renderer.drawing.theme import DEFAULT_STYLE, PictureStyle
from renderer.scene import HeldTiles, ReplayScene, TableScene
from tables.views.public_table import PublicTable, ReplayStep


def replay_scene(
    steps: Sequence[ReplayStep], words: Words, style: PictureStyle = DEFAULT_STYLE
) -> ReplayScene:
    """Return a scene with a picture for each step that changed what the room sees."""
    scenes: list[TableScene] = []
    hands: list[tuple[HeldTiles, ...]] = []
    moves: list[str] = []
    for step in steps:
        table = step.table
        if scenes:  # the first picture shows the deal itself
            moves += [
                move for event in step.events if (move := short_event_text(event, table, words))
            ]
        if scenes and scenes[-1].view == table.view:
            continue
        scenes.append(
            TableScene(
                table.game,
                seat_plates(table),
                words(f"game-{table.game.key}"),
                words,
                table.view,
                style=style,
                gallery=gallery_plates(table),
            )
        )
        if step.hands:
            hands.append(tuple(map(held_tiles, step.hands)))
    return ReplayScene(tuple(scenes), tuple(moves), tuple(hands))


def held_tiles(seat: SeatView) -> HeldTiles:
    """Return the tiles in a hand, and those it has played face down."""
    return HeldTiles(
        seat.hand or (),
        seat.claim.tiles or () if seat.claim and seat.claim.fate is Fate.OPEN else (),
    )


def short_event_text(event: Event, table: PublicTable, words: Words) -> str:
    """Return an event in few words; "" if it is not worth telling."""
    if event.decides:  # the result tells it
        return ""
    key = sentence_name(f"replay-{kebab(type(event).__name__)}", event, table)
    text = (
        words(key, **message_values(event, table, words))
        if words.has(key)
        else event_sentence(event, table, words)
    )
    return strip_markup((text,))[0].rstrip(".")


def fairness_text(table: PublicTable, words: Words) -> str:
    """Return why nobody can choose the tiles.

    The seal and, once the session has ended, what it has sealed.
    """
    if table.unsealed is None:
        rest = words("fair-live")
    else:
        cuts = ",".join(map(str, table.unsealed.cuts)) or "none"
        rest = words("fair-over", secret=table.unsealed.secret, cuts=cuts)
    return f"{words('fair', seal=table.seal)}\n{rest}"


def verification_text(
    table: PublicTable, wrong: int | None, words: Words, fairness_url: str = ""
) -> str:
    """Return whether an ended table agrees with its seal.

    The reader may never have heard of a hash.

    The verdict comes first, then what it means, then how to check it independently. `wrong` is the
    result of `tables.history.replay.first_disagreement`. `fairness_url` is the page that explains
    the check, "" if there is none.
    """
    unsealed = table.unsealed
    assert unsealed is not None
    if wrong is None:
        said = words("verified", deals=table.deals) + "\n" + words("verified-means")
    else:
        said = words("verified-not", deal=wrong) if wrong else words("verified-seal")
    facts = words(
        "verified-facts",
        title=words(f"game-{table.game.key}"),
        code=table.id,
        secret=unsealed.secret,
    )
    return "\n".join(
        (said, words("verified-check", seal=table.seal, url=fairness_url or "none"), f"-# {facts}")
    )


def proof_file(table: PublicTable, proof: Mapping[str, Any]) -> bytes:
    """Return the file for docs/verify.js: JSON with a line for each deal.

    Names are those of the players at the end.
    """
    seats = [clean_name(player.name) for player in table.seats]
    head = {name: value for name, value in proof.items() if name != "deals"}
    deals = ",\n".join(json.dumps(deal, ensure_ascii=False) for deal in proof["deals"])
    first = json.dumps({**head, "seats": seats}, ensure_ascii=False).removesuffix("}")
    return f'{first}, "deals": [\n{deals}\n]}}\n'.encode()
