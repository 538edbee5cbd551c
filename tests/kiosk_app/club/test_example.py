"""The example of the package runs."""

import doctest

import kiosk_app.club


def test_the_example_of_the_package_is_true() -> None:
    assert doctest.testmod(kiosk_app.club).failed == 0
