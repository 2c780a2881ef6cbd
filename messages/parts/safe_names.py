"""The only way out for what people have written: names of persons, servers and presets.

`clean` is for where nothing is interpreted (pictures, alt text, buttons, menus, completions), `called` for messages.
"""

import re
import unicodedata
from functools import lru_cache

MAX_NAME_LENGTH = 40  # characters; Discord lets names of persons have 32, those of servers 100
INVISIBLE = frozenset("\u2800\u3164\u115f\u1160\uffa0\u034f\u17b4\u17b5")  # letters and signs that show nothing
MENTION = re.compile(r"@(?=everyone|here|[!&]?\d{17,20})")
MARKUP = re.compile(r"[\\*_~`|\[\]<>:/]")  # with colons and slashes go links, invites, custom emoji and timestamps
MAX_MARKS = 2  # combining marks on one letter; more is mischief
ISOLATE_START, ISOLATE_END = "\u2068", "\u2069"  # of an isolate


@lru_cache(maxsize=4096)
def clean_name(name: str) -> str:
    """A name in one line, without control and direction characters, with few marks on each letter; "" if nothing of it shows."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in {"Mn", "Me"} else 0
        if marks > MAX_MARKS or sign in INVISIBLE or (kind[0] == "C" and sign != "\u200d") or kind in {"Zl", "Zp"}:
            continue
        kept.append(sign)
    plain = " ".join("".join(kept).split())
    if all(unicodedata.category(sign)[0] in "MCZ" for sign in plain):
        return ""
    return plain if len(plain) <= MAX_NAME_LENGTH else plain[: MAX_NAME_LENGTH - 1] + "…"


@lru_cache(maxsize=4096)
def escaped_name(name: str) -> str:
    """A name in a message: clean, in nothing of it markup, a link, a mention, a timestamp or an emoji of a server, and isolated,
    so that a right-to-left name stays where it is. Inside the isolate no line begins."""
    return ISOLATE_START + escape_markup(clean_name(name)) + ISOLATE_END


def escape_markup(text: str) -> str:
    """Words that are to be read in a message as they are. (`discord.utils.escape_markdown` leaves some.)"""
    return MENTION.sub("@\u200b", MARKUP.sub(r"\\\g<0>", text))


def unescape(text: str) -> str:
    """The same without the marks of `called`, for where nothing is interpreted."""
    return text.replace(ISOLATE_START, "").replace(ISOLATE_END, "").replace("\\", "").replace("@\u200b", "@")
