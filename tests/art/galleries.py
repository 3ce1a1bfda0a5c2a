"""Galleries to be tested: with a painter that is slow, clocks that go by work, and polls until all is there."""

from itertools import count

from art import archive as archive_of
from art.archive import Archive, Master
from art.gallery import Face, Gallery
from tests.art.laying import AtOnce

SHIPPED = archive_of.ART
FACE = Face("control", "nova", "Nova", "unstable", 10, "No ability.")
OTHER = Face("control", "rift", "Rift", "stable", 1, "Draw a card.")
SIZE = (40, 56)
RED = (200, 30, 30)
PICTURE = Master("control", "pictures/nova")


class SlowPainter:
    """A painter that finishes only when the test says so."""

    latest = None

    def __init__(self, folder):
        self.tasks, self.closed, self.broken, self.gone = [], False, False, False
        SlowPainter.latest = self
        self.done = []

    def send(self, master):
        if self.broken:
            raise BrokenPipeError("gone")
        self.tasks.append(master)

    def finish(self, fault="", size=(50, 70)):
        master = self.tasks.pop(0)
        pixels = bytes((*reversed(RED), 255)) * (size[0] * size[1])
        self.done.append((master, size, None if fault else pixels, fault))

    def finished(self):
        if self.gone:
            raise EOFError
        done, self.done = self.done, []
        return done

    def close(self):
        self.closed = True


def clock(seconds=0.001):
    """A clock that goes on so much each time that somebody looks at it, however busy the machine is."""
    ticks = count()
    return lambda: next(ticks) * seconds


def gallery_of(folder, **more):
    cache = folder / "art" if folder else None
    known = {"painter": SlowPainter, "archive": Archive(cache, readers=AtOnce()), "clock": clock()}
    return Gallery(folder, **known | more)


def polled(gallery, polls=60):
    """Poll until there is nothing more to do now, as a second of frames does."""
    new = False
    for _ in range(polls):
        new |= gallery.poll()
    return new


def is_plain(gallery, shown) -> bool:
    return any(shown is plain for plain in gallery.plain.values())
