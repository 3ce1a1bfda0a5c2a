"""What lies still on the table now: the plates, what is asked, what glows; told, and painted by the painter."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.kernel.template import fill
from scenes.match import texts
from scenes.match.asking import Asking
from scenes.match.chair import Chair
from scenes.match.forecast import Forecast
from scenes.match.hand import Hand
from scenes.match.reading import Reading
from scenes.match.story import Story
from ui.base import text
from ui.base.resting import Piece
from ui.base.settings import Settings
from ui.shows.show import Panel
from ui.table.painter import FOOT, HELD, LIFTABLE, MEANT, PAYS, TARGET, Shown, TablePainter
from ui.table.plate import PlateInfo


class Still:
    """Gathers from match, view and hand what lies still; it draws nothing."""

    def __init__(
        self, chair: Chair, asking: Asking, story: Story, reading: Reading, hand: Hand, forecast: Forecast,
        painter: TablePainter, settings: Settings, panels: Mapping[str, Panel],
    ) -> None:  # fmt: skip
        self.chair, self.match, self.show = chair, chair.match, chair.show
        self.asking, self.story, self.reading = asking, story, reading
        self.hand, self.forecast = hand, forecast
        self.painter, self.board, self.effects = painter, painter.board, painter.effects
        self.settings, self.panels = settings, panels

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
        return is_open and not story.is_held and not story.is_pondering and not self.asking.aside

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
                self.settings.colour_blind, self.show.plates.sign(view, seat), self.chair.is_out(seat),
            ))  # fmt: skip
        return tuple(infos)

    def chip(self) -> str:
        """Whose turn it is, in a word or two, or what goes on instead."""
        chair, view = self.chair, self.chair.view
        if view.outcome is not None or (self.match.outcome is not None and not self.story.is_busy):
            return texts.THE_END
        if self.story.is_held or view.turn == 0:
            return fill(texts.ROUND, round=max(1, view.round)) if view.goal > 1 else texts.THE_START
        if self.asking.aside_head and not self.asking.is_asked:
            return self.asking.aside_head
        is_alone = len(chair.people) == 1
        if (seat := self.answering()) >= 0:
            return fill(texts.RESPONSE_OF, player=chair.names[seat])
        if view.active == chair.watcher and not chair.is_watching:
            return texts.YOUR_TURN if is_alone else fill(texts.YOUR_TURN_OF, player=chair.names[chair.watcher])
        if self.asking.is_asked:
            return texts.YOUR_RESPONSE if is_alone else fill(texts.YOUR_RESPONSE_OF, player=chair.names[chair.watcher])
        return fill(texts.TURN_OF, player=chair.names[view.active])

    def answering(self) -> int:
        """Who is to choose now, if that is neither whoever has the turn nor whoever sits here, nor a secret; or -1."""
        view = self.chair.view
        frame = view.agenda[-1] if view.agenda and not self.asking.is_asked else None
        choice = view.rules.choices.get(frame.what) if frame is not None else None
        is_told = choice is not None and not choice.is_secret and view.active not in (-1, frame.seat)
        return frame.seat if is_told and frame.seat != self.chair.watcher else -1

    def prompt(self) -> str:
        """What is asked, or else what is going on now; nothing that is past."""
        if self.asking.is_asked:
            if self.hand.drag.held >= 0 and self.hand.is_led:
                return texts.KEYBOARD_DRAG
            words = self.asking.words()
            head, _, rest = words.partition(": ")
            if rest and self.chip().lower().endswith(head.lower()):
                words = rest[:1].upper() + rest[1:]  # whose turn it is stands before it already
            return text.escape(f"{words} {texts.CLICK_TO_GIVE}" if self.hand.sharing.is_open else words)
        if self.story.is_held:
            return texts.ROUND_IS_OVER
        if self.story.is_busy:
            return self.story.told_now()
        if self.match.outcome is not None:
            return texts.MATCH_IS_OVER
        if self.match.is_thinking and not self.asking.aside:
            if self.asking.is_answer_secret:
                return texts.WAITING
            return fill(texts.THINKING, player=text.escape(self.chair.names[self.match.chooser]))
        return self.asking.aside

    def round_words(self) -> str:
        view = self.chair.view
        turn = view.turn
        if view.goal > 1:
            words = fill(texts.ROUND_AND_TURN if turn else texts.ROUND, round=max(1, view.round), turn=turn)
        else:
            words = fill(texts.TURN, turn=turn) if turn else view.rules.title
        more = self.show.words.of_round(view)
        return f"{words}  {more}" if more else words

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
            spots = self.hand.landing.spots()
            for card in drag.target_cards:
                is_meant = any(offer.card == card for offer in meant)
                found[card] = FOOT if card in spots else MEANT if is_meant else TARGET
        elif asking.narrowed:
            found |= dict.fromkeys(drag.sources, TARGET)
        elif asking.is_asked and self.settings.is_glowing:
            hand = view.zones[self.chair.hand_zone]
            few = self.settings.hint_level == "few" and all(card in drag.sources for card in hand)
            for card in drag.sources:
                if card not in self.reading.spread.rects and not (few and card in hand):
                    found[card] = LIFTABLE
        if drag.held < 0 and asking.is_asked and (button := self.forecast.button()) is not None:
            found |= dict.fromkeys((card for card in (button.deed.card, button.deed.target) if card >= 0), MEANT)
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
        """The free places of columns in which the held card may stand, and the players who can be chosen."""
        drag = self.hand.drag
        meant = {offer.card for offer in drag.all_meant()} if drag.held >= 0 else ()
        spots = self.hand.landing.spots()
        players = self.hand.players() if self.settings.is_glowing else ()
        return (
            *((rect, MEANT if foot in meant else TARGET) for foot, rect in sorted(spots.items())),
            *((self.story.plate_of(seat), TARGET) for seat in sorted(players)),
        )

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
