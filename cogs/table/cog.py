"""Presses on a table's message, and on what stands behind *More …*."""

import json
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias

import discord

from cogs.play.game_search import load_offer, require_offered
from cogs.play.opening import (
    post_table,
    require_open_channel,
    require_permissions,
    say_taken,
)
from cogs.press_handlers import handles, handles_form
from cogs.replay.replays import show_replay, verify
from cogs.rules.cog import explain
from cogs.support.house import FeatureCog, HouseBot
from cogs.support.interaction_values import chosen_value, chosen_values, guild_of
from cogs.support.rate_buckets import CLOSING, REPOSTING
from cogs.support.refusal_and_error_answers import remember_person
from cogs.table import joining
from cogs.table.hand_cog import MOST_DIGITS, HandCog
from cogs.table.invitation import invite
from cogs.table.joining import JoiningCog
from data.exceptions import ChannelTaken, Unreadable
from delivery.discord_api.interaction_answers import (
    WAY_BACK,
    answer_in_place,
    close_question,
    defer_silently,
    follow_up,
    say,
    show_form,
)
from games.core import IllegalAction
from games.parts.gallery_rules import own_bet
from messages.parts import custom_ids as ids
from messages.parts.components import Button, ButtonStyle, Controls, Form
from messages.parts.content import append_addresses, yes_no
from messages.parts.display_names import chips_amount, public_button
from messages.parts.narration import kebab
from messages.play.agreement_texts import missing_agreement_content, outdated_rules_content
from messages.play.hand_message import private_record_lines
from messages.play.hint_texts import hint_text
from messages.play.house_rule_menus import rules_content
from messages.play.replay_and_fairness import fairness_text
from messages.play.seat_menu import (
    parse_company_choice,
)
from messages.play.shared_sentences import end_reason_text, fate_of_seat, names_without_consent
from service import newcomers_and_readers
from service.questions_to_computers import make_hint_question
from tables.changes.closing import wishes_to_close, would_end_at_once
from tables.changes.lobby import refuses_number
from tables.changes.onlookers import is_watchable
from tables.changes.pots_and_stakes import (
    forfeit_on_leaving,
    is_undecided,
    loss_to_house,
)
from tables.changes.rematch import rematch_id
from tables.state.change import Refused, require_seat
from tables.state.phases import Phase
from tables.state.table import Table, people_of, view
from tables.views.table_views import private_table, public_table


