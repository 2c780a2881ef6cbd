"""The `data` of an interaction, made from an action on the page.

Raises ValueError with a sentence for an action that Discord's own client would prevent.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from tools.playground.errors import Json, invalid_at
from tools.playground.limits.component_checks import (
    BOX,
    BOXES,
    BUTTON,
    INPUT,
    LABEL,
    RADIOS,
    ROW,
    SELECT,
    SELECTS,
    TEXT,
    walk,
)
from tools.playground.world import serialise
from tools.playground.world.model import Channel, Message, World

SUBCOMMAND, GROUP = 1, 2
SLASH, MEMBER = 1, 2  # kinds of commands: typed, and chosen from the menu of a member
MAX_SAFE = 2**53 - 1


def find_command(commands: Iterable[Json], name: str, channel: Channel, kind: int = SLASH) -> Json:
    """Return the command of this name and kind in this channel.

    The server's own commands win over global ones.
    """
    dm = channel.kind == "dm"
    for command in sorted(commands, key=lambda c: "guild_id" not in c):
        contexts = command.get("contexts")
        offered = not (dm and "guild_id" in command) and (
            contexts is None or (1 if dm else 0) in contexts
        )
        if command["type"] == kind and command["name"] == name and offered:
            return command
    raise ValueError(f"There is no command {'/' if kind == SLASH else ''}{name} here.")


def _user(world: World, value: Any, resolved: Json, *, dm: bool) -> str:
    person = world.person(str(value))
    user_id = (
        person.id if person is not None else world.bot_id if str(value) == world.bot_id else None
    )
    if user_id is None:
        raise ValueError(f"Nobody is called {value}.")
    resolved.setdefault("users", {})[user_id] = (
        serialise.user(person) if person is not None else serialise.bot_user(world)
    )
    if not dm:
        member = (
            serialise.member(world, person) if person is not None else serialise.bot_member(world)
        )
        permissions = {"permissions": str(world.member_permissions(user_id))}
        trimmed = {
            key: entry for key, entry in member.items() if key not in ("user", "mute", "deaf")
        }
        resolved.setdefault("members", {})[user_id] = trimmed | permissions
    return user_id


def _channel(world: World, value: Any, resolved: Json) -> str:
    channel = world.channel(str(value))
    if channel is None:
        raise ValueError(f"There is no channel {value}.")
    data = serialise.channel(world, channel) | {
        "permissions": str(world.member_permissions(world.owner_id))
    }
    data.pop("permission_overwrites", None)
    resolved.setdefault("channels", {})[channel.id] = data
    return channel.id


def _role(world: World, value: Any, resolved: Json) -> str:
    role_id = next((it for it, role in world.roles.items() if str(value) in (it, role.name)), None)
    if role_id is None:
        raise ValueError(f"There is no role {value}.")
    resolved.setdefault("roles", {})[role_id] = serialise.own_role(world, role_id)
    return role_id


def _value(world: World, spec: Json, value: Any, resolved: Json, *, dm: bool) -> Any:
    """Return the value of an option in its type, checked against the command's declaration."""
    kind, name = spec["type"], spec["name"]
    if kind in (6, 9):
        return _user(world, value, resolved, dm=dm)
    if kind == 7:
        return _channel(world, value, resolved)
    if kind == 5:
        return value if isinstance(value, bool) else str(value).lower() == "true"
    typed: Any = str(value)
    if kind in (4, 10):
        try:
            typed = int(value) if kind == 4 else float(value)
        except (TypeError, ValueError):
            raise ValueError(f"{name}: a number is wanted.") from None
        low, high = spec.get("min_value", -MAX_SAFE), spec.get("max_value", MAX_SAFE)
        if not low <= typed <= high:
            raise ValueError(f"{name}: from {low} to {high}.")
    elif kind == 3 and not spec.get("min_length", 0) <= len(typed) <= spec.get("max_length", 6000):
        raise ValueError(f"{name}: too short or too long.")
    elif kind not in (3, 4, 10):
        raise ValueError(f"{name}: options of type {kind} cannot be given here.")
    choices = spec.get("choices")
    if choices and typed not in [choice["value"] for choice in choices]:
        by_name = [choice["value"] for choice in choices if choice["name"] == typed]
        if not by_name:
            raise ValueError(f"{name}: {value} is not among the choices.")
        return by_name[0]
    return typed


def command_data(
    world: World,
    command: Json,
    path: list[str],
    values: Mapping[str, Any],
    focused: str | None,
    *,
    dm: bool,
) -> Json:
    """Return the data of an interaction of type 2, or of type 4 if an option is `focused`.

    `path` names the group and the sub-command.
    """
    specs = command.get("options") or []
    chain: list[Json] = []
    for step in path:
        found = next(
            (s for s in specs if s["name"] == step and s["type"] in (SUBCOMMAND, GROUP)), None
        )
        if found is None:
            raise ValueError(f"/{command['name']} has no part {step}.")
        chain.append(found)
        specs = found.get("options") or []
    if any(spec["type"] in (SUBCOMMAND, GROUP) for spec in specs):
        raise ValueError(f"/{command['name']} needs one of its sub-commands.")
    resolved: Json = {}
    options: list[Json] = []
    known = {spec["name"] for spec in specs}
    if set(values) - known:
        raise ValueError(
            f"/{command['name']} has no option {', '.join(sorted(set(values) - known))}."
        )
    for spec in specs:
        name = spec["name"]
        if name == focused:
            text = str(values.get(name, ""))
            options.append({"name": name, "type": spec["type"], "value": text, "focused": True})
        elif values.get(name) is not None:
            try:
                value = _value(world, spec, values[name], resolved, dm=dm)
            except ValueError:
                if focused is None:
                    raise
                # while one option is completed, others may be half-typed: they are left out
                continue
            options.append({"name": name, "type": spec["type"], "value": value})
        elif spec.get("required") and focused is None:
            raise ValueError(f"{name} is required.")
    for part in reversed(chain):
        options = [{"name": part["name"], "type": part["type"], "options": options}]
    data: Json = {"id": command["id"], "name": command["name"], "type": 1}
    if options:
        data["options"] = options
    if resolved:
        data["resolved"] = resolved
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return data


