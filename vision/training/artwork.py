"""Further artwork for training pictures, from packages that are installed or unpacked.

`python -m vision.training.artwork --npm FOLDER --kde FOLDER` turns the faces of the npm package
`riichi-mahjong-tiles` (art CC0) and KDE's tile sets into PNG files in the cache. Needs
`rsvg-convert` (Debian's librsvg2-bin). Nothing of it is in the product.
"""

import gzip
import re
import subprocess
from pathlib import Path
from typing import Final

from vision.training.options import add_cache_option, command_parser

_HEIGHT: Final = 264
_NPM_HONOURS: Final = ("Ton", "Nan", "Shaa", "Pei", "Haku", "Hatsu", "Chun")
_NPM_SUITS: Final = {"m": "Man", "p": "Pin", "s": "Sou"}
_KDE_SUITS: Final = {"m": "CHARACTER", "p": "ROD", "s": "BAMBOO"}


def npm_name(tile: str) -> str:
    figure, suit = tile[0], tile[1]
    if suit == "z":
        return _NPM_HONOURS[int(figure) - 1]
    return f"{_NPM_SUITS[suit]}5Dora" if figure == "0" else f"{_NPM_SUITS[suit]}{figure}"


def kde_name(tile: str) -> str | None:
    figure, suit = tile[0], tile[1]
    if suit != "z":
        return None if figure == "0" else f"{_KDE_SUITS[suit]}_{figure}"
    number = int(figure)
    # KDE counts its winds north, south, east, west and its dragons white, green, red.
    return f"WIND_{(3, 2, 4, 1)[number - 1]}" if number <= 4 else f"DRAGON_{number - 4}"


def svg_from_component(source: str) -> str:
    """The SVG inside a React component; the blank white dragon is an empty one."""
    if "</svg>" not in source:
        return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"></svg>'
    body = source[source.index("<svg") : source.rindex("</svg>") + 6]
    body = body.replace("{...props}", "")
    body = re.sub(r"style=\{\{(.*?)\}\}", _style, body, flags=re.DOTALL)
    body = re.sub(r"=\{([^{}]*)\}", r'="\1"', body)
    return re.sub(r"\s([a-z]+)([A-Z][a-zA-Z]*)=", _attribute, body)


def _style(match: re.Match[str]) -> str:
    pairs = re.findall(r"(\w+):\s*\"?([^\",\n]*)\"?", match.group(1))
    return 'style="' + ";".join(f"{_kebab(key)}:{value}" for key, value in pairs) + '"'


def _attribute(match: re.Match[str]) -> str:
    name = match.group(1) + match.group(2)
    return f" {name if name == 'viewBox' else _kebab(name)}="


def _kebab(name: str) -> str:
    return re.sub(r"([A-Z])", lambda m: f"-{m.group(1).lower()}", name)


def _convert(svg: bytes, out: Path, element: str | None = None) -> bool:
    command = ["rsvg-convert", "-h", str(_HEIGHT), "-o", str(out)]
    if element is not None:
        command += ["--export-id", element]
    out.parent.mkdir(parents=True, exist_ok=True)
    done = subprocess.run(command, input=svg, capture_output=True, check=False)  # noqa: S603
    return done.returncode == 0


def main() -> None:
    parser = command_parser(__doc__)
    add_cache_option(parser)
    parser.add_argument("--npm", type=Path, help="unpacked riichi-mahjong-tiles")
    parser.add_argument("--kde", type=Path, help="folder with KDE's *.svgz tile sets")
    options = parser.parse_args()
    folder = options.cache / "artwork"
    tiles = [f"{figure}{suit}" for suit in "mps" for figure in range(10)]
    tiles += [f"{figure}z" for figure in range(1, 8)]
    made = 0
    for tile in tiles:
        if options.npm:
            name = f"Regular{npm_name(tile)}.tsx"
            source = (options.npm / "components/regular/regular" / name).read_text()
            svg = svg_from_component(source).encode()
            made += _convert(svg, folder / "riichi" / f"{tile}.png")
        for path in sorted(options.kde.glob("*.svgz")) if options.kde else []:
            element = kde_name(tile)
            if element is not None and path.stem == "default":
                svg = gzip.decompress(path.read_bytes())
                made += _convert(svg, folder / path.stem / f"{tile}.png", f"#{element}")
    print(f"{made} faces in {folder}")


if __name__ == "__main__":
    main()
