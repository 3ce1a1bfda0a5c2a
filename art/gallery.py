"""Every picture the screen shows, at once: put together if it is there, a plain stand-in if it is not yet.

The gallery answers from memory. What it lacks it notes down, visible things first; `poll` puts faces together from
masters, for a few milliseconds a frame. Masters are brought by threads (`archive.py`); one that cannot be had, or is
too small for a very large card, is painted by the painter, one process of low priority. Nothing here waits for disk or
paint while a frame is being drawn.
"""

import contextlib
import heapq
import logging
import os
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from importlib import import_module
from itertools import count
from pathlib import Path
from time import perf_counter

import pygame

from art.archive import LARGER, Archive, Master, NotHere, Unreadable, size_of
from art.fitting import fitted
from art.painter import Painter, PaintingProcess
from art.sheet import Sheet
from art.standin import stand_in
from art.wanted import Face, Wanted, Well, wanted_face, whole

__all__ = ["Face", "Gallery"]

log = logging.getLogger(__name__)

VISIBLE, AHEAD = 0, 1
# With CHRONOTABLE_ART=plain there are stand-ins alone.
PLAIN = "CHRONOTABLE_ART"
MEMORY, PLAIN_MEMORY = 160 << 20, 112 << 20  # at 3840x2160 the ground alone takes 32
MOST_PLAIN = 400  # stand-ins: all that are kept are looked through whenever a picture comes
AT_HAND = 0.7  # of the memory that may be filled ahead of need
A_POLL = {VISIBLE: 0.0045, AHEAD: 0.005}  # seconds in which one poll begins another step
A_STEP = 0.003  # seconds that a step may take
# While more is seen to be lacking than a move of a match brings, polls take longer: so much for each, and at most.
MANY, FOR_EACH, AT_MOST = 8, 0.0004, 0.016
SHARE = 0.25  # of a frame that takes long
SIZES_IN_WORK = 4
WAITING = 12  # faces that may wait for their masters at a time: those must all have room in the archive
PATIENCE = 3


