"""`Refused`: the exception for requests that are not allowed at a table."""


class Refused(Exception):  # noqa: N818 - a polite refusal, not a fault of the program
    """A request is not allowed at this table. Nothing has changed.

    Attributes:
        key: the player reads the message `refused-<key>`.
        values: fill in that message.
    """

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values
