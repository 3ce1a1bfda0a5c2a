"""What the player has chosen, kept as JSON; a file that we cannot read is named and left alone.

`Settings.load(path)` always answers: with what the file says where it makes sense, and with one clear
sentence in `problem` where it does not. Keys we do not know and values we refuse stay in the file.
"""

import copy
import json
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from game import files
from game.kernel.template import fill
from game.kernel.windows import WISHES
from ui.base import folders, texts

LONGEST = 200_000  # bytes of a settings file: what is longer is none of ours
OF_THE_WINDOW = ("window_size", "window_place", "fullscreen")
"""What each program has of its own; the last that ends leaves it to the next."""
GONE = object()
SPEEDS = ("slow", "normal", "fast", "instant")
ASSISTANCE = ("off", "highlights", "alerts", "suggestions")
SCALES = (0, *range(75, 301))
SMALLEST_WINDOW = (960, 540)


def _whole(low: int, high: int) -> tuple[Callable[[Any], bool], str]:
    return (lambda v: isinstance(v, int) and not isinstance(v, bool) and low <= v <= high,
            fill(texts.WHOLE_NUMBER, low=low, high=high))  # fmt: skip


def _one_of(*values: str) -> tuple[Callable[[Any], bool], str]:
    return lambda v: v in values and isinstance(v, str), fill(texts.ONE_OF, values=", ".join(f'"{v}"' for v in values))


def _pair(v: Any, low: tuple[int, int] = (-32768, -32768)) -> bool:
    return (isinstance(v, (list, tuple)) and len(v) == 2
            and all(isinstance(n, int) and not isinstance(n, bool) for n in v)
            and v[0] >= low[0] and v[1] >= low[1] and max(v) <= 32768)  # fmt: skip


def _are_wishes(v: Any) -> bool:
    """{game: {kind: {person: [wish, stop, ...]}}}"""
    if not isinstance(v, dict) or not all(isinstance(kinds, dict) for kinds in v.values()):
        return False
    people = [people for kinds in v.values() for people in kinds.values()]
    if not all(isinstance(each, dict) for each in people):
        return False
    said = [words for each in people for words in each.values()]
    return all(
        isinstance(words, list) and words and all(isinstance(w, str) for w in words) and words[0] in WISHES
        for words in said
    )


YES_NO = (lambda v: isinstance(v, bool), texts.YES_OR_NO)
PERCENT = _whole(0, 100)

SENSE: dict[str, tuple[Callable[[Any], bool], str]] = {
    "window_size": (lambda v: _pair(v, SMALLEST_WINDOW), texts.WINDOW_SIZE),
    "window_place": (lambda v: v is None or _pair(v), texts.WINDOW_PLACE),
    "fullscreen": YES_NO,
    "ui_scale": (lambda v: type(v) is int and v in SCALES, texts.UI_SCALE),
    "speed": _one_of(*SPEEDS),
    "reduced_motion": YES_NO,
    "sound_volume": PERCENT,
    "ambience_volume": PERCENT,
    "colour_blind": YES_NO,
    "hover_delay": _whole(0, 2000),
    "wishes": (lambda v: _are_wishes(v), texts.WISHES),
    "card_size": _whole(40, 250),
    "cards_as": _one_of("pictures", "lines"),
    "hint_level": _one_of("all", "few", "none"),
    "assistance": _one_of(*ASSISTANCE),
    "graphics_card": YES_NO,
    "trials": (lambda v: isinstance(v, dict) and all(isinstance(one, dict) for one in v.values()), texts.TABLE_BY_GAME),
    "last_setup": (lambda v: isinstance(v, dict), texts.TABLE),
}
"""For every setting: what makes sense, and that in words."""


