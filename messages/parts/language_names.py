"""Languages in menus and sentences.

Their names, and which translations no native speaker has read.
"""

from typing import Final

from locales.catalogues import Words, all_languages

DISCORD_LANGUAGE: Final = "discord"  # menu value: no choice of one's own


def language_name(code: str | None, words: Words) -> str:
    """Return the name of a language, with a note if no native speaker has read it.

    "" for no language.
    """
    if not code:
        return ""
    language = all_languages().get(code)
    if language is None:
        return code
    return words("language-unread", language=language.name) if language.is_unread else language.name
