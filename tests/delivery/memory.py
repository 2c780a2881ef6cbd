"""A store of facts about the bot, in memory."""

from collections.abc import Callable


class Memory:
    """Keeps facts by name, as the database does."""

    def __init__(self) -> None:
        self.facts: dict[str, str] = {}

    async def fact(self, name: str) -> str | None:
        """Return a fact, or None if there is none."""
        return self.facts.get(name)

    async def change_fact(self, name: str, change: Callable[[str | None], str]) -> None:
        """Replace a fact by the result of `change`."""
        self.facts[name] = change(self.facts.get(name))
