"""The gallery of Buki over sockets: somebody sits behind a player who lets her, sees that hand
only, and bets against the bank.
"""

from pathlib import Path

from games.parts.gallery_rules import BetAnswered, BetPaid, BetTied
from tests.e2e.invariants import named
from tests.e2e.onlooking import room, tiles_of
from tests.e2e.players import close_after_this_round, newest_hand, shows


async def test_watch_bet_and_be_paid(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        bank, bela = here.people[0], here.people[1]
        outgoing = await here.behind(here.emi, 1)
        table = await here.rows.table()
        assert tiles_of(table, 1) <= named(here.emi.now(outgoing) or outgoing)
        # the same in a direct message
        await here.emi.until(lambda: any(shows(m, "hand") for m in here.emi.dms()))
        had = await here.purse(here.emi)
        await here.does(here.emi, "bet 4")
        table = await here.does(bank, "reject 4 4")
        assert any(
            isinstance(event, BetAnswered) and not event.accepted
            for event in table.latest_deal.story
        )
        await here.does(here.emi, "bet 3")
        await here.does(bank, "take 4 3")
        assert await here.purse(here.emi) == had - 6
        await bela.until(lambda: "Emi" in bela.table("buki")["content"])
        table = await here.follow()
        said = next(
            event for event in table.latest_deal.story if isinstance(event, BetPaid | BetTied)
        )
        assert await here.purse(here.emi) == had + (said.hc if isinstance(said, BetPaid) else 0)
        table = await here.next_deal()
        assert table.gallery == ()
        await here.emi.until(
            lambda: here.emi.words()("hand-left") in newest_hand(here.emi)["content"]
        )
        await close_after_this_round(bank, "buki")
        # a tie has left stakes on the table: the next round decides
        while (await here.follow()).live:
            await here.next_deal()
        table = await here.rows.until(lambda table: not table.live)
        assert await here.rows.store.ledger.balance(table.account) == 0
        # Nobody else was ever shown what Emi was: only she got hands without a seat, and only
        # Béla's of the first deal.
        assert not any(shows(m, "hand") for m in here.fay.seen)
        assert not any(
            shows(m, "hand") and not m["ephemeral"] for g in here.people for m in g.messages("buki")
        )
