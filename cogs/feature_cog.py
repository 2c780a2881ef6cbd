"""The base of all features: commands, and the presses that `handles` marks, side by side."""

from discord.ext import commands

from cogs.support.house import House


class FeatureCog(commands.Cog):
    """A feature. Loading it registers its presses, menus and forms."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def cog_load(self) -> None:
        """Hand the marked methods to the router. Raises `ValueError` if one has been taken."""
        self.house.handlers.add(self)
