"""A running mean of a network's weights: steadier than the weights of any one step."""

from typing import Any

import torch


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
