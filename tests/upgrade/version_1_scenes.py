"""What was going on at each table of version 1: every game in the lobby, in mid-deal and in pause, and sessions that have ended.

A scene is played at a table of its own; where it leaves the table is what the database holds. Some are chosen because they are
hard to carry over: stakes and bets on the table, a sealed answer, a buy-back that is offered, somebody away, out or gone.
"""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from version_1_session import (
    ANNA,
    AWAY,
    BELA,
    CHLOE,
    DRAGAN,
    EMI,
    FRANZ,
    GRETL,
    HANNES,
    HOME,
    Session,
    due,
    laid,
    offered,
    secret_of_a_tie,
    usual,
)

from games import codec
from games.claims import Dispute, Lay
from games.core import Action, View
from games.line import Draw
from games.pulle import Buyback
from tables.table import Phase

HOUR = 3600  # seconds for a turn


class Scene(NamedTuple):
    """Where and when it was played: so many minutes before the end, in a channel that others may share once it is over."""

    play: Callable[[Session], Awaitable[None]]
    channel: str
    guild: int = HOME
    ago: int = 0


# ---- lobbies


async def block_lobby(s: Session) -> None:
    await s.open("austrian-block", ANNA, BELA, computers=1, direction="ccw", reverse_every=5, turn_seconds=HOUR)


async def draw_lobby(s: Session) -> None:
    await s.open("austrian-draw", CHLOE, DRAGAN)


async def tendler_lobby(s: Session) -> None:
    await s.open("tendler", EMI, FRANZ, GRETL, deals=3, entry=2)


async def buki_lobby(s: Session) -> None:
    """By the server's preset."""
    preset = next(one for one in await s.store.presets(HOME) if one.game == "buki")
    await s.open("buki", FRANZ, ANNA, BELA, computers=1, preset=preset)


async def pulle_lobby(s: Session) -> None:
    await s.open("pulle", GRETL, ANNA, computers=2, entry=5, payment=1, broken_reentry="survivors")


async def hungarian_lobby(s: Session) -> None:
    await s.open("hungarian", BELA, CHLOE, target=50, entry=4)


async def challenge_lobby(s: Session) -> None:
    await s.open("challenge", DRAGAN, EMI, FRANZ, chips="pot", stake=2, claims="open")


async def luxembourg_lobby(s: Session) -> None:
    """Somebody has got up again, and the part of the host has gone to the next."""
    await s.open("luxembourg", CHLOE, GRETL, BELA, end="target", target=60)
    await s.leave(CHLOE)


# ---- in mid-deal


async def block_deal(s: Session) -> None:
    """Béla has run out of time, a computer player acts instead."""
    await s.begin("austrian-block", ANNA, BELA, CHLOE)
    await s.until(lambda table: laid(3)(table) and due(table, BELA))
    await s.clock()
    await s.clock()
    await s.until(laid(7))


async def draw_deal(s: Session) -> None:
    """In the middle of a match for a pot somebody has just drawn."""
    await s.begin("austrian-draw", CHLOE, EMI, computers=1, deals=9, entry=3)
    await s.until(lambda table: table.deals > 1 and laid(3)(table) and Draw() in offered(table, CHLOE))
    await s.act(CHLOE, "draw")


async def tendler_deal(s: Session) -> None:
    """The host has left in mid-deal."""
    await s.begin("tendler", FRANZ, GRETL, computers=2)
    await s.until(laid(4))
    await s.leave(FRANZ)
    await s.until(laid(6))


async def buki_deal(s: Session) -> None:
    """Stakes, a raise that waits for the banker, and a gallery: a bet accepted, a bet offered, somebody who has asked to watch."""
    rules = {"banker": 0, "max": 12, "raise_until_fourth": True, "turn_seconds": HOUR}
    await s.begin("buki", ANNA, BELA, CHLOE, DRAGAN, **rules)
    await s.act(EMI, "watch 1")
    await s.act(BELA, "admit 4")
    await s.act(EMI, "bet 3")
    await s.act(ANNA, "take 4 3")
    await s.act(FRANZ, "watch 2")
    await s.act(CHLOE, "admit 5")
    await s.act(BELA, "stake 4")
    await s.until(laid(4), usual)
    await s.act(FRANZ, "bet 2")
    await s.act(GRETL, "watch 3")
    await s.act(CHLOE, "stake 2")
    await s.act(BELA, "raise 5")


async def pulle_deal(s: Session) -> None:
    """Somebody is out and may still renounce."""
    await s.begin("pulle", BELA, DRAGAN, FRANZ, computers=1, entry=4, payment=1, buyback=False)
    await s.until(lambda table: not all(table.state.table.pool.inside[:3]) and table.phase is Phase.PLAYING)


async def pulle_offers(s: Session) -> None:
    """After the first deal two may buy back."""
    await s.begin("pulle", ANNA, BELA, CHLOE, DRAGAN, turn_seconds=HOUR)
    await s.until(lambda table: table.state.table.window is not None)


