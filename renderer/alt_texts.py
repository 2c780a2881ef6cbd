"""Alt texts of tables and hands: complete enough to play from the text alone.

A listener hears the latest change first, then their own choices, then the rest, and the whole line
at the end. The text of a table holds public facts only.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from typing import Final

from games.core import TRAINS, Claim, End, Ending, Fate, Layout, Placed, Seat, Tile, View
from games.parts.amounts import format_chips, format_gain, plural_count
from games.parts.tiles import NAMES, PIPS
from renderer.drawing.drawable_text import is_leftward_letter, split_units
from renderer.hands import own_result_picture
from renderer.hands.hand_order_and_choices import (
    can_change_claim,
    chosen_indices,
    must_lay_tile,
    own_claim,
    playable_ends,
    playable_series,
    shows_passed,
    sort_hand,
    tile_points,
    true_claims,
)
from renderer.scene import (
    END_LETTERS,
    MAX_ALT,
    HandScene,
    PictureWords,
    Plate,
    RevealScene,
    TableScene,
    blocked_text,
    has_chips,
    joined_names,
)
from renderer.tables.dice_table import challengeable_seats

NAME: Final = 32  # characters of a name, fewer if the text is too long
TRAINS_SHOWN: Final = (None, 8, 4, 2)  # the last tiles of each train: fewer if the text is too long


def describe_table(scene: TableScene, names: Sequence[str], guests: Sequence[str] = ()) -> str:
    """Return the alt text of a table.

    `names` (by seat) and `guests` (the gallery) are the names as drawn.
    """
    return _fitting(
        lambda length, most: _table(
            scene, _shortened(names, length), _shortened(guests, length), most
        )
    )


def describe_hand(
    scene: HandScene,
    names: Sequence[str],
    guests: Sequence[str] = (),
    most: int = MAX_ALT,
    joint: str | None = None,
) -> str:
    """Return the alt text of a hand.

    Every tile and where it can be laid, in at most `most` characters. `joint` stands between the
    sentences; by default the language joins them.
    """
    return _fitting(
        lambda length, _: _hand(
            scene, _shortened(names, length), _shortened(guests, length), most, joint
        ),
        most,
    )


def describe_reveal(scene: RevealScene, names: Sequence[str]) -> str:
    """Return the alt text of a claim that is turned up. `names` are by `players`, as drawn."""

    def write(length: int, _: int | None) -> str:
        short, words = _shortened(names, length), scene.words
        claimed = words(
            "picture-alt-reveal",
            claimant=short[0],
            challenger=short[1],
            one=scene.dice[0],
            other=scene.dice[1],
            tiles=_named(sort_hand(scene.tiles), words),
            true="yes" if scene.true else "no",
        )
        counts = [
            words("picture-alt-reveal-count", name=name, before=player.before, after=player.after)
            for name, player in zip(short, scene.players, strict=True)
        ]
        return words.told([claimed, *scene.sentences(short), *counts])

    return _fitting(write)


def describe_ending(scene: TableScene, view: View, names: Sequence[str]) -> str:
    """Return how a deal ended: the winner, what it cost, and which hands were shown."""
    return scene.words.told(_result(scene, view, list(names)))


def _fitting(write: Callable[[int, int | None], str], most: int = MAX_ALT) -> str:
    """Return the text that `write` makes, with names and tiles shortened until it fits."""
    text = _ended_once(write(NAME, None))
    for length, tiles in ((16, None), *((8, tiles) for tiles in TRAINS_SHOWN)):
        if len(text) > most:
            text = _ended_once(write(length, tiles))
    return text if len(text) <= most else text[: most - 1] + "…"


def _ended_once(text: str) -> str:
    """Return the text with one full stop after names like "Louis IV."."""
    return re.sub(r"(?<!\.)\.\.(?=\s|$)", ".", text)


def _shortened(names: Sequence[str], length: int) -> list[str]:
    """Return names cut between letters.

    Right-to-left names are isolated from the text around them.
    """
    short = [
        "".join(islice(split_units(name), length - 1)) + "…" if len(name) > length else name
        for name in names
    ]
    return [f"\u2068{name}\u2069" if any(map(is_leftward_letter, name)) else name for name in short]


def _table(scene: TableScene, names: list[str], guests: list[str], most: int | None) -> str:
    """Return the sentences about a table.

    News come first, then turn and open ends. The line comes last because it may not fit.
    """
    words, view = scene.words, scene.view
    if view is None or not view.deal:
        return words.told(
            [
                words("picture-alt-bare", title=scene.title),
                *_people(scene, names),
                *_lobby_teams(scene, names),
            ]
        )
    parts = [] if view.dealing else _result(scene, view, names)
    parts += _lately(scene, view, names)
    due = [names[seat] for seat, player in enumerate(view.seats) if player.due and view.dealing]
    if due:
        parts.append(words("picture-alt-turn", names=words.listed(due)))
    parts += describe_open_ends(scene, view)
    parts.append(words("picture-alt-table", title=scene.title, deal=view.deal))
    return words.told([*parts, *_rest(scene, view, names, guests, most)])


def _rest(
    scene: TableScene | HandScene, view: View, names: list[str], guests: list[str], most: int | None
) -> list[str]:
    """Return the less urgent facts: players, chips, and the line from end to end."""
    return [
        _seats(scene, view, names),
        *describe_bots(scene.plates, names, scene.words),
        *_stakes(scene, view, names),
        *_match(scene, view, names),
        *([_stock(scene, view)] if view.stock else []),
        *_bets(scene, view, names, guests),
        *describe_line(scene, view, names, most),
    ]


def _people(scene: TableScene, names: list[str]) -> list[str]:
    words = scene.words
    host, away = words("picture-alt-host"), words("picture-alt-away")
    marks = [
        mark_text(name, [host] * plate.host + [away] * plate.away, words)
        for name, plate in zip(names, scene.plates, strict=True)
        if plate
    ]
    free = sum(plate is None for plate in scene.plates)
    parts = [words("picture-alt-people", people=words.listed(marks))] if marks else []
    parts += describe_bots(scene.plates, names, words)
    return [*parts, words("picture-alt-free", count=free)] if free else parts


def _lobby_teams(scene: TableScene, names: list[str]) -> list[str]:
    """Return the sentence about the teams of a lobby; free seats are named as such."""
    sides: dict[int, list[str]] = {}
    for team, name in zip(scene.teams, names, strict=False):
        sides.setdefault(team, []).append(name)
    teams = [joined_names(side, scene.words) for side in sides.values()]
    return [scene.words("picture-alt-teams", teams=scene.words.grouped(teams))] if teams else []


def describe_bots(
    plates: Sequence[Plate | None], names: Sequence[str], words: PictureWords
) -> list[str]:
    """Return who of the players is a bot, in one sentence."""
    bots = [name for name, plate in zip(names, plates, strict=True) if plate and plate.computer]
    return [words("picture-alt-bots", names=words.listed(bots), count=len(bots))] if bots else []


def _lately(scene: TableScene | HandScene, view: View, names: list[str]) -> list[str]:
    """Return the last turn on the line, or dice and claims."""
    words = scene.words
    if view.layout is Layout.DICE:
        return _dice(scene, view, names)
    if not view.line:
        return [words("picture-alt-no-line")]
    last = view.line[-1]
    series = view.line[max(0, len(view.line) - view.series) :]
    if len(series) > 1:
        laid = words.listed(
            [laid_tile(scene, f"{placed.a}-{placed.b}", (placed.end,)) for placed in series]
        )
        return [words("picture-alt-series", count=len(series), name=names[last.seat], tiles=laid)]
    tile, name = f"{last.a}-{last.b}", names[last.seat]
    scored = [f"{names[seat]} +{points}" for seat, points in view.scored] if view.dealing else []
    parts = [words("picture-alt-scored", scored=words.listed(scored))] if scored else []
    if last.end is End.START:
        return [words("picture-alt-first", tile=tile, name=name), *parts]
    return [words("picture-alt-last", tile=tile, name=name, end=END_LETTERS[last.end]), *parts]


def _dice(scene: TableScene | HandScene, view: View, names: list[str]) -> list[str]:
    words, parts = scene.words, []
    if view.toss.dice and view.toss.tosser is not None and view.dealing:
        parts.append(
            words(
                "picture-alt-dice",
                one=view.toss.dice[0],
                other=view.toss.dice[1],
                name=names[view.toss.tosser],
            )
        )
    claims = [
        f"{name} {_claim(scene, player.claim)}"
        for name, player in zip(names, view.seats, strict=True)
        if player.claim
    ]
    if claims:
        parts.append(words("picture-alt-claims", claims=words.grouped(claims)))
    if view.toss.claiming:
        parts.append(words("picture-alt-claiming"))
    elif view.dealing and not claims:
        parts.append(words("picture-alt-no-claims"))
    duel, may = view.toss.duel, [names[seat] for seat in challengeable_seats(view)]
    asking = [name for name, player in zip(names, view.seats, strict=True) if player.due]
    if duel:
        parts.append(
            words(
                "picture-alt-duel",
                count=duel.count,
                challenger=names[duel.challenger],
                target=names[duel.target],
                giver=names[duel.giver],
                receiver=names[duel.receiver],
            )
        )
    elif may and asking:
        parts.append(words("picture-alt-doubting", name=asking[0], names=words.listed(may)))
    return parts


def _claim(scene: TableScene | HandScene, claim: Claim) -> str:
    """Return a claim in words; a face-down claim tells only its number of tiles."""
    if claim.fate is Fate.OPEN or claim.tiles is None:
        return scene.words("picture-alt-claim", count=claim.size)
    return scene.words(
        "picture-alt-exposed",
        tiles=_named(sort_hand(claim.tiles), scene.words),
        fate=claim.fate.value,
    )


def _named(tiles: Sequence[Tile], words: PictureWords) -> str:
    return words.listed([NAMES[tile] for tile in tiles])


def _stock(scene: TableScene | HandScene, view: View) -> str:
    aside = "picture-alt-discards" if view.layout is Layout.DICE else "picture-alt-stamm"
    return scene.words("picture-alt-boneyard" if scene.game.boneyard else aside, count=view.stock)


def _match(scene: TableScene | HandScene, view: View, names: list[str]) -> list[str]:
    """Return pot, target, offers to buy back, requests to the banker, and winners of the match."""
    words, parts = scene.words, []
    if view.pool:
        parts.append(
            words(
                "picture-alt-pool" if scene.game.elimination else "picture-alt-pot",
                pool=format_chips(view.pool),
            )
        )
    if view.teams:
        parts.append(words("picture-alt-teams", teams=words.grouped(_teams(scene, view, names))))
    if view.target is not None:
        parts.append(
            words(
                "picture-alt-out-above" if scene.game.elimination else "picture-alt-match-to",
                points=view.target,
            )
        )
    parts += [
        words(
            "picture-alt-offer",
            name=names[offer.seat],
            price=format_chips(offer.price),
            count=plural_count(offer.price),
            score=offer.score,
        )
        for offer in view.offers
        if not is_own_hand(scene, view, offer.seat)
    ]
    if view.staking.requests:
        asked = words.listed([f"{names[seat]} +{more}" for seat, more in view.staking.requests])
        parts.append(words("picture-alt-requests", requests=asked))
    if view.winners:
        winners = [names[seat] for seat in view.winners]
        is_team = view.teams and view.winners == view.side(view.winners[0])
        parts.append(
            words("picture-alt-winners-team", names=joined_names(winners, words))
            if is_team
            else words("picture-alt-winners", count=len(winners), names=words.listed(winners))
        )
    return parts


def _teams(scene: TableScene | HandScene, view: View, names: list[str]) -> list[str]:
    """Return the partners of each team and their points."""
    words, teams = scene.words, []
    for team in sorted(set(view.teams)):
        partners = [seat for seat, other in enumerate(view.teams) if other == team]
        text, score = (
            joined_names([names[seat] for seat in partners], words),
            view.seats[partners[0]].score,
        )
        teams.append(
            text if score is None else words("picture-alt-seat-points", seat=text, points=score)
        )
    return teams


def _seats(scene: TableScene | HandScene, view: View, names: list[str]) -> str:
    """Return all players in the order of play, starting with the viewer or the player in turn."""
    words = scene.words
    due = [seat for seat, player in enumerate(view.seats) if player.due]
    first = view.viewer if view.viewer is not None else due[0] if len(due) == 1 else 0
    seats = []
    for step in range(len(names)):
        seat = (first + step * view.direction) % len(names)
        name, plate, player = names[seat], scene.plates[seat], view.seats[seat]
        keys = (
            ("picture-alt-out", player.out),
            ("picture-alt-passed", shows_passed(view, seat)),
            ("picture-alt-bank", player.banker),
            ("picture-alt-away", bool(plate and plate.away)),
        )
        is_own = is_own_hand(scene, view, seat)  # its tiles and chips stand in another sentence
        text = (
            name
            if is_own and (not player.wins or player.score is not None)
            else words("picture-alt-seat", name=name, count=player.count, wins=player.wins)
        )
        if has_chips(view) and not is_own:
            text = words(
                "picture-alt-seat-chips",
                seat=text,
                stack=format_chips(player.stack),
                count=plural_count(player.stack),
            )
        if player.score is not None and not view.teams:
            text = words("picture-alt-seat-points", seat=text, points=player.score)
        drew = (
            [words("picture-alt-drew", count=player.drawn)] if view.dealing and player.drawn else []
        )
        seats.append(mark_text(text, [*drew, *(words(key) for key, on in keys if on)], words))
    return words("picture-alt-seats", seats=words.grouped(seats))


def _stakes(scene: TableScene | HandScene, view: View, names: list[str]) -> list[str]:
    words = scene.words
    staked = [
        mark_text(
            f"{name} {player.stake}",
            [words("picture-alt-carried")] if player.carried else [],
            words,
        )
        for seat, (name, player) in enumerate(zip(names, view.seats, strict=True))
        if player.stake is not None and (player.carried or not is_own_hand(scene, view, seat))
    ]
    parts = [words("picture-alt-stakes", stakes=words.listed(staked))] if staked else []
    if view.staking.limits and not has_yet_to_stake(scene, view):
        parts.append(
            words("picture-alt-limits", low=view.staking.limits[0], high=view.staking.limits[1])
        )
    return parts


def _bets(
    scene: TableScene | HandScene, view: View, names: list[str], guests: list[str]
) -> list[str]:
    """Return the gallery's bets by player."""
    words, groups = scene.words, []
    offered = words("picture-alt-offered")
    for seat, name in enumerate(names):
        bets = [
            mark_text(
                f"{guests[bet.participant - len(names)]} {bet.chips}",
                [] if bet.accepted else [offered],
                words,
            )
            for bet in view.gallery.bets
            if bet.seat == seat
        ]
        if bets:
            groups.append(words("picture-alt-bets-on", name=name, bets=words.listed(bets)))
    return [words("picture-alt-bets", bets=words.grouped(groups))] if groups else []


