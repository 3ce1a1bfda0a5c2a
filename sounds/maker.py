"""A process of its own that fills the folder of sounds, so that no frame waits for a synthesiser.

It is started only when something is missing, runs at low priority, says which file is ready, and then ends.
"""

from pathlib import Path

from game import processes
from game.system import step_back
from sounds import store


def work(out, folder: str, wanted: list[store.Take]) -> None:
    """What the process does: one file after the other."""
    step_back(10)
    try:
        for take in store.make(Path(folder), wanted):
            out.send(take)
        store.forget_old(Path(folder))
    except (BrokenPipeError, KeyboardInterrupt):
        pass
    except OSError as error:
        out.send(("", f"{folder}: {error.strerror or error}"))
    finally:
        out.close()


class Maker:
    """The process as the player of sounds sees it: ask for news, never wait."""

    def __init__(self, folder: Path, wanted: list[store.Take]):
        self.is_done = False
        self.fault = ""
        self.process, self.inbox = processes.begin(work, str(folder), wanted, name="sounds")

    def news(self, patience: float = 0.0) -> list[store.Take]:
        """The takes whose files are new since last asked; waits for the first no longer than `patience`."""
        ready = []
        try:
            while not self.is_done and self.inbox.poll(0.0 if ready else patience):
                name, seed = self.inbox.recv()
                if name:
                    ready.append((name, seed))
                else:
                    self.fault = seed
        except (EOFError, OSError):
            self.is_done = True
            self.inbox.close()
        return ready

    def stop(self) -> None:
        """End the process now; a file in the making is simply not there."""
        self.is_done = True
        self.inbox.close()
        if self.process.is_alive():
            self.process.terminate()
        self.process.join(1.0)
