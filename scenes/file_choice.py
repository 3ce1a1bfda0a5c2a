"""Choosing a file that holds words: a folder, what lies in it, and a line to type a path into."""

from collections.abc import Callable
from pathlib import Path

import pygame

from art import glyphs
from game import system
from game.kernel.template import fill
from scenes import texts
from scenes.sheet import Sheet
from ui.base import folders, plates, text, theme
from ui.base.scale import Scale
from ui.widgets.entry import Entry
from ui.widgets.press import ACTIVATE, Button
from ui.widgets.scroll import Rows
from ui.widgets.text import RichText

ROW = 36
MOST = 5000
"""So many entries of a folder are shown."""
LONGEST = 1000


class FileRows(Rows):
    """The folder above, the folders, the files. Enter or a double click takes the chosen one."""

    def __init__(self, on_pick: Callable[[int], None], on_take: Callable[[int], None]) -> None:
        super().__init__(0, ROW, self._row, on_pick)
        self.entries: list[tuple[Path, str, str]] = []  # what, its name, its sign
        self.on_take = on_take

    def show_entries(self, entries: list[tuple[Path, str, str]]) -> None:
        self.entries, self.count, self.chosen = entries, len(entries), -1
        self.scroll_to(0, at_once=True)
        if self.scale:
            self.content(self.count * self.px(self.height))

    def press(self, pos: tuple[int, int], clicks: int = 1) -> None:
        super().press(pos, clicks)
        if clicks >= 2 and self.grip is None and 0 <= self.row_at(pos) == self.chosen:
            self.on_take(self.chosen)

    def key(self, event: pygame.event.Event) -> bool:
        if event.key in ACTIVATE and 0 <= self.chosen < self.count:
            self.on_take(self.chosen)
            return True
        return super().key(event)

    def _row(self, surface: pygame.Surface, rect: pygame.Rect, index: int, is_chosen: bool) -> None:
        _, name, sign = self.entries[index]
        if is_chosen:
            plates.draw_plate(surface, "chosen", rect.inflate(0, -self.px(4)), self.u, 6)
        px, side = self.px(theme.BODY - 1), self.px(16)
        picture = glyphs.glyph(sign, side, theme.BRASS if sign != "log" else theme.FADED)
        surface.blit(picture, picture.get_rect(midleft=(rect.x + self.px(10), rect.centery)))
        x = rect.x + self.px(36)
        shown = text.shortened(name, "body", px, rect.right - x - self.px(8))
        surface.blit(text.render(text.escape(shown), "body", px, theme.PARCHMENT), (x, text.centred(rect, "body", px)))


class FileChoice(Sheet):
    """`on_take(path)` gets the file; the endings say which files are shown. Any path may be typed."""

    covers = False
    folder: Path | None = None
    """Where the last file was found, for the next time."""

    def __init__(self, heading: str, endings: tuple[str, ...], on_take: Callable[[Path], None]) -> None:
        self.heading, self.endings, self.on_take = heading, endings, on_take

    def build(self) -> None:
        self.add_sheet(self.heading)
        self.path = self.add(Entry("", None, texts.PATH, LONGEST, on_enter=self.go, tip=texts.PATH_TIP))
        self.rows = self.add(FileRows(self.pointed, self.take))
        self.note = self.add(RichText("", theme.SMALL, theme.FADED))
        self.cancel = self.add(Button(texts.CANCEL, self.back))
        self.open = self.add(Button(texts.OPEN, self.open_written, "primary"))
        begin = [FileChoice.folder, folders.documents(), folders.written("~")]
        if not any(self.list_folder(folder) for folder in begin if folder is not None and folders.is_folder(folder)):
            self.show(begin[1], [])
        self.form.focus(self.rows)

    def list_folder(self, folder: Path) -> bool:
        """Show what lies in a folder; one that cannot be read is said, and the old one stays. Whether it is shown."""
        try:
            found = sorted(folder.iterdir(), key=lambda path: path.name.casefold())[:MOST]
        except OSError as wrong:
            self.say(fill(texts.UNREADABLE_FOLDER, path=folder, why=wrong.strerror or wrong))
            return False
        seen = [path for path in found if not path.name.startswith(".")]
        inside = [(path, path.name, "deck") for path in seen if folders.is_folder(path)]
        folders_there = {path for path, _, _ in inside}
        files = [
            (path, path.name, "log")
            for path in seen
            if path.suffix.lower() in self.endings and path not in folders_there
        ]
        self.show(folder, [*inside, *files])
        FileChoice.folder = folder
        *others, last = self.endings
        endings = texts.OR.join(filter(None, (", ".join(others), last)))
        self.say("" if files else fill(texts.NO_FILES, endings=endings))
        return True

    def show(self, folder: Path, entries: list[tuple[Path, str, str]]) -> None:
        """The ways out of a folder, and what lies in it."""
        if folder.parent != folder:
            ways = [(folder.parent, texts.PARENT_FOLDER, "arrow-up")]
        else:
            ways = [(drive, str(drive), "deck") for drive in system.drives() if drive != folder]
        self.rows.show_entries([*ways, *entries])
        self.path.set(str(folder))

    def say(self, words: str) -> None:
        self.note.say(text.escape(words))

    def pointed(self, index: int) -> None:
        path, _, sign = self.rows.entries[index]
        self.path.set(str(path))
        self.open.say(texts.OPEN if sign == "log" else texts.OPEN_FOLDER)

    def take(self, index: int) -> None:
        self.sounded(self.rows.entries[index][0])

    def open_written(self) -> None:
        self.go(self.path.value)

    def go(self, words: str) -> None:
        """Open the written path: a folder is shown, a file is taken."""
        if words.strip():
            self.sounded(folders.written(words))

    def sounded(self, path: Path) -> None:
        if objection := system.objection(path):
            self.say(objection)
            return
        try:
            is_folder, is_there = path.is_dir(), path.exists()
        except (OSError, ValueError) as wrong:
            why = getattr(wrong, "strerror", "") or wrong
            self.say(fill(texts.CANNOT_OPEN, path=str(path)[:120], why=why))
            return
        if is_folder:
            self.list_folder(path)
            self.open.say(texts.OPEN)
        elif is_there:
            self.app.stack.pop()
            self.on_take(path)
        else:
            self.say(fill(texts.NO_PATH, path=path))

    def layout(self, scale: Scale) -> None:
        wide, high = min(720, scale.size[0] - 40), min(600, scale.size[1] - 40)
        x, y = self.lay_sheet(scale, wide, high)
        inside = wide - 56
        self.path.place(scale.rect(x + 28, y + 78, inside, 42), scale)
        self.rows.place(scale.rect(x + 28, y + 130, inside, high - 130 - 106), scale)
        self.note.place(scale.rect(x + 28, y + high - 98, inside, 22), scale)
        self.cancel.place(scale.rect(x + 28, y + high - 68, 150, 44), scale)
        self.open.place(scale.rect(x + wide - 28 - 180, y + high - 68, 180, 44), scale)
        self.path.set(self.path.value)
