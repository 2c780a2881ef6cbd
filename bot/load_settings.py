"""Reading the settings, with a sentence for each that cannot be used."""

from collections.abc import Mapping
from typing import Any, Final

from pydantic import ValidationError

from bot.exit_codes import ExitCode, StartRefused
from bot.settings import Settings
from data.sql_store import check_address

SECRET: Final = {"discord_token", "database_url"}  # settings whose values are not shown
# Sentences by pydantic's kinds of errors. The names in braces are in the context of the error.
WANTED: Final[Mapping[str, str]] = {
    "int_parsing": "a whole number is wanted",
    "int_from_float": "a whole number is wanted",
    "float_parsing": "a number is wanted",
    "finite_number": "a number is wanted",
    "bool_parsing": "true or false is wanted",
    "greater_than_equal": "the least is {ge}",
    "greater_than": "more than {gt} is wanted",
    "less_than_equal": "the most is {le}",
    "less_than": "less than {lt} is wanted",
    "literal_error": "{expected} is wanted",
    "string_pattern_mismatch": "an address that begins with https:// is wanted",
}
TOKEN_MISSING: Final = "DISCORD_TOKEN is not set. Copy .env.example to .env and put the token in, or try `make demo`."  # noqa: S105


def load_settings(*, token: bool = True) -> Settings:
    """Read the settings from the environment and `.env`.

    Raises `StartRefused` with a sentence for each setting that cannot be used; with `token`, also if there is no token.
    """
    try:
        settings = Settings()
        check_address(settings.database_url, settings.sharding)
    except ValidationError as error:
        raise refused(*(sentence(fault) for fault in error.errors())) from None
    except UnicodeDecodeError:
        raise refused("The file .env cannot be read: it is not in UTF-8. Save it again as UTF-8 text.") from None
    except ValueError as error:
        raise refused(str(error)) from None
    except OSError as error:
        raise refused(f"The file .env cannot be read: {error.strerror}. Give it to the user who runs Kaffeehaus.") from None
    if token and not settings.discord_token:
        raise refused(TOKEN_MISSING)
    return settings


def refused(*sentences: str) -> StartRefused:
    """Return the error with these sentences, one a line."""
    return StartRefused("\n".join(sentences), ExitCode.SETTINGS)


def sentence(fault: Any) -> str:
    """Return the sentence for an error of pydantic."""
    name = str(fault["loc"][0])
    wanted = WANTED.get(fault["type"], fault["msg"]).format(**fault.get("ctx", {}))
    value = "" if name in SECRET else f'="{fault["input"]}"'
    return f"{name.upper()}{value} cannot be used: {wanted}. .env.example explains this setting."
