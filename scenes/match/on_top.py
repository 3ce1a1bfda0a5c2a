"""What comes on top of the table: what moves, what is aimed at, what is said of it, and the card that is read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame

from game.kernel.agenda import Action
from game.kernel.conflict import Conflict, conflict
from game.kernel.windows import Waiting, waiting
from scenes.match.asking import Asking
from scenes.match.buttons import TableButtons
from scenes.match.chair import Chair
from scenes.match.forecast import Forecast
from scenes.match.hand import Hand
from scenes.match.reading import Reading
from scenes.match.sharing import MOVE
from scenes.match.story import Story
from ui.base import theme
from ui.base.canvas import Target
from ui.base.scale import Scale
from ui.base.settings import Settings
from ui.shows.show import Panel
from ui.table import effects
from ui.table.arrow import Arrow, draw_arrow
from ui.table.conflict import (
    as_it_stands,
    draw_arrows,
    draw_between,
    draw_meant,
    draw_outlook,
    draw_shares,
    portraits,
    share_size,
)
from ui.table.duel import Duel, draw_duel
from ui.table.hud import to_rect
from ui.table.marks import DOWN, numeral
from ui.table.painter import GLOWS, WORDS_WIDE, Shown, TablePainter

THINKING_STEP = 0.09  # seconds for which the hourglass stands still
NOWHERE = (0.0, 0.0)  # where the hand is before it has moved
THINKING_TURN = 18  # degrees a step


class OnTop:
    """Draws what comes on top of what lies still; `free`, `rather_free`, `patient`: what a large card leaves free."""

    def __init__(
        self, chair: Chair, asking: Asking, story: Story, reading: Reading, hand: Hand, buttons: TableButtons,
        forecast: Forecast, painter: TablePainter, settings: Settings, panels: Mapping[str, Panel],
        free: Callable[[], list[pygame.Rect]], rather_free: Callable[[], list[pygame.Rect]],
        patient: Callable[[], list[pygame.Rect]],
    ) -> None:  # fmt: skip
        self.chair, self.match, self.show = chair, chair.match, chair.show
        self.asking, self.story, self.reading = asking, story, reading
        self.hand, self.buttons, self.forecast = hand, buttons, forecast
        self.painter, self.board, self.effects, self.log = painter, painter.board, painter.effects, painter.log
        self.settings, self.panels = settings, panels
        self.free, self.rather_free, self.patient = free, rather_free, patient
        self.scale, self.k = Scale((1280, 720)), 1.0
        self.is_looked_under = False  # who stand face to face, to see the cards that they cover
        self.rested: tuple[int, int] | None = None  # where the mouse was when they stepped forward, until it moves
        self.thought = 0.0  # seconds for which the computer has been thinking
        self._conflict: tuple[object, int, Conflict | None] = (None, -1, None)
        self._waiting: tuple[int, tuple[Waiting, ...]] = (-1, ())

    def layout(self, scale: Scale, k: float) -> None:
        self.scale, self.k = scale, k

    def think(self, dt: float) -> bool:
        """The computer has thought for so much longer: True if that is seen."""
        before = int(self.thought / THINKING_STEP)
        self.thought += dt
        return int(self.thought / THINKING_STEP) != before

    def look_under(self) -> bool:
        """Who stand face to face step aside for the mouse, or for a card that the keys point at: what they cover may
        matter for what is decided. Not for a mouse that rests where they have come. True if that is news."""
        was, duel, card, form = self.is_looked_under, self.effects.duel, self.reading.hovered, self.buttons.form
        is_asked = (found := self.conflict()) is not None and self.is_asked_over(found)
        if not is_asked:
            self.rested = form.mouse
        elif self.rested != form.mouse:
            self.rested = None
        has_moved = form.mouse != self.rested
        is_pointed = card >= 0 and (has_moved or form.by_keys)
        is_over = has_moved and duel.collidepoint(form.mouse)
        self.is_looked_under = bool(is_over or (is_pointed and duel.colliderect(self.reading.rect_of(card))))
        return was != self.is_looked_under and is_asked

    def draw(self, surface: Target, shown: Shown) -> None:
        """What comes on top."""
        painter, reading, story = self.painter, self.reading, self.story
        drag, spread, round_end = self.hand.drag, reading.spread, story.round_end
        if self.effects.cold > 0.01 and self.asking.is_asked:
            painter.draw_warm(surface, tuple(g for g in shown.glows if g[0] not in (shown.raised, shown.held)))
        painter.draw_asked(surface, shown)
        if shown.thinking >= 0:
            turn = int(self.thought / THINKING_STEP) * THINKING_TURN % 180
            painter.draw_thinking(surface, shown.thinking, shown.plates[shown.thinking], -turn)
        lying = [piece.what[1] for piece in shown.panels]
        self.draw_panels(surface, lying, is_over=False)
        self.draw_attack(surface)
        self.draw_waiting(surface)
        self.draw_panels(surface, lying, is_over=True)
        if self.is_spread:
            hot = drag.over_card if drag.over_card in spread.rects else reading.hovered
            usable = drag.sources if self.settings.is_glowing else drag.sources & {hot}
            spread.draw(surface, self.board.pictures, self.chair.view.marking, usable, hot)
        painter.draw_raised(surface, shown)
        painter.draw_moving(surface, shown)
        reading.opened.draw(
            surface, self.scale.u, self.chair.view.marking,
            {card: GLOWS[glow] for card, glow in shown.glows if card in reading.opened.rects}, dict(shown.marks),
            self.painter.game,
        )  # fmt: skip
        self.draw_aim(surface)
        if (would_be := self.forecast.outlook()) is not None:
            draw_outlook(surface, self.board, would_be, conflict(self.chair.view))
        if self.hand.sharing.is_open:
            self.draw_shares(surface)
        self.effects.draw(surface)
        if self.is_crossed:
            painter.draw_prompt(surface, shown)
        if round_end.is_shown:
            round_end.draw(surface)
        self.hand.choice.draw_ground(surface, self.scale.u)
        self.buttons.form.draw(surface)
        self.draw_large(surface)
        middle, rules = painter.place("middle"), self.match.state.rules
        reading.slip.draw(surface, middle, rules.telling.rules_file, self.scale.u)
        if (warned := self.forecast.words_of_press()) is not None:
            self.draw_warning(surface, *warned)
        elif drag.held >= 0 and (words := self.forecast.words_of_drop()):
            self.draw_drop(surface, words)

    def draw_panels(self, surface: Target, lying: Sequence[str], is_over: bool) -> None:
        """Those that lie over the arrows of a conflict, or those under them; without those at rest."""
        drag, is_free = self.hand.drag, self.asking.is_asked and not self.story.is_busy
        meant = frozenset((drag.target_cards if drag.held >= 0 else drag.sources) if is_free else ())
        for name, panel in self.panels.items():
            if panel.is_over == is_over and name not in lying:
                panel.meant = meant
                panel.draw(surface, self.forecast.thought())

    def draw_warning(self, surface: Target, words: str, about: pygame.Rect) -> None:
        """What one had better know before one presses there: it covers no other button."""
        u, choice = self.scale.u, self.hand.choice
        if choice.is_open and choice.panel.contains(about):
            self.painter.draw_words_by(surface, words, choice.panel)
        elif about in [button.rect for button in self.buttons.shown]:
            self.painter.draw_words_at(surface, words, about.left - (WORDS_WIDE / 2 + 16) * u, about.top)
        else:
            self.painter.draw_words_at(surface, words, about.centerx, about.top - 6 * u, is_above=True)

    def draw_drop(self, surface: Target, words: str) -> None:
        """What a drop would do: under the card that is carried, or over the one that would be struck, or is pointed at:
        the faces and numbers of both stay seen."""
        found, u, drag = self.forecast.outlook(), self.scale.u, self.hand.drag
        target = -1 if found is None or self.hand.sharing.is_open else found.target
        clear = self.telling_panels() + [self.hand.choice.panel] * self.hand.choice.is_open
        if target < 0 and (drag.is_aimed or self.hand.is_led or self.hand.sharing.is_open):
            target = max((offer.card for offer in drag.all_meant()), default=-1)
        if target >= 0:
            struck = self.reading.rect_of(target)
            self.painter.draw_words_by(surface, words, struck, clear, is_above=True)
        elif drag.is_carried and not drag.is_aimed:
            sprite = self.board.sprites[drag.held]
            self.painter.draw_words_by(surface, words, sprite.pose.rect, clear)
        else:
            hand = pygame.Rect(0, 0, round(36 * u), round(36 * u))
            hand.center = drag.at
            self.painter.draw_words_by(surface, words, hand, clear)

    def telling_panels(self) -> list[pygame.Rect]:
        """Where panels show what would come of it: words about the same lie beside them."""
        if self.forecast.thought() is None:
            return []
        places = [self.painter.place(name) for name in self.panels]
        return [rect for rect in places if rect.h < self.scale.window[1] / 4]  # around a larger one there is no room

    def draw_large(self, surface: Target) -> None:
        """The card that is pointed at, large, where nothing is in its way."""
        reading, story = self.reading, self.story
        is_story = story.is_busy and not story.is_held and self.log.hovered is None
        is_free = self.hand.drag.held < 0 and not self.hand.choice.is_open
        if reading.preview.is_shown and is_free and not reading.slip.is_open and not is_story:
            rather_not = [reading.spread.panel] if reading.spread.is_open else self.rather_free()
            reading.preview.draw(
                surface, self.board.pictures, self.free(), rather_not, self.k, self.scale.u, dock=self.log.rect,
                spare=self.board.played(), patient=self.patient(),
            )  # fmt: skip

    def draw_aim(self, surface: Target) -> None:
        """While a card in play is held, an arrow goes from it to the hand, or to where it would strike."""
        drag = self.hand.drag
        if not drag.is_aimed or drag.over_card == drag.held or drag.at == NOWHERE:
            return
        start, end = self.board.seen_of(drag.held).centre, drag.at
        if (meant := next(iter(drag.all_meant()), None)) is not None:
            is_card = meant.card >= 0
            end = self.reading.rect_of(meant.card).center if is_card else self.board.zone(meant.zone).area.centre
        draw_arrow(surface, start, end, theme.DANGER if meant is not None else theme.STEEL, self.k)

    def draw_shares(self, surface: Target) -> None:
        """The points on each card as they are given, or would be by letting go; those that the hand carries with it."""
        sharing, drag = self.hand.sharing, self.hand.drag
        draw_shares(surface, self.board, sharing.seen, sharing.lost())
        if drag.held >= 0 and drag.at != NOWHERE and sharing.thought is None:
            carried = self.hand.by_hand(Action(MOVE, drag.held)).amount
            px = share_size(self.board.area_of(drag.held).h)
            plate = numeral(px, max(1, carried), 0, DOWN)
            surface.blit(plate, plate.get_rect(center=drag.at))

    def draw_attack(self, surface: Target) -> None:
        """The conflict that is under way: its arrows, and who stands face to face while somebody decides."""
        view, found = self.chair.view, self.conflict()
        if found is None or any(isinstance(effect, Arrow | Duel) for effect in self.effects.active):
            return
        moment = self.story.moment(view)
        if self.steps_forward:
            is_said = any(isinstance(effect, effects.Caption | effects.Burst) for effect in self.effects.active)
            if self.board.forward and not is_said:
                draw_between(surface, self.board, found, moment.names, self.scale.u)
            return
        draw_arrows(surface, moment, found, self.k)
        if self.is_face_to_face(found):
            left, right = (portraits(view, side, moment.names) for side in found.sides)
            words = as_it_stands(found, moment.names) or self.show.words.in_conflict(view, found)
            draw_duel(surface, self.effects, self.board.pictures, left, right, words)

    def draw_waiting(self, surface: Target) -> None:
        """While somebody may answer: which card what waits is meant for, the faintest what happens last."""
        draw_meant(surface, self.board, self.waiting(), self.k)

    def waiting(self) -> tuple[Waiting, ...]:
        """What waits while somebody is asked for an answer to it."""
        if self.asking.window is None or self.story.is_busy:
            return ()
        actions = len(self.match.record.actions)
        if self._waiting[0] != actions:
            self._waiting = actions, waiting(self.match.state)
        return self._waiting[1]

    def conflict(self) -> Conflict | None:
        """The conflict that is under way as it is told; it is looked for once, and not in every frame."""
        now = self.chair.view if self.story.is_busy else self.match.state
        known, actions, found = self._conflict
        if known is not now or actions != len(self.match.record.actions):
            found = conflict(now)
            self._conflict = now, len(self.match.record.actions), found
        return found

    def sums(self) -> list[pygame.Rect]:
        """Where the numbers of a conflict stand against each other, and what would come of it."""
        if (found := self.conflict()) is None:
            return []
        if self.board.forward:
            return [to_rect(self.board.between)]
        return [self.effects.duel] if self.is_face_to_face(found) else []

    @property
    def is_crossed(self) -> bool:
        """Whether an arrow lies over the words of what is asked or told, and nothing else is said or spread there."""
        is_said = any(isinstance(effect, effects.Caption) for effect in self.effects.active)
        if self.story.round_end.is_shown or is_said or self.is_spread:
            return False
        is_met = not self.steps_forward and conflict(self.chair.view) is not None
        return self.hand.drag.is_aimed or is_met or bool(self.waiting())

    @property
    def is_spread(self) -> bool:
        """Whether cards are spread out over the middle, under words of their own."""
        return self.reading.spread.is_open and not self.story.is_busy

    @property
    def steps_forward(self) -> bool:
        """Whether those who fight stand face to face on this table as long as they do: no arrow is drawn then."""
        return bool(self.board.forward) or self.board.lying.arena in self.board.table.places

    def is_face_to_face(self, found: Conflict) -> bool:
        """Whether both sides are seen so now."""
        return self.is_asked_over(found) and not self.is_looked_under

    def is_asked_over(self, found: Conflict) -> bool:
        """Whether the conflict is being decided upon, and nothing has to be picked from the table."""
        return found.is_asked and not self.story.is_busy and not self.hand.drag.sources
