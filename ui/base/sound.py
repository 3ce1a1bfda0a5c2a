"""The ear of the screen: plays the game's sounds by name; silent and fine where there is no sound card.

One idea: nothing here waits and nothing raises. What is not loaded yet is not heard; what is missing or
broken in the cache is made again by a process of its own; `poll` takes in a little at each frame. A card that
is plugged in later, or another one when the first is pulled out, is heard without a new start of the program.
"""

import logging
import random
import time
from collections import deque
from pathlib import Path

import pygame
from pygame._sdl2 import audio  # the one place that names the cards there are

from sounds import RATE, store
from sounds.family import AMBIENCE, SOUNDS
from sounds.maker import Maker

log = logging.getLogger(__name__)

CHANNELS = 16
BUFFER = 1024  # smaller ones crackle
SAME_AGAIN = 0.040  # seconds within which a sound is not laid over itself
LOADING = 0.002  # seconds of a frame that loading may take
FADE = 2500  # milliseconds in which the ambience comes and goes
LOUDEST_AMBIENCE = 0.8
AGAIN = 3.0  # seconds after which a card that was not there may be looked for once more
WIDEST = 0.8  # how far to a side a sound may lean


def gain(percent: float) -> float:
    """The amplitude for a volume of 0..100 as the ear counts it; the mixer knows 128 steps, 1 % is one."""
    return max((percent / 100) ** 1.7, 1.01 / 128) if percent > 0 else 0.0


