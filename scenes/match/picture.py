"""What is seen of the table now: gathered from match, view and hand, and handed to the painter."""

from __future__ import annotations

import pygame

from game.kernel.agenda import asks, label, legal_actions
from game.kernel.notation import named
from ui.base import text, theme
from ui.base.scale import Scale
from ui.shows.chrono_clash.events import fighters
from ui.shows.chrono_clash.gauge import Ghost
from ui.table import marks
from ui.table.arrow import Arrow, draw_arrow
from ui.table.attack import UnderWay, under_way
from ui.table.duel import Duel, draw_duel
from ui.table.effects import Caption
from ui.table.log import wide_numbers
from ui.table.painter import GLOWS, HELD, LIFTABLE, MEANT, TARGET, Shown, TablePainter
from ui.table.plate import PlateInfo

THINKING_STEP = 0.09  # seconds for which the hourglass stands still
NOWHERE = (0.0, 0.0)  # where the hand is before it has moved
THINKING_TURN = 18  # degrees a step


class TablePicture:
    """The part of the table scene that shows."""

    def begin_picture(self, game: str) -> None:
        self.painter = TablePainter(self.board, self.effects, self.log, self.app.gallery, game)
        self.thought = 0.0

    @staticmethod
    def face_of(printed):
        """What the gallery paints for a printed card."""
        from art.wanted import face_of

        return face_of(printed)

    def layout(self, scale: Scale) -> None:
        self.scale = scale
        width, height = scale.window
        self.teller.director.skip()
        self.board.fit(width, height)
        k = min(width / self.board.map.size[0], height / self.board.map.size[1])
        self.k = k
        painter, place = self.painter, self.painter.place
        painter.fit(scale.u, k)
        if self.gauge is not None:
            self.gauge.place(place("gauge"), scale.u)
            self.effects.duel = place("duel")
        self.buttons.place(self.board.table.places["buttons"], self.board.table.places["tools"], scale, k)
        self.place_log()
        self.spread.place(place("spread"), scale.u, k)
        self.round_end.place(place("middle"), scale, k)
        self.effects.middle, self.effects.u = place("middle"), k
        self.drag.u = scale.u
        self.buttons.form.keep_clear = [place("prompt")]
        self.buttons.form.tip_delay = max(0.2, self.app.settings.hover_delay / 1000)
        self.hovered = -1
        self.preview.hide()
        self.choice.close()
        if self.drag.held >= 0:
            self.drag.let_go()
        self.make_spots()
        self.is_dirty = True

    def settle_layout(self) -> None:
        """Have the pictures ready that this size of window will want."""
        from ui.cards.preview import HEIGHTS
        from ui.cards.sprite import RATIO, SHARP
        from ui.table.effects import prepare

        prepare(self.effects)
        if self.seen.rules.worth is not None:
            marks.prepare(self.match.record.game)

        high = round(self.board.hand_height)
        heights = {round(place.card) for place in self.board.table.zones.values()} | {2 * high}
        self.board.pictures.prepare(sorted(heights), GLOWS.values())
        wanted = [("board", high), ("full", round(HEIGHTS[1] * self.k))]
        wanted += [("board", 2 * high)] if 2 * high <= SHARP else []
        faces = [
            self.face_of(printed) for printed in self.match.state.rules.book if printed.is_in(self.match.state.rulings)
        ]
        for style, height in wanted:
            size = (round(height * RATIO), height)
            self.app.gallery.prefetch((face, style, size) for face in faces)

    def place_log(self) -> None:
        """The log reaches down to the highest button that is there."""
        rect = self.painter.place("log")
        tops = [b.rect.top for b in self.buttons.slots.values() if b.visible]
        rect.height = min(tops) - round(10 * self.k) - rect.top if tops else rect.height
        u = min(self.scale.u, self.k * 1.35)
        if rect != self.log.rect or u != self.log.u:
            self.log.place(rect, u)

    def plate_of(self, seat: int) -> pygame.Rect:
        return self.painter.place(f"plate-{(seat - self.watcher) % len(self.names)}")

    @property
    def stage(self):
        """What is printed on the card that asks, if a card asks."""
        if not self.is_asked or self.is_log_forced:
            return None
        card = self.match.state.agenda[-1].card
        return self.seen.what[card] if card >= 0 else None

    @property
    def stage_words(self) -> str:
        """What the card that asks can do here: one that stands guard has another ability than in play."""
        printed, card = self.stage, self.match.state.agenda[-1].card
        is_guarding = (attack := under_way(self.match.state)) is not None and attack.guardian == card
        return getattr(printed, "guardian_text", "") if is_guarding else printed.text

    @property
    def mode(self) -> str:
        if not self.is_asked:
            return "waiting"
        return "window" if any(a.verb == "stop" for a in self.actions) else "asked"

    def plates(self) -> tuple[PlateInfo, ...]:
        view, count = self.seen, len(self.names)
        infos = []
        for place in range(count):
            seat = (self.watcher + place) % count
            counted = view.seats[seat]
            infos.append(PlateInfo(
                self.names[seat], seat, view.team[seat], len(set(view.team)) < count, view.rules.score(view, seat),
                view.rules.score_goal, len(view.cards_in(seat, "hand")), counted.wins,
                view.goal if view.goal > 1 else 0, seat == view.active and view.turn > 0,
                self.app.settings.colour_blind, self.signs_of(counted), bool(getattr(counted, "is_out", False)),
            ))  # fmt: skip
        return tuple(infos)

    @staticmethod
    def signs_of(counted) -> str:
        """What a seat has besides its score, in words and signs."""
        leader = getattr(counted, "leader", None)
        if leader is None:
            return ""
        return f"Next battler \u2212{leader} time" if leader else "Quest points"

    def chip(self) -> str:
        view = self.seen
        if self.teller.is_held or view.turn == 0:
            return wide_numbers(f"Round {max(1, view.round)}") if view.goal > 1 else "The game begins"
        if view.active == self.watcher:
            return "Your turn" if len(self.people) == 1 else f"{self.names[self.watcher]}: your turn"
        if self.is_asked:
            return "Your answer" if len(self.people) == 1 else f"{self.names[self.watcher]}: your answer"
        return f"{self.names[view.active]}'s turn"

    def prompt(self) -> str:
        """What is asked, or else what is going on."""
        if self.is_asked:
            words = named(asks(self.match.state), self.names)
            head, _, rest = words.partition(": ")
            if rest and self.chip().lower().endswith(head.lower()):
                words = rest[:1].upper() + rest[1:]  # whose turn it is stands before it already
            return text.escape(words)
        if self.teller.is_held:
            return "The round is over."
        if self.teller.is_busy and self.log.lines:
            return self.log.lines[-1].words
        if self.match.is_thinking:
            if self.is_answer_secret:
                return "Waiting..."
            return f"{text.escape(self.names[self.match.chooser])} is thinking."
        return self.log.lines[-1].words if self.log.lines else ""

    @property
    def is_answer_secret(self) -> bool:
        """Whether naming the one who chooses now would tell that they hold an answer."""
        return any(action.verb == "stop" for action in legal_actions(self.match.state))

    def glows(self) -> tuple[tuple[int, str], ...]:
        drag, found = self.drag, dict.fromkeys(self.picked if self.is_asked else (), HELD)
        if drag.held >= 0:
            meant = drag.all_meant()
            found[drag.held] = HELD
            for zone in drag.target_zones:
                if self.board.is_pile(zone) and self.seen.zones[zone]:
                    is_meant = any(offer.card < 0 and offer.zone == zone for offer in meant)
                    found[self.seen.zones[zone][-1]] = MEANT if is_meant else TARGET
            for card in drag.target_cards:
                found[card] = MEANT if any(offer.card == card for offer in meant) else TARGET
        elif self.is_asked and self.app.settings.hint_level != "none":
            hand = self.seen.zones[self.hand_zone]
            few = self.app.settings.hint_level == "few" and all(card in drag.sources for card in hand)
            for card in drag.sources:
                if card not in self.spread.rects and not (few and card in hand):
                    found[card] = LIFTABLE
        return tuple(sorted(found.items()))

    def lit_zones(self) -> tuple[tuple[int, str], ...]:
        meant = {offer.zone for offer in self.drag.all_meant() if offer.card < 0}
        return tuple((zone, MEANT if zone in meant else TARGET) for zone in sorted(self.drag.target_zones))

    def round_words(self) -> str:
        view = self.seen
        turn, words = f"turn {view.turn}" if view.turn else "", f"Round {max(1, view.round)}"
        words = f"{words}, {turn}".removesuffix(", ") if view.goal > 1 else turn.capitalize() or view.rules.title
        decks = set(view.layout.of["deck"])
        if view.turn and "overtime" in view.rules.telling.reasons and any(not view.zones[deck] for deck in decks):
            words += "  {hourglass} Overtime"
        return wide_numbers(words)

    def shown(self) -> Shown:
        chooser = self.match.chooser
        is_thinking = self.match.is_thinking and not self.teller.is_held and chooser is not None
        is_thinking = is_thinking and not self.is_answer_secret
        hand = self.seen.zones[self.hand_zone]
        raised = self.hovered if self.hovered in hand and self.hovered != self.drag.held else -1
        held = -1 if self.drag.is_aimed else self.drag.held
        return Shown(
            self.plates(), (chooser - self.watcher) % len(self.names) if is_thinking else -1, self.round_words(),
            self.chip(), self.prompt(), self.mode, self.glows(), self.lit_zones(), self.stage, raised, held,
            self.marks, self.stage_words if self.stage is not None else "",
        )  # fmt: skip

    def update_picture(self, dt: float) -> None:
        if self.effects.active:
            self.is_dirty = True
        if self.match.is_thinking:
            before = int(self.thought / THINKING_STEP)
            self.thought += dt
            if int(self.thought / THINKING_STEP) != before:
                self.is_dirty = True

    def asking_places(self) -> list[pygame.Rect]:
        """Where the table says what is asked, and how much time there is for it."""
        return [self.painter.place(name) for name in ("prompt", *(("gauge",) if self.gauge is not None else ()))]

    def keep_clear(self) -> list[pygame.Rect]:
        """What a large card never covers: what is being asked, and the buttons that answer it."""
        clear = self.asking_places()
        clear += [b.rect for b in self.buttons.slots.values() if b.visible]
        if self.slip.is_shown:
            clear.append(self.slip.rect)
        if self.stage is not None:
            clear.append(self.painter.place("stage"))
        if self.spread.is_open:
            clear.append(pygame.Rect(self.spread.panel.x, self.spread.panel.y, self.spread.panel.w, round(60 * self.k)))
        return clear

    def ghost(self) -> Ghost | None:
        """Where the counter would go by what the hand or the keys mean; faint while a card is only looked at."""
        price, action, is_faint = self.seen.rules.telling.price, None, False
        if price is None or not self.is_asked:
            return None
        if self.drag.held >= 0 and (meant := self.drag.all_meant()):
            action, is_faint = meant[0].action, self.drag.meant() is None
        elif (deed := self.deed_in_hand()) is not None:
            action = deed
        elif self.drag.held < 0 and self.hovered >= 0 and (offers := self.drag.of(self.hovered)):
            action, is_faint = offers[0].action, True
        cost = price(self.match.state, action) if action is not None else None
        return None if cost is None else self.gauge.ghost(cost, is_faint)

    def draw_aim(self, surface: pygame.Surface) -> None:
        """While a card in play is held, an arrow goes from it to the hand, or to where it would strike."""
        if not self.drag.is_aimed or self.drag.over_card == self.drag.held or self.drag.at == NOWHERE:
            return
        start, end = self.board.area_of(self.drag.held).centre, self.drag.at
        meant = next(iter(self.drag.all_meant()), None)
        if meant is not None:
            end = self.rect_of(meant.card).center if meant.card >= 0 else self.board.zone(meant.zone).area.centre
        draw_arrow(surface, start, end, theme.DANGER if meant is not None else theme.STEEL, self.k)

    def draw_attack(self, surface: pygame.Surface) -> None:
        """The attack that is under way: its arrow, and who stands face to face while somebody decides."""
        attack = under_way(self.seen if self.teller.is_busy else self.match.state)
        if attack is None or any(isinstance(effect, Arrow | Duel) for effect in self.effects.active):
            return
        moment = self.moment(self.seen)
        end = moment.rect(attack.target) if attack.target >= 0 else moment.stack(attack.victim)
        draw_arrow(surface, moment.rect(attack.attacker).center, end.center, theme.DANGER, self.k)
        if self.is_duel_shown(attack):
            draw_duel(surface, self.effects, self.board.pictures, *fighters(moment, attack.attacker, attack.guardian))

    @property
    def is_crossed(self) -> bool:
        """Whether an arrow lies over the words of what is asked or told, and nothing else is said there."""
        if self.round_end.is_shown or any(isinstance(effect, Caption) for effect in self.effects.active):
            return False
        return self.drag.is_aimed or under_way(self.seen) is not None

    def is_duel_shown(self, attack: UnderWay) -> bool:
        """Whether a revealed guardian is being decided upon, and nothing has to be picked from the table."""
        if self.teller.is_busy or attack.guardian < 0 or self.drag.sources:
            return False
        return self.match.state.agenda[-1].card == attack.guardian

    def words_of_drop(self) -> str:
        """What a drop here would do, a line for each of the deeds between which it would ask."""
        actions = dict.fromkeys(offer.action for offer in self.drag.all_meant())
        lines = [text.escape(named(label(self.match.state, action), self.names)) for action in actions]
        return " ...\nor: ".join(lines) + (" ..." if len(lines) > 1 else "")

    def own_hand(self) -> list[pygame.Rect]:
        """What a large card leaves free if it can: the middle of each card in the watcher's hand."""
        return [self.rect_of(c).inflate(-round(34 * self.k), 0) for c in self.seen.zones[self.hand_zone]]

    def draw(self, surface: pygame.Surface) -> None:
        painter, shown = self.painter, self.shown()
        surface.blit(painter.rest(surface.get_size(), shown), (0, 0))
        self.effects.draw_cold(surface)
        if self.effects.cold > 0.01 and self.is_asked:
            painter.draw_warm(surface, tuple(g for g in shown.glows if g[0] not in (shown.raised, shown.held)))
        painter.draw_stage(surface, shown)
        if not self.round_end.is_shown:
            painter.draw_prompt(surface, shown)
        if shown.thinking >= 0:
            turn = int(self.thought / THINKING_STEP) * THINKING_TURN % 180
            painter.draw_thinking(surface, shown.thinking, -turn)
        if self.spread.is_open and not self.teller.is_busy:
            hot = self.drag.over_card if self.drag.over_card in self.spread.rects else self.hovered
            self.spread.draw(surface, self.board.pictures, self.seen.marking, self.drag.sources, hot)
        if self.gauge is not None:
            self.gauge.draw(surface, self.ghost())
        self.draw_attack(surface)
        painter.draw_raised(surface, shown)
        painter.draw_moving(surface)
        self.draw_aim(surface)
        self.effects.draw(surface)
        if self.is_crossed:
            painter.draw_prompt(surface, shown)
        if self.round_end.is_shown:
            self.round_end.draw(surface)
        self.choice.draw_ground(surface, self.scale.u)
        self.buttons.form.draw(surface)
        is_story = self.teller.is_busy and not self.teller.is_held and self.log.hovered is None
        is_free = self.drag.held < 0 and not self.choice.is_open
        if self.preview.is_shown and is_free and not self.slip.is_open and not is_story:
            rather_not = [self.spread.panel] if self.spread.is_open else self.own_hand()
            self.preview.draw(surface, self.board.pictures, self.keep_clear(), rather_not, self.k, self.scale.u)
        self.slip.draw(
            surface,
            painter.place("prompt"),
            painter.place("middle"),
            self.match.state.rules.telling.rules_file,
            self.scale.u,
        )
        if self.drag.held >= 0 and (words := self.words_of_drop()):
            x, y = self.drag.at
            painter.draw_words_at(surface, words, x, y + 26 * self.scale.u)
