"""Parts of the schema that its tables share: the metadata, the kinds of personal data in columns, and a type of column."""

from enum import Enum, auto
from typing import Final

from sqlalchemy import Dialect, MetaData, Text, TypeDecorator, text

metadata = MetaData()
SHORT_LIVED: Final = text("span IN ('day', 'week')")  # counters that are erased after a while; literal, as in the partial indexes


class Held(Enum):
    """The kind of personal data in a column, which decides what forgetting a person does to it."""

    NOTHING = auto()  # nothing of people
    OWNER = auto()  # the id of the person to whom the row belongs: the row is deleted
    OWN = auto()  # something of that person, deleted with the row
    ACTOR = auto()  # the id of a person in a row that stays: an alias replaces it
    KEPT = auto()  # the id of a person, which stays because others have a right to it
    WITHIN = auto()  # a person is somewhere in it: `data.stores.personal_data_store` has code of its own for it


NOTHING: Final = {"held": Held.NOTHING}
OWNER: Final = {"held": Held.OWNER}
OWN: Final = {"held": Held.OWN}
ACTOR: Final = {"held": Held.ACTOR}
KEPT: Final = {"held": Held.KEPT}
WITHIN: Final = {"held": Held.WITHIN}


class Ids(TypeDecorator[tuple[int, ...]]):
    """A column type: Discord ids, stored as one text."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: tuple[int, ...] | None, dialect: Dialect) -> str | None:  # noqa: ARG002
        return None if value is None else " ".join(map(str, value))

    def process_result_value(self, value: str | None, dialect: Dialect) -> tuple[int, ...] | None:  # noqa: ARG002
        return None if value is None else tuple(map(int, value.split()))


class Keys(TypeDecorator[tuple[str, ...]]):
    """A column type: keys of games or options, stored as one text; NULL for none."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: tuple[str, ...] | None, dialect: Dialect) -> str | None:  # noqa: ARG002
        return " ".join(value or ()) or None

    def process_result_value(self, value: str | None, dialect: Dialect) -> tuple[str, ...]:  # noqa: ARG002
        return tuple((value or "").split())
