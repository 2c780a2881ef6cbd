"""What somebody is advised to do."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from games.core import Action


@dataclass(frozen=True, slots=True)
class Advice:
    """What somebody might do, and why. The words are the message `hint-<why>`, which `values` fill."""

    action: Action
    why: str
    values: Mapping[str, int] = field(default_factory=dict)
