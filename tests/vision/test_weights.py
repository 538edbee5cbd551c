from pathlib import Path

import numpy as np
import onnxruntime
import pytest

from tests.refusing import refuses
from vision.detect import DETECTOR_WEIGHTS
from vision.layout.network import load_confidence, load_weights
from vision.read import READER_WEIGHTS
from vision.reading import PhotoReader
from vision.weights import (
    DIGESTS,
    MODELS,
    DamagedWeightsError,
    MissingWeightsError,
    checked_weights,
    write_digest,
)


@pytest.fixture
def network(tmp_path: Path) -> Path:
    path = tmp_path / "reader.onnx"
    path.write_bytes(np.random.default_rng(1).bytes(5000))
    write_digest(path)
    return path


def test_the_networks_in_use_fit_their_digests() -> None:
    for path in MODELS.glob("*.onnx"):
        assert checked_weights(path) == path


def test_one_flipped_bit_anywhere_is_noticed(network: Path) -> None:
    good = network.read_bytes()
    random = np.random.default_rng(2)
    for place in random.integers(0, len(good) * 8, 40):
        bad = bytearray(good)
        bad[place // 8] ^= 1 << int(place % 8)
        network.write_bytes(bytes(bad))
        with refuses(DamagedWeightsError, match=r"damaged: reader\.onnx .* Install"):
            checked_weights(network)
    network.write_bytes(good)
    assert checked_weights(network) == network


@pytest.mark.parametrize("rest", [b"", b"half"])
def test_a_network_cut_short_is_damaged(network: Path, rest: bytes) -> None:
    network.write_bytes(rest)
    with pytest.raises(DamagedWeightsError):
        checked_weights(network)


@pytest.mark.parametrize("text", ["", "no toml at all [", '"other.onnx" = "00"', "\x00"])
def test_a_network_that_the_digests_do_not_name_is_damaged(network: Path, text: str) -> None:
    network.with_name(DIGESTS).write_text(text)
    with pytest.raises(DamagedWeightsError):
        checked_weights(network)


def test_a_network_that_is_not_there_is_missing(tmp_path: Path) -> None:
    with refuses(MissingWeightsError, match=r"detector\.onnx is missing") as caught:
        checked_weights(tmp_path / "detector.onnx")
    assert not isinstance(caught.value, DamagedWeightsError)


def test_weights_on_trial_need_no_digests(network: Path) -> None:
    network.with_name(DIGESTS).unlink()
    assert checked_weights(network) == network


def test_a_further_digest_keeps_the_first(network: Path) -> None:
    other = network.with_name("detector.onnx")
    other.write_bytes(b"another")
    write_digest(other)
    assert checked_weights(network) == network
    assert checked_weights(other) == other


def test_a_photo_is_not_read_with_a_damaged_network(tmp_path: Path) -> None:
    for path in MODELS.glob("*.onnx"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
        write_digest(tmp_path / path.name)
    detector = tmp_path / "detector.onnx"
    detector.write_bytes(detector.read_bytes()[:-40] + bytes(40))
    with refuses(DamagedWeightsError, match="damaged"):
        PhotoReader(tmp_path).load()


def test_what_is_loaded_before_the_first_photo_is_not_loaded_with_it() -> None:
    reader = PhotoReader()
    load_weights.cache_clear()
    load_confidence.cache_clear()
    reader.load()
    assert {"_detector", "_reader"} <= vars(reader).keys()
    assert load_weights.cache_info().currsize == load_confidence.cache_info().currsize == 1


@pytest.mark.parametrize("weights", [DETECTOR_WEIGHTS, READER_WEIGHTS])
def test_the_backbones_compute_in_eight_bits(weights: Path, tmp_path: Path) -> None:
    """Exported without pictures to show, or in a runtime that does not take the file's steps for
    what they are, a network answers as well and takes twice as long."""
    options = onnxruntime.SessionOptions()
    options.optimized_model_filepath = str(tmp_path / "as-it-runs.onnx")
    onnxruntime.InferenceSession(str(weights), options, providers=["CPUExecutionProvider"])
    as_it_runs = Path(options.optimized_model_filepath).read_bytes()
    assert as_it_runs.count(b"QLinearConv") > 40
