"""What the table is made of: parts, each with a state of its own.

A part knows only those that stand before it here, and what concerns all of them it asks of the table (`Deeds`):

    chair     whose eyes see the table, and the view that they see
    story     what is told and what still moves: teller, log, lights, the end of a round
    asking    what the person is asked now
    sharing   points that are shared out among cards
    wishes    who wishes to be asked in which windows
    reading   what is looked at: the large card, cards spread out, the rule behind a refusal
    buttons   what stands in words at the side
    hand      what is held, and what a drop means
    forecast  what would happen
    hints     what is said of things that are no cards
    tutor     help in four levels, and words at the first use of something
    mouse, keys   how the person reaches all these
    picture   what is seen of all these
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from art.wanted import face_of
from scenes.arrival import Arrival
from scenes.match.asking import Asking
from scenes.match.buttons import TableButtons
from scenes.match.chair import Chair
from scenes.match.forecast import Forecast
from scenes.match.hand import Hand
from scenes.match.hints import Hints
from scenes.match.keys import Keys
from scenes.match.mouse import Mouse
from scenes.match.picture import Picture
from scenes.match.reading import Reading
from scenes.match.sharing import Sharing
from scenes.match.story import Story
from scenes.match.tutor import Tutor
from scenes.match.wishes import Wishes
from scenes.stack import Scene
from ui.base.canvas import Layers, Target
from ui.base.scale import Scale
from ui.cards.sprite import Pictures
from ui.table.board import Board
from ui.table.drag import Drag
from ui.table.effects import Effects
from ui.table.hud import places_for
from ui.table.layout import load, map_file
from ui.table.log import Log
from ui.table.painter import TablePainter

if TYPE_CHECKING:
    from game.match import Match


class Furnished(Scene):
    """The table with its parts, which hear, move and are drawn together; what happens at it, `Table` says.

    Raises MapFault if the map of the table cannot be used.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.parts: tuple = ()
        self._is_dirty = True
        layout = match.state.layout
        file = map_file(match.record.game, layout.seats)
        self.chair = Chair(match)
        own = self.chair.show.places.in_map
        self.map = load(file, [str(zone) for zone in layout.zones], places_for(layout.seats, own))

    def furnish(self, app) -> None:
        """Set up the board and make all parts."""
        match, chair = self.match, self.chair
        game = match.record.game
        owners = len(chair.names) if match.state.rules.decks.parts else 1
        pictures = Pictures(app.gallery, game, face_of, owners)
        self.board = Board(self.map, match.state.layout, pictures, chair.show.cards.leans, chair.show.places.lying)
        self.effects = Effects()
        self.painter = TablePainter(self.board, self.effects, Log(), app.gallery, game, chair.show)
        self.painter.log.on_link = self.follow
        self.panels = {place: make(chair.names, self.hear) for place, make in chair.show.places.panels.items()}
        self.make_parts()

    def make_parts(self) -> None:
        chair, painter, settings, hear = self.chair, self.painter, self.app.settings, self.hear
        self.arrival = arrival = Arrival()
        self.story = story = Story(chair, painter, self.panels, hear, arrival, self.look_back)
        self.asking = asking = Asking(chair, arrival)
        self.sharing = sharing = Sharing(chair)
        self.wishes = wishes = Wishes(chair, settings)
        self.reading = reading = Reading(
            chair, asking, painter, Drag(self.board), hear, self.taken, self.read_rule, settings
        )  # fmt: skip
        self.buttons = buttons = TableButtons(chair, wishes, asking, sharing, self, settings, self.place_log, hear)
        self.hand = hand = Hand(
            chair, asking, sharing, story, reading, painter, buttons.choice, self.act, self.hand_changed, hear,
            self.note_order,
        )  # fmt: skip
        self.forecast = forecast = Forecast(chair, asking, reading, hand, buttons.form)
        self.hints = hints = Hints(chair, asking, painter, buttons.form, story.log, story.round_end)
        self.mouse = Mouse(chair, asking, story, reading, hand, painter, buttons.form, arrival, hints)
        self.tutor = tutor = Tutor(chair, asking, story, reading, buttons, settings, hints)
        self.keys = Keys(self, asking, story, reading, hand, buttons, arrival, wishes, tutor)
        self.picture = Picture(
            chair, asking, story, reading, hand, buttons, forecast, painter, settings, self.panels
        )  # fmt: skip
        reading.lecterns = self.picture.lecterns
        story.looked_up = reading.forget
        story.covered = buttons.say_tools
        buttons.form.tip_room = self.picture.tip_room
        buttons.form.add(story.round_end.back_button)
        buttons.form.add(story.round_end.button)
        self.parts = (story, reading, buttons, hand, hints, tutor, self.mouse, self.keys, self.picture)

    # What all parts share

    @property
    def is_dirty(self) -> bool:
        """Whether a frame is wanted: by the table itself or by one of its parts."""
        return self._is_dirty or any(part.is_dirty for part in self.parts)

    @is_dirty.setter
    def is_dirty(self, wanted: bool) -> None:
        self._is_dirty = wanted
        if not wanted:
            for part in self.parts:
                part.is_dirty = False

    @property
    def form(self):
        """The widgets of the table."""
        return self.buttons.form

    def hear(self, name: str) -> None:
        self.app.sounds.play(name)

    def place_log(self) -> None:
        """Buttons have come or gone: the log has other room."""
        self.picture.place_log()
        self.tutor.place()

    def taken(self) -> list[pygame.Rect]:
        """What is needed on the table: nothing else may hide it for a while."""
        return self.picture.taken()

    def hand_changed(self, card: int) -> None:
        """This card was let go (-1: another change of what may be taken): the keys have other places to go to."""
        self.keys.make_spots(card)

    def settings_changed(self, names: set[str]) -> None:
        self.apply_settings()

    def apply_settings(self) -> None:
        self.story.apply(self.app.settings)
        self.reading.apply(self.app.settings)
        self.hints.apply(self.app.settings)
        self.is_dirty = True

    # The loop

    def layout(self, scale: Scale) -> None:
        width, height = scale.window
        self.story.finish_beat()
        self.board.fit(width, height)
        k = min(width / self.board.map.size[0], height / self.board.map.size[1])
        self.picture.layout(scale, k)
        self.story.layout(scale, k)
        self.buttons.layout(self.board.table, self.painter.place("prompt"), scale, k)
        self.place_log()
        self.reading.layout(scale, k)
        self.hand.layout(scale)
        self.hints.layout(scale)
        self.tutor.layout(scale)
        self.keys.layout(scale)
        self.is_dirty = True

    def settle_layout(self) -> None:
        self.picture.prepare(self.app.gallery)

    def go_ahead(self, seconds: float) -> bool:
        return self.picture.go_ahead(seconds)

    def cancel_drag(self) -> None:
        self.mouse.cancel_drag()

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN:
            self.keys.handle(event)
        elif event.type in (pygame.KEYUP, pygame.WINDOWFOCUSLOST):
            self.keys.let_go(event)
        else:
            self.mouse.handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        self.layers(surface.get_size()).draw(surface)

    def layers(self, size: tuple[int, int]) -> Layers:
        rest, tint, over = self.picture.layers(size)

        def paint(target: Target) -> None:
            over(target)
            self.draw_over(target)

        return Layers(rest, tint, paint)

    def draw_over(self, surface: Target) -> None:
        """What lies over the picture: what is taught, and what is said of things."""
        if not self.story.is_busy and self.hand.drag.held < 0:
            self.draw_pointing(surface)
            self.buttons.form.draw_tip(surface)
        if self.hints.is_shown and not (self.reading.preview.is_shown or self.reading.terms.is_shown):
            self.hints.draw(surface, self.picture.tip_room())
        if not (self.story.is_busy and self.reading.preview.is_kept):
            self.reading.draw_terms(surface)

    def draw_pointing(self, surface: Target) -> None:
        """What is taught points at something; what is said of things lies over that."""
        self.tutor.draw(surface)
