"""A command called without a process of its own, which takes longer to start than most to work."""

import io
import sys
from collections.abc import Callable, Sequence
from contextlib import redirect_stderr, redirect_stdout
from subprocess import CompletedProcess
from unittest.mock import patch


def called(
    main: Callable[[Sequence[str]], int], *words: str, lines: str = ""
) -> CompletedProcess[str]:
    """What it writes, and the code that it ends with."""
    out, err = _file(), _file()
    with (
        redirect_stdout(out),
        redirect_stderr(err),
        patch.object(sys, "stdin", _file(lines)),
    ):
        try:
            code = main(words)
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 1
    return CompletedProcess([*words], code, _written(out), _written(err))


def _file(text: str = "") -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(text.encode()), "utf-8", newline="")


def _written(file: io.TextIOWrapper) -> str:
    file.flush()
    return bytes(file.detach().getbuffer()).decode()  # type: ignore[attr-defined]
