"""One function call in a process of its own: what takes long or much memory never stops the program.

`poll` is asked now and then and never waits. A job that takes too long is ended with `close`.
"""

from __future__ import annotations

import contextlib
import logging
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from . import processes, texts
from .files import BadFile
from .kernel.template import fill
from .system import limit_memory, step_back

log = logging.getLogger(__name__)

NICENESS = 5  # the screen comes first
MEMORY = 1_500_000_000  # bytes of address space that a job may take, where the system can limit it


class Done(NamedTuple):
    """Result of a job, or in `fault` the reason why there is none, a sentence without its full stop."""

    answer: Any = None
    fault: str = ""


def _work(pipe: Connection) -> None:
    """The process: it gets a function and its arguments, and sends the result."""
    step_back(NICENESS)
    limit_memory(MEMORY)
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        function, given = pipe.recv()
        try:
            pipe.send(Done(function(*given)))
        except MemoryError:
            pipe.send(Done(fault=texts.TOO_MUCH_MEMORY))
        except BadFile as fault:
            pipe.send(Done(fault=str(fault)))
        except Exception as fault:
            pipe.send(Done(fault=f"{type(fault).__name__}: {fault}"))


class Job:
    """Begins at once. The function is one of a module, and what it gets and returns can be pickled.

    A thread starts the process, sends and receives: a long text takes time to be handed over.
    """

    def __init__(self, function: Callable[..., Any], *given: Any) -> None:
        self._done: Done | None = None
        self._process: Any = None
        self._lock = threading.Lock()
        self._is_closed = False
        threading.Thread(target=self._run, args=(function, given), name="job", daemon=True).start()

    def _run(self, function: Callable[..., Any], given: tuple[Any, ...]) -> None:
        try:
            with self._lock:
                if self._is_closed:
                    return
                self._process, pipe = processes.begin(_work, name="job")
            with pipe:
                pipe.send((function, given))
                self._done = pipe.recv()
        except (EOFError, ConnectionError):
            self._done = Done(fault=texts.STOPPED)
        except OSError as wrong:
            log.warning("A job cannot be started: %s", wrong)
            self._done = Done(fault=fill(texts.CANNOT_READ_NOW, why=wrong.strerror or wrong))
        finally:
            self.close()

    def poll(self) -> Done | None:
        """Result, or None while it works."""
        return self._done

    def close(self) -> None:
        """End the process, whatever it is doing."""
        with self._lock:
            self._is_closed = True
            process, self._process = self._process, None
        if process is not None:
            process.kill()  # it holds nothing that would need to be put away
            process.join(0.1)