def _result(scene: TableScene | HandScene, view: View, names: list[str]) -> list[str]:
    words, result = scene.words, view.result
    if result is None:
        return []
    winners = [names[seat] for seat in result.winners]
    if result.ending is Ending.BLOCKED and (
        text := blocked_text(result.reason or scene.game.blocked_reason, words, winners)
    ):
        parts = [text]
    else:
        won = "picture-alt-won-team" if len(winners) > 1 else "picture-alt-won"
        key, said = won if winners else "picture-alt-tie", joined_names(winners, words)
        parts = [words(key, name=said, names=said, ending=result.ending.value)]
    if any(result.gains):
        gains = words.listed(
            [f"{name} {format_gain(hc)}" for name, hc in zip(names, result.gains, strict=True)]
        )
        parts.append(words("picture-alt-gains", gains=gains))
    shown = [
        f"{names[seat]} {_named(sort_hand(tiles), words)}"
        for seat, tiles in enumerate(result.hands)
        if tiles
    ]
    if shown:
        parts.append(words("picture-alt-hands", hands=words.grouped(shown)))
    return parts


def _hand(
    scene: HandScene, names: list[str], guests: list[str], most: int, joint: str | None
) -> str:
    """Return the alt text of a hand.

    News come first, then the turn, the open ends and the playable tiles, then the viewer's chips
    and notes, then as much of the table as fits: a player need not look at the channel.
    """
    words, view = scene.words, scene.view
    joined = words.told if joint is None else joint.join
    player = None if view.viewer is None else view.seats[view.viewer]
    watching, is_done = view.gallery.onlooker is not None, own_result_picture.is_over(scene)
    told = scene.instructed and joint is not None  # in the message above
    parts = (
        [
            own_result_picture.result_sentence(scene, tuple(names)),
            *(
                words(
                    "picture-alt-achievement-new",
                    title=words(f"achievement-{medal.key}"),
                    how=medal.how(words),
                )
                for medal in scene.medals
            ),
            *_result(scene, view, names),
        ]
        if is_done
        else []
    )
    if scene.news:
        parts.append(words("picture-alt-news", news=words.told(scene.news)))
    if view.staking.required and not told:
        parts.append(words("picture-alt-must-stake"))
    elif player and view.dealing and not watching and not told:
        parts.append(words("picture-alt-your-turn" if player.due else "picture-alt-not-your-turn"))
    asked = (
        _dice(scene, view, names) if view.layout is Layout.DICE else describe_open_ends(scene, view)
    )
    tiles = [] if is_done and has_shown_hand(view) else _tiles(scene, view, names)
    parts += [*asked, *tiles, *_own(scene, view, told=told)]
    if player and not watching:
        if player.stake is not None:
            parts.append(words("picture-alt-own-stake", stake=player.stake))
        elif has_yet_to_stake(scene, view) and view.staking.limits:
            parts.append(
                words(
                    "picture-alt-no-stake", low=view.staking.limits[0], high=view.staking.limits[1]
                )
            )
        if has_chips(view):
            parts.append(words("picture-alt-own-stack", stack=format_chips(player.stack)))
    trains = [
        words(
            "picture-alt-own-series",
            end=END_LETTERS.get(series.end) or words("picture-alt-start"),
            count=len(series.tiles),
            pips=sum(PIPS[tile] for tile in series.tiles),
            tiles=_named(series.tiles, words),
        )
        for series in playable_series(view)
    ]
    for shown in TRAINS_SHOWN:
        sentences = [
            *parts,
            *trains,
            *([] if scene.news else _lately(scene, view, names)),
            *_rest(scene, view, names, guests, shown),
        ]
        text = joined(list(dict.fromkeys(sentences)))
        if len(text) <= most:
            return text
    for part in sentences[len(parts) :]:
        if part not in parts and len(joined([*parts, part])) <= most:
            parts.append(part)
    return joined(parts)


