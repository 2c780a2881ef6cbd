"""What a database remembers of the process, in memory."""


class Memory:
    """Facts by name."""

    def __init__(self) -> None:
        self.facts: dict[str, str] = {}

    async def fact(self, name: str) -> str | None:
        """None if there is none."""
        return self.facts.get(name)

    async def set_fact(self, name: str, value: str) -> None:
        """Keep it."""
        self.facts[name] = value
