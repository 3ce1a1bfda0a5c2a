"""What is seen of the table now: what lies still and what comes on top, laid out and drawn ahead."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping

import pygame

from art.gallery import Gallery
from scenes.match.ahead import own_first
from scenes.match.asking import Asking
from scenes.match.buttons import TableButtons
from scenes.match.chair import Chair
from scenes.match.forecast import Forecast
from scenes.match.hand import Hand
from scenes.match.on_top import OnTop
from scenes.match.reading import Reading
from scenes.match.still import Still
from scenes.match.story import Story
from ui.base.canvas import Layers
from ui.base.scale import Scale
from ui.base.settings import Settings
from ui.cards.sprite import RATIO, SHARP
from ui.shows.show import Panel
from ui.table import effects
from ui.table.lectern import Lectern
from ui.table.painter import GLOWS, TablePainter
from ui.widgets.tooltip import TipRoom

A_PIECE = 0.004  # seconds that a piece of what is drawn ahead may take
DONE = object()


class Picture:
    """The last of the parts: it reads all others and is read by none but the table.

    `still` tells what lies still, `top` draws what comes on top; `keep_clear` is what a large card never covers.
    """

    def __init__(
        self, chair: Chair, asking: Asking, story: Story, reading: Reading, hand: Hand, buttons: TableButtons,
        forecast: Forecast, painter: TablePainter, settings: Settings,
        panels: Mapping[str, Panel],
    ) -> None:  # fmt: skip
        self.chair, self.match, self.asking, self.reading = chair, chair.match, asking, reading
        self.hand, self.buttons, self.show = hand, buttons, chair.show
        self.painter, self.board, self.effects, self.log = painter, painter.board, painter.effects, painter.log
        self.panels = panels
        self.still = Still(chair, asking, story, reading, hand, forecast, painter, settings, panels)
        self.top = OnTop(
            chair, asking, story, reading, hand, buttons, forecast, painter, settings, panels,
            self.keep_clear, self.own_cards, self.patient,
        )  # fmt: skip
        self.over: Callable[[], list[pygame.Rect]] = list  # what else lies over the table, for a scene that has such
        self.foot = 0  # from here on (pixels) something else than the log lies at the right
        self.scale, self.k = Scale((1280, 720)), 1.0
        self.coming: Iterator[object] = iter(())  # drawn piece by piece, in time that frames have left over
        self.is_dirty = False

    # Place

    def layout(self, scale: Scale, k: float) -> None:
        self.scale, self.k = scale, k
        self.painter.fit(scale.u, k)
        self.top.layout(scale, k)

    def place_log(self) -> None:
        """The log reaches down to the highest button that is there, to what is said above that, or to where something
        else lies at the right."""
        rect, column = self.painter.place("log"), self.painter.place("buttons")
        tops = [button.rect.top for button in self.buttons.shown]
        tops += [lectern.rect.top for lectern in self.lecterns() if lectern.rect.top >= column.top]
        rect.height = min(tops) - round(10 * self.k) - rect.top if tops else rect.height
        u = min(self.scale.u, self.k * 1.35)
        if self.foot:
            rect.height = min(rect.height, max(round(60 * u), self.foot - rect.top))
        if rect != self.log.rect or u != self.log.u:
            self.log.place(rect, u)

    def prepare(self, gallery: Gallery) -> None:
        """Ask for the pictures that this size of window will want."""
        self.coming = self.pieces()
        gallery.open(self.match.record.game)
        high = round(self.board.hand_height)
        faces = own_first(self.match)
        for height in (high, 2 * high) if 2 * high <= SHARP else (high,):
            gallery.prefetch((face, "board", (round(height * RATIO), height)) for face in faces)

    def pieces(self) -> Iterator[object]:
        """Draw what would hold up the frame in which it is first needed, what is needed first before all else."""
        heights = {round(place.card) for place in self.board.table.zones.values()}
        yield from self.painter.prepare()
        yield from self.buttons.widgets.prepare()
        yield effects.prepare()
        yield from self.board.pictures.prepare(sorted(heights, reverse=True), GLOWS.values())
        yield from self.show.prepare(self.effects)

    def go_ahead(self, seconds: float) -> bool:
        """Draw of that as much as there is time for; True if there is more."""
        end = time.perf_counter() + seconds - A_PIECE
        while time.perf_counter() < end:
            if next(self.coming, DONE) is DONE:
                return False
        return True

    # What stays free

    def keep_clear(self) -> list[pygame.Rect]:
        """What a large card never covers: what is asked and can answer it, and what the watcher counts and owns."""
        reading = self.reading
        taught = [lectern.rect for lectern in self.lecterns() if not lectern.gives_way]
        clear = [*self.over(), *taught, *self.painter.asking_places(), *(button.rect for button in self.buttons.shown)]
        clear += [self.painter.place("plate-0"), *self.painter.zones.piles((self.chair.watcher, None)), *self.targets()]
        if reading.slip.is_shown:
            clear.append(reading.slip.rect)
        if reading.opened.is_open:
            clear.append(reading.opened.panel)
        if reading.spread.is_open:
            panel = reading.spread.panel
            clear.append(pygame.Rect(panel.x, panel.y, panel.w, round(20 * self.k) + reading.spread.head))
        clear += self.top.sums()
        if self.asking.stage is not None:
            clear.append(self.painter.place("stage"))  # what the bar asks is worth more
        return clear

    def patient(self) -> list[pygame.Rect]:
        """What a large card covers before any other thing, but not while there is room: the tools, and the buttons
        under words that give way to it."""
        tools = [tool.rect for tool in self.buttons.tools.values()]
        return tools + [rect for lectern in self.lecterns() if lectern.gives_way and (rect := lectern.answered_at).w]

    def answering_places(self) -> list[pygame.Rect]:
        """Where something is asked, and the buttons that answer, of the table and of what is taught."""
        taught = [button.rect for lectern in self.lecterns() for button in lectern.buttons if button.visible]
        return [*self.painter.asking_places(), *(button.rect for button in self.buttons.shown), *taught]

    def tip_room(self) -> TipRoom:
        """Where slips that explain something lie: not on the law, on what answers, on what is taught or told beside the
        table or on the hand, rather not on what anybody has in play; where they would, beside the table."""
        said = [lectern.said_at for lectern in self.lecterns()]
        hand = [self.reading.rect_of(card) for card in self.chair.view.zones[self.chair.hand_zone]]
        law = [self.reading.slip.rect] if self.reading.slip.is_shown else []
        asked = [self.hand.choice.panel] if self.hand.choice.is_open else []
        kept = [*law, *asked, *self.answering_places(), *said, *self.over(), *hand]
        return TipRoom(kept, self.board.played(), self.log.rect)

    def lecterns(self) -> list[Lectern]:
        """Where something is taught now."""
        return [w for w in self.buttons.form.widgets if isinstance(w, Lectern) and w.visible]

    def taken(self) -> list[pygame.Rect]:
        """Everything that is seen on the table but the log: cards, numbers, words and buttons, and what is taught."""
        painter, view, buttons = self.painter, self.chair.view, self.buttons
        found = [pose.rect for pose in self.board.bound.values()]
        found += [*painter.asking_places(), *painter.zones.piles(), painter.place("round")]
        found += [painter.place(f"plate-{n}") for n in range(len(view.seats))]
        found += [widget.rect for widget in (*buttons.shown, *buttons.tools.values())]
        found += [lectern.rect for lectern in self.lecterns()]
        if self.asking.stage is not None:
            found.append(painter.place("stage"))
        return [*found, self.reading.spread.panel] if self.reading.spread.is_open else found

    def targets(self) -> list[pygame.Rect]:
        """The cards on the table that can be chosen where one of them must be."""
        drag, hand = self.hand.drag, self.chair.view.zones[self.chair.hand_zone]
        if not self.asking.is_asked or any(card in hand for card in drag.sources):
            return []
        return [self.reading.rect_of(c) for c in drag.sources if c not in (self.reading.hovered, drag.held)]

    def own_cards(self) -> list[pygame.Rect]:
        """What a large card leaves free if it can: the watcher's cards in play, and the middle of each in the hand."""
        view, zones = self.chair.view, self.board.layout.zones
        hand = [self.reading.rect_of(c).inflate(-round(34 * self.k), 0) for c in view.zones[self.chair.hand_zone]]
        own = [n for n, zone in enumerate(zones) if zone.seat == self.chair.watcher and not self.board.is_pile(n)]
        return hand + [self.reading.rect_of(c) for n in own if n != self.chair.hand_zone for c in view.zones[n]]

    # What is seen

    def layers(self, size: tuple[int, int]) -> Layers:
        """The table for a window of this size: what lies still, as cold as it is, and what comes on top."""
        self.place_log()
        self.log.cover(
            [*(lectern.rect for lectern in self.lecterns()), *(panel.covers for panel in self.panels.values())]
        )
        shown = self.still.shown()
        self.painter.rest(size, shown)
        return Layers(self.painter.layer, self.effects.tint, lambda target: self.top.draw(target, shown))

    # Time

    def update(self, dt: float) -> None:
        self.is_dirty |= self.board.pictures.is_behind | self.top.look_under()
        if self.still.is_thought_seen:
            self.is_dirty |= self.top.think(dt)
