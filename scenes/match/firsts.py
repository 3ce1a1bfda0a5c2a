"""Words at the first use of an icon, a pile or a phase: each is said once in a life, one at a question, and asks for
nothing. Whoever plays on has read it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pygame

from game.kernel.conflict import conflict
from game.kernel.windows import waiting
from game.teach.primer import First
from scenes.learn.progress import WORDS, Progress, named
from scenes.match import texts
from scenes.match.asking import Asking
from scenes.match.buttons import TableButtons
from scenes.match.chair import Chair
from scenes.match.pointing import Pointing
from scenes.match.reading import Reading
from ui.base import text, theme
from ui.base.scale import Scale
from ui.base.settings import Settings
from ui.table.hud import to_rect
from ui.table.layout import seated
from ui.table.lectern import Lectern
from ui.widgets.press import Button

HEAD = texts.NEW
GAP = 8  # logical units between what is said and the buttons over and under it


class Firsts:
    """To the others: `begin` when a question stands and everything is still, `close` when it is answered."""

    def __init__(
        self, chair: Chair, asking: Asking, reading: Reading, buttons: TableButtons, settings: Settings,
        room: Callable[[], pygame.Rect],
    ) -> None:  # fmt: skip
        self.chair, self.asking, self.reading, self.settings, self.room = chair, asking, reading, settings, room
        self.buttons, form = buttons, buttons.form
        self.board, self.painter = reading.board, reading.painter
        self.game = chair.match.record.game
        self.words = chair.primer.first
        self.is_wished = bool(self.words)
        self.progress: Progress | None = None  # read when first wanted
        self.told: First | None = None
        self.about: tuple = ()  # the question at which the last one was said
        self.close_button = Button(texts.GOT_IT, self.put_away, "button", size=theme.SMALL)
        self.enough_button = Button(texts.TIPS_OFF, self.stop, "quiet", size=theme.SMALL)
        self.lectern = Lectern(form, (self.close_button, self.enough_button), chair.match.record.game)
        self.lectern.gives_way = self.lectern.is_low = True
        self.pointing = Pointing(reading, form, buttons.choice, self.pointed_at)
        self.scale = Scale((1280, 720))
        self.is_dirty = False

    def begin(self) -> None:
        """Say the next word that fits what is on the table now, if one is new."""
        if not self.is_wished or self.settings.assistance == "off" or self.asking.about == self.about:
            return
        if self.progress is None:
            self.progress = Progress()
        new = [word for word in self.words if not self.progress.has(WORDS, named(self.game, word.when))]
        if not new:
            self.is_wished = False
            return
        word = next((word for word in new if self.is_here(word)), None)
        if word is None:
            return
        self.told, self.about = word, self.asking.about
        self.lectern.lie(self.where(), self.scale)
        self.lectern.show(self.close_button, self.enough_button)
        self.is_dirty = True
        for head in (HEAD, ""):
            self.lectern.say(text.escape(word.says), head=head)
            if self.lectern.is_legible:
                break
        else:
            self.close()  # another time, where there is room for it
            return
        self.progress.add(WORDS, named(self.game, word.when))  # that it cannot be kept is no matter here

    def where(self) -> pygame.Rect:
        """The place of the log. While the card that asks lies there, or what waits for an answer, the tallest room in
        the column below that no button takes."""
        if self.asking.stage is None and not waiting(self.chair.match.state):
            return self.room()
        column, taken = self.painter.place("buttons"), [button.rect for button in self.buttons.shown]
        ends = sorted((rect.top, rect.bottom) for rect in taken)
        gaps = [(above[1], below[0]) for above, below in pairwise([(0, column.top), *ends, (column.bottom, 0)])]
        top, bottom = max(gaps, key=lambda gap: gap[1] - gap[0])
        gap = round(GAP * self.scale.u)
        return pygame.Rect(column.x, top + gap, column.w, max(0, bottom - top - 2 * gap))

    def is_here(self, word: First) -> bool:
        """Whether this is met now, as the watcher sees it."""
        kind, _, what = word.when.partition(" ")
        view, state = self.chair.view, self.chair.match.state
        if kind == "asked":
            return bool(state.agenda) and state.agenda[-1].what == what
        if conflict(state) is not None or waiting(state) or self.asking.stage is not None:
            return False  # whoever fights, or has to answer, has no eyes for anything else
        if kind == "lies":
            seats = (None, self.board.watcher) if word.own else (None, *range(len(view.seats)))
            places = view.layout.of.get(what, ())
            return any(view.zones[index] and view.layout.zones[index].seat in seats for index in places)
        hand = [view.what[card] for card in view.zones[self.chair.hand_zone]]
        return any(
            printed is not None
            and what in (printed.kind, printed.stats.get("status"), *printed.stats.get("traits", ()))
            for printed in hand
        )

    def close(self) -> bool:
        """Nothing is said any more; false if nothing was."""
        was, self.told = self.told is not None, None
        if was:
            self.lectern.hide()
            self.is_dirty = True
        return was

    def put_away(self) -> None:
        self.close()

    def stop(self) -> None:
        """This player knows the game: none of its words is new any more."""
        self.progress.add(WORDS, *(named(self.game, word.when) for word in self.words))
        self.is_wished = False
        self.close()

    # Where

    def marked(self) -> pygame.Rect | None:
        """What the word is about, if that is a place of the table."""
        point = self.told.point if self.told is not None else ""
        if not point:
            return None
        layout, name = self.board.layout, point.rpartition("-")[0]
        there = self.lying(name)
        for index, zone in enumerate(layout.zones):
            place = seated(zone, self.board.watcher, layout.seats)
            is_it = place == point or (zone.seat is None and zone.name == name)
            if is_it if there is None else index == there:
                is_pile, label = self.board.is_pile(index), self.painter.zones.name_of(index)
                rect = self.painter.zones.counted_pile(index) if is_pile else to_rect(self.board.zone(index).area)
                return rect if label is None else rect.union(label)
        return self.painter.place(point) if point in self.board.table.places else None

    def lying(self, name: str) -> int | None:
        """Of places of that name the one where that lies which is met now, if the one of one's own is empty."""
        view, (kind, _, what) = self.chair.view, self.told.when.partition(" ")
        if kind != "lies" or what != name:
            return None
        filled = [index for index in view.layout.of.get(name, ()) if view.zones[index]]
        is_own = any(view.layout.zones[index].seat in (None, self.board.watcher) for index in filled)
        return filled[0] if filled and not is_own else None

    def pointed_at(self) -> list[pygame.Rect]:
        rect = self.marked()
        return [] if rect is None else [rect]

    def draw(self, surface: pygame.Surface) -> None:
        self.pointing.draw(surface, self.told)

    def layout(self, scale: Scale) -> None:
        self.scale = scale
        self.place()

    def place(self) -> None:
        if self.lectern.visible:
            self.lectern.lie(self.where(), self.scale)
