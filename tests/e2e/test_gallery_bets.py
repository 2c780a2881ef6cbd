"""Tests of the gallery's bets over sockets: refusals, each in one private sentence, and all ways
a bet can end.
"""

from pathlib import Path

import pytest

from games.parts.gallery_bets import BetLapsed, BetTied
from games.parts.line_game import turns_done
from tables.chips import chip_accounts
from tables.state.table import Table
from tests.e2e.onlooking import Room, deal_that, room, sees_hand
from tests.e2e.players import Guest, shows
from tools.playground.people.person import Json

UNASKED = {"watch_consent": "none"}


async def drained(here: Room, guest: Guest, table: Table) -> None:
    """Her account is empty."""
    house, account = (
        chip_accounts.house(table.guild),
        chip_accounts.member(table.guild, int(guest.id)),
    )
    gift = chip_accounts.Transfer(
        f"drain/{guest.id}", account, house, await here.rows.store.ledger.balance(account), "daily"
    )
    await here.rows.store.ledger.transfer(gift, table.guild, 1)


async def test_who_may_watch_whom(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        bela, chloe = here.people[1], here.people[2]
        await here.emi.locale("de")
        async with here.rows.expect(bela, "illegal-is-player"):
            await bela.press(bela.table("buki"), "Just watch")
        outgoing = await here.asks(here.emi, 1)
        await here.does(bela, "deny 4")
        assert not any(shows(m, "hand") for m in here.emi.seen)
        table = await here.rows.table()
        acts = table.gallery[0].acts
        await here.emi.until(lambda: f":{acts}:watch 2" in str(here.emi.now(outgoing)))
        assert f":{acts}:watch 1" not in str(here.emi.now(outgoing))
        await here.emi.press(outgoing, f"kh:a:{table.id}:{acts}:watch 2")
        await here.does(chloe, "admit 4")
        await here.emi.until(lambda: any(shows(m, "hand") for m in here.emi.dms()))
        # a button that the message does not have
        async with here.rows.expect(here.emi, "refused-unreadable"):
            await here.emi.forge(
                here.hand(here.emi), (await here.offered(here.emi, "bet 6"))[:-1] + "7"
            )


async def test_bets_over_a_limit(tmp_path: Path) -> None:
    async with room(tmp_path, max=60, **UNASKED) as here:
        bank = here.people[0]
        await here.emi.locale("de")
        outgoing = await here.asks(here.emi, 1)
        await here.emi.until(lambda: (now := here.emi.now(outgoing)) and shows(now, "hand"))
        table = await here.rows.table()
        other = f"kh:n:{table.id}:{table.gallery[0].acts}:bet"

        async def bets(amount: int) -> None:
            form = await here.emi.press(outgoing, other)
            assert form is not None
            await here.emi.submit(form, {"number": str(amount)})

        async with here.rows.expect(here.emi, "illegal-over-max", max=60):
            await bets(61)
        async with here.rows.expect(here.emi, "illegal-below-min", min=2):
            await bets(1)
        await drained(here, bank, table)
        async with here.rows.expect(here.emi):
            await bets(60)
        assert here.emi.told[-1].startswith("Die Bank kann diese Wette nicht decken: Es fehlen ")
        await drained(here, here.emi, table)
        async with here.rows.expect(
            here.emi, "refused-too-few-chips", missing="3 Chips", name="none"
        ):
            await bets(3)


async def test_a_bet_is_answered_too_late(tmp_path: Path) -> None:
    async with room(tmp_path, **UNASKED) as here:
        await here.arrange(deal_that(lambda result: result.winner == 1))
        await here.asks(here.fay, 1)
        await here.fay.until(lambda: any(shows(m, "hand") for m in here.fay.dms()))
        had = await here.purse(here.fay)
        await here.does(here.fay, "bet 3")
        bank = here.people[0]
        take = await here.offered(bank, "take 4 3")
        asked = await bank.press(bank.table("buki"), "My hand")
        assert asked is not None
        table = await here.follow(lambda table: turns_done(table.state, 1) == 3)
        assert any(
            isinstance(event, BetLapsed) and event.place == 4 for event in table.latest_deal.story
        )
        async with here.rows.expect(bank):
            await bank.forge(asked, take)
        await here.fay.until(
            lambda: (
                here.fay.words()("watch-bet-offered", chips=3, name="")[:20]
                not in here.hand(here.fay)["content"]
            )
        )
        assert await here.purse(here.fay) == had


async def test_getting_up(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        await here.emi.locale("de")
        outgoing = await here.behind(here.emi, 1)
        await here.does(here.emi, "bet 3")
        await here.does(here.people[0], "take 4 3")
        async with here.rows.expect(here.emi, "left-gallery", 1, bet="yes"):
            await here.emi.press(here.emi.table("buki"), "Leave")
        for message in (lambda: here.emi.now(outgoing), lambda: here.hand(here.emi)):
            await here.emi.until(
                lambda message=message: (now := message()) and not shows(now, "hand") and now
            )  # type: ignore[misc]
            assert "Deine Wette: **3**" in str(message())
        async with here.rows.expect(here.emi, "illegal-not-watching"):
            await here.emi.press(here.emi.table("buki"), "Leave")
        await here.asks(here.fay, 2)
        admit, hand = await here.offered(here.people[2], "admit 5"), here.hand(here.people[2])
        async with here.rows.expect(here.fay, "left-gallery", 1, bet="no"):
            await here.fay.press(here.fay.table("buki"), "Leave")
        table = await here.rows.table()
        assert table.gallery[1].acts > 0
        assert not any(shows(m, "hand") for m in here.fay.seen)
        # a late *Admit* is refused: she does not ask any more
        async with here.rows.expect(here.people[2]):
            await here.people[2].forge(hand, admit)  # it may be gone from the hand already


def private_answer(guest: Guest) -> Json | None:
    """Return the newest private answer with buttons in the channel."""
    return next(
        (m for m in reversed(guest.messages("buki")) if m["ephemeral"] and m["components"]), None
    )


@pytest.mark.parametrize("carried", [False, True], ids=["goes back", "stays"])
async def test_a_bet_after_a_tie(tmp_path: Path, carried: bool) -> None:
    async with room(tmp_path, spectator_tie="carry" if carried else "return", **UNASKED) as here:
        await here.arrange(deal_that(lambda result: result.winner is None))
        await here.emi.locale("de")
        outgoing = await here.asks(here.emi, 1)
        await here.fay.press(here.fay.table("buki"), "Just watch")
        await here.emi.until(lambda: any(shows(m, "hand") for m in here.emi.dms()))
        had = await here.purse(here.emi)
        await here.does(here.emi, "bet 3")
        await here.does(here.people[0], "take 4 3")
        table = await here.follow()
        assert [event for event in table.latest_deal.story if isinstance(event, BetTied)] == [
            BetTied(4, 1, 3, carried)
        ]
        assert await here.purse(here.emi) == had - 6 * carried
        said = here.emi.words()(
            "event-bet-tied",
            onlooker="\u2068Emi\u2069",
            name="\u2068Béla\u2069",
            chips=3,
            carried="yes" if carried else "no",
        )
        await here.emi.until(lambda: said in str((here.emi.now(outgoing) or outgoing)["content"]))
        table = await here.next_deal()
        # The private message goes on with the deal, below: with the new hand, or with the question
        # behind whom to sit.
        begun = table.latest_deal.first_version
        if carried:
            await here.emi.until(lambda: sees_hand(private_answer(here.emi), table, 1))
            await here.emi.until(lambda: sees_hand(here.hand(here.emi), table, 1))
        else:
            assert table.gallery == ()
            asked = await here.emi.until(
                lambda: (
                    (now := private_answer(here.emi)) and f":{begun}:watch 2" in str(now) and now
                )
            )
            await here.emi.press(asked, f"kh:a:{table.id}:{begun}:watch 2")
            await here.emi.until(lambda: sees_hand(private_answer(here.emi), table, 2))
        await here.fay.until(lambda: f":{begun}:watch 3" in str(private_answer(here.fay)))
        if carried:
            table = await here.follow()
            assert await here.purse(here.emi) in (had - 6, had, had + 15)
        else:
            assert await here.purse(here.emi) == had
