"""The cogs of all features, and the custom ids that they answer."""

from functools import cache
from importlib import import_module

from bot.client import COGS
from cogs.press_handlers import FORMS, PRESSES, marked, shapes
from cogs.support.house import FeatureCog
from messages.parts.custom_ids import CustomId
from messages.parts.custom_ids import parse as parse_kinds

# imported with this module: a bot that loads its features in a test makes each module anew
MODULES = tuple(import_module(name) for name in COGS)


def feature_cogs() -> tuple[type[FeatureCog], ...]:
    """Return the cogs of all features that the bot loads."""
    found = (value for module in MODULES for value in vars(module).values())
    found = (value for value in found if isinstance(value, type))
    return tuple(
        dict.fromkeys(cog for cog in found if issubclass(cog, FeatureCog) and cog is not FeatureCog)
    )


@cache
def all_kinds() -> frozenset[type[CustomId]]:
    """Return the kinds of custom ids that the features answer."""
    return frozenset(
        kind for cog in feature_cogs() for mark in (PRESSES, FORMS) for kind, _ in marked(cog, mark)
    )


def parse(text: str) -> CustomId | None:
    """Return the meaning of a custom id."""
    return parse_kinds(text, shapes(dict.fromkeys(all_kinds())))
