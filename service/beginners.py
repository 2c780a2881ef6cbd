"""Who is new to a game: they get the offer of a lesson, tips, and time to read the rules."""

from data.store import Store
from tables.people.people import NEW_ROUNDS, PreferencesOwner
from tables.state.phases import Phase
from tables.state.table import Table


async def is_new(store: Store, game: str, user: int, rounds: int = NEW_ROUNDS) -> bool:
    """Return whether a person has played fewer than so many rounds of a game."""
    return (await store.people.deals_played(game, (user,))).get(user, 0) < rounds


async def wants_lesson(store: Store, game: str, user: int) -> bool:
    """Return whether to offer a lesson: never played the game, and tips are not switched off."""
    return await _wants_tips(store, user) and await is_new(store, game, user, 1)


async def is_coached(store: Store, table: Table, user: int) -> bool:
    """Return whether a table helps a person who has not switched tips off.

    The help is the offer of a lesson in the lobby, and tips in the first rounds.
    """
    if table.phase is Phase.LOBBY:
        return await wants_lesson(store, table.game, user)
    return await _wants_tips(store, user) and await is_new(store, table.game, user)


async def _wants_tips(store: Store, user: int) -> bool:
    return not (await store.people.preferences(PreferencesOwner.PERSON, user)).uncoached
