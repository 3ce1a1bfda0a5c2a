"""Start of worker processes: the pipe, the signals that reach it, and the number that it reads while it works."""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from . import system

log = logging.getLogger(__name__)
_context = multiprocessing.get_context("spawn")


class Unshared:
    """Stands in for a shared number where there is no room for one: the worker never sees it change."""

    def __init__(self) -> None:
        self.value = 0


def shared_number() -> Any:
    """A number, in `value`, that a worker process sees change while it works.

    It lies in a temporary file. Where none can be made it is `Unshared`: a worker then answers in its own time.
    """
    try:
        return _context.Value("q", 0, lock=False)
    except OSError as wrong:
        log.warning("No number can be shared with a worker process, which cannot be hurried now: %s", wrong)
        return Unshared()


def begin(work: Callable[..., None], *given: Any, name: str | None = None) -> tuple[BaseProcess, Connection]:
    """Begin a process that does `work(pipe, *given)`, and our end of its pipe. Raises OSError; nothing is left then.

    Ctrl+C and the end of the terminal do not reach it: it ends with its pipe, or when it is killed.
    """
    ours, theirs = _context.Pipe()
    try:
        process = _context.Process(target=work, args=(theirs, *given), name=name, daemon=True)
        system.prepare_to_begin()
        with system.signals_held():
            process.start()
    except BaseException:
        with contextlib.suppress(OSError):
            ours.close()
        raise
    finally:
        theirs.close()
    return process, ours
