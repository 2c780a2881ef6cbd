"""Tests of refused commands and emojis, and of the stored form of accepted ones."""

import pytest

from tests.playground.bodies import leaves

BAD_COMMANDS = [
    ({"name": "Play"}, "0/name", "APPLICATION_COMMAND_INVALID_NAME"),
    ({"name": "a b"}, "0/name", "APPLICATION_COMMAND_INVALID_NAME"),
    ({"name": "x" * 33}, "0/name", "BASE_TYPE_BAD_LENGTH"),
    ({"description": ""}, "0/description", "BASE_TYPE_REQUIRED"),
    ({"description": "x" * 101}, "0/description", "BASE_TYPE_BAD_LENGTH"),
    ({"name_localizations": {"lb": "x"}}, "0/name_localizations/lb", "BASE_TYPE_CHOICES"),
    (
        {"options": [{"type": 3, "name": f"o{n}", "description": "d"} for n in range(26)]},
        "0/options",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        {"options": [{"type": 3, "name": "o", "description": "d"}] * 2},
        "0/options/1/name",
        "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED",
    ),
    (
        {
            "options": [
                {"type": 3, "name": "o", "description": "d"},
                {"type": 3, "name": "p", "description": "d", "required": True},
            ]
        },
        "0/options/1/required",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    (
        {
            "options": [
                {
                    "type": 3,
                    "name": "o",
                    "description": "d",
                    "choices": [{"name": str(n), "value": "v"} for n in range(26)],
                }
            ]
        },
        "0/options/0/choices",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        {
            "options": [
                {"type": 1, "name": "o", "description": "d"},
                {"type": 3, "name": "p", "description": "d"},
            ]
        },
        "0/options",
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    (
        {
            "options": [
                {
                    "type": 1,
                    "name": f"o{n}",
                    "description": "x" * 100,
                    "options": [
                        {"type": 3, "name": f"p{m}", "description": "x" * 100} for m in range(4)
                    ],
                }
                for n in range(20)
            ]
        },
        "0",
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
]


@pytest.mark.parametrize(("change", "place", "code"), BAD_COMMANDS)
async def test_commands(pg, raw, change, place, code):
    command = {"name": "play", "description": "Play", **change}
    status, answer, _ = await raw("PUT", f"/applications/{raw.app}/commands", [command])
    assert (status, answer["code"]) == (400, 50035)
    assert leaves(answer["errors"])[place] == code
    assert pg.world.commands == {"": []}
