"""What libcamera's virtual pipeline lacks beside a Pi's, added to the real picamera2.

It has no Raw role, gives NV12 in two planes only, and does not say how long a frame was exposed.
Its pixels are those of a JPEG file, full range, though it calls them Rec. 709; a Pi says sYCC.
With ``cross`` called first, the product's adapter opens it as it would a Pi's camera, unchanged.
"""

import mmap
import os
import sys
from typing import Any
from unittest.mock import MagicMock

import cv2
import numpy as np
from numpy.typing import NDArray

EXPOSURE = 10_000  # µs


def cross(sensor: tuple[int, int]) -> Any:
    """picamera2, its class prepared for the virtual pipeline."""
    # Screens, which only its preview windows use, and raw files, which nobody here writes.
    for unused in ("pykms", "pidng", "pidng.camdefs", "pidng.core"):
        sys.modules.setdefault(unused, MagicMock())
    import libcamera
    import picamera2
    import picamera2.picamera2 as inner
    from picamera2.request import CompletedRequest

    camera: Any = picamera2.Picamera2
    camera._get_raw_modes = lambda self: [{"format": "NV12", "size": sensor}]
    inner.DmaAllocator = _two_planes(inner.DmaAllocator)

    asked: dict[str, str] = {}
    create, granted = camera.create_preview_configuration, camera.camera_configuration

    def create_preview_configuration(self: Any, *words: Any, **options: Any) -> Any:
        made = create(self, *words, **options)
        if options.get("lores"):
            asked.update({stream: made[stream]["format"] for stream in ("main", "lores")})
        return made

    def camera_configuration(self: Any) -> dict[str, Any]:
        real = granted(self)
        streams = {name: real[name] | {"format": asked[name]} for name in asked}
        return dict(real) | streams | {"colour_space": libcamera.ColorSpace.Sycc()}

    camera.create_preview_configuration = create_preview_configuration
    camera.camera_configuration = camera_configuration

    make_array, metadata = CompletedRequest.make_array, CompletedRequest.get_metadata

    def made_array(self: Any, name: str) -> NDArray[np.uint8]:
        lines = make_array(self, name)
        if self.config[name]["format"] != "NV12":
            return np.asarray(lines, np.uint8)
        size = self.config[name]["size"]
        return _colours(lines, size) if asked[name] == "RGB888" else _three_planes(lines, size)

    CompletedRequest.make_array = made_array
    CompletedRequest.get_metadata = lambda self: {"ExposureTime": EXPOSURE} | metadata(self)
    return picamera2


def _three_planes(lines: NDArray[np.uint8], size: tuple[int, int]) -> NDArray[np.uint8]:
    """NV12 as I420: the same bytes in another order, so its range is what the pipeline gave."""
    width, height = size
    pairs = lines[height:, :width].reshape(height // 2, width // 2, 2)
    planes = [lines[:height, :width], pairs[..., 0], pairs[..., 1]]
    return np.concatenate([plane.reshape(-1) for plane in planes]).reshape(-1, width)


def _colours(lines: NDArray[np.uint8], size: tuple[int, int]) -> NDArray[np.uint8]:
    width, height = size
    pairs = lines[height:, :width].reshape(height // 2, width // 2, 2)
    wide = cv2.resize(pairs, (width, height), interpolation=cv2.INTER_LINEAR)
    whole = cv2.merge([lines[:height, :width], wide[..., 1], wide[..., 0]])
    return cv2.cvtColor(whole, cv2.COLOR_YCrCb2BGR).astype(np.uint8)


def _two_planes(allocator: Any) -> Any:
    import libcamera

    class TwoPlanes(allocator):  # type: ignore[misc]
        """Each buffer as brightness and colours apart, which the virtual pipeline asks for."""

        def allocate(self, streams: Any, use_case: Any) -> None:
            self.libcamera_fds: list[int] = []
            self.cleanup()
            for file in self.open_fds:
                os.close(file)
            self.open_fds: list[int] = []
            self.frame_buffers: dict[Any, Any] = {}
            for stream in streams:
                made = [self._buffer(stream, number) for number in range(stream.buffer_count)]
                self.frame_buffers[stream.stream] = made

        def _buffer(self, stream: Any, number: int) -> Any:
            file = self.dmaHeap.alloc(f"picamera2-{number}", stream.frame_size).get()
            self.open_fds.append(file)
            bright = stream.size.width * stream.size.height
            planes = []
            for offset, length in ((0, bright), (bright, bright // 2)):
                plane = libcamera.FrameBuffer.Plane()
                plane.fd, plane.offset, plane.length = file, offset, length
                planes.append(plane)
            self.libcamera_fds.append(planes[0].fd)
            self.mapped_buffers_used[planes[0].fd] = False
            buffer = libcamera.FrameBuffer(planes)
            access = mmap.PROT_READ | mmap.PROT_WRITE
            mapped = mmap.mmap(planes[0].fd, stream.frame_size, mmap.MAP_SHARED, access)
            self.mapped_buffers[buffer] = mapped
            return buffer

    return TwoPlanes