async def pulle_offer_left(s: Session) -> None:
    """The same where one of two has bought back already."""
    await s.begin("pulle", FRANZ, HANNES, GRETL, computers=1, entry=6)
    people = (FRANZ, HANNES, GRETL)
    await s.until(lambda table: table.state.table.window is not None and sum(bool(offered(table, one)) for one in people) > 1)
    await buys_back(s, *people)


async def hungarian_deal(s: Session) -> None:
    """In the second deal of a match for a pot; the host wants to close after it."""
    await s.begin("hungarian", CHLOE, ANNA, computers=2, entry=2, target=150, turn_seconds=HOUR)
    await s.until(lambda table: table.deals == 2 and laid(6)(table))
    await s.close(CHLOE)
    await s.until(laid(8))


async def challenge_deal(s: Session) -> None:
    """Claims are being made: Anna has given her sealed answer, and so has the computer player."""
    await s.begin("challenge", ANNA, FRANZ, GRETL, computers=1, chips="per_tile", cap=8)
    await s.until(lambda table: table.state.toss == 3 and bool(table.state.answers))
    answers = [one for one in offered(await s.table(), ANNA) if isinstance(one, Lay)]
    await s.act(ANNA, codec.write(next(one for one in answers if len(one.tiles) == 2)))


async def challenge_duel(s: Session) -> None:
    """A claim has been challenged and exposed: two tiles have to be given away."""

    def rash(seen: View) -> Action:
        claims = [one for one in seen.legal if isinstance(one, Lay) and len(one.tiles) == 2]
        return next((one for one in seen.legal if isinstance(one, Dispute)), (claims or list(seen.legal))[0])

    await s.begin("challenge", CHLOE, DRAGAN, EMI, claims="open")
    await s.until(lambda table: table.state.giving is not None and table.state.giving.due == 2, rash)


async def challenge_claims(s: Session) -> None:
    """Claims lie on the table, and somebody may challenge them; a pot is played for."""
    truthful = lambda seen: next(  # noqa: E731
        (one for one in seen.legal if isinstance(one, Lay) and len(one.tiles) == 1), seen.legal[0]
    )
    await s.begin("challenge", BELA, EMI, computers=1, chips="pot", stake=3)
    await s.until(lambda table: sum(one is not None for one in table.state.laid) == 2, truthful)


async def luxembourg_deal(s: Session) -> None:
    """Whoever is due has been mentioned."""
    await s.begin("luxembourg", EMI, BELA, CHLOE, entry=2, turn_seconds=120)
    await s.until(laid(5))
    await s.clock()


# ---- in pause


async def block_pause(s: Session) -> None:
    """One was away to the end of the deal, one wants the next."""
    await s.begin("austrian-block", GRETL, HANNES, ANNA)
    await s.until(lambda table: due(table, HANNES))
    await s.clock()
    await s.clock()
    await s.deal()
    await s.ready(ANNA)


async def draw_pause(s: Session) -> None:
    await s.begin("austrian-draw", DRAGAN, FRANZ, draw_limit=3, visible_block="draw_out")
    await s.deal()


async def tendler_pause(s: Session) -> None:
    """One left in mid-deal, which has ended since; the pot of the match is not decided."""
    await s.begin("tendler", ANNA, EMI, HANNES, deals=4, entry=5)
    await s.until(laid(3))
    await s.leave(EMI)
    await s.deal()


async def buki_pause(s: Session) -> None:
    """A tie: the stakes stay on the table, and so does the bet of an onlooker."""
    cuts = tuple(s.cut(user) for user in (CHLOE, FRANZ, GRETL, HANNES))
    rules = {"banker": 0, "hand": 7, "spectator_tie": "carry", "watch_consent": "none"}
    s.chance.secret = secret_of_a_tie(cuts, **rules)
    await s.begin("buki", CHLOE, FRANZ, GRETL, HANNES, **rules)
    await s.act(EMI, "watch 1")
    await s.act(EMI, "bet 4")
    await s.act(CHLOE, "take 4 4")
    await s.act(GRETL, "stake 6")
    await s.deal(usual)
    await s.ready(FRANZ, GRETL)


async def pulle_pause(s: Session) -> None:
    """Those who might have bought back have declined."""
    await s.begin("pulle", EMI, GRETL, HANNES, computers=1)
    await s.deal()


async def hungarian_pause(s: Session) -> None:
    """In the middle of a match for a pot."""
    await s.begin("hungarian", DRAGAN, GRETL, entry=3, leader_ends="one", end_on_domino=True)
    await s.deal()
    await s.ready(GRETL)


async def challenge_pause(s: Session) -> None:
    await s.begin("challenge", HANNES, BELA, chips="per_tile", rate=2, reveal_after_domino=True)
    await s.deal()


async def luxembourg_pause(s: Session) -> None:
    """Somebody has left between the deals, a computer player has the chair."""
    await s.begin("luxembourg", BELA, FRANZ, HANNES, rounds=5)
    await s.deal()
    await s.leave(FRANZ)


# ---- on the other server, where tables with computer players are not for chips


async def away_lobby(s: Session) -> None:
    await s.open("tendler", GRETL, FRANZ, hand=7)


