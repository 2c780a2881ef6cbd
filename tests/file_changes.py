"""Small changes of a proof file. docs/verify.js must find each.

A change returns False if the file has nothing to change.
"""

import random
from collections.abc import Callable
from typing import Any

Json = dict[str, Any]
Change = Callable[[Json, random.Random], bool]
CHANGES: dict[str, Change] = {}
LAYING = ("play", "turn", "train")  # verbs


def change(made: Change) -> Change:
    """Add a change to `CHANGES` by its name."""
    CHANGES[made.__name__] = made
    return made


def another_digit(text: str, rng: random.Random, digits: str) -> str:
    """Return the text with one digit changed."""
    at = rng.randrange(1, len(text))
    return text[:at] + rng.choice([digit for digit in digits if digit != text[at]]) + text[at + 1 :]


def any_deal(file: Json, rng: random.Random) -> Json:
    """Return one of the rounds."""
    found: Json = rng.choice(file["deals"])
    return found


def heard(file: Json, rng: random.Random, *events: str) -> Json | None:
    """Return one of these events, if there is any."""
    found = [one for deal in file["deals"] for one in deal["heard"] if one["event"] in events]
    return rng.choice(found) if found else None


@change
def digit_of_the_secret(file: Json, rng: random.Random) -> bool:
    file["secret"] = another_digit(file["secret"], rng, "0123456789abcdef")
    return True


@change
def digit_of_the_seal(file: Json, rng: random.Random) -> bool:
    file["seal"] = another_digit(file["seal"], rng, "0123456789abcdef")
    return True


@change
def digit_of_a_cut(file: Json, rng: random.Random) -> bool:
    at = rng.randrange(len(file["cuts"]))
    file["cuts"][at] = another_digit(file["cuts"][at], rng, "0123456789")
    return True


@change
def cut_added(file: Json, rng: random.Random) -> bool:
    file["cuts"].insert(rng.randrange(len(file["cuts"]) + 1), str(rng.getrandbits(60)))
    return True


@change
def cut_and_seat_added(file: Json, rng: random.Random) -> bool:
    file["people"].append(len(file["people"]))
    return cut_added(file, rng)


@change
def cut_removed(file: Json, rng: random.Random) -> bool:
    at = rng.randrange(len(file["cuts"]))
    del file["cuts"][at]
    if rng.random() < 0.5:
        del file["people"][at]
    return True


@change
def cuts_exchanged(file: Json, rng: random.Random) -> bool:
    one, other = rng.sample(range(len(file["cuts"])), 2)
    file["cuts"][one], file["cuts"][other] = file["cuts"][other], file["cuts"][one]
    return True


@change
def press_changed(file: Json, rng: random.Random) -> bool:
    presses = any_deal(file, rng)["presses"]
    if not presses:
        return False
    presses[rng.randrange(len(presses))] = str(rng.getrandbits(60))
    return True


@change
def press_added(file: Json, rng: random.Random) -> bool:
    presses = any_deal(file, rng)["presses"]
    presses.insert(rng.randrange(len(presses) + 1), rng.choice(["0", str(rng.getrandbits(60))]))
    return True


@change
def presses_invented(file: Json, rng: random.Random) -> bool:
    deal = any_deal(file, rng)
    deal["presses"] = [str(rng.getrandbits(60)) for _ in deal["hands"]]
    return True


@change
def presses_removed(file: Json, rng: random.Random) -> bool:
    deal = any_deal(file, rng)
    had, deal["presses"] = deal["presses"], []
    return bool(had)


@change
def presses_exchanged(file: Json, rng: random.Random) -> bool:
    presses = any_deal(file, rng)["presses"]
    one, other = rng.sample(range(len(presses)), 2) if presses else (0, 0)
    if not presses or presses[one] == presses[other]:
        return False
    presses[one], presses[other] = presses[other], presses[one]
    return True


@change
def press_of_another_round(file: Json, rng: random.Random) -> bool:
    pressed = [
        (deal, at)
        for deal in file["deals"]
        for at, press in enumerate(deal["presses"])
        if press != "0"
    ]
    if len(pressed) < 2:
        return False
    (one, first), (other, second) = rng.sample(pressed, 2)
    one["presses"][first] = other["presses"][second]
    return True


