"""The exception by which a table says no."""


class Refused(Exception):  # noqa: N818 - a polite no, not a fault
    """The table says no; nothing has changed. `key` names the sentence `refused-<key>`, `values` fill it."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values
