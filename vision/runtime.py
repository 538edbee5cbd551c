"""How the networks run: ONNX Runtime, set up for a small computer that does other things too."""

import os
from pathlib import Path
from typing import Final

import onnxruntime

_MOST_THREADS: Final = 4
"""As many as a Raspberry Pi has cores; the networks are too small to use more."""


def usual_threads() -> int:
    """One for each core that this process may use, four at most."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return min(cores or 1, _MOST_THREADS)


def open_session(weights: Path | bytes, threads: int | None) -> onnxruntime.InferenceSession:
    """``threads``: how many work on one picture; None: as many as the machine has cores for."""
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = usual_threads() if threads is None else threads
    # Threads that wait by spinning are a little quicker on an idle machine; on a busy one they take
    # the very core that somebody else needs, and both get slower.
    options.add_session_config_entry("session.intra_op.allow_spinning", "0")
    # An arena keeps all it ever used, and crops come in every number: without it a long evening
    # needs no more memory than one photo, and a photo takes no longer.
    options.enable_cpu_mem_arena = False
    model = weights if isinstance(weights, bytes) else str(weights)
    return onnxruntime.InferenceSession(model, options, providers=["CPUExecutionProvider"])
