"""Custom ids: everything a press needs is in the button, everything else is in the row. At most 100 characters.

They begin with different letters, because discord.py runs every pattern that matches an id.
"""

TABLE = r"[a-z0-9]{8}"


def press(table: str, verb: str) -> str:
    """A button of the table: join, start, hand …"""
    return f"kh:t:{table}:{verb}"


def action(table: str, acts: int, text: str) -> str:
    """A button that carries out an action, valid as long as its seat has not acted since."""
    return f"kh:a:{table}:{acts}:{text}"


def final_action(table: str, acts: int, text: str) -> str:
    """A button that asks once more before an action that cannot be taken back."""
    return f"kh:f:{table}:{acts}:{text}"


def actions(table: str, acts: int, verb: str) -> str:
    """A menu of actions of one kind; its values are their texts."""
    return f"kh:m:{table}:{acts}:{verb}"


def amount(table: str, acts: int, verb: str) -> str:
    """A button that asks for a number, and the form that does."""
    return f"kh:n:{table}:{acts}:{verb}"


def picks(table: str, acts: int, verb: str, first: int, picked: tuple[str, ...]) -> str:
    """A menu of tiles for one action; the next page of a large hand begins at `first`, what was picked on others is `picked`."""
    return f"kh:p:{table}:{acts}:{verb}:{first}:{'.'.join(picked)}"


def seat_action(table: str, seat: int, acts: int, text: str) -> str:
    """The same as `action` where everybody can see the button, and one person is to press it."""
    return f"kh:s:{table}:{seat}:{acts}:{text}"


def rules(table: str) -> str:
    """The menu of house rules."""
    return f"kh:r:{table}:rules"


def option(table: str, name: str) -> str:
    """The menu of values of a house rule, and the form that asks for another number."""
    return f"kh:o:{table}:{name}"


def preferences(owner: str, what: str) -> str:
    """A menu of how pictures shall look, of a person or a server."""
    return f"kh:l:{owner}:{what}"


def board(by: str, page: int, way: str) -> str:
    """A button of a leaderboard that leads to a page of one; `way` tells the buttons of a message apart."""
    return f"kh:b:{by}:{page}:{way}"


PRESS = rf"kh:t:(?P<table>{TABLE}):(?P<verb>[a-z]+)"
ACTION = rf"kh:a:(?P<table>{TABLE}):(?P<acts>\d{{1,9}}):(?P<text>[a-z][a-z0-9 -]{{0,59}})"
FINAL_ACTION = rf"kh:f:(?P<table>{TABLE}):(?P<acts>\d{{1,9}}):(?P<text>[a-z][a-z0-9 -]{{0,59}})"
ACTIONS = rf"kh:m:(?P<table>{TABLE}):(?P<acts>\d{{1,9}}):(?P<verb>[a-z]+)"
AMOUNT = rf"kh:n:(?P<table>{TABLE}):(?P<acts>\d{{1,9}}):(?P<verb>[a-z]+)"
PICKS = rf"kh:p:(?P<table>{TABLE}):(?P<acts>\d{{1,9}}):(?P<verb>[a-z]+):(?P<first>\d{{1,2}}):(?P<picked>[0-8.-]{{0,24}})"
SEAT_ACTION = rf"kh:s:(?P<table>{TABLE}):(?P<seat>\d):(?P<acts>\d{{1,9}}):(?P<text>[a-z][a-z0-9 -]{{0,59}})"
RULES = rf"kh:r:(?P<table>{TABLE}):rules"
OPTION = rf"kh:o:(?P<table>{TABLE}):(?P<name>[a-z_]+)"
PREFERENCES = r"kh:l:(?P<owner>person|guild):(?P<what>pips|more)"
BOARD = r"kh:b:(?P<by>chips|deals):(?P<page>\d{1,7}):(?P<way>[a-z]+)"
ITEMS = (PRESS, ACTION, FINAL_ACTION, ACTIONS, PICKS, SEAT_ACTION, RULES, OPTION, BOARD, PREFERENCES)