class TableCog(FeatureCog):
    """The buttons on a table's message, and those behind *More …*."""

    @handles(ids.TablePress)
    async def handle_table_press(
        self, interaction: discord.Interaction, press: ids.TablePress
    ) -> None:
        """Acknowledge a press and call its handler from `VERBS`.

        The acknowledgement is silent if the message changes in place, and "thinking" if a private
        message follows.
        """
        if press.verb not in VERBS:
            raise Refused("unreadable")
        if press.verb in ANSWERS and is_own_message(interaction):
            await close_question(interaction)
        elif press.verb in IN_HAND and is_own_message(interaction):
            await interaction.response.defer()
        elif press.verb in BEHIND_MORE and is_own_message(interaction):
            await answer_in_place(interaction)
        elif press.verb in PRIVATE:
            await interaction.response.defer(ephemeral=True, thinking=True)
        else:
            await joining.note_seat(self.house, interaction, press.table, verb=press.verb)
            await joining.acknowledge(self.house, interaction, press.table)
        if press.verb in WITH_WAY_BACK:
            back = Button(
                ids.TablePress(press.table, "menu"), self.house.words(interaction)("button-back")
            )
            interaction.extras[WAY_BACK] = ((back,),)
        try:
            await VERBS[press.verb](self, interaction, press.table)
        # of two processes the one that knew less may have been the last to paint the message
        except Refused:
            self.house.publisher.refresh(press.table)
            raise

    async def take_back_request(self, interaction: discord.Interaction, table_id: str) -> None:
        """Give up a seat that the user has asked for."""
        await self.house.publisher.delete_answer(
            table_id,
            interaction.user.id,
            0 if interaction.message is None else interaction.message.id,
        )
        await self.house.tables.leave(table_id, interaction.user.id)
        await say(interaction, self.house.words(interaction)("seat-given-up"))

    async def show_more(self, interaction: discord.Interaction, table_id: str) -> None:
        """Show what else the user can do at the table."""
        await joining.show_more(self.house, interaction, await self.house.tables.load(table_id))

    async def invite(self, interaction: discord.Interaction, table_id: str) -> None:
        """Mention the role that the server allows, for the host of a lobby."""
        await invite(self.house, interaction, await self.house.tables.load(table_id))

    async def verify(self, interaction: discord.Interaction, table_id: str) -> None:
        """Check the deals of an ended table against its seal."""
        with self.house.replay_worker.slot(interaction.user.id):
            await verify(self.house, interaction, table_id)

    async def repost(self, interaction: discord.Interaction, table_id: str) -> None:
        """Post the table again at the bottom of the channel."""
        table = await self.house.tables.load(table_id)
        await self.house.tables.admission.require_not_banned(table.guild, interaction.user.id)
        self.house.presses.take(interaction.user.id, REPOSTING)
        await self.house.tables.come_back(table.id, interaction.user.id)
        await self.house.publisher.repost(table)
        await say(interaction, self.house.words(interaction)("posted"))

    async def leave(self, interaction: discord.Interaction, table_id: str) -> None:
        """Leave the table, or show what that would cost if it has begun to cost something.

        In mid-deal a computer player takes over with the user's chips; in mid-match the chips in
        the pot are lost. Who was away stays away until they have answered.
        """
        table = await self.house.tables.load(table_id)
        if table.live and table.request_of(interaction.user.id) is not None:
            await self.take_back_request(interaction, table_id)
        elif forfeit_on_leaving(table, interaction.user.id) or (
            table.phase is Phase.PLAYING and table.seat_of(interaction.user.id) is not None
        ):
            await self.show_more(interaction, table_id)
        else:
            await self.leave_for_good(interaction, table_id)

    async def ask(
        self, interaction: discord.Interaction, table_id: str, question: str, verb: str
    ) -> None:
        """Ask a question whose buttons do what `verb` says, or nothing.

        Between deals the next one waits for the answer.
        """
        words = self.house.words(interaction)
        await newcomers_and_readers.start_question(self.house.tables, table_id, interaction.user.id)
        do = Button(ids.TablePress(table_id, verb), words(f"button-{verb}"), ButtonStyle.DANGER)
        await say(
            interaction,
            question,
            ((do, Button(ids.TablePress(table_id, "cancel"), words("button-cancel"))),),
        )

    async def cancel(self, interaction: discord.Interaction, table_id: str) -> None:
        """Take back a question about closing or leaving: nothing changes."""
        await newcomers_and_readers.end_question(self.house.tables, table_id, interaction.user.id)
        await say(interaction, self.house.words(interaction)("cancelled"))

    async def leave_for_good(self, interaction: discord.Interaction, table_id: str) -> None:
        """Leave the table after the user has confirmed it."""
        words = self.house.words(interaction)
        lost = forfeit_on_leaving(await self.house.tables.load(table_id), interaction.user.id)
        try:
            change = await self.house.tables.leave(table_id, interaction.user.id)
        except Refused as no:
            if no.key != "not-seated":
                raise
            await say(interaction, words("left"))  # by another press at the same moment
            return
        await self.house.publisher.delete_answer(table_id, interaction.user.id)
        participant = change.table.participant_of(interaction.user.id)
        # an onlooker stays in the gallery until the deal is over, and the last player in the
        # records of a closed table
        if participant is not None and change.table.live:
            seen = view(change.table, participant)
            await say(
                interaction,
                words(
                    "left-gallery",
                    bet=yes_no(seen is not None and own_bet(seen) is not None),
                    menu=public_button("button-menu", change.table.locale),
                ),
            )
        # the next deal may have begun without them
        elif change.table.phase is Phase.PLAYING and interaction.user.id in people_of(change.table):
            then = fate_of_seat(public_table(change.table), interaction.user.id)
            await say(interaction, words("left-seat", then=then))
        elif lost:
            await say(interaction, words("left-pot", chips=chips_amount(lost, words)))
        else:
            await say(interaction, words("left-paid" if change.transfers else "left"))

    async def add_computer(self, interaction: discord.Interaction, table_id: str) -> None:
        """Add a computer player, and offer the next."""
        await self.house.tables.add_computer(table_id, interaction.user.id)
        await self.show_more(interaction, table_id)

    @handles(ids.CompanyMenu)
    async def add_chosen_computer(
        self, interaction: discord.Interaction, menu: ids.CompanyMenu
    ) -> None:
        """Add the computer player that the host has chosen from the menu."""
        await interaction.response.defer()
        wanted = parse_company_choice(chosen_value(interaction))
        if wanted is None:
            raise Refused("unreadable")
        await self.house.tables.add_computer(menu.table, interaction.user.id, *wanted)
        await self.show_more(interaction, menu.table)

    async def show_house_rules(self, interaction: discord.Interaction, table_id: str) -> None:
        """Show the house rules; the host gets menus to change them."""
        await self.show_rules_menu(interaction, await self.house.tables.load(table_id), "")

    async def start(self, interaction: discord.Interaction, table_id: str, **how: bool) -> None:
        """Deal the first round if everybody has agreed to the house rules, and show the user's
        hand. `how`: `with_company` or `without_undecided`, as `Tables.start` takes them.
        """
        async with self.house.publisher.answering(table_id, interaction.user.id):
            table = await self.start_if_agreed(interaction, table_id, **how)
            if table is not None:
                await joining.show_hand_or_offer_seat(self.house, interaction, table)

    async def start_if_agreed(
        self, interaction: discord.Interaction, table_id: str, **how: bool
    ) -> Table | None:
        """Return the table with its first deal, or say who has yet to agree and return None.

        Of two people who press at once, or of two presses, the second finds the deal as well.
        """
        try:
            return (
                await self.house.tables.start(table_id, interaction.user.id, interaction.id, **how)
            ).table
        except Refused as no:
            if no.key == "begun":
                return await self.house.tables.come_back(table_id, interaction.user.id)
            if no.key != "not-agreed":
                raise
            content = missing_agreement_content(
                public_table(await self.house.tables.load(table_id)), self.house.words(interaction)
            )
            if not content.text:  # they have agreed meanwhile
                raise
            await say(interaction, content.text, content.controls)
            return None

    async def close(self, interaction: discord.Interaction, table_id: str) -> None:
        """Close the table now or after this deal.

        Ask first if that costs something or if another deal could follow.

        Who was away stays away: they want to end, not to play.
        """
        table = await self.house.tables.load(table_id)
        words, user = self.house.words(interaction), interaction.user.id
        if (
            is_undecided(table)
            and not wishes_to_close(table, user)
            and (lost := loss_to_house(table, user))
        ):
            sure = words("closing-pot", chips=chips_amount(lost, words))
        elif table.phase is Phase.PAUSE and would_end_at_once(table, user):
            sure = words("closing-sure", chips=yes_no(public_table(table).chips_change_hands))
        else:
            await self.close_for_good(interaction, table_id)
            return
        await self.ask(interaction, table_id, sure, "end")

    async def close_for_good(
        self, interaction: discord.Interaction, table_id: str, *, closes: bool = True
    ) -> None:
        """Close the table after the user has confirmed it, or, without `closes`, keep it open.

        An undecided match closes when all want it. A second press of the same button changes
        nothing.
        """
        user = interaction.user.id
        self.house.presses.take(user, CLOSING)
        table = await self.house.tables.close(table_id, user, closes=closes)
        seen, words = public_table(table), self.house.words(interaction)
        if not seen.live:
            await say(interaction, end_reason_text(seen, words))
            return
        if seen.undecided:
            closes = wishes_to_close(table, user)
            missing = names_without_consent(seen, words)
            key = (
                ("closing-agreed" if missing else "closing-on") if closes else "closing-taken-back"
            )
        else:
            closes, missing = seen.closing.after_deal, ""
            key = "closing-on" if closes else "closing-off"
        keep: Controls = (
            ((Button(ids.TablePress(table_id, "keep"), words("button-keep")),),) if closes else ()
        )
        await say(
            interaction,
            words(key, playing=yes_no(seen.phase is Phase.PLAYING), missing=missing),
            keep,
        )

    async def go_on(self, _: discord.Interaction, table_id: str) -> None:
        """Show the newest state in the user's hand: they have seen what it has shown."""
        self.house.publisher.refresh(table_id)

    async def show_hand(self, interaction: discord.Interaction, table_id: str) -> None:
        """Show the user's hand here."""
        await remember_person(self.house, interaction)
        await joining.show_hand_or_offer_seat(
            self.house,
            interaction,
            await self.house.tables.come_back(table_id, interaction.user.id),
        )

    async def show_hint(self, interaction: discord.Interaction, table_id: str) -> None:
        """Show in the user's hand what a Master would do."""
        table = await self.house.tables.come_back(table_id, interaction.user.id)
        seat = require_seat(table, interaction.user.id)
        if self.house.mentor is None or not public_table(table).hints:
            raise Refused("no-hint")
        advice = await self.house.mentor.advise(make_hint_question(table, seat))
        await self.say_in_hand(
            interaction,
            table,
            [hint_text(private_table(table, seat), advice, self.house.words(interaction))],
        )

    async def show_notes(self, interaction: discord.Interaction, table_id: str) -> None:
        """Show in the user's hand the hidden tiles that they have seen in this deal."""
        table = await self.house.tables.come_back(table_id, interaction.user.id)
        words = self.house.words(interaction)
        own_table = private_table(table, require_seat(table, interaction.user.id))
        notes = (
            []
            if own_table.view is None
            else private_record_lines(own_table.public, own_table.view, words)
        )
        await self.say_in_hand(interaction, table, notes or [words("no-notes")])

    async def say_in_hand(
        self, interaction: discord.Interaction, table: Table, said: list[str]
    ) -> None:
        """Show lines in the hand whose button was pressed.

        If it was pressed on another message, in an answer of their own.
        """
        if is_own_message(interaction):
            await self.house.publisher.add_to_hand(interaction, table, said)
        else:
            await say(interaction, "\n".join(said))

    async def explain_fairness(self, interaction: discord.Interaction, table_id: str) -> None:
        """Show the seal of the table, what it is for and, at the end, what it has sealed."""
        table, words = await self.house.tables.load(table_id), self.house.words(interaction)
        check = Button(ids.TablePress(table_id, "verify"), words("button-verify"))
        text = append_addresses(
            fairness_text(public_table(table), words), self.house.addresses, words, "fairness"
        )
        await say(interaction, text, () if table.live or not table.deals else ((check,),))

    async def watch_hand(self, interaction: discord.Interaction, table_id: str) -> None:
        """Show the watched hand, or a menu of hands to watch.

        This press is also the request to open direct messages.
        """
        await remember_person(self.house, interaction, sits_down=True)
        table = await self.house.tables.load(table_id)
        if any(chair.user == interaction.user.id for chair in table.chairs):
            raise IllegalAction("is-player")
        if not is_watchable(table):
            raise Refused("no-gallery")
        await self.house.publisher.answer_with_hand(
            interaction, table, interaction.user.id, as_onlooker=True
        )
        if await self.house.tables.house_chips.welcome(table.guild, interaction.user.id):
            await follow_up(
                interaction, "\n".join(await joining.gift_lines(self.house, interaction))
            )

    async def explain_game(self, interaction: discord.Interaction, table_id: str) -> None:
        """Show the rules of this table's game."""
        table = await self.house.tables.come_back(table_id, interaction.user.id)
        await explain(self.house, interaction, table.game, table)

    async def replay_last_deal(self, interaction: discord.Interaction, table_id: str) -> None:
        """Show the replay of the last finished deal."""
        with self.house.replay_worker.slot(interaction.user.id):
            try:
                table = await self.house.tables.load(table_id)
            except Unreadable:
                raise Refused("replay-older") from None
            await show_replay(self.house, interaction, table, None)

    async def require_game(self, interaction: discord.Interaction, last: Table) -> None:
        """Raise `Refused` ("game-off") if the server has switched off the game since.

        A next table that is open already stays.
        """
        if await self.house.store.tables.table(rematch_id(last)) is None:
            require_offered(
                self.house, interaction, last.game, await load_offer(self.house, interaction)
            )

    @handles(ids.AgainPress)
    async def open_rematch(self, interaction: discord.Interaction, press: ids.AgainPress) -> None:
        """Open the table that follows, or sit down at it.

        Who comes too late for that is shown the way to it.
        """
        await interaction.response.defer(ephemeral=True, thinking=True)
        words = self.house.words(interaction)
        require_permissions(interaction, words)
        require_open_channel(
            await self.house.store.servers.guild_settings(guild_of(interaction)), interaction
        )
        last = await self.house.tables.load(press.table)
        await self.require_game(interaction, last)
        await remember_person(self.house, interaction, sits_down=True)
        try:
            table = await self.house.tables.rematch(press.table, joining.chair_of(interaction))
        except ChannelTaken:
            instead_of = await say_taken(self.house, interaction, last.game)
            if instead_of is None:
                return
            table = await self.house.tables.rematch(
                press.table, joining.chair_of(interaction), instead_of or None
            )
        except Refused as no:
            if no.key != "amended":
                raise
            table = await self.house.tables.load(rematch_id(last))
            content = outdated_rules_content(public_table(table), "join", words)
            await say(interaction, content.text, content.controls)
            return
        link = await post_table(self.house, interaction, table) if table.live else ""
        if table.phase is not Phase.LOBBY:
            seated = table.seat_of(interaction.user.id) is not None
            now = "over" if not table.live else "seated" if seated else "full"
            await say(interaction, words("again-begun", now=now, link=link))
            return
        bots = {chair.name for chair in last.chairs if chair.computer}
        said = words(
            "again-seated",
            bots=yes_no(any(chair.computer and chair.name in bots for chair in table.chairs)),
            host=yes_no(table.host == interaction.user.id),
            link=link,
            again=public_button("button-again", table.locale),
        )
        await joining.say_seated(self.house, interaction, table, said)

    @handles(ids.RuleMenu)
    async def open_rule(self, interaction: discord.Interaction, menu: ids.RuleMenu) -> None:
        """Show the menu of its values."""
        await defer_silently(interaction)
        await self.show_rules_menu(
            interaction, await self.house.tables.load(menu.table), chosen_value(interaction)
        )

    @handles(ids.NamedRulesMenu)
    async def set_named_rules(
        self, interaction: discord.Interaction, menu: ids.NamedRulesMenu
    ) -> None:
        """Set the house rules that players know by the chosen name, and show them."""
        await defer_silently(interaction)
        try:
            await self.house.tables.set_named_rules(
                menu.table, interaction.user.id, chosen_value(interaction)
            )
        finally:
            await self.show_rules_menu(interaction, await self.house.tables.load(menu.table), "")

    @handles(ids.ValueMenu)
    async def set_chosen_value(self, interaction: discord.Interaction, menu: ids.ValueMenu) -> None:
        """Settle it, or ask for a number."""
        picked = chosen_values(interaction)
        if not picked:  # its button
            words = self.house.words(interaction)
            title = words(f"option-{kebab(menu.name)}")[:LONGEST_TITLE]
            await show_form(interaction, Form(menu, title, words("form-number"), MOST_DIGITS))
            return
        await defer_silently(interaction)
        await self.set_rule(interaction, menu, picked[0])

    @handles_form(ids.ValueMenu)
    async def set_typed_number(
        self, interaction: discord.Interaction, form: ids.ValueMenu, number: str
    ) -> None:
        """Set a house rule to the number that was typed."""
        await defer_silently(interaction)
        await self.set_rule(interaction, form, number)

    async def set_rule(
        self, interaction: discord.Interaction, rule: ids.ValueMenu, text: str
    ) -> None:
        """Give a house rule the value in `text` (JSON), and show the rules as they are now."""
        try:
            value = json.loads(text)
        except (ValueError, RecursionError):  # not JSON, or a number or nesting beyond all reason
            await say(interaction, self.house.words(interaction)("refused-not-a-number"))
            return
        try:
            await self.house.tables.set_option(rule.table, interaction.user.id, rule.name, value)
        # also after a refusal: the menu would go on showing the refused value, and not take it
        # again
        finally:
            await self.show_rules_menu(
                interaction, await self.house.tables.load(rule.table), rule.name
            )

    async def show_rules_menu(
        self, interaction: discord.Interaction, table: Table, picked: str
    ) -> None:
        """The rules as they are now, with the values of one of them."""
        await self.house.publisher.answer(
            interaction,
            rules_content(
                public_table(table),
                self.house.words(interaction),
                interaction.user.id,
                picked,
                partial(refuses_number, table),
            ),
        )