def _tiles(scene: HandScene, view: View, names: list[str]) -> list[str]:
    """Return the hand.

    Playable tiles with the numbers of their buttons, or the chosen ones, then the others.
    """
    words = scene.words
    player = None if view.viewer is None else view.seats[view.viewer]
    tiles, ends = sort_hand((player.hand if player else None) or ()), tile_points(view)
    if view.gallery.onlooker is not None and view.viewer is not None:
        return [
            words(
                "picture-alt-watched",
                name=names[view.viewer],
                count=len(tiles),
                tiles=_named(tiles, words),
            )
        ]
    marked = chosen_indices(view, tiles)
    picked = [tile for number, tile in enumerate(tiles) if number in marked]
    fitting = [
        words(
            "picture-alt-number", number=number, tile=scoring_tile(scene, NAMES[tile], ends[tile])
        )
        for number, tile in enumerate(tiles, 1)
        if tile in ends
    ]
    if fitting:
        parts = [
            words(
                "picture-alt-playable",
                count=len(fitting),
                all=len(tiles),
                tiles=words.listed(fitting),
            )
        ]
    elif picked:
        parts = [words("picture-alt-chosen", tiles=_named(picked, words))]
    else:
        parts = [words("picture-alt-nothing-fits")] if must_lay_tile(view) and tiles else []
        if can_change_claim(view):
            claims = true_claims(view, tuple(sorted(tiles)))
            parts.append(
                words(
                    "picture-alt-true-claims",
                    count=len(claims),
                    claims=words.grouped([_named(claim, words) for claim in claims]),
                )
            )
        return [*parts, words("picture-alt-hand", count=len(tiles), tiles=_named(tiles, words))]
    others = [
        tile for number, tile in enumerate(tiles) if tile not in ends and number not in marked
    ]
    return [*parts, words("picture-alt-others", tiles=_named(others, words))] if others else parts


