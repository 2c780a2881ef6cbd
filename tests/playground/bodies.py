"""Valid bodies of messages for tests to spoil, and a reader of `errors` objects."""

BUTTON = {"type": 2, "style": 1, "label": "go", "custom_id": "go"}
OPTION = {"label": "one", "value": "1"}


def rows(*rows_):
    return {"content": "x", "components": [{"type": 1, "components": list(row)} for row in rows_]}


def button(**changes):
    return rows([{key: value for key, value in {**BUTTON, **changes}.items() if value is not None}])


def select(**changes):
    return rows([{"type": 3, "custom_id": "s", "options": [OPTION], **changes}])


def buttons(count, start=0):
    return [{**BUTTON, "custom_id": f"b{n}"} for n in range(start, start + count)]


def v2(*components, **more):
    return {"flags": 1 << 15, "components": list(components), **more}


def text(content="x"):
    return {"type": 10, "content": content}


def gallery(*urls, **more):
    return {"type": 12, "items": [{"media": {"url": url}, **more} for url in urls]}


def leaves(errors, path=()):
    """Return the codes of Discord's nested errors object by path: {"a/0/b": "CODE"}."""
    found = {}
    for key, value in (errors or {}).items():
        if key == "_errors":
            found["/".join(path)] = value[0]["code"]
        else:
            found |= leaves(value, (*path, key))
    return found
