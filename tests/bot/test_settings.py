"""`.env.example` names every setting with its default, and nothing else."""

from pathlib import Path

from bot.settings import Settings

EXAMPLE = Path(__file__).parents[2] / ".env.example"


def test_the_example_is_honest(monkeypatch) -> None:
    lines = [line for line in EXAMPLE.read_text().splitlines() if line and not line.startswith("#")]
    example = dict(line.split("=", 1) for line in lines)
    assert set(example) == {name.upper() for name in Settings.model_fields}
    for name in example:
        monkeypatch.delenv(name, raising=False)
    assert Settings(_env_file=EXAMPLE) == Settings(_env_file=None)


def test_secrets_are_in_no_repr() -> None:
    settings = Settings(_env_file=None, discord_token="not-for-logs", database_url="postgresql://user:hush@host/name")
    assert "not-for-logs" not in repr(settings)
    assert "hush" not in repr(settings)
