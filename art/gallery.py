"""Every picture the screen shows, at once: painted if it is there, a plain stand-in if it is not yet.

The gallery answers from memory. What it lacks it notes down, visible things first; `poll` reads finished
files from the cache for a few milliseconds, and what no file holds goes to the painter, one process of
low priority. Nothing here waits for disk or paint while a frame is being drawn.
"""

import contextlib
import heapq
import logging
import os
from collections import OrderedDict
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import count
from pathlib import Path
from time import perf_counter

import pygame

from art.painter import DRAFT, Painter, PaintingProcess
from art.standin import stand_in
from art.wanted import Face, Wanted, file_name, wanted_face, whole

__all__ = ["Face", "Gallery"]

log = logging.getLogger(__name__)

VISIBLE, AHEAD = 0, 1
# With CHRONOTABLE_ART=plain nothing is painted: stand-ins and what the cache holds.
PLAIN = "CHRONOTABLE_ART"
MEMORY = 160 << 20
READING = 0.004
QUICK_TO_READ = 400_000
SIZES_IN_WORK = 4
PATIENCE = 3


class Gallery:
    """Faces, backs and tables by size. Surfaces have straight alpha and are shared: do not draw on them."""

    def __init__(
        self,
        cache_dir: Path | str | None,
        painting: bool = True,
        memory: int = MEMORY,
        painter: Callable[[Path | None], Painter] = PaintingProcess,
    ) -> None:
        self.folder = Path(cache_dir) / "art" if cache_dir else None
        self.memory = memory
        self.new_painter = painter if painting and os.environ.get(PLAIN) != "plain" else None
        self.painter: Painter | None = None
        self.painted: OrderedDict[Wanted, pygame.Surface] = OrderedDict()
        self.plain: OrderedDict[Wanted, pygame.Surface] = OrderedDict()
        self.bytes = 0
        self.order = count()
        self.to_read: list[tuple[int, int, Wanted]] = []
        self.to_paint: list[tuple[int, int, Wanted]] = []
        self.asked: dict[Wanted, int] = {}
        self.reader: ThreadPoolExecutor | None = None
        self.reading: dict[Wanted, Future] = {}
        self.at_work: set[Wanted] = set()
        self.lost = 0
        self.given_up: set[Wanted] = set()
        self.sizes: dict[tuple, OrderedDict[Wanted, None]] = {}
        self.said: set[str] = set()
        self.version = 0  # grows whenever a picture is there that was not

    def face(self, face: Face, style: str, size: tuple[int, int]) -> pygame.Surface:
        """A card's face, style "full" (for reading) or "board"; 5:7 is the right shape."""
        return self.show(wanted_face(face, style, size))

    def back(self, game: str, marking: int, size: tuple[int, int]) -> pygame.Surface:
        return self.show(Wanted("back", game, whole(size), marking=marking))

    def surface(self, game: str, size: tuple[int, int]) -> pygame.Surface:
        """The table that cards lie on, any size."""
        return self.show(Wanted("surface", game, whole(size)))

    def title(self, game: str, size: tuple[int, int]) -> pygame.Surface:
        """The wide picture behind the menu, any size."""
        return self.show(Wanted("title", game, whole(size)))

    def icon(self, game: str, px: int = 64) -> pygame.Surface:
        """The window's icon."""
        return self.show(Wanted("icon", game, whole((px, px))))

    def prefetch(self, faces: Iterable[tuple[Face, str, tuple[int, int]]]) -> None:
        """Have these ready before they are needed; after everything visible."""
        for face, style, size in faces:
            wanted = wanted_face(face, style, size)
            if wanted not in self.painted:
                self.ask(wanted, AHEAD)

    @property
    def pending(self) -> int:
        """How many pictures are still to come."""
        return len(self.asked)

    def show(self, wanted: Wanted) -> pygame.Surface:
        here = self.painted.get(wanted)
        if here is not None:
            self.painted.move_to_end(wanted)
            return here
        self.ask(wanted, VISIBLE)
        plain = self.plain.get(wanted)
        if plain is None:
            near = self.nearest(wanted)
            plain = pygame.transform.smoothscale(near, wanted.size) if near else stand_in(wanted)
            self.plain[wanted] = plain
            while len(self.plain) > 160:
                self.plain.popitem(last=False)
        return plain

    def nearest(self, wanted: Wanted) -> pygame.Surface | None:
        """The same picture in another size, the larger the better; if need be without the deck's sign."""
        for one in (wanted, wanted.unmarked):
            others = [other for other in self.sizes.get(one.subject, ()) if other in self.painted]
            if others:
                return self.painted[max(others, key=lambda other: other.size)]
        return None

    def ask(self, wanted: Wanted, urgency: int) -> None:
        if wanted in self.given_up or self.asked.get(wanted, AHEAD + 1) <= urgency:
            return
        known = wanted in self.asked
        self.asked[wanted] = urgency
        sizes = self.sizes.setdefault(wanted.subject, OrderedDict())
        sizes[wanted] = None
        sizes.move_to_end(wanted)
        for old in list(sizes)[:-SIZES_IN_WORK]:
            if old in self.asked and old not in self.at_work:
                del self.asked[old]
            if old not in self.painted and old not in self.at_work:
                del sizes[old]
        if wanted in self.at_work:
            return
        known = known and any(entry[2] == wanted for entry in self.to_paint)
        heapq.heappush(self.to_paint if known else self.to_read, (urgency, next(self.order), wanted))

    def poll(self) -> bool:
        """Take in what is ready; True if there is something new to draw. A few milliseconds at most."""
        new = self.collect()
        for wanted in [wanted for wanted, reading in self.reading.items() if reading.done()]:
            new |= self.hang(wanted, self.reading.pop(wanted).result)
        until = perf_counter() + READING
        while self.to_read and perf_counter() < until:
            urgency, _, wanted = heapq.heappop(self.to_read)
            if self.asked.get(wanted) != urgency or wanted in self.at_work or wanted in self.reading:
                continue
            if self.folder is None:
                heapq.heappush(self.to_paint, (urgency, next(self.order), wanted))
            elif wanted.size[0] * wanted.size[1] > QUICK_TO_READ:
                # A large file is read by a thread: all its time is spent where Python is not held up.
                self.reader = self.reader or ThreadPoolExecutor(1, "pictures")
                self.reading[wanted] = self.reader.submit(pygame.image.load, str(self.folder / file_name(wanted)))
            else:
                new |= self.hang(wanted, lambda: pygame.image.load(str(self.folder / file_name(wanted))))  # noqa: B023
        self.commission()
        return new

    def hang(self, wanted: Wanted, load: Callable[[], pygame.Surface]) -> bool:
        """Take a picture from its file; if there is none that can be used, it has to be painted."""
        fault = ""
        try:
            shown = load()
            if shown.get_size() == wanted.size:
                self.keep(wanted, shown)
                return True
            fault = f"is {shown.get_size()}, not {wanted.size}"
        except FileNotFoundError:
            pass
        except (pygame.error, OSError, ValueError) as failure:
            fault = str(failure)
        if fault:
            file = self.folder / file_name(wanted)
            self.say("broken", "cached picture %s cannot be used (%s): painting it again", file, fault)
            with contextlib.suppress(OSError):
                file.unlink()
        heapq.heappush(self.to_paint, (self.asked.get(wanted, AHEAD), next(self.order), wanted))
        return False

    def commission(self) -> None:
        """Give the painter its next task; two at a time, so that it never idles between frames."""
        while self.to_paint and len(self.at_work) < 2 and self.new_painter:
            urgency, _, wanted = heapq.heappop(self.to_paint)
            if self.asked.get(wanted) != urgency or wanted in self.at_work:
                continue
            self.at_work.add(wanted)
            try:
                self.painter = self.painter or self.new_painter(self.folder)
                self.painter.send(wanted)
            except OSError as failure:
                self.lose_painter(failure)
                return

    def collect(self) -> bool:
        """Take over what the painter has finished."""
        new = False
        try:
            for wanted, size, pixels, fault in self.painter.finished() if self.painter else ():
                if fault == DRAFT:
                    self.plain[wanted] = pygame.image.frombytes(pixels, size, "RGBA")
                    self.version += 1
                    new = True
                    continue
                self.at_work.discard(wanted)
                if fault:
                    self.say(fault, "%s", fault)
                if pixels is None:
                    self.given_up.add(wanted)
                    self.asked.pop(wanted, None)
                else:
                    self.keep(wanted, pygame.image.frombytes(pixels, size, "RGBA"))
                    new = True
        except (OSError, EOFError) as failure:
            self.lose_painter(failure)
        return new

    def lose_painter(self, failure: Exception) -> None:
        """The painter's process has ended: a new one takes over its tasks, but not for ever."""
        painter, self.painter = self.painter, None
        if painter:
            painter.close()
        if not self.at_work:
            return  # it had nothing to do and went home
        self.lost += 1
        if self.lost > PATIENCE:
            self.say("stopped", "the painter has stopped (%r): plain faces from here on", failure)
            self.new_painter = None
            self.asked.clear()
            self.to_paint.clear()
        for wanted in self.at_work & self.asked.keys():
            heapq.heappush(self.to_paint, (self.asked[wanted], next(self.order), wanted))
        self.at_work.clear()

    def keep(self, wanted: Wanted, shown: pygame.Surface) -> None:
        self.asked.pop(wanted, None)
        self.plain.pop(wanted, None)
        alike = wanted.unmarked.subject
        for other in [p for p in self.plain if p.unmarked.subject == alike and p not in self.at_work]:
            del self.plain[other]  # this picture, shrunk or stretched, shows it better
        self.painted[wanted] = shown
        self.version += 1
        self.sizes.setdefault(wanted.subject, OrderedDict())[wanted] = None
        self.bytes += size_of(shown)
        while self.bytes > self.memory and len(self.painted) > 1:
            old, dropped = self.painted.popitem(last=False)
            self.bytes -= size_of(dropped)
            self.sizes.get(old.subject, {}).pop(old, None)

    def say(self, about: str, words: str, *details: object) -> None:
        """One log line a fault, however often it is met."""
        if about not in self.said:
            self.said.add(about)
            log.warning(words, *details)

    def close(self) -> None:
        if self.painter:
            self.painter.close()
        if self.reader:
            self.reader.shutdown(wait=False, cancel_futures=True)
        self.new_painter = self.painter = None


def size_of(shown: pygame.Surface) -> int:
    return shown.get_pitch() * shown.get_height()
