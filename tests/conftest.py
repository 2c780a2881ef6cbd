"""For all tests."""

import hypothesis


def pytest_configure() -> None:
    """An example may take as long as it takes: how busy the machine is says nothing about the code."""
    hypothesis.settings.register_profile("unhurried", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow])
    hypothesis.settings.load_profile("unhurried")
