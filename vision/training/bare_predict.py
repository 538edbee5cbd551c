"""The detector in Ultralytics' own hands: what the reading of a photo is measured beside.

    bare_predict make FILE SIDE [CHECKPOINT…]  # a file as Ultralytics has them
    bare_predict once FILE PHOTO               # import, load, predict, end
    bare_predict serve FILE PHOTO [THREADS]    # a prediction for each line in

SIDE is the longer side of the picture that the network sees. Each prediction writes its time.
In the training environment only (`make train-env`): `python -m vision.training.bare_predict`.
"""

import os
import sys
from contextlib import suppress
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

os.environ["YOLO_OFFLINE"] = "true"


def make(file: Path, side: int, checkpoints: list[Path]) -> None:
    """With the first checkpoint that fits the network as it is built today.

    Without one the head is untrained: as slow, but it finds nothing to sort out.
    """
    import torch

    from vision.training.detector.network import detector_network

    network = detector_network()
    for checkpoint in checkpoints:
        with suppress(RuntimeError):
            network.load_state_dict(torch.load(checkpoint, weights_only=True)["weights"])
            break
    network.names = {0: "face", 1: "back"}
    network.task = "pose"
    network.args = {"task": "pose", "imgsz": side}
    torch.save({"model": network.eval(), "train_args": network.args}, file)


def load(file: Path) -> Any:
    import torch

    # torchvision comes without its compiled part; Ultralytics wants one operator of it.
    for name in ("nms", "qnms"):
        signature = "(Tensor dets, Tensor scores, float iou_threshold) -> Tensor"
        torch.library.define(f"torchvision::{name}", signature)
    import torchvision
    from ultralytics import YOLO
    from ultralytics.utils.nms import TorchNMS

    torchvision.ops.nms = TorchNMS.nms
    return YOLO(str(file))


def predict(model: Any, photo: Any) -> str:
    """Seconds by the clock and by the processor."""
    begin, used = perf_counter(), process_time()
    model.predict(photo, verbose=False)
    return f"{perf_counter() - begin} {process_time() - used}"


def serve(model: Any, photo: Path, threads: str | None) -> None:
    import cv2
    import torch

    picture = cv2.imread(str(photo))
    predict(model, picture)
    if threads is not None:  # else as Ultralytics chose: one fewer than there are cores
        torch.set_num_threads(int(threads))
        predict(model, picture)
    for _ in sys.stdin:
        print(predict(model, picture), flush=True)


def main() -> None:
    action, file, *rest = sys.argv[1:]
    if action == "make":
        make(Path(file), int(rest[0]), [Path(word) for word in rest[1:]])
    elif action == "once":
        print(predict(load(Path(file)), rest[0]))
    else:
        serve(load(Path(file)), Path(rest[0]), rest[1] if len(rest) > 1 else None)


if __name__ == "__main__":
    main()
