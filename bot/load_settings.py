"""Reading the settings, with a sentence for each that cannot be used."""

from dataclasses import fields
from typing import Final

from bot.exit_codes import ExitCode, StartRefused
from bot.settings import SettingFault, Settings, SettingsUnusable, StrangeName, strange_names
from data.store import check_address

# settings whose values are not shown
SECRET: Final = {setting.name for setting in fields(Settings) if not setting.repr}
TOKEN_MISSING: Final = (
    "DISCORD_TOKEN is not set. Copy .env.example to .env and put the token in, or try `make demo`."  # noqa: S105
)


def load_settings(*, token: bool = True) -> Settings:
    """Read the settings from the environment and `.env`.

    Raises `StartRefused` with a sentence for each setting that cannot be used; with `token`, also
    if there is no token.
    """
    try:
        settings = Settings.read()
        check_address(settings.database_url, settings.sharding)
    except SettingsUnusable as error:
        raise refused(*map(sentence, error.faults)) from None
    except UnicodeDecodeError:
        raise refused(
            "The file .env cannot be read: it is not in UTF-8. Save it again as UTF-8 text."
        ) from None
    except ValueError as error:
        raise refused(str(error)) from None
    except OSError as error:
        raise refused(
            f"The file .env cannot be read: {error.strerror}. Give it to the user who runs"
            f" Kaffeehaus."
        ) from None
    if token and not settings.discord_token:
        raise refused(TOKEN_MISSING)
    return settings


def strange_settings() -> list[tuple[bool, str]]:
    """Return a sentence for each name that is no setting, and whether it is surely misspelt."""
    return [(bool(strange.meant), _about_name(strange)) for strange in strange_names()]


def _about_name(strange: StrangeName) -> str:
    place = "in .env" if strange.in_file else "in the environment"
    if strange.meant:
        return f"{strange.name} {place} is no setting, so it is ignored: write {strange.meant}."
    if strange.name:
        return f"{strange.name} {place} is no setting of Kaffeehaus: .env.example has all of them."
    return "A line of .env is no setting: each line is NAME=value, as in .env.example."


def refused(*sentences: str) -> StartRefused:
    """Return the error with these sentences, one a line."""
    return StartRefused("\n".join(sentences), ExitCode.SETTINGS)


def sentence(fault: SettingFault) -> str:
    """Return the sentence for a setting that cannot be used."""
    value = "" if fault.name in SECRET else f'="{fault.value}"'
    return (
        f"{fault.name.upper()}{value} cannot be used: {fault.wanted}. .env.example explains this"
        f" setting."
    )
