"""All that a kiosk needs is there ready-made for a Raspberry Pi: nothing is compiled on it."""

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
from packaging.markers import Marker
from packaging.tags import Tag, compatible_tags, cpython_tags
from packaging.utils import parse_wheel_filename

from tests.kiosk_app.pi.machine import CHECKOUT

EXTRAS = ("pi", "club")
# Raspberry Pi OS: its Python, and the C library that its wheels may ask for.
ALWAYS = "python_version >= '3'"
SYSTEMS = {"bookworm": ((3, 11), 36), "trixie": ((3, 13), 41)}
LOCK = tomllib.loads((CHECKOUT / "uv.lock").read_text("utf-8"))["package"]


def platforms(glibc: int) -> list[str]:
    named = [f"manylinux_2_{minor}_aarch64" for minor in range(glibc, 16, -1)]
    return [*named, "manylinux2014_aarch64", "linux_aarch64"]


def tags(python: tuple[int, int], glibc: int) -> set[Tag]:
    known = platforms(glibc)
    interpreter = f"cp{python[0]}{python[1]}"
    return {
        *cpython_tags(python, platforms=known),
        *compatible_tags(python, interpreter, platforms=known),
    }


def environment(python: tuple[int, int]) -> dict[str, str]:
    version = f"{python[0]}.{python[1]}"
    return {
        "implementation_name": "cpython",
        "os_name": "posix",
        "platform_machine": "aarch64",
        "platform_python_implementation": "CPython",
        "platform_system": "Linux",
        "python_full_version": f"{version}.5",
        "python_version": version,
        "sys_platform": "linux",
    }


def locked(requirement: dict[str, Any], where: dict[str, str]) -> dict[str, Any]:
    """The locked package that a requirement means there; some are locked once for each Python."""
    found = [
        package
        for package in LOCK
        if package["name"] == requirement["name"]
        and package["version"] == requirement.get("version", package["version"])
        and any(
            Marker(text).evaluate(where) for text in package.get("resolution-markers", [ALWAYS])
        )
    ]
    assert len(found) == 1, requirement
    return dict(found[0])


def needed(where: dict[str, str]) -> Iterator[dict[str, Any]]:
    """What `uv sync --no-dev` installs there, package by package."""
    project = next(package for package in LOCK if package["name"] == "tenbou")
    waiting = list(project["dependencies"])
    for extra in EXTRAS:
        waiting += project["optional-dependencies"][extra]
    seen: set[tuple[str, str]] = set()
    while waiting:
        requirement = waiting.pop()
        if not Marker(requirement.get("marker", ALWAYS)).evaluate(where):
            continue
        package = locked(requirement, where)
        extras = [*requirement.get("extra", [])]
        waiting += [more for extra in extras for more in package["optional-dependencies"][extra]]
        if (package["name"], package["version"]) not in seen:
            seen.add((package["name"], package["version"]))
            waiting += package.get("dependencies", [])
            yield package


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_locked_package_has_a_wheel_for_the_pi(system: str) -> None:
    python, glibc = SYSTEMS[system]
    fitting = tags(python, glibc)
    packages = list(needed(environment(python)))
    assert {"kivy", "numpy", "onnxruntime", "simplejpeg", "psycopg-binary"} <= {
        package["name"] for package in packages
    }
    missing = [
        f"{package['name']} {package['version']}"
        for package in packages
        if not any(
            fitting & parse_wheel_filename(wheel["url"].rpartition("/")[2])[3]
            for wheel in package.get("wheels", [])
        )
    ]
    assert missing == []
