"""The plan of the mount: lengths that follow from where the camera has to be."""

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from vision.camera.mount import BELOW, HOLES, saw_plan
from vision.camera.placement import LENSES, lowest_height

SVG = "{http://www.w3.org/2000/svg}"


def texts(camera: str, tilt: float) -> str:
    drawing = ET.fromstring(saw_plan(camera, tilt))  # noqa: S314  # our own
    return "\n".join(each.text or "" for each in drawing.iter(f"{SVG}text"))


@pytest.mark.parametrize("camera", LENSES)
@pytest.mark.parametrize("tilt", [0.0, 20.0, 35.0])
def test_the_post_is_as_long_as_the_camera_is_high(camera: str, tilt: float) -> None:
    height = lowest_height(LENSES[camera], tilt=tilt)
    assert height is not None
    assert f"{height * 1_000 + BELOW:.0f} long" in texts(camera, tilt)


def test_the_plan_says_whether_an_arm_is_needed() -> None:
    assert "the post alone will do" in texts("Camera Module 3 Wide", 35.0)
    assert "an arm of that length" in texts("Camera Module 3 Wide", 0.0)


def test_the_holes_are_where_the_camera_has_them() -> None:
    drawing = ET.fromstring(saw_plan("Camera Module 3", 20.0))  # noqa: S314  # our own
    places = [(float(c.get("cx", 0)), float(c.get("cy", 0))) for c in drawing.iter(f"{SVG}circle")]
    across, down = ({place[side] for place in places} for side in (0, 1))
    assert len(places) == 4
    assert (max(across) - min(across), max(down) - min(down)) == HOLES


def test_the_drawing_in_the_docs_is_what_the_command_draws() -> None:
    kept = Path(__file__).parents[3] / "docs" / "camera-mount.svg"
    assert kept.read_text("utf-8") == saw_plan("Camera Module 3 Wide", 35.0)
