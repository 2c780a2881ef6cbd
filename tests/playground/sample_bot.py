"""A small discord.py bot that uses everything the playground supports."""

import asyncio
import contextlib
import io
from collections.abc import AsyncIterator

import discord
import discord.http
import yarl
from discord import app_commands
from PIL import Image

from tools.playground.server import Playground

BESIDE = ("discord.py: ", "discord-ui-", "CommandTree-")  # names of discord.py's tasks


def picture(name="t-1.png", colour="green", size=(110, 70), description="A green table"):
    buffer = io.BytesIO()
    Image.new("RGB", size, colour).save(
        buffer, name.rpartition(".")[2].upper().replace("JPG", "JPEG")
    )
    buffer.seek(0)
    return discord.File(buffer, filename=name, description=description)


class Press(discord.ui.DynamicItem[discord.ui.Button], template=r"t:(?P<what>[a-z]+):(?P<n>\d+)"):
    def __init__(self, what, n=0, label=None):
        super().__init__(discord.ui.Button(label=label or what, custom_id=f"t:{what}:{n}"))
        self.what, self.n = what, n

    @classmethod
    async def from_custom_id(cls, interaction, item, match):
        return cls(match["what"], int(match["n"]))

    async def callback(self, interaction):
        await getattr(self, f"do_{self.what}")(interaction)

    async def do_update(self, interaction):
        await interaction.response.edit_message(
            content=f"pressed {self.n}", attachments=[picture("t-2.png", "red")]
        )

    async def do_private(self, interaction):
        await interaction.response.send_message(
            "your hand", ephemeral=True, file=picture("hand.webp"), view=view("own")
        )

    async def do_own(self, interaction):
        await interaction.response.edit_message(
            content="your hand, again", attachments=[picture("hand-2.png")]
        )

    async def do_form(self, interaction):
        await interaction.response.send_modal(Form())

    async def do_silent(self, interaction):
        pass

    async def do_slow(self, interaction):
        await asyncio.sleep(3.4)
        try:
            await interaction.response.send_message("too late")
        except discord.NotFound as error:
            interaction.client.seen.append(error.code)


class Form(discord.ui.Modal, title="A bid"):
    name = discord.ui.TextInput(label="Word", custom_id="word", max_length=10)
    face = discord.ui.Label(
        text="MessageContent",
        component=discord.ui.Select(
            custom_id="face",
            options=[
                discord.SelectOption(label="Two", value="2"),
                discord.SelectOption(label="Six", value="6"),
            ],
        ),
    )

    def __init__(self):
        super().__init__(timeout=60, custom_id="form:1")

    async def on_submit(self, interaction):
        await interaction.response.send_message(
            f"{self.name.value} {self.face.component.values[0]}"
        )


class Menu(discord.ui.DynamicItem[discord.ui.Select], template=r"menu:(?P<n>\d+)"):
    def __init__(self, n=0):
        options = [
            discord.SelectOption(label=f"Tile {i}", value=f"v{i}", description="a tile")
            for i in range(5)
        ]
        super().__init__(
            discord.ui.Select(
                custom_id=f"menu:{n}", placeholder="Choose tiles", options=options, max_values=2
            )
        )

    @classmethod
    async def from_custom_id(cls, interaction, item, match):
        return cls(int(match["n"]))

    async def callback(self, interaction):
        await interaction.response.send_message(
            ",".join(interaction.data["values"]), ephemeral=True
        )


def view(*what, menu=False):
    it = discord.ui.View(timeout=None)
    for word in what:
        it.add_item(Press(word, 1))
    if menu:
        it.add_item(Menu(1))
    return it


class Bot(discord.Client):
    def __init__(self, intents):
        super().__init__(
            intents=intents,
            max_messages=None,
            guild_ready_timeout=0.05,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions(users=True, everyone=False, roles=False),
        )
        self.tree = app_commands.CommandTree(self)
        self.seen = []
        self.deleted = []
        self.interactions = []
        self.ready = asyncio.Event()
        self.resumed = asyncio.Event()

    def dispatch(self, event, /, *args, **kwargs):
        # after closing, discord.py has no loop for late events
        if self.loop is not discord.utils.MISSING:
            super().dispatch(event, *args, **kwargs)

    async def on_ready(self):
        self.ready.set()

    async def setup_hook(self):
        self.add_dynamic_items(Press, Menu)
        commands(self.tree)
        await self.tree.sync()

    async def on_resumed(self):
        self.resumed.set()

    async def on_raw_message_delete(self, event):
        self.deleted.append(event.message_id)

    async def on_interaction(self, interaction):
        self.interactions.append(interaction)


def commands(tree):
    @tree.command(description="A table")
    async def table(interaction: discord.Interaction):
        await interaction.response.send_message(
            "a table",
            file=picture(),
            view=view(
                "update",
                "private",
                "form",
                "silent",
                "slow",
                menu=True,
            ),
        )

    @tree.command(description="Slowly")
    async def later(interaction: discord.Interaction, private: bool = False):
        await interaction.response.defer(ephemeral=private, thinking=True)
        await interaction.edit_original_response(
            content="here it is", attachments=[picture("late.jpg")]
        )

    @tree.command(description="Write to me")
    async def write(interaction: discord.Interaction):
        await interaction.response.defer(ephemeral=True)
        try:
            message = await interaction.user.send(
                "in private", file=picture("dm.gif"), view=view("update")
            )
            await message.edit(content="in private, edited", attachments=[picture("dm-2.gif")])
            await interaction.edit_original_response(content="sent")
        except discord.Forbidden as error:
            await interaction.edit_original_response(content=f"closed {error.code}")

    play = app_commands.Group(name="play", description="Games")

    @play.command(description="Buki")
    @app_commands.describe(stake="How much", who="Whom", where="Where")
    async def buki(
        interaction: discord.Interaction,
        word: str,
        stake: app_commands.Range[int, 1, 50] = 5,
        who: discord.User | None = None,
        where: discord.TextChannel | None = None,
    ):
        text = f"{word} {stake} {who} {where} {interaction.locale} {interaction.user.display_name}"
        await interaction.response.send_message(text, ephemeral=True)

    @buki.autocomplete("word")
    async def words(interaction: discord.Interaction, current: str):
        return [app_commands.Choice(name=f"{current}{i}", value=f"{current}{i}") for i in range(3)]

    tree.add_command(play)

    @tree.command(description="For administrators")
    @app_commands.default_permissions(manage_guild=True)
    async def rule(interaction: discord.Interaction):
        await interaction.response.send_message("ruled")


async def ended() -> None:
    """Wait until all tasks that discord.py started have ended, so that the next test does not
    meet them.
    """
    beside = [task for task in asyncio.all_tasks() if task.get_name().startswith(BESIDE)]
    if beside:
        _, late = await asyncio.wait(beside, timeout=5)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)


@contextlib.asynccontextmanager
async def running(pg: Playground, intents=None) -> AsyncIterator[Bot]:
    """Run the bot, logged in and ready."""
    base, gateway = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    discord.http.Route.BASE = pg.api_url
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(pg.gateway_url)
    bot = Bot(intents or discord.Intents(guilds=True, guild_messages=True))
    task = asyncio.create_task(bot.start("playground"))
    try:
        ready = asyncio.create_task(bot.ready.wait())
        await asyncio.wait({task, ready}, timeout=60, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            ready.cancel()
            task.result()
        await ready
        yield bot
    finally:
        await bot.close()
        with contextlib.suppress(asyncio.CancelledError):
            await task
        await ended()
        discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = base, gateway
