"""Playing one round over sockets."""

from contextlib import suppress

from tests.e2e.players import Guest, Player, labels
from tools.playground.people.person import NoAnswer


async def play_to_the_pause(guest: Guest, player: Player) -> None:
    """Play a deal to its end, always by the first thing that the hand offers."""
    ready = guest.words()("button-ready")
    while True:
        hand = await guest.until(lambda: (now := player.hand()) and labels(now) and now)
        if ready in labels(hand):
            return
        with suppress(LookupError, NoAnswer):  # it changes at that very moment
            await guest.press(hand, labels(hand)[0])
