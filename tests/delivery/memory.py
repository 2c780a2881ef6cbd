"""What a database remembers of the process, in memory."""

from collections.abc import Callable


class Memory:
    """Facts by name."""

    def __init__(self) -> None:
        self.facts: dict[str, str] = {}

    async def fact(self, name: str) -> str | None:
        """None if there is none."""
        return self.facts.get(name)

    async def change_fact(self, name: str, change: Callable[[str | None], str]) -> None:
        """Keep what it makes of it."""
        self.facts[name] = change(self.facts.get(name))