async def away_deal(s: Session) -> None:
    await s.begin("buki", HANNES, GRETL, computers=2, turn_seconds=HOUR)
    await s.until(laid(3))


async def away_pause(s: Session) -> None:
    await s.begin("hungarian", FRANZ, HANNES, entry=3)
    await s.deal()


# ---- sessions that have ended


async def block_ended(s: Session) -> None:
    """Three deals in absence close a table."""
    await s.begin("austrian-block", ANNA, DRAGAN, computers=1)
    await s.until(lambda table: due(table, DRAGAN))
    await s.clock()
    await s.clock()
    await s.until(lambda table: not table.live)


async def draw_ended(s: Session) -> None:
    """Nobody came."""
    await s.open("austrian-draw", BELA)
    await s.clock()


async def tendler_ended(s: Session) -> None:
    """All agreed deals are played, the pot is paid."""
    await s.begin("tendler", CHLOE, FRANZ, computers=1, deals=2, entry=3)
    await s.until(lambda table: not table.live)


async def buki_ended(s: Session) -> None:
    """A bet was paid, the host has closed the table."""
    await s.begin("buki", ANNA, EMI, computers=2, banker=0, watch_consent="none")
    await s.act(GRETL, "watch 1")
    await s.act(GRETL, "bet 2")
    await s.act(ANNA, "take 4 2")
    await s.deal()
    await s.close(ANNA)


async def pulle_ended(s: Session) -> None:
    """One has bought back, the host has left in mid-deal, and the next host has closed the table."""
    await s.begin("pulle", HANNES, EMI, GRETL, computers=1, entry=2)
    await s.until(lambda table: table.state.table.window is not None)
    await buys_back(s, HANNES, EMI, GRETL)
    await s.until(lambda table: table.deals == 2 and laid(2)(table))
    await s.leave(HANNES)
    await s.deal()
    await s.close(EMI)


async def buys_back(s: Session, *users: int) -> None:
    """The first of these who may."""
    table = await s.table()
    user = next(one for one in users if offered(table, one))
    await s.act(user, codec.write(next(one for one in offered(table, user) if isinstance(one, Buyback))))


async def hungarian_ended(s: Session) -> None:
    """The match is decided."""
    await s.begin("hungarian", EMI, GRETL, computers=1, target=50, entry=2)
    await s.until(lambda table: not table.live)


async def challenge_ended(s: Session) -> None:
    await s.begin("challenge", FRANZ, BELA, chips="pot", stake=4)
    await s.deal()
    await s.close(FRANZ)


async def luxembourg_ended(s: Session) -> None:
    """Broken off in mid-deal: somebody has deleted its channel."""
    await s.begin("luxembourg", ANNA, CHLOE, entry=6)
    await s.until(laid(4))
    await s.tables.void(s.id, "channel-gone")


SCENES = (
    Scene(block_ended, "buki", ago=41),
    Scene(draw_ended, "buki", ago=25),
    Scene(tendler_ended, "stammtisch", ago=33),
    Scene(buki_ended, "stammtisch", ago=12),
    Scene(pulle_ended, "spielsaal", ago=19),
    Scene(hungarian_ended, "spielsaal", ago=8),
    Scene(challenge_ended, "extrazimmer", ago=15),
    Scene(luxembourg_ended, "keller", ago=300),
    Scene(block_lobby, "block-lobby"),
    Scene(draw_lobby, "draw-lobby"),
    Scene(tendler_lobby, "tendler-lobby"),
    Scene(buki_lobby, "buki"),
    Scene(pulle_lobby, "pulle-lobby"),
    Scene(hungarian_lobby, "hungarian-lobby"),
    Scene(challenge_lobby, "challenge-lobby"),
    Scene(luxembourg_lobby, "luxembourg-lobby"),
    Scene(block_deal, "block-deal"),
    Scene(draw_deal, "draw-deal"),
    Scene(tendler_deal, "tendler-deal"),
    Scene(buki_deal, "stammtisch"),
    Scene(pulle_deal, "pulle-deal"),
    Scene(pulle_offers, "spielsaal"),
    Scene(pulle_offer_left, "pulle-offer-left"),
    Scene(hungarian_deal, "hungarian-deal"),
    Scene(challenge_deal, "challenge-deal"),
    Scene(challenge_duel, "extrazimmer"),
    Scene(challenge_claims, "challenge-claims"),
    Scene(luxembourg_deal, "luxembourg-deal"),
    Scene(block_pause, "block-pause"),
    Scene(draw_pause, "draw-pause"),
    Scene(tendler_pause, "tendler-pause"),
    Scene(buki_pause, "Hinterzimmer"),
    Scene(pulle_pause, "pulle-pause"),
    Scene(hungarian_pause, "hungarian-pause"),
    Scene(challenge_pause, "challenge-pause"),
    Scene(luxembourg_pause, "luxembourg-pause"),
    Scene(away_lobby, "lobby", AWAY),
    Scene(away_deal, "deal", AWAY),
    Scene(away_pause, "pause", AWAY),
)
