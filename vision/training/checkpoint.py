"""A stopped training run on disk, with all that going on needs, and the mean of its weights."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch


def save_checkpoint(
    path: Path, network: Any, average: Any, optimiser: Any, steps: int, note: dict[str, Any]
) -> None:
    """Write the state, then a readable note of what it was trained on beside it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    state = {
        "network": network.state_dict(),
        "average": average.state_dict(),
        "weights": average.module.state_dict(),
        "optimiser": optimiser.state_dict(),
        "steps": steps,
    }
    torch.save(state, part)
    part.replace(path)  # a stop in the middle of saving keeps the older one
    path.with_suffix(".json").write_text(json.dumps(note) + "\n")


def load_checkpoint(
    path: Path, start: Sequence[Path], network: Any, average: Any, optimiser: Any
) -> int:
    """Put a run's state back and say how many steps it has done.

    A run without a checkpoint begins with the weights of others, the mean of ``start``, if given.
    """
    if path.exists():
        state = torch.load(path, weights_only=True)
        network.load_state_dict(state["network"])
        average.load_state_dict(state["average"])
        optimiser.load_state_dict(state["optimiser"])
        return int(state["steps"])
    if start:
        network.load_state_dict(mean_weights(start))
        average.module.load_state_dict(network.state_dict())
    return 0


def mean_weights(checkpoints: Sequence[Path]) -> dict[str, Any]:
    """The mean of the weights of runs that began with the same ones: better than each of them."""
    parts = [torch.load(path, weights_only=True)["weights"] for path in checkpoints]
    return {
        name: sum(part[name] for part in parts) / len(parts) if value.is_floating_point() else value
        for name, value in parts[0].items()
    }


def averaged(network: Any, decay: float) -> Any:
    """Forgets quickly at first, so that the untrained beginning leaves no trace in a short run."""

    def blend(means: Any, values: Any, seen: Any) -> None:
        count = float(seen)
        share = 1 - min(decay, (1 + count) / (10 + count))
        with torch.no_grad():
            for mean, value in zip(means, values, strict=True):
                if mean.is_floating_point():
                    mean.lerp_(value, share)
                else:
                    mean.copy_(value)

    return torch.optim.swa_utils.AveragedModel(network, multi_avg_fn=blend, use_buffers=True)