@change
def round_left_out(file: Json, rng: random.Random) -> bool:
    if len(file["deals"]) < 2:
        return False
    del file["deals"][rng.randrange(len(file["deals"]) - 1)]
    if rng.random() < 0.5:
        for number, deal in enumerate(file["deals"], start=1):
            deal["deal"] = number
    return True


@change
def round_repeated(file: Json, rng: random.Random) -> bool:
    deal = any_deal(file, rng)
    file["deals"].append(
        dict(deal) if rng.random() < 0.5 else {**deal, "deal": len(file["deals"]) + 1}
    )
    return True


@change
def rounds_exchanged(file: Json, rng: random.Random) -> bool:
    if len(file["deals"]) < 2:
        return False
    one, other = rng.sample(range(len(file["deals"])), 2)
    file["deals"][one], file["deals"][other] = file["deals"][other], file["deals"][one]
    return True


@change
def round_renumbered(file: Json, rng: random.Random) -> bool:
    any_deal(file, rng)["deal"] += rng.choice([-1, 1, 7, 0.5])
    return True


@change
def tile_of_the_set(file: Json, rng: random.Random) -> bool:
    at = rng.randrange(len(file["set"]))
    match rng.randrange(3):
        case 0:
            del file["set"][at]
        case 1:
            file["set"].insert(at, file["set"][at])
        case _:
            file["set"].append("9-9")
    return True


@change
def another_game(file: Json, rng: random.Random) -> bool:
    others = {
        "hungarian": "tendler",
        "tendler": "luxembourg",
        "luxembourg": "buki",
        "challenge": "hungarian",
    }
    file["game"] = others.get(file["game"], rng.choice(["tendler", "challenge"]))
    return True


@change
def tiles_exchanged(file: Json, rng: random.Random) -> bool:
    one, other = rng.sample([hand for hand in any_deal(file, rng)["hands"] if hand], 2)
    first, second = rng.randrange(len(one)), rng.randrange(len(other))
    if one[first] == other[second]:
        return False
    one[first], other[second] = other[second], one[first]
    return True


@change
def tile_of_a_hand(file: Json, rng: random.Random) -> bool:
    hand = rng.choice([hand for hand in any_deal(file, rng)["hands"] if hand])
    match rng.randrange(3):
        case 0:
            hand.pop(rng.randrange(len(hand)))
        case 1:
            hand.append(rng.choice(file["set"]))
        case _:
            at = rng.randrange(len(hand))
            hand[at] = rng.choice([tile for tile in file["set"] if tile != hand[at]])
    return True


@change
def a_tile_less_each(file: Json, rng: random.Random) -> bool:
    for hand in any_deal(file, rng)["hands"]:
        hand[:1] = []
    return True


@change
def hand_added(file: Json, rng: random.Random) -> bool:
    hands = any_deal(file, rng)["hands"]
    size = len(hands[0])
    hands.append(rng.choice([[], file["set"][:size]]))
    return True


@change
def hand_removed(file: Json, rng: random.Random) -> bool:
    hands = any_deal(file, rng)["hands"]
    del hands[rng.randrange(len(hands))]
    return True


@change
def hand_emptied(file: Json, rng: random.Random) -> bool:
    rng.choice([hand for hand in any_deal(file, rng)["hands"] if hand]).clear()
    return True


@change
def tile_of_a_move(file: Json, rng: random.Random) -> bool:
    moves = any_deal(file, rng)["moves"]
    laid = [at for at, move in enumerate(moves) if move.split()[1] in LAYING]
    if not laid:
        return False
    at = rng.choice(laid)
    tile = next(word for word in moves[at].split() if "-" in word)
    moves[at] = moves[at].replace(
        tile, rng.choice([other for other in file["set"] if other != tile])
    )
    return True


