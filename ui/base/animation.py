"""Motion over time. Everything here is driven by `dt`, so a test can run a second in one call.

A beat is anything with `update(dt) -> finished`. Beats never wait and never read a clock; the `Director`
plays them one after another, and a skip lets every one of them finish, so nothing is left half-way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Protocol

LONG = 3600.0  # more seconds than any story lasts


class Beat(Protocol):
    def update(self, dt: float) -> bool: ...


def ease_out(t: float) -> float:
    """Quick at first, soft at the end: things that land."""
    return 1 - (1 - t) ** 3


def ease_back(t: float) -> float:
    """A little beyond the mark and back: things that pop up."""
    u = t - 1
    return 1 + 2.2 * u**3 + 1.2 * u**2


@dataclass
class Hold:
    """Let a moment pass."""

    seconds: float

    def update(self, dt: float) -> bool:
        self.seconds -= dt
        return self.seconds <= 0


@dataclass
class Call:
    """Do one thing when its turn comes."""

    what: Callable[[], Any]
    _done: bool = False

    def update(self, dt: float) -> bool:
        if not self._done:
            self._done = True
            self.what()
        return True


class Late:
    """A beat that is made only when its turn comes: by what has become of everything until then."""

    def __init__(self, make: Callable[[], Beat]) -> None:
        self.make = make
        self.beat: Beat | None = None

    def update(self, dt: float) -> bool:
        if self.beat is None:
            self.beat = self.make()
        return self.beat.update(dt)


class Together:
    """Several beats side by side; over when the last is over."""

    def __init__(self, beats: Iterable[Beat]) -> None:
        self.beats = list(beats)

    def update(self, dt: float) -> bool:
        self.beats = [beat for beat in self.beats if not beat.update(dt)]
        return not self.beats


class Sequence:
    """Several beats in a row. What one leaves of a long `dt` is not carried over: a frame is short."""

    def __init__(self, beats: Iterable[Beat]) -> None:
        self.beats = list(beats)

    def update(self, dt: float) -> bool:
        while self.beats and self.beats[0].update(dt):
            self.beats.pop(0)
            if dt < LONG:
                break
        return not self.beats


class Cascade:
    """Several beats that begin one after another, each `gap` seconds after the last, and overlap."""

    def __init__(self, beats: Iterable[Beat], gap: float) -> None:
        self.waiting = list(beats)
        self.playing: list[Beat] = []
        self.gap = gap
        self._until = 0.0

    def update(self, dt: float) -> bool:
        self._until -= dt
        while self.waiting and self._until <= 0:
            self.playing.append(self.waiting.pop(0))
            self._until += self.gap
            if dt >= LONG:
                self.playing[-1].update(LONG)
        self.playing = [beat for beat in self.playing if not beat.update(dt)]
        return not (self.waiting or self.playing)


@dataclass
class Director:
    """Plays beats one after another. Speed 0 is instant: what is played is over at once."""

    speed: float = 1.0
    beats: list[Beat] = field(default_factory=list)

    @property
    def is_busy(self) -> bool:
        return bool(self.beats)

    def play(self, beat: Beat) -> None:
        self.beats.append(beat)
        if not self.speed:
            self.skip()

    def update(self, dt: float) -> None:
        if not self.speed:
            self.skip()
        elif self.beats and self.beats[0].update(dt * self.speed):
            self.beats.pop(0)

    def skip(self) -> None:
        """Jump to the end. Every beat still finishes, so nothing is left half-way."""
        while self.beats:
            while not self.beats[0].update(LONG):
                pass
            self.beats.pop(0)