def is_own_hand(scene: TableScene | HandScene, view: View, seat: Seat) -> bool:
    """Return whether a scene is the hand of this seat, for its player."""
    return isinstance(scene, HandScene) and view.viewer == seat and view.gallery.onlooker is None


def has_yet_to_stake(scene: TableScene | HandScene, view: View) -> bool:
    """Return whether the viewer of a hand may stake and has not."""
    return any(
        view.dealing and view.staking.limits and not player.banker and player.stake is None
        for seat, player in enumerate(view.seats)
        if is_own_hand(scene, view, seat)
    )


def has_shown_hand(view: View) -> bool:
    """Return whether the result names the tiles that the viewer had left, or none were left."""
    return view.viewer is not None and bool(
        not view.seats[view.viewer].count or (view.result and view.result.hands[view.viewer])
    )


def _own(scene: HandScene, view: View, *, told: bool) -> list[str]:
    """Return what only the viewer knows or is asked: a claim, and offers.

    `told`: the message above says what the viewer is asked, or what they claim while they wait.
    """
    words, parts = scene.words, []
    claim, seat = own_claim(view), view.viewer
    is_waiting = seat is not None and not view.seats[seat].due and view.toss.duel is None
    if claim and not can_change_claim(view) and not (told and is_waiting):
        parts.append(words("picture-alt-own-claim", tiles=_named(sort_hand(claim), words)))
    parts += [
        words(
            "picture-alt-own-offer",
            price=format_chips(offer.price),
            count=plural_count(offer.price),
            score=offer.score,
        )
        for offer in view.offers
        if offer.seat == view.viewer and not told
    ]
    return parts


