"""The base of the parts of `data.results`, until they are one."""

from data.database.database import Database
from data.shards import Shards
from data.transactions import Caches, Transactions


class ResultsBase(Transactions):
    """Transactions of what people have played."""

    def __init__(self, database: Database, mark_key: bytes, shards: Shards, caches: Caches) -> None:
        super().__init__(database)
        self._mark_key = mark_key
        self._shards = shards
        self._caches = caches