class Sounds:
    """All sounds of the game; `start` it once, `poll` it at every frame, `stop` it at the end."""

    def __init__(self, cache_dir: Path, clock=time.monotonic):
        self.folder = store.folder_in(Path(cache_dir))
        self.available = False
        self.asked: deque[str] = deque(maxlen=100)  # the names lately asked for, heard or not
        self._clock = clock
        self._dice = random.Random(7)
        self._volume, self._ambience, self._muted = 70.0, 0.0, False
        self._loaded: dict[str, list[pygame.mixer.Sound]] = {}
        self._to_load: deque[store.Take] = deque()
        self._missing: list[store.Take] = []
        self._maker: Maker | None = None
        self._tries = 0
        self._last_played: dict[str, float] = {}
        self._last_take: dict[str, int] = {}
        self._channels = [(-1, 0.0)] * CHANNELS  # the priority and the moment of what was last played on each
        self._unknown: set[str] = set()
        self._loop_ready = self._loop_plays = False
        self._hushed_until = 0.0
        self._breath = 1.0
        self._polled_at = 0.0
        self._sought_at = -AGAIN
        self._is_gone = False  # the card, while the mixer plays on to nobody

    # -- beginning and end -----------------------------------------------------------------------------------

    def start(self, unheard: bool = False) -> None:
        """Open the sound card, if there is one, and begin to load; what is missing is made meanwhile.

        SDL's dummy card counts as none, because nobody hears it, unless `unheard` says that it is wanted.
        """
        if self.available:
            return
        self._sought_at = self._clock()
        try:
            if pygame.mixer.get_init():
                pygame.mixer.quit()
            pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(CHANNELS)
        except (pygame.error, NotImplementedError) as error:
            log.warning("No sound: %s", error)
            return
        if pygame.mixer.get_driver() == "dummy" and not unheard:
            pygame.mixer.quit()
            return
        self.available = True
        self._polled_at = self._clock()
        self._to_load.extend(store.takes())
        if self._ambience:
            self._seek_loop()

    def stop(self) -> None:
        """Silence; the card is given back."""
        if self._maker:
            self._maker.stop()
            self._maker = None
        if self.available and pygame.mixer.get_init():
            pygame.mixer.music.stop()
            pygame.mixer.music.unload()
            pygame.mixer.quit()
        self.available = self._loop_ready = self._loop_plays = self._is_gone = False
        self._loaded.clear()
        self._to_load.clear()
        self._missing.clear()

    @property
    def is_heard(self) -> bool:
        """Whether there is a card that plays what is asked for."""
        return self.available and not self._is_gone

    def seek(self) -> None:
        """Look for a card once more if there is none; not all the time, for looking may cost a frame."""
        if not self.is_heard and self._clock() - self._sought_at >= AGAIN:
            self._reopen()

    def heed(self, event: pygame.event.Event) -> None:
        """A card came or went: AUDIODEVICEADDED, or AUDIODEVICEREMOVED, whose `which` is 0 for a card not in use.

        Where the system does not move us to another card by itself, we do. While there is none, the mixer stays
        open, though nobody hears it: with it closed we would not be told that a card has come.
        """
        if event.iscapture:
            return
        if event.type == pygame.AUDIODEVICEADDED:
            if self._is_gone:
                self._reopen()
            self.seek()  # only now and then: opening the mixer in vain tells of cards as well
        elif event.type == pygame.AUDIODEVICEREMOVED and event.which and self.available:
            log.warning("The sound card is gone")
            self._is_gone = True
            if _cards():
                self._reopen()

    def _reopen(self) -> None:
        self.stop()
        self._tries = 0
        self.start()

    # -- playing ---------------------------------------------------------------------------------------------

    def play(self, name: str, volume: float = 1.0, pan: float = 0.0) -> None:
        """Let a sound be heard now, between left (-1) and right (1); does nothing where it cannot."""
        if name not in SOUNDS:
            if name not in self._unknown:
                self._unknown.add(name)
                log.warning("There is no sound called %r", name)
            return
        self.asked.append(name)
        if not self.available:
            return
        now = self._clock()
        if SOUNDS[name].hush > 0:
            self._hushed_until = max(self._hushed_until, now + SOUNDS[name].hush)
        elif SOUNDS[name].hush < 0:
            self._hushed_until = now
        if self._muted or not self._volume or now - self._last_played.get(name, -1.0) < SAME_AGAIN:
            return
        try:
            self._sound_out(name, volume, pan, now)
        except pygame.error as error:
            self._lose(error)

    def _sound_out(self, name: str, volume: float, pan: float, now: float) -> None:
        takes = self._loaded.get(name)
        number = self._free_channel(SOUNDS[name].priority, now) if takes else None
        if number is None:
            return
        choices = [k for k in range(len(takes)) if k != self._last_take.get(name)] or [0]
        self._last_take[name] = self._dice.choice(choices)
        lean = WIDEST * min(1.0, max(-1.0, pan))
        loud = min(1.0, max(0.0, volume))
        left, right = loud * min(1.0, 1 - lean), loud * min(1.0, 1 + lean)
        channel = pygame.mixer.Channel(number)
        channel.play(takes[self._last_take[name]])
        channel.set_volume(left, right)
        self._channels[number] = (SOUNDS[name].priority, now)
        self._last_played[name] = now

    def _free_channel(self, priority: int, now: float) -> int | None:
        """A silent channel, or else that of the least and oldest sound which is no more important."""
        for number in range(CHANNELS):
            if not pygame.mixer.Channel(number).get_busy():
                return number
        least = min(range(CHANNELS), key=lambda number: self._channels[number])
        return least if self._channels[least][0] <= priority else None

    # -- volumes ---------------------------------------------------------------------------------------------

    @property
    def volume(self) -> float:
        """0..100, for everything but the ambience."""
        return self._volume

    @volume.setter
    def volume(self, percent: float) -> None:
        self._volume = min(100.0, max(0.0, percent))
        self._apply()

    @property
    def ambience(self) -> float:
        """0..100, the quiet loop; it is made when first wanted."""
        return self._ambience

    @ambience.setter
    def ambience(self, percent: float) -> None:
        self._ambience = min(100.0, max(0.0, percent))
        if self.available and self._ambience:
            self._seek_loop()
        self._apply()

    @property
    def muted(self) -> bool:
        """Silent for now, without forgetting the volumes."""
        return self._muted

    @muted.setter
    def muted(self, silent: bool) -> None:
        self._muted = bool(silent)
        self._apply()

    def _apply(self) -> None:
        """Let what sounds now be as loud as it should be."""
        if not self.available:
            return
        try:
            self._set_takes()
            self._set_loop()
        except pygame.error as error:
            self._lose(error)

    def _set_takes(self) -> None:
        for takes in self._loaded.values():
            for take in takes:
                take.set_volume(self._master)

    @property
    def _master(self) -> float:
        return 0.0 if self._muted else gain(self._volume)

    def _set_loop(self) -> None:
        if not self._loop_plays:
            return
        wanted = 0.0 if self._muted else gain(self._ambience) * LOUDEST_AMBIENCE
        pygame.mixer.music.set_volume(wanted * self._breath)
        if wanted:
            pygame.mixer.music.unpause()
        else:
            pygame.mixer.music.pause()

    # -- a little at each frame ------------------------------------------------------------------------------

    @property
    def is_ready(self) -> bool:
        """Whether all that can be loaded has been."""
        return not (self._to_load or self._missing or self._maker)

    def poll(self) -> None:
        """Take in what has arrived and keep the ambience at its volume; costs a frame next to nothing."""
        if not self.available:
            return
        now = self._clock()
        passed, self._polled_at = max(0.0, now - self._polled_at), now
        try:
            self._load_some()
            self._hear_from_maker()
            self._breathe(now, passed)
        except pygame.error as error:
            self._lose(error)

    def _load_some(self) -> None:
        until = time.perf_counter() + LOADING
        while self._to_load:
            take = self._to_load.popleft()
            data = store.frames(store.path(self.folder, take))
            if data:
                sound = pygame.mixer.Sound(buffer=data)
                sound.set_volume(self._master)
                self._loaded.setdefault(take[0], []).append(sound)
            else:
                self._missing.append(take)
            if time.perf_counter() > until:
                return

    def _hear_from_maker(self) -> None:
        if self._maker:
            for take in self._maker.news():
                if take in self._missing:
                    self._missing.remove(take)
                if take[0] == AMBIENCE:
                    self._start_loop()
                else:
                    self._to_load.append(take)
            if self._maker.is_done:
                fault = self._maker.fault or f"{len(self._missing)} could not be made"
                self._maker = None
                if self._missing and self._tries >= 2:
                    log.warning("Some sounds are missing: %s", fault)
                    self._missing.clear()
        elif self._missing and not self._to_load:
            self._tries += 1
            if self._tries > 3:
                self._missing.clear()
                return
            try:
                self._maker = Maker(self.folder, list(self._missing))
            except OSError as error:
                log.warning("Sounds cannot be made: %s", error)
                self._missing.clear()

    def _seek_loop(self) -> None:
        """Play the loop if its file is whole, or have it made."""
        if self._loop_ready or (AMBIENCE, 0) in self._missing:
            return
        if store.is_whole(store.path(self.folder, (AMBIENCE, 0))):
            self._start_loop()
        else:
            self._missing.append((AMBIENCE, 0))

    def _start_loop(self) -> None:
        try:
            pygame.mixer.music.load(store.path(self.folder, (AMBIENCE, 0)))
        except pygame.error as error:
            log.warning("The ambience does not play: %s", error)
            return
        self._loop_ready = True
        pygame.mixer.music.play(-1, fade_ms=FADE)
        self._loop_plays = True
        self._set_loop()

    def _breathe(self, now: float, passed: float) -> None:
        """The ambience falls silent at a great moment within a third of a second, and returns in two."""
        if not self._loop_plays:
            return
        aim = 0.0 if now < self._hushed_until else 1.0
        if aim != self._breath:
            step = passed / (0.3 if aim < self._breath else 2.0)
            self._breath = max(aim, self._breath - step) if aim < self._breath else min(aim, self._breath + step)
            self._set_loop()

    def _lose(self, error: Exception) -> None:
        """The sound card is gone: be silent from here on."""
        log.warning("Sound stops: %s", error)
        self.available = False


def _cards() -> list[str]:
    """The names of the cards that could play."""
    try:
        return audio.get_audio_device_names(False)
    except pygame.error:
        return []
