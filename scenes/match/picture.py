"""What is seen of the table now: gathered from match, view and hand, and handed to the painter."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence

import pygame

from art.gallery import Gallery
from game.kernel.agenda import Action
from game.kernel.conflict import Conflict, conflict
from scenes.match.ahead import own_first
from scenes.match.asking import Asking
from scenes.match.buttons import TableButtons
from scenes.match.chair import Chair
from scenes.match.forecast import Forecast
from scenes.match.hand import Hand
from scenes.match.reading import Reading
from scenes.match.sharing import MOVE
from scenes.match.story import Story
from ui.base import text, theme
from ui.base.canvas import Layers, Target
from ui.base.resting import Piece
from ui.base.scale import Scale
from ui.base.settings import Settings
from ui.cards.sprite import RATIO, SHARP
from ui.shows.show import Panel
from ui.table import effects
from ui.table.arrow import Arrow, draw_arrow
from ui.table.conflict import as_it_stands, draw_arrows, draw_between, draw_outlook, draw_shares, portraits, share_size
from ui.table.duel import Duel, draw_duel
from ui.table.lectern import Lectern
from ui.table.log import wide_numbers
from ui.table.marks import DOWN, numeral
from ui.table.painter import GLOWS, HELD, LIFTABLE, MEANT, PAYS, TARGET, WORDS_WIDE, Shown, TablePainter
from ui.table.plate import PlateInfo

A_PIECE = 0.004  # seconds that a piece of what is drawn ahead may take
DONE = object()
THINKING_STEP = 0.09  # seconds for which the hourglass stands still
NOWHERE = (0.0, 0.0)  # where the hand is before it has moved
THINKING_TURN = 18  # degrees a step


class Picture:
    """The last of the parts: it reads all others and is read by none but the table.

    `shown` is what lies still, `draw` paints that and what moves; `keep_clear` is what a large card never covers.
    """

    def __init__(
        self, chair: Chair, asking: Asking, story: Story, reading: Reading, hand: Hand, buttons: TableButtons,
        forecast: Forecast, painter: TablePainter, settings: Settings,
        panels: Mapping[str, Panel],
    ) -> None:  # fmt: skip
        self.chair, self.match, self.asking, self.story, self.reading = chair, chair.match, asking, story, reading
        self.hand, self.buttons, self.forecast = hand, buttons, forecast
        self.painter, self.board, self.effects, self.log = painter, painter.board, painter.effects, painter.log
        self.settings, self.panels, self.show = settings, panels, chair.show
        self.scale, self.k = Scale((1280, 720)), 1.0
        self.thought = 0.0  # seconds for which the computer has been thinking
        self.coming: Iterator[object] = iter(())  # drawn piece by piece, in time that frames have left over
        self.is_dirty = False
        self._conflict: tuple[object, int, Conflict | None] = (
            None,
            -1,
            None,
        )

    # Place

    def layout(self, scale: Scale, k: float) -> None:
        self.scale, self.k = scale, k
        self.painter.fit(scale.u, k)

    def place_log(self) -> None:
        """The log reaches down to the highest button that is there."""
        rect = self.painter.place("log")
        tops = [button.rect.top for button in self.buttons.shown]
        rect.height = min(tops) - round(10 * self.k) - rect.top if tops else rect.height
        u = min(self.scale.u, self.k * 1.35)
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

    def keep_clear(self) -> list[pygame.Rect]:
        """What a large card never covers: what is asked and can answer it, and what the watcher counts and owns."""
        reading = self.reading
        taught = [lectern.said_at for lectern in self.lecterns() if not lectern.gives_way]
        clear = [*taught, *self.painter.asking_places()]
        clear += [button.rect for button in self.buttons.shown]
        clear += [self.painter.place("plate-0"), *self.painter.piles((self.chair.watcher, None)), *self.targets()]
        if reading.slip.is_shown:
            clear.append(reading.slip.rect)
        if reading.opened.is_open:
            clear.append(reading.opened.panel)
        if reading.spread.is_open:
            panel = reading.spread.panel
            clear.append(pygame.Rect(panel.x, panel.y, panel.w, round(20 * self.k) + reading.spread.head))
        if self.asking.stage is not None:
            clear.append(self.painter.place("stage"))  # the last: what the bar asks is worth more
        return clear

    def lecterns(self) -> list[Lectern]:
        """Where something is taught now."""
        return [w for w in self.buttons.form.widgets if isinstance(w, Lectern) and w.visible]

    def taken(self) -> list[pygame.Rect]:
        """Everything that is seen on the table but the log: cards, numbers, words and buttons, and what is taught."""
        painter, view, buttons = self.painter, self.chair.view, self.buttons
        found = [pose.rect for pose in self.board.bound.values()]
        found += [*painter.asking_places(), *painter.piles(), painter.place("round")]
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

    # What lies still

    def shown(self) -> Shown:
        chair, asking, drag = self.chair, self.asking, self.hand.drag
        hovered = self.reading.hovered
        raised = hovered if hovered in chair.view.zones[chair.hand_zone] and hovered != drag.held else -1
        held = -1 if drag.is_aimed else drag.held
        return Shown(
            self.plates(), chair.place_of(self.match.chooser) if self.is_thought_seen else -1, self.round_words(),
            self.chip(), self.prompt(), asking.mode, self.glows(), self.lit_zones(), asking.stage, raised, held,
            chair.marks, asking.stage_words if asking.stage is not None else "", self.spots(),
            not self.story.round_end.is_shown, self.panels_at_rest(),
        )  # fmt: skip

    @property
    def is_thought_seen(self) -> bool:
        """Whether it is shown that a computer thinks: not before the next round, nor where nobody is to know it."""
        match, story = self.match, self.story
        is_open = match.is_thinking and match.chooser is not None and not self.asking.is_answer_secret
        return is_open and not story.is_held and not story.is_pondering

    def plates(self) -> tuple[PlateInfo, ...]:
        chair, view = self.chair, self.chair.view
        count, infos = len(chair.names), []
        for place in range(count):
            seat = (chair.watcher + place) % count
            counted, (score, goal) = view.seats[seat], self.show.plates.counted(view, seat)
            infos.append(PlateInfo(
                chair.names[seat], seat, view.team[seat], len(set(view.team)) < count, score,
                goal, len(view.cards_in(seat, "hand")), counted.wins,
                view.goal if view.goal > 1 else 0, seat == view.active and view.turn > 0,
                self.settings.colour_blind, self.show.plates.sign(view, seat), self.show.plates.is_out(view, seat),
            ))  # fmt: skip
        return tuple(infos)

    def chip(self) -> str:
        """Whose turn it is, in a word or two."""
        chair, view = self.chair, self.chair.view
        if (self.match.outcome or view.outcome) is not None and not self.story.is_busy:
            return "The end"
        if self.story.is_held or view.turn == 0:
            return wide_numbers(f"Round {max(1, view.round)}") if view.goal > 1 else "The game begins"
        if view.active == chair.watcher:
            return "Your turn" if len(chair.people) == 1 else f"{chair.names[chair.watcher]}: your turn"
        if self.asking.is_asked:
            return "Your answer" if len(chair.people) == 1 else f"{chair.names[chair.watcher]}: your answer"
        return f"{chair.names[view.active]}'s turn"

    def prompt(self) -> str:
        """What is asked, or else what is going on now; nothing that is past."""
        if self.asking.is_asked:
            words = self.asking.words()
            head, _, rest = words.partition(": ")
            if rest and self.chip().lower().endswith(head.lower()):
                words = rest[:1].upper() + rest[1:]  # whose turn it is stands before it already
            more = " A click gives one more, a drag carries one." if self.hand.sharing.is_open else ""
            return text.escape(words + more)
        if self.story.is_held:
            return "The round is over."
        if self.story.is_busy:
            return self.story.told_now()
        if self.match.outcome is not None:
            return "The match is over."
        if self.match.is_thinking:
            if self.asking.is_answer_secret:
                return "Waiting..."
            return f"{text.escape(self.chair.names[self.match.chooser])} is thinking."
        return self.asking.aside

    def round_words(self) -> str:
        view = self.chair.view
        turn, words = f"turn {view.turn}" if view.turn else "", f"Round {max(1, view.round)}"
        words = f"{words}, {turn}".removesuffix(", ") if view.goal > 1 else turn.capitalize() or view.rules.title
        more = self.show.words.of_round(view)
        return wide_numbers(f"{words}  {more}" if more else words)

    def glows(self) -> tuple[tuple[int, str], ...]:
        drag, view, asking = self.hand.drag, self.chair.view, self.asking
        found = dict.fromkeys(asking.picked if asking.is_asked else (), HELD)
        if drag.held >= 0:
            meant = drag.all_meant()
            found[drag.held] = HELD
            for zone in drag.target_zones:
                if self.board.is_pile(zone) and view.zones[zone]:
                    is_meant = any(offer.card < 0 and offer.zone == zone for offer in meant)
                    found[view.zones[zone][-1]] = MEANT if is_meant else TARGET
            for card in drag.target_cards:
                found[card] = MEANT if any(offer.card == card for offer in meant) else TARGET
        elif asking.narrowed:
            found |= dict.fromkeys(drag.sources, TARGET)
        elif asking.is_asked and self.settings.is_glowing:
            hand = view.zones[self.chair.hand_zone]
            few = self.settings.hint_level == "few" and all(card in drag.sources for card in hand)
            for card in drag.sources:
                if card not in self.reading.spread.rects and not (few and card in hand):
                    found[card] = LIFTABLE
        found |= dict.fromkeys(self.forecast.payers(), PAYS)
        return tuple(sorted(found.items()))

    def lit_zones(self) -> tuple[tuple[int, str], ...]:
        drag = self.hand.drag
        meant = {offer.zone for offer in drag.all_meant() if offer.card < 0}
        found = {zone: MEANT if zone in meant else TARGET for zone in drag.target_zones}
        if self.settings.is_glowing:
            found |= dict.fromkeys(self.hand.places(), TARGET)
        return tuple(sorted(found.items()))

    def spots(self) -> tuple[tuple[pygame.Rect, str], ...]:
        """The free places of columns in which the held card may stand."""
        drag = self.hand.drag
        meant = {offer.card for offer in drag.all_meant()} if drag.held >= 0 else ()
        spots = self.hand.spots()
        return tuple((rect, MEANT if foot in meant else TARGET) for foot, rect in sorted(spots.items()))

    # What comes on top

    def layers(self, size: tuple[int, int]) -> Layers:
        """The table for a window of this size: what lies still, as cold as it is, and what comes on top."""
        self.log.cover([lectern.rect for lectern in self.lecterns()])
        shown = self.shown()
        self.painter.rest(size, shown)
        return Layers(self.painter.layer, self.effects.tint, lambda target: self.draw(target, shown))

    def draw(self, surface: Target, shown: Shown) -> None:
        """What comes on top."""
        painter, reading, story = self.painter, self.reading, self.story
        drag, spread, round_end = self.hand.drag, reading.spread, story.round_end
        if self.effects.cold > 0.01 and self.asking.is_asked:
            painter.draw_warm(surface, tuple(g for g in shown.glows if g[0] not in (shown.raised, shown.held)))
        painter.draw_asked(surface, shown)
        if shown.thinking >= 0:
            turn = int(self.thought / THINKING_STEP) * THINKING_TURN % 180
            painter.draw_thinking(surface, shown.thinking, -turn)
        if spread.is_open and not story.is_busy:
            hot = drag.over_card if drag.over_card in spread.rects else reading.hovered
            usable = drag.sources if self.settings.is_glowing else drag.sources & {hot}
            spread.draw(surface, self.board.pictures, self.chair.view.marking, usable, hot)
        lying = [piece.what[1] for piece in shown.panels]
        self.draw_panels(surface, lying, is_over=False)
        self.draw_attack(surface)
        self.draw_panels(surface, lying, is_over=True)
        painter.draw_raised(surface, shown)
        painter.draw_moving(surface)
        reading.opened.draw(
            surface, self.scale.u, self.chair.view.marking,
            {card: GLOWS[glow] for card, glow in shown.glows if card in reading.opened.rects}, dict(shown.marks),
            self.painter.game,
        )  # fmt: skip
        self.draw_aim(surface)
        if (would_be := self.forecast.outlook()) is not None:
            draw_outlook(surface, self.board, would_be)
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

    def panels_at_rest(self) -> tuple[Piece, ...]:
        """Those that lie still with all that rests, under all that moves."""
        if self.effects.tint is not None or self.reading.spread.is_open:
            return ()
        thought, found = self.forecast.thought(), []
        for name, panel in self.panels.items():
            look = None if panel.is_over else panel.look(thought)
            if look is not None:
                rect = self.painter.with_edge(self.painter.place(name))
                found.append(
                    Piece(("panel", name, look), rect, lambda target, panel=panel: panel.draw(target, thought))
                )
        return tuple(found)

    def draw_panels(self, surface: Target, lying: Sequence[str], is_over: bool) -> None:
        """Those that lie over the arrows of a conflict, or those under them; without those at rest."""
        for name, panel in self.panels.items():
            if panel.is_over == is_over and name not in lying:
                panel.draw(surface, self.forecast.thought())

    def draw_warning(self, surface: Target, words: str, about: pygame.Rect) -> None:
        """What one had better know before one presses there: it covers no other button."""
        u, choice = self.scale.u, self.hand.choice
        if choice.is_open and choice.panel.contains(about):
            self.painter.draw_words_at(surface, words, choice.panel.centerx, choice.panel.bottom + 6 * u)
        elif about in [button.rect for button in self.buttons.shown]:
            self.painter.draw_words_at(surface, words, about.left - (WORDS_WIDE / 2 + 16) * u, about.top)
        else:
            self.painter.draw_words_at(surface, words, about.centerx, about.top - 6 * u, is_above=True)

    def draw_drop(self, surface: Target, words: str) -> None:
        """What a drop would do: under the hand, or over the card that would be struck or get points, whose numbers stay
        seen."""
        found, u, meant = self.forecast.outlook(), self.scale.u, self.hand.drag.meant()
        target = (
            meant.card if meant is not None and self.hand.sharing.is_open else -1 if found is None else found.target
        )
        if target >= 0:
            struck = self.reading.rect_of(target)
            self.painter.draw_words_at(surface, words, struck.centerx, struck.top - 10 * u, is_above=True)
        else:
            x, y = self.hand.drag.at
            self.painter.draw_words_at(surface, words, x, y + 26 * u)

    def draw_large(self, surface: Target) -> None:
        """The card that is pointed at, large, where nothing is in its way."""
        reading, story = self.reading, self.story
        is_story = story.is_busy and not story.is_held and self.log.hovered is None
        is_free = self.hand.drag.held < 0 and not self.hand.choice.is_open
        if reading.preview.is_shown and is_free and not reading.slip.is_open and not is_story:
            rather_not = [reading.spread.panel] if reading.spread.is_open else self.own_cards()
            pictures = self.board.pictures
            reading.preview.draw(
                surface, pictures, self.keep_clear(), rather_not, self.k, self.scale.u, dock=self.log.rect
            )

    def draw_aim(self, surface: Target) -> None:
        """While a card in play is held, an arrow goes from it to the hand, or to where it would strike."""
        drag = self.hand.drag
        if not drag.is_aimed or drag.over_card == drag.held or drag.at == NOWHERE:
            return
        start, end = self.board.area_of(drag.held).centre, drag.at
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
        if self.board.forward:
            if not any(isinstance(effect, effects.Caption | effects.Burst) for effect in self.effects.active):
                draw_between(surface, self.board, found, moment.names, self.scale.u)
            return
        draw_arrows(surface, moment, found, self.k)
        if self.is_face_to_face(found):
            left, right = (portraits(view, side, moment.names) for side in found.sides)
            words = as_it_stands(found, moment.names) or self.show.words.in_conflict(view, found)
            draw_duel(surface, self.effects, self.board.pictures, left, right, words)

    def conflict(self) -> Conflict | None:
        """The conflict that is under way as it is told; it is looked for once, and not in every frame."""
        now = self.chair.view if self.story.is_busy else self.match.state
        known, actions, found = self._conflict
        if known is not now or actions != len(self.match.record.actions):
            found = conflict(now)
            self._conflict = now, len(self.match.record.actions), found
        return found

    @property
    def is_crossed(self) -> bool:
        """Whether an arrow lies over the words of what is asked or told, and nothing else is said there."""
        is_said = any(isinstance(effect, effects.Caption) for effect in self.effects.active)
        if self.story.round_end.is_shown or is_said:
            return False
        is_met = not self.board.forward and conflict(self.chair.view) is not None
        return self.hand.drag.is_aimed or is_met

    def is_face_to_face(self, found: Conflict) -> bool:
        """Whether the conflict is being decided upon, and nothing has to be picked from the table."""
        return found.is_asked and not self.story.is_busy and not self.hand.drag.sources

    # Time

    def update(self, dt: float) -> None:
        self.is_dirty |= self.board.pictures.is_behind
        if self.is_thought_seen:
            before = int(self.thought / THINKING_STEP)
            self.thought += dt
            self.is_dirty |= int(self.thought / THINKING_STEP) != before
