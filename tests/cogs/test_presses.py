"""Each kind of button, menu and form has somebody who answers it."""

from cogs.presses.press_router import FORMS, PRESSES, first_typed_text
from messages.parts import custom_ids as ids


def test_every_kind_of_custom_id_is_answered() -> None:
    assert PRESSES.keys() | FORMS.keys() == set(ids.KINDS)


def test_what_was_typed_is_found_in_forms_of_either_shape() -> None:
    rows = [{"type": 1, "components": [{"type": 4, "custom_id": "number", "value": "12"}]}]
    labels = [{"type": 18, "component": {"type": 4, "custom_id": "number", "value": "13"}}]
    assert first_typed_text(rows) == "12"
    assert first_typed_text(labels) == "13"
    assert [first_typed_text(nothing) for nothing in (None, [], [{"type": 1}], "x")] == [""] * 4
