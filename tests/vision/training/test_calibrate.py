import numpy as np
import pytest

from vision.training.reader.calibrate import best_temperature


@pytest.mark.parametrize("true_temperature", [0.6, 1.0, 1.6])
def test_the_temperature_that_was_put_in_is_found_again(true_temperature: float) -> None:
    random = np.random.default_rng(3)
    scores = random.normal(0, 3, (4000, 10))
    honest = np.exp(scores / true_temperature)
    honest /= honest.sum(axis=1, keepdims=True)
    faces = np.array([random.choice(10, p=row) for row in honest])
    claimed = np.exp(scores) / np.exp(scores).sum(axis=1, keepdims=True)
    assert best_temperature(claimed, faces) == pytest.approx(true_temperature, abs=0.06)
