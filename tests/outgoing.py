"""Checks of the requests to Discord: no name of a user may act as markup or mention."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from typing import Any

from messages.parts.safe_names import ISOLATE_END, ISOLATE_START

MARKUP = re.compile(
    r"[a-z]+://|discord\.gg/|/invite/|\]\(|<[@#/:ta]|@everyone|@here|:\w+:|[*_~`|]|^\s*(?:#{1,3}|-#|[-*+>]|>>>|\d+\.) ",
    re.IGNORECASE | re.MULTILINE,
)
NAMED = re.compile(f"{ISOLATE_START}([^{ISOLATE_END}]*){ISOLATE_END}")  # a name in a message
# Discord shows a preview of the page, but of one in angles
ADDRESS = re.compile(r"(?<![<`])https?://", re.IGNORECASE)
PING = re.compile(r"@everyone|@here", re.IGNORECASE)
# in one line; nothing is interpreted there
PLAIN = {"label", "placeholder", "title", "name", "filename", "description"}
# the description of a file: nothing is interpreted there either, but names are isolated where they
# have to be
ALT = "alt text"
FILE = re.compile(r"[a-z0-9-]+\.[a-z]{3,4}")


def interpreted(text: str) -> list[str]:
    """Return the characters that Discord would interpret: neither escaped nor inside an isolate."""
    return MARKUP.findall(re.sub(r"\\[^0-9A-Za-z\s]", "", text))


def strange(text: str) -> list[str]:
    """Return the characters that are invisible or change others."""
    allowed = {"\n", ISOLATE_START, ISOLATE_END, "\u200b", "\u200d"}
    return [sign for sign in text if unicodedata.category(sign)[0] == "C" and sign not in allowed]


def faults(payload: Any) -> list[str]:
    """Return the faults of a request's body, one sentence each."""
    return [
        f"{key} {why}: {text!r}"
        for key, text, flags in strings(payload)
        for why in wrong(key, text, flags)
    ]


def strings(value: Any, key: str = "", flags: int = 0) -> Iterator[tuple[str, str, int]]:
    """Yield every text that users see: its key, the text, and the flags of its message."""
    if isinstance(value, dict):
        flags = flags or int(value.get("flags") or 0)
        for name, inner in value.items():
            yield from strings(
                inner, ALT if name == "description" and key == "attachments" else name, flags
            )
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner, key, flags)
    elif isinstance(value, str) and (key in {"content", ALT} or key in PLAIN):
        yield key, value, flags


def wrong(key: str, text: str, flags: int) -> Iterable[str]:
    """Yield the faults of a text."""
    if signs := strange(text):
        yield f"has signs that nobody sees {signs!r}"
    if key in PLAIN:
        if ISOLATE_START in text or ISOLATE_END in text:
            yield "has marks that belong into messages"
        if "\n" in text:
            yield "has several lines"
        if key == "filename" and not FILE.fullmatch(text):
            yield "is more than a kind and a version"
        return
    if ISOLATE_END in NAMED.sub("", text) or ISOLATE_START in NAMED.sub("", text):
        yield "has a name that does not begin or end"
    if key == ALT:
        return
    # no line begins inside
    if found := [one for name in NAMED.findall(text) for one in interpreted(ISOLATE_START + name)]:
        yield f"has a name that is more than a name {found!r}"
    rest = NAMED.sub("", text)
    if PING.search(rest):
        yield "calls everybody"
    if ADDRESS.search(rest) and not flags & 4:  # the flag of a message that shows no previews
        yield "has an address of which a preview is shown"