@change
def seat_of_a_move(file: Json, rng: random.Random) -> bool:
    moves = any_deal(file, rng)["moves"]
    told = [at for at, move in enumerate(moves) if move.split()[1] in (*LAYING, "draw", "pass")]
    if not told:
        return False
    at = rng.choice(told)
    seat, _, rest = moves[at].partition(" ")
    moves[at] = f"{int(seat) + rng.choice([1, 9])} {rest}"
    return True


@change
def move_left_out(file: Json, rng: random.Random) -> bool:
    moves = any_deal(file, rng)["moves"]
    told = [at for at, move in enumerate(moves) if move.split()[1] in (*LAYING, "draw", "pass")]
    if not told:
        return False
    del moves[rng.choice(told)]
    return True


@change
def move_repeated(file: Json, rng: random.Random) -> bool:
    moves = any_deal(file, rng)["moves"]
    told = [move for move in moves if move.split()[1] in (*LAYING, "draw")]
    moves.append(rng.choice(told or ["0 draw"]))
    return True


@change
def lot(file: Json, rng: random.Random) -> bool:
    told = heard(file, rng, "BankerDrawn", "LeaderDrawn", "FirstTosser", "RoundBegun", "HubLaid")
    if told is None or not told.get("lot", True):
        return False
    told["seat"] += rng.choice([1, -1])
    return True


@change
def lead_of_a_match(file: Json, rng: random.Random) -> bool:
    """Another seat or another tile is said to lead, or another hub to lie in the middle."""
    told = heard(file, rng, "RoundBegun", "HubLaid")
    if told is None:
        return False
    names = [name for name in ("seat", "tile", "lot", "deal") if told.get(name) is not None]
    name = rng.choice(names)
    told[name] = not told[name] if name == "lot" else told[name] + rng.choice([1, -1])
    return True


@change
def lead_of_a_match_left_out(file: Json, rng: random.Random) -> bool:
    deal = any_deal(file, rng)
    told = [one for one in deal["heard"] if one["event"] in ("RoundBegun", "HubLaid")]
    for one in told:
        deal["heard"].remove(one)
    return bool(told)


@change
def lot_left_out(file: Json, rng: random.Random) -> bool:
    heard_first = file["deals"][0]["heard"]
    kept = [
        one
        for one in heard_first
        if one["event"] not in ("BankerDrawn", "LeaderDrawn", "FirstTosser", "RoundBegun")
    ]
    file["deals"][0]["heard"] = kept
    return len(kept) < len(heard_first)


@change
def lot_added(file: Json, rng: random.Random) -> bool:
    any_deal(file, rng)["heard"].insert(
        0, {"event": rng.choice(["BankerDrawn", "LeaderDrawn"]), "seat": 0}
    )
    return True


@change
def dice(file: Json, rng: random.Random) -> bool:
    told = heard(file, rng, "Tossed")
    if told is None:
        return False
    die = rng.choice(["one", "two"])
    told[die] = rng.choice([number for number in range(1, 7) if number != told[die]])
    return True


@change
def tile_shown(file: Json, rng: random.Random) -> bool:
    told = heard(file, rng, "LotShown", "WinningTile")
    if told is None:
        return False
    told[rng.choice(["tile", "seat"])] += 1
    return True


@change
def tile_shown_left_out(file: Json, rng: random.Random) -> bool:
    deal = any_deal(file, rng)
    told = [one for one in deal["heard"] if one["event"] in ("LotShown", "WinningTile", "Dealt")]
    if not told:
        return False
    deal["heard"].remove(rng.choice(told))
    return True


@change
def lead(file: Json, rng: random.Random) -> bool:
    told = next((one for one in file["deals"][0]["heard"] if one["event"] == "Dealt"), None)
    if told is None:
        return False
    part = rng.choice(["leader", "deal", "tile"])
    told[part] = (told[part] or 0) + 1
    return part != "tile" or file["game"] != "hungarian"


@change
def move_heard(file: Json, rng: random.Random) -> bool:
    told = heard(file, rng, "Played", "Drew", "Passed")
    if told is None:
        return False
    told["tile" if "tile" in told and rng.random() < 0.5 else "seat"] += 1
    return True
