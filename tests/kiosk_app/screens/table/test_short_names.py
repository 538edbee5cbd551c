"""Names where room is scarce."""

from kiosk_app.screens.table.short_names import short_names


def test_a_long_name_is_its_first_word() -> None:
    names = ("Kim", "Jan-Willem van der Berg", "Ōkubo Nobuhide", "Konstantinopoulou")
    assert short_names(names) == ("Kim", "Jan-Willem", "Ōkubo", "Konstantinopoulou")


def test_a_name_that_fits_stays_whole() -> None:
    assert short_names(["Emma Lind", "Maja", "Ola", "Kim"])[0] == "Emma Lind"


def test_nobody_is_mistaken_for_another() -> None:
    names = ("Maja Sørensen", "Maja", "Jan Pieter Bakker", "Jan Pieter Visser")
    assert short_names(names) == names
