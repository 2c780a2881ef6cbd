"""Views that differ from others, for tests of what is shown."""

from dataclasses import fields, replace
from typing import Any

from games.core import Gallery, Staking, Toss, View

PARTS = {"staking": Staking, "toss": Toss, "gallery": Gallery}
PART_OF = {field.name: part for part, kind in PARTS.items() for field in fields(kind)}


def changed_view(view: View, **changes: Any) -> View:
    """Return `view` with other fields.

    A field of a part of the view, like `dice`, is named by itself.
    """
    for name in [name for name in changes if name in PART_OF]:
        part = getattr(view, PART_OF[name])
        view = replace(view, **{PART_OF[name]: replace(part, **{name: changes.pop(name)})})
    return replace(view, **changes)
