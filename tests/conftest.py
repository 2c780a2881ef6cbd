"""For all tests."""

import hypothesis


def pytest_configure() -> None:
    """An example may take as long as it takes: how busy the machine is says nothing about the code. And the same commit gives the
    same verdict everywhere; who wants other examples says `--hypothesis-profile=default`."""
    slow = [hypothesis.HealthCheck.too_slow]
    hypothesis.settings.register_profile("unhurried", deadline=None, suppress_health_check=slow, derandomize=True, database=None)
    hypothesis.settings.load_profile("unhurried")
