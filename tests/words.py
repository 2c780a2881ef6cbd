"""The words and languages of the catalogues, for tests that look at messages."""

from locales.catalogues import load

CATALOGUES = load()
WORDS = CATALOGUES.of("en")
LANGUAGES = CATALOGUES.languages
