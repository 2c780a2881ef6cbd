"""Presses on a tournament: begin, tiles and latecomers, pause and end, results and their proof.

`/evening` plans it and signs people up (`cogs/evening`); its buttons are `EveningPress`, too.
"""

from contextlib import suppress

import discord

from cogs.replay.page import deals_content
from cogs.support.house import House
from cogs.support.interaction_values import chosen_number
from cogs.support.refusal_and_error_answers import remember_person
from delivery.discord_api.interaction_answers import say, send_file
from messages.notices.tournament_message import more_content, own_result
from messages.parts.components import Button, ButtonStyle
from messages.parts.content import yes_no
from messages.parts.custom_ids import EveningPress
from messages.parts.display_names import public_button
from service.tournaments import Contest
from tables.state.change import Refused
from tables.state.evening_times_and_limits import Evening, EveningStep


async def require_manager(house: House, interaction: discord.Interaction, evening: Evening) -> None:
    """Raise `Refused` unless the user manages the server, or has planned this evening and has not
    been banned from its tables since.
    """
    if not interaction.permissions.manage_guild:
        if interaction.user.id != evening.by:
            raise Refused("evening-not-yours")
        await house.tables.admission.require_not_banned(evening.guild, evening.by)


class TournamentPresses:
    """Answers the presses on tournaments. The interactions have been deferred."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def answer(self, interaction: discord.Interaction, press: EveningPress) -> None:
        """Answer a press on a tournament that has begun or is over."""
        if press.verb in ("hand", "enter"):
            await self.show_hand(interaction, press)
        elif press.verb in ("deals", "file"):
            await self.show_results(interaction, press)
        else:
            await self.take_step(interaction, press)

    async def begin(self, interaction: discord.Interaction, evening: Evening) -> None:
        """Begin a tournament before its time, for who has planned it or manages the server."""
        await require_manager(self.house, interaction, evening)
        step = await self.house.publisher.tournaments.begin(evening)
        if step is EveningStep.CANCELLED:
            raise Refused("evening-over")
        if step is not EveningStep.OPENED:  # the plan waits for its time
            await say(interaction, self.house.words(interaction)(f"tournament-{step}"))
            return
        evenings = self.house.publisher.evenings
        await evenings.catch_up(evening.id)
        await evenings.call(evening.id, await self.house.store.evenings.guests(evening.id))
        await say(interaction, self.house.words(interaction)("tournament-begun"))
        await self.house.publisher.keep_for_round(interaction, evening.id)

    async def take_step(self, interaction: discord.Interaction, press: EveningPress) -> None:
        """Do what a button of a tournament that has begun asks for."""
        tournaments, user = self.house.publisher.tournaments, interaction.user.id
        words = self.house.words(interaction)
        contest = await self.running_contest(press.evening)
        if press.verb not in ("more", "out"):
            await require_manager(self.house, interaction, contest.plan)
        if press.verb == "more":
            seen, is_in = await tournaments.public(contest), contest.entrant(user) is not None
            awaited = None
            with suppress(Refused):  # others see no more than the standing
                await require_manager(self.house, interaction, contest.plan)
                awaited = await tournaments.awaited(contest)
            content = more_content(seen, user, words, is_in=is_in, awaited=awaited)
            await say(interaction, content.text, content.controls)
        elif press.verb == "out":
            await tournaments.leave(contest, user)
            await say(
                interaction,
                words(
                    "tournament-left",
                    enter=public_button("button-evening-enter", contest.plan.locale),
                ),
            )
        elif press.verb == "remove":
            removed = chosen_number(interaction)
            if contest.entrant(removed) is None:
                raise Refused("tournament-not-in")
            await tournaments.leave(contest, removed, removed=True)
            await say(interaction, words("tournament-removed", name=f"<@{removed}>"))
        elif press.verb == "stop":
            sure = Button(
                EveningPress(press.evening, "end"), words("button-evening-end"), ButtonStyle.DANGER
            )
            await say(interaction, words("tournament-stop-sure"), ((sure,),))
        elif press.verb == "end":
            await tournaments.stop(contest)
            await say(interaction, words("tournament-stopped"))
        elif press.verb == "resume":
            await tournaments.resume(contest)
            await say(interaction, words("tournament-paused-done", done="yes"))
        else:
            await say(
                interaction,
                words("tournament-paused-done", done=yes_no(await tournaments.pause(contest))),
            )
        await self.house.publisher.evenings.catch_up(press.evening)

    async def show_results(self, interaction: discord.Interaction, press: EveningPress) -> None:
        """Show the deals of a tournament that is over, or give the file that proves them."""
        tournaments, words = self.house.publisher.tournaments, self.house.words(interaction)
        contest = await tournaments.contest(press.evening)
        if contest is None or contest.tournament.running:
            raise Refused("no-evening")
        seen = await tournaments.public(contest)
        if press.verb == "deals":
            content = deals_content(seen, contest.places, interaction.user.id, words)
            await say(interaction, content.text, content.controls)
        else:
            await send_file(
                interaction,
                words(
                    "tournament-file", seal=seen.seal, url=self.house.addresses.fairness or "none"
                ),
                f"kaffeehaus-{press.evening}.json",
                await tournaments.proof(contest),
            )

    async def show_hand(self, interaction: discord.Interaction, press: EveningPress) -> None:
        """Show a person their tiles, or what they wait for. With *Join* a person who is not in the
        tournament comes in, from the next round on, and pays.
        """
        publisher, user, tournament_id = self.house.publisher, interaction.user.id, press.evening
        table = await publisher.tournaments.table_of(tournament_id, user)
        if table is not None:
            table = await self.house.tables.come_back(table.id, user)
            async with publisher.answering(table.id, user):
                await publisher.answer_with_hand(interaction, table, user)
            return
        words, contest = self.house.words(interaction), await self.running_contest(tournament_id)
        await self.house.tables.admission.require_not_banned(contest.plan.guild, user)
        if contest.entrant(user) is None:
            if press.verb == "hand":
                raise Refused(
                    "tournament-outside", button="evening-enter", locale=contest.plan.locale
                )
            await remember_person(self.house, interaction, sits_down=True)
            await publisher.tournaments.enter(contest, user)
            await say(interaction, words("tournament-entered"))
            await publisher.evenings.catch_up(tournament_id)
        else:
            await say(
                interaction, own_result(await publisher.tournaments.public(contest), user, words)
            )
        await publisher.keep_for_round(interaction, tournament_id)

    async def running_contest(self, tournament_id: str) -> Contest:
        """Return a tournament that is played. Raises `Refused` if there is none."""
        contest = await self.house.publisher.tournaments.contest(tournament_id)
        if contest is None:
            raise Refused("no-evening")
        if not contest.tournament.running:
            raise Refused("tournament-over")
        return contest
