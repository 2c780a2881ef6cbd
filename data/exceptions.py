"""Exceptions of the database."""


class Busy(Exception):  # noqa: N818
    """The database is overloaded, and nothing has been done. A second attempt may succeed."""


class Conflict(Busy):
    """Another change was faster: the table has a newer version.

    Load it and compute the change again.
    """


class ChannelTaken(Exception):  # noqa: N818
    """The channel already has a live table."""


class Unreadable(Exception):  # noqa: N818
    """The stored table cannot be read: it was played by older rules, or its body is damaged."""

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self.table_id = table_id


class Newer(Exception):  # noqa: N818
    """The table belongs to a process of another version, which still plays it: its rules are
    newer, or older and owned by it.
    """
