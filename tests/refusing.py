"""Refusals in tests, by what the English catalogue says of them."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

import pytest

from kiosk_app.languages import in_english
from scorer.messages import CodedError

Error = TypeVar("Error", bound=CodedError)


@contextmanager
def refuses(
    kind: type[Error] | tuple[type[Error], ...], match: str
) -> Iterator["pytest.ExceptionInfo[Error]"]:
    """The block is refused with an English sentence that the pattern is found in."""
    with pytest.raises(kind) as caught:
        yield caught
    sentence = in_english(caught.value)
    assert re.search(match, sentence), f"{match!r} is not in {sentence!r}"