WAYS: Final[Mapping[End, str]] = {End.UP: "up", End.DOWN: "down"}


def mark_text(text: str, marks: Sequence[str], words: PictureWords) -> str:
    """Return the text with its marks in brackets."""
    return words("picture-alt-marked", text=text, marks=words.listed(marks)) if marks else text


def describe_open_ends(scene: TableScene | HandScene, view: View) -> list[str]:
    """Return the open ends with their numbers, and the doubles that have to be covered."""
    words = scene.words
    ends = playable_ends(view)
    if not ends:
        return []
    parts = [
        words(
            "picture-alt-open",
            ends=words.listed([f"{END_LETTERS[end]} {number}" for end, number in ends]),
        )
    ]
    if doubles := [END_LETTERS[end] for end in reversed(view.railway.doubles)]:
        parts.append(words("picture-alt-uncovered", count=len(doubles), ends=words.listed(doubles)))
    return parts


def describe_line(
    scene: TableScene | HandScene, view: View, names: Sequence[str], most: int | None = None
) -> list[str]:
    """Return the tiles on the table, the last `most` of each train, and the lots for the lead."""
    words = scene.words
    parts = (
        _trains(scene, view, names, most) if view.layout is Layout.TRAINS else _arms(words, view)
    )
    if view.lots:
        drawn = [
            mark_text(
                f"{names[seat]} {NAMES[tile]}",
                [words("picture-alt-lead")] if seat == view.line[0].seat else [],
                words,
            )
            for seat, tile in view.lots
        ]
        parts.append(words("picture-alt-lots", lots=words.listed(drawn)))
    return parts