def is_own_message(interaction: discord.Interaction) -> bool:
    """Return whether the pressed message is seen by its user alone.

    A direct message, or a private answer in a channel.
    """
    return interaction.guild_id is None or (
        interaction.message is not None and interaction.message.flags.ephemeral
    )


# to a question that only its reader sees
ANSWERS = frozenset({"goodbye", "without", "end", "keep", "cancel", "mix"})
IN_HAND = frozenset({"hint", "notes"})  # shown in the hand whose button was pressed
SHOWING = frozenset(
    {"rules", "hand", "howto", "watch", "replay", "fair", "seats", "repost", "invite", "menu"}
)
WITH_WAY_BACK = SHOWING - {"hand", "watch", "menu"}
PRIVATE = IN_HAND | SHOWING | {"now", "start", "without", "verify"}
# the answer takes the place of the private page on which they are pressed
BEHIND_MORE = SHOWING | {"leave", "close", "computer"}


LONGEST_TITLE = 45  # of a form


Verb: TypeAlias = Callable[[TableCog, discord.Interaction, str], Awaitable[object]]
VERBS: dict[str, Verb] = {
    "leave": TableCog.leave,
    "goodbye": TableCog.leave_for_good,
    "computer": TableCog.add_computer,
    "rules": TableCog.show_house_rules,
    "start": TableCog.start,
    "now": partial(TableCog.start, with_company=True),
    "without": partial(TableCog.start, without_undecided=True),
    "close": TableCog.close,
    "end": TableCog.close_for_good,
    "keep": partial(TableCog.close_for_good, closes=False),
    "cancel": TableCog.cancel,
    "ready": lambda cog, interaction, table_id: cog.house.tables.ready(
        table_id, interaction.user.id, interaction.id
    ),
    "onward": TableCog.go_on,
    "hand": TableCog.show_hand,
    "hint": TableCog.show_hint,
    "notes": TableCog.show_notes,
    "fair": TableCog.explain_fairness,
    "howto": TableCog.explain_game,
    "watch": TableCog.watch_hand,
    "replay": TableCog.replay_last_deal,
    "seats": lambda cog, interaction, table_id: joining.show_seats(
        cog.house, interaction, table_id
    ),
    "mix": lambda cog, interaction, table_id: joining.mix_teams(cog.house, interaction, table_id),
    "menu": TableCog.show_more,
    "repost": TableCog.repost,
    "invite": TableCog.invite,
    "verify": TableCog.verify,
}


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(TableCog(bot.house))
    await bot.add_cog(JoiningCog(bot.house))
    await bot.add_cog(HandCog(bot.house))