def member_command_data(world: World, command: Json, target: Any, *, dm: bool) -> Json:
    """Return the data of an interaction that was chosen from the menu of a member."""
    resolved: Json = {}
    chosen = _user(world, target, resolved, dm=dm)
    return {
        "id": command["id"],
        "name": command["name"],
        "type": MEMBER,
        "target_id": chosen,
        "resolved": resolved,
    }


def press_data(message: Message, custom_id: str) -> Json:
    it = _component(message, custom_id)
    if it["type"] != BUTTON:
        raise ValueError("This is not a button.")
    return {"component_type": BUTTON, "custom_id": custom_id, "id": it["id"]}


def _component(message: Message, custom_id: str) -> Json:
    """Return a component of a message as it is now.

    Discord refuses an id that the message has no more; the bot hears nothing.
    """
    it = next(
        (c for c in walk(message.data["components"]) if c.get("custom_id") == custom_id), None
    )
    if it is None:
        gone = "The message has no such component any more."
        raise invalid_at("COMPONENT_VALIDATION_FAILED", gone, "data", "custom_id")
    if it.get("disabled"):
        raise ValueError("This component is disabled.")
    return it


def defaults(message: Message, custom_id: str) -> list[str]:
    """Return the initial choice in a menu."""
    return [
        str(option["value"])
        for option in _component(message, custom_id).get("options", [])
        if option.get("default")
    ]


def _picked(world: World, it: Json, values: Any, resolved: Json, *, dm: bool) -> list[str]:
    """Return the values chosen in a select menu, checked against its options and bounds."""
    if not isinstance(values, list):
        raise ValueError("A list of values is wanted.")  # noqa: TRY004 - it is told to a person
    if not it.get("min_values", 1) <= len(values) <= it.get("max_values", 1) or len(
        set(values)
    ) < len(values):
        raise ValueError("Too few or too many values.")
    if it["type"] == SELECT:
        known = {option["value"] for option in it["options"]}
        if set(values) - known:
            raise ValueError("This is not among the options.")
        return [str(value) for value in values]
    if it["type"] == 8:
        return [_channel(world, value, resolved) for value in values]
    if it["type"] == 6:
        return [_role(world, value, resolved) for value in values]
    return [_user(world, value, resolved, dm=dm) for value in values]


def choose_data(world: World, message: Message, custom_id: str, values: Any, *, dm: bool) -> Json:
    it = _component(message, custom_id)
    if it["type"] not in SELECTS:
        raise ValueError("This is not a menu.")
    resolved: Json = {}
    picked = _picked(world, it, values, resolved, dm=dm)
    data = {"component_type": it["type"], "custom_id": custom_id, "id": it["id"], "values": picked}
    return data | ({"resolved": resolved} if resolved else {})


def _answer(world: World, it: Json, value: Any, resolved: Json, *, dm: bool) -> Json:
    """Return the answer to a field of a modal."""
    kind = it["type"]
    answer: Json = {"type": kind, "id": it.get("id", 0), "custom_id": it["custom_id"]}
    required = it.get("required", True)
    if kind == INPUT:
        text = str(it.get("value") or "" if value is None else value)
        if required and not text:
            raise ValueError("A required field is empty.")
        if text and not (it.get("min_length") or 0) <= len(text) <= (it.get("max_length") or 4000):
            raise ValueError("A text is too short or too long.")
        return answer | {"value": text}
    if kind in SELECTS:
        values = [value] if isinstance(value, str) else list(value or [])
        if not values and not required:
            return answer | {"values": []}
        return answer | {"values": _picked(world, it, values, resolved, dm=dm)}
    if kind in (RADIOS, BOXES):
        known = {option["value"] for option in it["options"]}
        values = [value] if isinstance(value, str) else list(value or [])
        if set(values) - known or (kind == RADIOS and len(values) > 1) or (required and not values):
            raise ValueError("This is not among the options.")
        return answer | (
            {"value": values[0] if values else None} if kind == RADIOS else {"values": values}
        )
    if kind == BOX:
        return answer | {"value": bool(value)}
    raise ValueError(f"Components of type {kind} cannot be answered here.")


def submit_data(world: World, modal: Json, values: Mapping[str, Any], *, dm: bool) -> Json:
    """Return the data of an interaction of type 5 from `values` by the custom_id of the fields."""
    resolved: Json = {}
    answered: list[Json] = []
    for number, it in enumerate(modal["components"], start=1):
        base: Json = {"type": it["type"], "id": it.get("id") or number}
        if it["type"] == TEXT:
            answered.append(base)
        elif it["type"] == ROW:
            inner = it["components"][0]
            field = _answer(world, inner, values.get(inner["custom_id"]), resolved, dm=dm)
            answered.append(base | {"components": [field]})
        elif it["type"] == LABEL:
            inner = it["component"]
            field = _answer(world, inner, values.get(inner["custom_id"]), resolved, dm=dm)
            answered.append(base | {"component": field})
    return {"custom_id": modal["custom_id"], "components": answered} | (
        {"resolved": resolved} if resolved else {}
    )
