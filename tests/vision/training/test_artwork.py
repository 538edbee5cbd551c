import pytest

from vision.training.artwork import kde_name, npm_name, svg_from_component

COMPONENT = """
const SvgRegularMan1 = (props: SVGProps<SVGSVGElement>) => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" {...props}>
    <path d="M0 0" strokeWidth={2} style={{
        fill: "#b93c3c",
        fillOpacity: 1,
      }} />
  </svg>
);
"""


def test_a_component_becomes_plain_svg() -> None:
    svg = svg_from_component(COMPONENT)
    assert svg.startswith("<svg") and svg.endswith("</svg>")
    assert 'viewBox="0 0 300 400"' in svg
    assert 'stroke-width="2"' in svg
    assert 'style="fill:#b93c3c;fill-opacity:1"' in svg
    assert "{" not in svg


@pytest.mark.parametrize(
    ("tile", "npm", "kde"),
    [("1m", "Man1", "CHARACTER_1"), ("0p", "Pin5Dora", None), ("1z", "Ton", "WIND_3"),
     ("5z", "Haku", "DRAGON_1"), ("7z", "Chun", "DRAGON_3"), ("9s", "Sou9", "BAMBOO_9")],
)  # fmt: skip
def test_each_package_has_its_own_name_for_a_tile(tile: str, npm: str, kde: str | None) -> None:
    assert npm_name(tile) == npm
    assert kde_name(tile) == kde
