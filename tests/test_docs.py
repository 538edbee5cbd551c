"""What the docs name is there, and their examples do what they show."""

import re
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parent.parent
PAGES = sorted(
    [*CHECKOUT.glob("docs/**/*.md"), *CHECKOUT.glob("*.md"), *CHECKOUT.glob("models/*.md")]
)
_LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)[^)]*\)")
_PATH = re.compile(r"`((?:scorer|vision|kiosk_app|tests|models|docs|\.ci)/[\w./-]*)`")


def named(page: Path) -> str:
    return str(page.relative_to(CHECKOUT))


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_link_leads_somewhere(page: Path) -> None:
    links = _LINK.findall(page.read_text("utf-8"))
    assert not [link for link in links if not (page.parent / link).exists()]


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_file_that_is_named_is_there(page: Path) -> None:
    paths = _PATH.findall(page.read_text("utf-8"))
    assert not [path for path in paths if not (CHECKOUT / path).exists()]
