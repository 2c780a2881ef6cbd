import pytest

from locales.catalogues import Words, load


@pytest.fixture(params=load().languages)
def words(request: pytest.FixtureRequest) -> Words:
    """Return the words of each language in turn."""
    return load().of(request.param)