@dataclass
class Settings:
    """All settings with their first values. `change` checks, saves and tells the listeners."""

    window_size: tuple[int, int] = (1280, 720)
    window_place: tuple[int, int] | None = None
    fullscreen: bool = False
    ui_scale: int = 0  # percent of what fits the window, 0 = that
    speed: str = "normal"
    reduced_motion: bool = False
    sound_volume: int = 80  # percent
    ambience_volume: int = 40
    colour_blind: bool = False  # marks beside colours
    hover_delay: int = 350  # milliseconds
    wishes: dict = field(default_factory=dict)  # game: kind of window: person: when to be asked, and at which stops
    card_size: int = 100  # percent: how large cards are in the deck builder
    cards_as: str = "pictures"  # or a line for each, there
    hint_level: str = "all"  # which cards glow at rest
    assistance: str = "highlights"  # what the table shows unasked; each has what those before it have
    graphics_card: bool = False  # present through the graphics card; from the next start
    trials: dict = field(default_factory=dict)  # game: how a deck is tried out
    last_setup: dict = field(default_factory=dict)

    path: Path | None = field(default=None, repr=False, compare=False)
    problem: str = field(default="", repr=False, compare=False)
    kept: dict = field(default_factory=dict, repr=False, compare=False)
    broken: bool = field(default=False, repr=False, compare=False)
    listeners: list[Callable[[set[str]], None]] = field(default_factory=list, repr=False, compare=False)
    seen: dict = field(default_factory=dict, repr=False, compare=False)  # what stood in the file when we last looked
    stamp: tuple = field(default=(), repr=False, compare=False)  # the file's then

    @classmethod
    def load(cls, path: Path | None = None) -> "Settings":
        """The settings of this file (data_dir()/settings.json); never raises because of what is in it."""
        path = path or folders.data_dir() / "settings.json"
        settings = cls(path=path, stamp=files.stamp(path))
        try:
            settings._take(plain_in(path))
        except FileNotFoundError:
            pass
        except ValueError as wrong:
            settings._unreadable(str(wrong))
        settings.seen = copy.deepcopy(settings.plain)
        return settings

    @property
    def is_glowing(self) -> bool:
        """Whether what can be done is marked before anything is held or pointed at."""
        return self.hint_level != "none" and self.assistance != "off"

    def look(self) -> None:
        """Take over what another program has changed in the file since we last looked; listeners are told of it.

        What was changed here since stays. What only this window is, another window does not change.
        """
        now = files.stamp(self.path) if self.path is not None and not self.broken else self.stamp
        if now == self.stamp:
            return
        self.stamp = now
        try:
            theirs = plain_in(self.path)
        except FileNotFoundError:
            return
        except ValueError as wrong:
            self._unreadable(str(wrong))
            return
        before = self.plain
        whole = merged(self.seen, before, theirs)
        self.kept = {}
        self._take({name: value for name, value in whole.items() if name not in OF_THE_WINDOW})
        self.seen = {name: value for name, value in self.seen.items() if name in SENSE} | theirs
        self._tell({name for name, value in self.plain.items() if before.get(name) != value and name in SENSE})

    def _unreadable(self, why: str) -> None:
        self.broken = True
        self.problem = fill(texts.NOT_LOADED, path=self.path, why=why, kept=f"{self.path.name}.broken")

    @property
    def plain(self) -> dict:
        """Everything as it is written into the file."""
        known = {f.name: getattr(self, f.name) for f in fields(self) if f.name in SENSE}
        return {name: list(v) if isinstance(v, tuple) else v for name, v in known.items()} | self.kept

    def _take(self, found: dict) -> None:
        wrong = []
        for name, value in found.items():
            if name not in SENSE:
                self.kept[name] = value
            elif SENSE[name][0](value):
                setattr(self, name, tuple(value) if isinstance(value, list) else value)
                self.kept.pop(name, None)
            else:
                self.kept[name] = value
                shown = files.shortened(json.dumps(value), 60)
                wrong.append(fill(texts.WRONG_VALUE, name=name, value=shown, allowed=SENSE[name][1]))
        if wrong:
            self.problem = fill(texts.WRONG_VALUES, path=self.path, faults="; ".join(wrong))

    def change(self, **values: Any) -> None:
        """Set, save and tell. A value that makes no sense is a mistake of ours: ValueError."""
        self._set(values)
        self.look()
        self._move_broken_aside()
        self._write()
        self._tell(set(values))

    def set_quietly(self, **values: Any) -> None:
        """Set and tell without saving: while a slider is dragged, or what only matters until the end."""
        self._set(values)
        self._tell(set(values))

    def _set(self, values: dict[str, Any]) -> None:
        for name, value in values.items():
            if not SENSE[name][0](value):
                raise ValueError(f"{name} = {value!r}, but must be {SENSE[name][1]}")
            setattr(self, name, value)
            self.kept.pop(name, None)

    def _tell(self, names: set[str]) -> None:
        for tell in list(self.listeners) if names else ():
            tell(names)

    def save(self) -> None:
        """Write the file, unless it is one that we could not read and nobody has changed a setting."""
        self.look()
        self._write()

    def _write(self) -> None:
        if self.broken or self.path is None:
            return
        plain = self.plain
        try:
            files.write_atomically(self.path, words_of(plain))
        except OSError as wrong:
            self.problem = fill(texts.NOT_SAVED, path=self.path, why=files.why_no_folder(wrong))
        else:
            self.seen, self.stamp = copy.deepcopy(plain), files.stamp(self.path)

    def _move_broken_aside(self) -> None:
        if self.broken:
            try:
                files.set_aside(self.path)
            except FileNotFoundError:
                pass  # mended by deleting it
            except OSError as wrong:
                self.problem = fill(texts.NOT_ASIDE, path=self.path, why=wrong.strerror or wrong)
                return
            self.broken = False


def plain_in(path: Path) -> dict:
    """What stands in a file of settings. Raises FileNotFoundError, or ValueError with where and why."""
    try:
        found = json.loads(files.content(path, LONGEST))
    except FileNotFoundError:
        raise
    except json.JSONDecodeError as wrong:
        raise ValueError(fill(texts.AT, line=wrong.lineno, column=wrong.colno, why=wrong.msg)) from None
    except OSError as wrong:
        raise ValueError(fill(texts.UNREADABLE, why=wrong.strerror or wrong)) from None
    except (ValueError, RecursionError) as wrong:  # no text, a number of a thousand digits, a deep nest
        raise ValueError(files.shortened(str(wrong), 200)) from None
    if not isinstance(found, dict):
        raise ValueError(fill(texts.NO_TABLE))
    return found


def merged(base: dict, mine: dict, theirs: dict) -> dict:
    """What two programs have made of one table: what one of them changed, and where both did, what was done here."""
    whole = {}
    for name in {**theirs, **mine}:
        ours, other, was = mine.get(name, GONE), theirs.get(name, GONE), base.get(name, GONE)
        if isinstance(ours, dict) and isinstance(other, dict):
            value = merged(was if isinstance(was, dict) else {}, ours, other)
        else:
            value = other if ours == was else ours
        if value is not GONE:
            whole[name] = value
    return whole


def words_of(plain: dict) -> str:
    """Settings as JSON that reads well; half a letter, which no file can hold, is written out."""
    words = json.dumps(plain, indent=2, ensure_ascii=False)
    try:
        words.encode()
    except UnicodeEncodeError:
        words = json.dumps(plain, indent=2)
    return words + "\n"
