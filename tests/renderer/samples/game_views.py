"""Views of the games with their own kinds of table, built by hand from seeded chance.

For samples and tests.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from games import GAMES
from games.core import (
    Action,
    Bet,
    Claim,
    Duel,
    Ending,
    Fate,
    Layout,
    Offer,
    Placed,
    Result,
    SeatView,
    Tile,
    View,
)
from games.hungarian import Train
from games.parts.claims import Lay
from games.parts.line import Play
from games.parts.tiles import D6, D8, HALVES, PIPS, listed, mask, named
from games.parts.trains import at
from renderer.scene import HandScene, PictureWords, Plate, TableScene
from tests.changed_views import changed_view
from tests.renderer.samples.buki_scenes import (
    ends,
    game,
    hands,
    lately,
    open_ends,
    over,
    tables,
    view,
)
from tests.renderer.samples.line_games import PARTY, long_line
from tests.renderer.samples.world_scenes import world_hands, world_tables

GALLERY: Final = (
    Plate("Resi", "resi"),
    Plate("Onkel Leo", "leo"),
    Plate("田中さくら", "tanaka"),
    Plate("\u202eZ̸̨̛̪a̷͓̎l̴̞̄", "zalgo"),
    Plate("Fanny", "fanny"),
    Plate("Wenzel", "wenzel"),
    Plate("Ferdl", "ferdl"),
)
BETS: Final = (
    Bet(4, 0, 6, accepted=True),
    Bet(5, 0, 2, accepted=False),
    Bet(6, 1, 3, accepted=False),
    Bet(7, 2, 5, accepted=True),
    Bet(8, 2, 2, accepted=True),
    Bet(9, 2, 4, accepted=False),
    Bet(10, 2, 6, accepted=True),
)


def seats_of(
    counts: Sequence[int], turn: int | None, scores: Sequence[int] | None = None, stack: int = 0
) -> tuple[SeatView, ...]:
    """Seats in the middle of a deal."""
    return tuple(
        SeatView(
            count,
            None,
            stack,
            due=seat == turn,
            passed=False,
            wins=0,
            score=scores[seat] if scores else None,
        )
        for seat, count in enumerate(counts)
    )


def hungarian(
    line: tuple[Placed, ...], series: int, counts: Sequence[int], scores: Sequence[int]
) -> View:
    """A match to 100, after a turn that laid `series` tiles."""
    return changed_view(
        view(line, (0, 0, 0, 0)),
        game="hungarian",
        seats=seats_of(counts, (line[-1].seat + 1) % len(counts), scores),
        limits=None,
        stock=0,
        layout=Layout.LINE,
        target=100,
        series=series,
        ends=open_ends(ends(line)),
    )


def hungarian_over(
    line: tuple[Placed, ...],
    hands: list[list[Tile]],
    scores: Sequence[int],
    winners: tuple[int, ...] = (),
) -> View:
    """The end of its deal, and perhaps of the match."""
    base = hungarian(line, 2, [len(hand) for hand in hands], scores)
    pips = tuple(sum(PIPS[tile] for tile in hand) for hand in hands)
    result = Result(
        Ending.BLOCKED,
        (pips.index(min(pips)),),
        tuple(map(tuple, hands)),
        pips=pips,
        gains=(0,) * len(hands),
    )
    return replace(base, dealing=False, result=result, winners=winners)


def luxembourg(line: tuple[Placed, ...], counts: Sequence[int], stock: int) -> View:
    """With the tiles that were drawn for the lead, played for a pot."""
    lots = [named(name) for name in ("5-6", "2-5", "0-3", "1-1", "4-4", "0-6")][: len(counts)]
    base = hungarian(line, 1, counts, tuple(range(7, 90, 13))[: len(counts)])
    seats = tuple(
        replace(player, stack=80 + 7 * seat, passed=seat == 2)
        for seat, player in enumerate(base.seats)
    )
    return replace(
        base,
        game="luxembourg",
        stock=stock,
        lots=tuple(enumerate(lots)),
        pool=2 * 6,
        seats=seats,
        target=None,
    )


def tendler(seats: int, length: int) -> View:
    """The long line of the double-eight set."""
    line, hands, _ = long_line(length, seats, 6, series=False, deck=D8)
    base = hungarian(line, 1, [len(hand) for hand in hands], ())
    plain = tuple(
        replace(player, score=None)
        for player in seats_of([len(hand) for hand in hands], 1, None, 60)
    )
    return replace(base, game="tendler", seats=plain, target=None, stock=9, layout=Layout.LINE)


def pulle(offers: bool = False, done: bool = False) -> View:
    """A pool of four with one who is out; or the window in which scores may be bought.

    Or the end of a deal.
    """
    line, hands = game(Random(11), 7)
    scores = (37, 104, 88, 12)
    base = over(line, hands) if done else view(line[:11], (5, 0, 4, 4))
    seats = tuple(
        replace(
            player,
            banker=False,
            stake=None,
            score=scores[seat],
            out=not offers and seat == 1,
            wins=0,
            stack=(34, 30, 19, 45)[seat],
        )
        for seat, player in enumerate(base.seats)
    )
    changes: dict[str, Any] = {
        "game": "pulle",
        "seats": seats,
        "limits": None,
        "stock": 8,
        "pool": 25,
        "target": 100,
    }
    if offers:
        window = tuple(
            replace(player, due=seat in (1, 2), count=2 if seat else 0)
            for seat, player in enumerate(seats)
        )
        changes |= {
            "seats": window,
            "offers": (Offer(1, 3, 37), Offer(2, 3, 37)),
            "line": line,
            "ends": open_ends(ends(line)),
        }
    if done and base.result:
        out = tuple(None if seat == 1 else hand for seat, hand in enumerate(base.result.hands))
        changes["result"] = replace(
            base.result, hands=out, gains=(4, 0, -2, -2), winners=(0,), pips=(3, None, 17, 20)
        )
    return changed_view(base, **changes)


def challenge(seats: int, stage: str = "claims") -> View:
    """Return a toss of Challenge with its claims.

    `stage` is "claims" (all face down), "shown" or "duel" (some challenged), "toss" (before any
    answer) or "over".
    """
    counts = (6, 8, 5, 7, 9, 4, 11)[:seats]
    base = view((), (0, 0, 0, 0))
    down = [
        Claim(2, None),
        None,
        Claim(1, None),
        Claim(1, None),
        Claim(2, None),
        None,
        Claim(2, None),
    ]
    if stage in ("shown", "duel"):
        down[0] = Claim(2, (named("0-3"), named("0-4")), Fate.TRUE)
        down[4] = Claim(2, (named("1-2"), named("6-6")), Fate.BLUFF)
    if stage == "shown":
        down[3] = Claim(1, (named("2-5"),), Fate.BLUFF)
    claims = [None] * 7 if stage in ("toss", "over") else down
    turn = None if stage in ("toss", "over") else 2 % seats
    player = tuple(
        SeatView(
            count,
            None,
            0,
            due=stage == "toss" or seat == turn,
            passed=stage == "shown" and seat == 1,
            wins=1 if seat == 3 else 0,
            claim=claims[seat],
        )
        for seat, count in enumerate(counts)
    )
    whole = changed_view(
        base,
        game="challenge",
        seats=player,
        limits=None,
        stock=8,
        layout=Layout.DICE,
        dice=(4, 3),
        tosser=1,
        ends=(),
        line=(),
        pool=2 * seats if stage != "over" else 0,
        claiming=stage == "toss",
        duel=Duel(2, 4, 2, 2) if stage == "duel" else None,
    )
    if stage != "over":
        return whole
    rng = Random(5)
    pack = [*listed(D6), *listed(D6)]
    hands = tuple(
        () if seat == 1 else tuple(rng.sample(pack, count)) for seat, count in enumerate(counts)
    )
    over_seats = tuple(
        replace(entry, count=len(hand)) for entry, hand in zip(player, hands, strict=True)
    )
    gains = tuple(2 * (seats - 1) if seat == 1 else -2 for seat in range(seats))
    pips = tuple(sum(PIPS[tile] for tile in hand) for hand in hands)
    return changed_view(
        whole,
        seats=over_seats,
        dealing=False,
        tosser=None,
        result=Result(Ending.DOMINO, (1,), hands, pips=pips, gains=gains),
    )


def all_tables(words: PictureWords) -> Mapping[str, TableScene]:
    """Scenes of tables by name."""

    def scene(title: str, view: View) -> TableScene:
        return TableScene(
            GAMES[view.game].declaration, PARTY[: len(view.seats)], title, words, view
        )

    line, left, turns = long_line(22, 4, 6, series=True)
    last = max(place for place, laid in enumerate(turns) if laid > 1)
    pair, rest, _ = long_line(12, 2, 12, series=True)
    asked = view(line=(), counts=(4, 4, 4, 4))
    early = game(Random(4))[0][:5]
    return {
        **tables(words),
        "lobby6": TableScene(
            GAMES["luxembourg"].declaration,
            (*PARTY[:2], None, None, None, None),
            "Luxembourg",
            words,
        ),
        "request": scene("Buki", changed_view(asked, requests=((1, 3),))),
        "bets": replace(scene("Buki", view(early, (5, 5, 5, 5), bets=BETS)), gallery=GALLERY),
        "hungarian": scene(
            "Hungarian",
            hungarian(line[: sum(turns[: last + 1])], turns[last], (1, 0, 2, 1), (34, 81, 0, 57)),
        ),
        "hungarian-lead": scene(
            "Hungarian", hungarian(line[: turns[0]], turns[0], (4, 6, 6, 6), (34, 81, 0, 57))
        ),
        "hungarian-over": scene("Hungarian", hungarian_over(line, left, (34, 102, 0, 57), (2,))),
        "hungarian-over2": scene("Hungarian", hungarian_over(pair, rest, (34, 102), (0,))),
        "luxembourg": scene("Luxembourg", luxembourg(line[:3], (4, 4, 4, 4), 9)),
        "luxembourg6": scene("Luxembourg", luxembourg(line[:14], (3, 2, 3, 4, 1, 3), 9)),
        "luxembourg6-over": scene("Luxembourg", luxembourg_over()),
        "tendler": scene("Tendler 1830", tendler(2, 30)),
        "tendler6": scene("Tendler 1830", tendler(6, 30)),
        "pulle": scene("Pulle", pulle()),
        "pulle-offers": scene("Pulle", pulle(offers=True)),
        "pulle-over": scene("Pulle", pulle(done=True)),
        "challenge": scene("Challenge", challenge(6)),
        "challenge-toss": scene("Challenge", challenge(5, "toss")),
        "challenge-shown": scene("Challenge", challenge(7, "shown")),
        "challenge-duel": scene("Challenge", challenge(7, "duel")),
        "challenge2": scene("Challenge", challenge(2)),
        "challenge-over": scene("Challenge", challenge(7, "over")),
        **world_tables(words),
    }


def luxembourg_over() -> View:
    """The end of a deal of six."""
    line, hands, _ = long_line(12, 6, 3, series=False)
    return replace(
        hungarian_over(line, hands, (30, 41, 52, 60, 18, 77)),
        game="luxembourg",
        pool=12,
        target=None,
        stock=2,
    )


def all_hands(words: PictureWords) -> Mapping[str, HandScene]:
    """Scenes of hands by name."""
    rng = Random(3)
    pack = sorted([*listed(D6), *listed(D6)])
    many, few = tuple(rng.sample(pack, 25)), tuple(rng.sample(pack, 8))
    base = challenge(7, "toss")

    def mine(
        view: View, hand: tuple[Tile, ...], claim: Claim | None, legal: tuple[Action, ...] = ()
    ) -> View:
        seats = tuple(
            replace(player, hand=hand, count=len(hand), claim=claim, due=bool(legal))
            if seat == 2
            else player
            for seat, player in enumerate(view.seats)
        )
        return replace(view, viewer=2, seats=seats, legal=legal)

    def scene(title: str, view: View, *news: str) -> HandScene:
        return HandScene(
            GAMES[view.game].declaration,
            view,
            PARTY[: len(view.seats)],
            title=title,
            words=words,
            news=news,
            moves=lately(words) if news else (),
        )

    line = long_line(22, 4, 6, series=True)[0][:9]
    train = hungarian(line, 1, (4, 4, 6, 5), (34, 81, 0, 57))
    laid = {(min(entry.a, entry.b), max(entry.a, entry.b)) for entry in line}
    held = tuple(tile for tile in listed(D6) if HALVES[tile] not in laid)[::3][:6]
    legal: tuple[Action, ...] = tuple(
        Play(tile, end) for tile in held for end, number in train.ends if number in HALVES[tile]
    )
    legal += tuple(
        Train(end, series.tiles) for end, number in train.ends for series in at(mask(held), number)
    )
    return {
        **hands(words),
        "hand8-claim": scene(
            "Challenge",
            mine(base, few, Claim(2, (few[1], few[4])), (Lay(()),)),
            "Poldi rolls 4 and 3.",
        ),
        "hand8-laid": scene(
            "Challenge", mine(challenge(7), few[:6], Claim(2, few[6:])), "Ännchen passes"
        ),
        "hand25": scene("Challenge", mine(challenge(7), many, None), "Mizzi passes"),
        "hand-trains": scene("Hungarian", mine(train, held, None, legal), "Poldi plays 3 tiles."),
        "hand-offer": scene(
            "Pulle", replace(mine(pulle(offers=True), (), None, (Lay(()),)), legal=())
        ),
        **world_hands(words),
    }
