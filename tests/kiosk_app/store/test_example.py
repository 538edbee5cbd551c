"""The example of the package runs."""

import doctest

import kiosk_app.store


def test_the_example_of_the_package_is_true() -> None:
    assert doctest.testmod(kiosk_app.store).failed == 0