def laid_tile(scene: TableScene | HandScene, tile: str, ends: Sequence[End]) -> str:
    """Return a tile with the ends where it lies or can be laid."""
    letters = [letter for end, letter in END_LETTERS.items() if end in ends]
    where = letters[0] if letters else "start"
    if len(letters) > 1:
        where = scene.words(
            "picture-alt-either", others=scene.words.listed(letters[:-1]), last=letters[-1]
        )
    return scene.words("picture-alt-laid", tile=tile, end=where)


def scoring_tile(scene: TableScene | HandScene, tile: str, points: Mapping[End, int]) -> str:
    """Return a tile with the ends where it can be laid, and the points that it scores there."""
    words = scene.words
    groups: dict[int, list[End]] = {}
    for end, gained in points.items():
        groups.setdefault(gained, []).append(end)
    return words.listed(
        [
            mark_text(laid_tile(scene, tile, ends), [f"+{gained}"] if gained else [], words)
            for gained, ends in sorted(groups.items(), reverse=True)
        ]
    )


def _arms(words: PictureWords, view: View) -> list[str]:
    """Return the line from its left end to its right end, and the other arms of the spinner."""
    row: list[str] = []
    arms: dict[End, list[str]] = {}
    for placed in view.line:
        if placed.end in WAYS:
            arms.setdefault(placed.end, []).append(_tile(placed))
        else:
            row.insert(0 if placed.end is End.LEFT else len(row), _tile(placed))
    parts = [words("picture-alt-line", count=len(row), tiles=words.listed(row))] if row else []
    spinner = next((_tile(placed) for placed in view.line if placed.a == placed.b), None)
    if view.layout is Layout.CROSS and spinner:
        parts.append(words("picture-alt-spinner", tile=spinner))
    return parts + [
        words("picture-alt-arm", end=END_LETTERS[end], way=WAYS[end], tiles=words.listed(tiles))
        for end, tiles in sorted(arms.items(), key=lambda arm: END_LETTERS[arm[0]])
    ]


def _trains(
    scene: TableScene | HandScene, view: View, names: Sequence[str], most: int | None
) -> list[str]:
    """Return the hub and the trains.

    The Mexican one, and those of the players unless they are empty and closed.
    """
    words, parts = scene.words, []
    if view.railway.hub is not None:
        parts.append(words("picture-alt-hub", tile=NAMES[view.railway.hub]))
    for end in (End.MEXICAN, *TRAINS[: len(names)]):
        tiles = [_tile(placed) for placed in view.line if placed.end is end]
        marked = end is not End.MEXICAN and TRAINS.index(end) in view.railway.marked
        if not (tiles or marked):
            continue
        if most is not None and len(tiles) > most:
            tiles = ["…", *tiles[-most:]]
        owner = words("picture-alt-everybody") if end is End.MEXICAN else names[TRAINS.index(end)]
        name = mark_text(owner, [words("picture-alt-train-marked")] if marked else [], words)
        said = words.listed(tiles) or words("picture-alt-no-tiles")
        parts.append(words("picture-alt-train", end=END_LETTERS[end], name=name, tiles=said))
    return parts


def _tile(placed: Placed) -> str:
    return f"{placed.a}-{placed.b}"