class Gallery:
    """Faces, backs and tables by size. Surfaces have straight alpha and are shared: do not draw on them."""

    def __init__(
        self,
        cache_dir: Path | str | None,
        painting: bool = True,
        memory: int = MEMORY,
        painter: Callable[[Path | None], Painter] = PaintingProcess,
        archive: Archive | None = None,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self.folder = Path(cache_dir) / "art" if cache_dir else None
        self.archive = archive or Archive(self.folder)
        self.memory, self.clock = memory, clock
        self.is_plain = not painting or os.environ.get(PLAIN) == "plain"
        self.new_painter: Callable[[Path | None], Painter] | None = None if self.is_plain else painter
        self.painter: Painter | None = None
        self.painted: OrderedDict[Wanted, pygame.Surface] = OrderedDict()
        self.plain: OrderedDict[Wanted, pygame.Surface] = OrderedDict()
        self.bytes = self.plain_bytes = 0
        self.order = count()
        self.turns: dict[Wanted, int] = {}
        self.room = dict(A_POLL)
        self.asked: dict[Wanted, int] = {}
        self.to_make: list[tuple[int, int, Wanted]] = []
        self.making: tuple[Wanted, Sheet, Iterator[None]] | None = None
        self.waiting: dict[Wanted, set[Master]] = {}
        self.fitting: dict[Wanted, Future] = {}
        self.softly: dict[Master, set[Wanted]] = {}
        self.to_paint: list[Master] = []
        self.at_work: set[Master] = set()
        self.lost = 0
        self.given_up: set[Wanted | Master] = set()
        self.sizes: dict[tuple, OrderedDict[Wanted, None]] = {}
        self.said: set[str] = set()
        self.met: list[str] = []  # games of which something was asked for
        self.version = 0  # grows whenever a picture is there that was seen to be lacking
        self.drawn = 0  # the version that the last poll has told of

    def face(self, face: Face, style: str, size: tuple[int, int]) -> pygame.Surface:
        """A card's face, style "full" (for reading) or "board"; 5:7 is the right shape."""
        return self.show(wanted_face(face, style, size))

    def glance(
        self, face: Face, style: str, size: tuple[int, int], is_ahead: bool = False
    ) -> pygame.Surface | None:  # fmt: skip
        """The same, or None while it is being put together: a moment, in which to show nothing is better.

        `is_ahead`: it is not seen yet.
        """
        wanted = wanted_face(face, style, size)
        if wanted not in self.painted:
            self.ask(wanted, AHEAD if is_ahead else VISIBLE)
        return None if wanted in self.asked and wanted not in self.painted else self.show(wanted)

    def back(self, game: str, marking: int, size: tuple[int, int]) -> pygame.Surface:
        return self.show(Wanted("back", game, whole(size), marking=marking))

    def surface(self, game: str, size: tuple[int, int], wells: tuple[Well, ...] = ()) -> pygame.Surface:
        """The ground that cards lie on, with the places that are sunk into it, any size."""
        return self.show(Wanted("surface", game, whole(size), wells=wells))

    def title(self, game: str, size: tuple[int, int]) -> pygame.Surface | None:
        """The wide picture behind the menu, any size; None while it is not there in any."""
        wanted = Wanted("title", game, whole(size))
        if wanted in self.painted or self.nearest(wanted) is not None:
            return self.show(wanted)
        self.ask(wanted, VISIBLE)
        return None

    def icon(self, game: str, px: int = 64) -> pygame.Surface:
        """The window's icon."""
        return self.show(Wanted("icon", game, whole((px, px))))

    def open(self, game: str) -> None:
        """Have what draws this game's faces at hand: to import it takes longer than a frame may."""
        if not self.is_plain:
            self.archive.open(game)
            with contextlib.suppress(
                ImportError
            ):  # a game without art: stand-ins, and it is said when one is asked for
                import_module(f"art.{game}.face")

    def prefetch(self, faces: Iterable[tuple[Face, str, tuple[int, int]]]) -> None:
        """Have these ready before they are needed; after everything visible, and while there is room."""
        self.foresee(wanted_face(face, style, size) for face, style, size in faces)

    def foresee(self, pictures: Iterable[Wanted]) -> None:
        """The same for pictures of any sort."""
        for wanted in pictures:
            if wanted not in self.painted:
                self.ask(wanted, AHEAD)

    @property
    def pending(self) -> int:
        """How many pictures are still to come."""
        return len(self.asked)

    @property
    def lacking(self) -> list[Wanted]:
        """What was to be shown and is not there: stand-ins are seen in its place."""
        return [wanted for wanted, urgency in self.asked.items() if urgency == VISIBLE]

    def show(self, wanted: Wanted) -> pygame.Surface:
        here = self.painted.get(wanted)
        if here is not None:
            self.painted.move_to_end(wanted)
            return here
        self.ask(wanted, VISIBLE)
        plain = self.plain.pop(wanted, None)
        if plain is None:
            near = self.nearest(wanted)
            plain = pygame.transform.smoothscale(near, wanted.size) if near else stand_in(wanted, self.small(wanted))
            self.plain_bytes += size_of(plain)
        self.plain[wanted] = plain  # whatever was seen last goes last
        while len(self.plain) > MOST_PLAIN or (self.plain_bytes > PLAIN_MEMORY and len(self.plain) > 1):
            self.plain_bytes -= size_of(self.plain.popitem(last=False)[1])
        return plain

    def small(self, wanted: Wanted) -> pygame.Surface | None:
        """What is to be seen of a card, a back or a table until it is put together; None if that is not at hand."""
        names = {"back": f"back-{wanted.marking}", "surface": "table"}
        name = f"pictures/{wanted.face.key}" if wanted.face is not None else names.get(wanted.what)
        return None if self.is_plain or name is None else self.archive.least(wanted.game, name)

    def nearest(self, wanted: Wanted) -> pygame.Surface | None:
        """The same picture in another size, the larger the better; if need be without the deck's sign."""
        for one in (wanted, wanted.unmarked):
            others = [other for other in self.sizes.get(one.subject, ()) if other in self.painted]
            if others:
                return self.painted[max(others, key=lambda other: other.size)]
        return None

    def ask(self, wanted: Wanted, urgency: int) -> None:
        if self.is_plain or wanted in self.given_up or self.asked.get(wanted, AHEAD + 1) <= urgency:
            return
        self.asked[wanted] = urgency
        if wanted.game not in self.met:
            self.met.append(wanted.game)
        sizes = self.sizes.setdefault(wanted.subject, OrderedDict())
        sizes[wanted] = None
        sizes.move_to_end(wanted)
        for old in list(sizes)[:-SIZES_IN_WORK]:
            self.asked.pop(old, None)
            self.turns.pop(old, None)
            if old not in self.painted:
                del sizes[old]
        if wanted not in self.waiting and wanted not in self.fitting:
            self.line_up(wanted)

    def line_up(self, wanted: Wanted) -> None:
        """Let it be made in its turn: who has waited for masters does not go to the end of the line."""
        turn = self.turns.setdefault(wanted, next(self.order))
        heapq.heappush(self.to_make, (self.urgency(wanted), turn, wanted))

    # A frame's worth of work
    def poll(self, ahead: float = A_POLL[AHEAD], frame: float = 0.0) -> bool:
        """Take in what is ready and go on with what is lacking; True if there is something new to draw.

        In the first `ahead` seconds of it what is not seen yet is made as well. The last `frame` took so many seconds:
        of a long one what is seen to be lacking gets its share, for few frames are better than plain cards.
        """
        self.collect()
        self.take_in()
        more = max(0, len(self.lacking) - MANY) * FOR_EACH
        self.work({VISIBLE: max(min(AT_MOST, A_POLL[VISIBLE] + more), frame * SHARE), AHEAD: ahead})
        self.commission()
        if not self.lacking:
            for game in self.met:
                self.archive.open(game)
        drawn, self.drawn = self.drawn, self.version
        return self.version != drawn

    def go_ahead(self, seconds: float) -> bool:
        """Use this time, which a frame has left over, for what is not seen yet; True if there is more to be made."""
        if self.asked:
            self.work({VISIBLE: 0.0, AHEAD: seconds - A_STEP})
        return bool(self.asked)

    def work(self, room: dict[int, float]) -> None:
        """Put pictures together, of each urgency for so many seconds."""
        self.room, began = room, self.clock()
        while self.go_on(self.clock() - began):
            pass

    def go_on(self, spent: float) -> bool:
        """Do one step of what is most needed; False if there is none, or this poll has had its time."""
        if self.to_make and (self.making is None or self.to_make[0][0] < self.urgency(self.making[0])):
            urgency = self.to_make[0][0]
            if spent >= self.room[urgency] or self.is_crowded(urgency):
                return False
            self.begin(heapq.heappop(self.to_make))
            return True
        if self.making is None or spent >= self.room[self.urgency(self.making[0])]:
            return False
        wanted, sheet, steps = self.making
        if wanted not in self.asked:
            self.making = None
            return True
        try:
            next(steps)
        except StopIteration:
            self.making = None
            self.keep(wanted, sheet.finish())
            if sheet.is_soft:
                self.soften(wanted)
        except NotHere as needed:
            self.making = None
            self.wait_for(wanted, needed.missing)
        except Exception as failure:
            self.fail(wanted, failure)
        return True

    def urgency(self, wanted: Wanted) -> int:
        return self.asked.get(wanted, AHEAD)

    def is_crowded(self, urgency: int) -> bool:
        """Whether so many faces that are as urgent wait for masters that another would drive theirs out again."""
        return sum(self.urgency(wanted) <= urgency for wanted in self.waiting) >= WAITING

    def begin(self, entry: tuple[int, int, Wanted]) -> None:
        """Make what stands at the head of the list, unless it has been made or nobody wants it any more."""
        urgency, _, wanted = entry
        if self.asked.get(wanted) != urgency or wanted in self.waiting or wanted in self.fitting:
            return
        if urgency == AHEAD and self.bytes > self.memory * AT_HAND and wanted not in self.painted:
            del self.asked[wanted], self.turns[wanted]
            return
        if wanted.what in ("face", "back"):
            if self.making is not None:  # less urgent: it begins anew later
                self.line_up(self.making[0])
            sheet = Sheet(wanted, self.archive)
            try:
                self.making = wanted, sheet, laid(sheet, wanted)
            except ImportError as failure:
                self.give_up(wanted, f"there is no art for {wanted.game}: {failure}")
            except Exception as failure:
                self.fail(wanted, failure)
        else:
            self.fitting[wanted] = self.archive.readers.submit(fitted, wanted, self.archive)

    def fail(self, wanted: Wanted, failure: Exception) -> None:
        self.making = None
        self.give_up(wanted, f"cannot put {wanted.what} of {wanted.game} together: {failure!r}")

    def take_in(self) -> None:
        """Masters that the readers have brought, and what they have made to measure."""
        for game in self.archive.small.arrived():
            bare = [wanted for wanted in self.plain if wanted.game == game and self.small(wanted) is not None]
            for wanted in bare:
                self.plain_bytes -= size_of(self.plain.pop(wanted))
            self.version += bool(bare)
        for master, fault in self.archive.arrived():
            if fault is None:
                self.is_here(master)
            else:
                self.miss(master, fault)
        for wanted in [wanted for wanted, future in self.fitting.items() if future.done()]:
            future = self.fitting.pop(wanted)
            fault = future.exception()
            if fault is None:
                self.keep(wanted, future.result())
            elif isinstance(fault, Unreadable):
                self.waiting[wanted] = {fault.master}
                self.miss(fault.master, fault.why)
            else:
                self.give_up(wanted, f"cannot fit {wanted.what} of {wanted.game}: {fault!r}")

    def wait_for(self, wanted: Wanted, masters: Iterable[Master]) -> None:
        """Go on with this when these masters are here."""
        lost = self.given_up.intersection(masters)
        if lost:
            self.give_up(wanted, "")
            return
        self.waiting[wanted] = set(masters)
        self.archive.send_for(master for master in masters if master not in self.at_work)

    def is_here(self, master: Master) -> None:
        for wanted in self.softly.pop(master, ()):
            if wanted in self.painted:
                self.asked[wanted] = AHEAD
                self.line_up(wanted)
        for wanted in [wanted for wanted, masters in self.waiting.items() if master in masters]:
            self.waiting[wanted].discard(master)
            if not self.waiting[wanted]:
                del self.waiting[wanted]
                if wanted in self.asked:
                    self.line_up(wanted)

    def soften(self, wanted: Wanted) -> None:
        """Its picture was enlarged: let a larger one be brought or painted, and put it together again."""
        larger = Master(wanted.game, f"pictures/{wanted.face.key}", LARGER)
        if larger not in self.given_up and larger not in self.archive.here:
            self.softly.setdefault(larger, set()).add(wanted)
            if larger not in self.at_work:
                self.archive.send_for([larger])

    def keep(self, wanted: Wanted, shown: pygame.Surface) -> None:
        before = self.painted.pop(wanted, None)
        self.turns.pop(wanted, None)
        if self.asked.pop(wanted, AHEAD) == VISIBLE or before is not None:
            self.version += 1
        alike = wanted.unmarked.subject
        for other in [p for p in self.plain if p.unmarked.subject == alike]:
            self.plain_bytes -= size_of(self.plain.pop(other))  # this picture, shrunk or stretched, shows it better
        self.painted[wanted] = shown
        self.sizes.setdefault(wanted.subject, OrderedDict())[wanted] = None
        self.bytes += size_of(shown) - (size_of(before) if before else 0)
        while self.bytes > self.memory and len(self.painted) > 1:
            old, dropped = self.painted.popitem(last=False)
            self.bytes -= size_of(dropped)
            self.sizes.get(old.subject, {}).pop(old, None)

    def give_up(self, what: Wanted | Master, why: str) -> None:
        """Stand-ins from here on."""
        self.given_up.add(what)
        if why:
            self.say(why, "%s", why)
        if isinstance(what, Wanted):
            if self.asked.pop(what, AHEAD) == VISIBLE:
                self.version += 1  # where nothing was shown while it was awaited, its stand-in is
            for noted in (self.waiting, self.turns):
                noted.pop(what, None)
        else:
            self.softly.pop(what, None)
            for wanted in [wanted for wanted, masters in self.waiting.items() if what in masters]:
                self.give_up(wanted, "")

    # The painter
    def miss(self, master: Master, fault: Exception) -> None:
        """A master that cannot be read is painted. One line in the log, unless it never was to be there."""
        if master.width != LARGER:
            kind = "is not there" if isinstance(fault, FileNotFoundError) else f"cannot be used ({fault})"
            self.say("broken", "the painting %s of %s %s: painting it anew", master.name, master.game, kind)
        if master not in self.at_work and master not in self.to_paint:
            self.to_paint.append(master)

    def commission(self) -> None:
        """Give the painter its next task; what is seen comes before what is only made finer."""
        self.to_paint.sort(key=lambda master: master.width)
        while self.to_paint and len(self.at_work) < 2:
            master = self.to_paint.pop(0)
            if self.new_painter is None:
                self.give_up(master, "")
                continue
            self.at_work.add(master)
            try:
                self.painter = self.painter or self.new_painter(self.folder)
                self.painter.send(master)
            except OSError as failure:
                self.lose_painter(failure)
                return

    def collect(self) -> None:
        """Take over what the painter has finished."""
        try:
            for master, size, pixels, fault in self.painter.finished() if self.painter else ():
                self.at_work.discard(master)
                if fault:
                    self.say(fault, "%s", fault)
                if pixels is None:
                    self.give_up(master, "")
                else:
                    self.archive.keep(master, pygame.image.frombytes(pixels, size, "BGRA").premul_alpha())
                    self.is_here(master)
        except (OSError, EOFError) as failure:
            self.lose_painter(failure)

    def lose_painter(self, failure: Exception) -> None:
        """The painter's process has ended: a new one takes over its tasks, but not for ever."""
        painter, self.painter = self.painter, None
        if painter:
            painter.close()
        if not self.at_work:
            return  # it had nothing to do and went home
        self.lost += 1
        if self.lost > PATIENCE:
            self.say("stopped", "the painter has stopped (%r): plain faces where a painting is missing", failure)
            self.new_painter = None
        self.to_paint += self.at_work
        self.at_work.clear()

    def say(self, about: str, words: str, *details: object) -> None:
        """One log line a fault, however often it is met."""
        if about not in self.said:
            self.said.add(about)
            log.warning(words, *details)

    def close(self) -> None:
        if self.painter:
            self.painter.close()
        self.archive.close()
        self.new_painter = self.painter = None


def laid(sheet: Sheet, wanted: Wanted) -> Iterator[None]:
    """The steps in which a face or a back comes on its sheet."""
    if wanted.what == "face":
        return import_module(f"art.{wanted.game}.face").face(sheet, wanted.face, wanted.style)
    return sheet.back(wanted.marking)
