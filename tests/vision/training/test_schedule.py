import pytest

from vision.training.run import rate_factor


@pytest.mark.parametrize("steps", [1, 2, 30, 5000])
def test_the_rate_rises_once_and_then_falls_to_almost_nothing(steps: int) -> None:
    factors = [rate_factor(step, steps) for step in range(steps)]
    peak = factors.index(max(factors))
    assert max(factors) <= 1.0 and min(factors) > 0
    assert factors[:peak] == sorted(factors[:peak])
    assert factors[peak:] == sorted(factors[peak:], reverse=True)
    if steps > 1:
        assert rate_factor(steps, steps) == pytest.approx(0.01)
