"""The table: where a match is seen and played.

This scene knows no rules. It offers the player exactly the kernel's legal actions, says with the kernel's words
why something is not one of them, and shows the story the kernel tells back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.kernel.agenda import Action
from game.kernel.notation import named
from game.kernel.notation import show as position
from game.kernel.view import see
from scenes.match import sitting
from scenes.match.buttons import TableButtons
from scenes.match.hand import TableHand
from scenes.match.keys import TableKeys
from scenes.match.picture import TablePicture
from scenes.match.telling import Teller, untold_deals
from scenes.stack import Scene
from ui.base import text
from ui.base.animation import Director
from ui.cards.preview import Preview
from ui.cards.spread import Spread
from ui.cards.sprite import Pictures
from ui.shows.chrono_clash.gauge import Gauge
from ui.table.board import Board
from ui.table.buttons import Buttons
from ui.table.effects import Chill, Effects
from ui.table.hud import places_for
from ui.table.layout import load, map_file
from ui.table.log import Line, Log
from ui.table.marks import marks
from ui.table.moment import Moment
from ui.table.round_end import RoundEnd, Standing
from ui.table.rule_slip import RuleSlip

if TYPE_CHECKING:
    from game.match import Match

SPEEDS = {"slow": 0.6, "normal": 1.0, "fast": 2.0, "instant": 0.0}


CHILLED = 0.62  # how cold the table is while a Time Stop is asked about


class Table(TableHand, TableKeys, TableButtons, TablePicture, Scene):
    """One match. What the hand does is in `table_hand`, the keys in `table_keys`, the buttons in `table_buttons`, the
    picture in `table_picture`. Raises MapFault."""

    def __init__(self, match: Match) -> None:
        self.match = match
        layout = match.state.layout
        file = map_file(match.record.game, layout.seats)
        self.has_gauge = match.state.rules.telling.price is not None
        self.map = load(file, [str(zone) for zone in layout.zones], places_for(layout.seats, self.has_gauge))
        self.people = [seat for seat, player in enumerate(match.players) if player.kind == "human"]
        self.watcher: int | None = self.people[0] if self.people else 0
        self.names = [player.name for player in match.players]

    def enter(self, app) -> None:
        game = self.match.record.game
        owners = len(self.names) if self.match.state.rules.decks.parts else 1
        pictures = Pictures(app.gallery, game, self.face_of, owners)
        self.board = Board(self.map, self.match.state.layout, pictures)
        self.effects, self.director, self.log = Effects(), Director(), Log()
        self.gauge = Gauge(self.names, self.hear) if self.has_gauge else None
        self.preview, self.slip, self.spread = Preview(), RuleSlip(), Spread()
        self.round_end = RoundEnd(self.next_round)
        self.buttons = Buttons(self.hear)
        self.buttons.form.add(self.round_end.button)
        self.buttons.add_tool("menu", "pause", self.pause, "Pause: rules, settings, leave (Esc)")
        self.buttons.add_tool("undo", "undo", self.undo, "Take back (U)")
        self.buttons.add_tool(
            "hurry", "hourglass", self.hurry, "Hurry: the computer plays what it has found so far (H)"
        )
        self.buttons.add_tool("ask", "clock", self.ask_again, "")
        self.begin_hand()
        self.begin_keys()
        self.begin_picture(game)
        self.teller = Teller(self.director, self.log, self.names, self.moment, self.on_view, self.on_round,
                             is_public=len(self.people) > 1)  # fmt: skip
        self.picked: list[int] = []  # by the answers so far to a question that goes on
        self.page = 0  # of the choices, where there are more than buttons
        self.quiet = ""  # "this": this ability is let happen; "turn": all are until the next turn
        self.actions: list[Action] = []
        self.is_asked = False
        self.asked_for = 0.0  # seconds since the question came
        self.spent_by: dict[int, int] = {}
        self.known = len(self.match.record.actions)  # actions whose story was told
        self.curtain_for: int | None = None
        if len(self.people) > 1:
            self.curtain_for = self.people[0] if not self.match.is_human_asked else self.match.chooser
            self.board.is_covered = True
        self.watch(self.watcher if self.curtain_for is None else self.curtain_for)
        if self.match.opening and not self.match.record.actions:
            self.begin_with(self.match.opening)
        else:
            self.read_back()
        self.stop_asking()
        self.apply_settings()
        app.settings.listeners.append(self.settings_changed)

    def leave(self) -> None:
        if self.settings_changed in self.app.settings.listeners:
            self.app.settings.listeners.remove(self.settings_changed)
        self.match.close()

    def resume(self) -> None:
        self.apply_settings()
        if not self.teller.is_busy:
            self.settled()

    def settings_changed(self, names: set[str]) -> None:
        self.apply_settings()

    def apply_settings(self) -> None:
        settings = self.app.settings
        self.director.speed = SPEEDS[settings.speed]
        self.board.reduced_motion = self.effects.is_calm = settings.reduced_motion
        if self.gauge is not None:
            self.gauge.is_calm = settings.reduced_motion
        self.preview.delay = settings.hover_delay / 1000
        self.is_dirty = True

    def watch(self, seat: int) -> None:
        """Sit on this chair: the table turns, and the cards are what this seat may know."""
        self.watcher = self.board.watcher = seat
        self.teller.skip()
        self.lay_out(see(self.match.state, seat))

    def lay_out(self, view) -> None:
        """Everything as this view has it, at once."""
        self.board.show(view)
        if self.gauge is not None:
            self.gauge.show(view, self.watcher)
        self.on_view(view)
        self.teller.last = view

    def begin_with(self, opening) -> None:
        """A new match: the table is seen before the first card is dealt, and then the story begins."""
        self.lay_out(see(opening[0].state, self.watcher))
        self.teller.tell(opening, self.watcher)

    def read_back(self) -> None:
        """The log of a match that was taken up again: everything that its record tells."""
        if self.match.record.actions:
            for _, story in self.match.record.replay():
                for event, after in untold_deals(story):
                    self.teller.write(event, see(after, None if len(self.people) > 1 else self.watcher))

    # The story

    def act(self, action: Action) -> None:
        """The player does this."""
        self.slip.hide()
        self.stop_asking()
        self.chill(0.0)
        asking = self.match.state.agenda[-1]
        self.tell(self.match.act(action))
        self.note_pick(action, asking)

    def note_pick(self, action: Action, asking) -> None:
        """Cards in play that were picked stay marked while the same card asks for more of them."""
        agenda = self.match.state.agenda
        goes_on = bool(agenda) and asking.card >= 0 and agenda[-1][:3] == asking[:3]
        is_pick = goes_on and action.card >= 0 and self.board.is_in_field(action.card)
        self.picked = [*self.picked, action.card] if is_pick else []

    def tell(self, story) -> None:
        """What was done, and what came of it: sometimes nothing that can be told, only the next question."""
        if len(self.match.record.actions) == self.known:
            return
        self.known = len(self.match.record.actions)
        self.is_ready = False
        self.teller.tell(story, self.watcher)
        problem = sitting.keep(self.match)
        if problem:
            self.app.toast(problem, seconds=12, warning=True)
        for event, _ in story:
            name = type(event).__name__
            if name == "CardSpent":
                self.spent_by[event.card] = event.seat
            elif (name in ("AbilityResolved", "ActionGained") and self.quiet == "this") or name == "TurnBegan":
                self.quiet = ""
        self.is_dirty = True

    def moment(self, view, is_deal: bool = False) -> Moment:
        return Moment(
            self.board, self.effects, view, self.watcher, self.names, self.hear, self.plate_of, is_deal, self.gauge
        )

    def on_view(self, view) -> None:
        """The numbers on the table are those of this view from now on."""
        self.seen, self.marks = view, marks(view)
        self.is_dirty = True

    def on_round(self, event, view) -> None:
        """A round is over: show how it stands, and wait."""
        rules, standings = view.rules, []
        for seats in sitting.sides(self.match):
            best = max(seats, key=lambda seat: rules.score(view, seat))
            counted = (f"{tally(view, best)} {name}" for name, tally in rules.telling.tallies.items())
            standings.append(Standing(
                " and ".join(self.names[s] for s in seats), " \u00b7 ".join(counted), view.seats[best].wins,
                best in event.winners,
            ))  # fmt: skip
        winners = " and ".join(self.names[s] for s in event.winners)
        self.round_end.show(
            f"Round {event.round} goes to {winners}", rules.telling.reasons[event.reason], standings, view.goal
        )
        self.buttons.form.is_dirty = self.is_dirty = True

    def next_round(self) -> None:
        self.round_end.hide()
        self.teller.go_on()
        self.is_dirty = True

    # Asking

    def settled(self) -> None:
        """The story is told: ask whoever is to choose, or let the computer think."""
        match = self.match
        self.stop_asking()
        if match.outcome is not None:
            from scenes.match.result import Result

            self.app.stack.push(Result(match))
            return
        if not match.is_human_asked:
            self.chill(0.0)
            return
        if match.chooser != self.watcher or self.curtain_for is not None:
            self.draw_curtain(match.chooser)
            return
        actions = match.legal_actions()
        if self.is_let_be(actions):
            self.tell(match.act(next(a for a in actions if a.verb == "pass")))
            return
        self.ask(actions)

    def draw_curtain(self, seat: int) -> None:
        from scenes.match.curtain import Curtain

        self.board.is_covered = True
        self.board.show(see(self.match.state, None))
        self.curtain_for = None
        self.app.stack.push(Curtain(self.names[seat], self.recent(), lambda: self.uncover(seat)))

    def uncover(self, seat: int) -> None:
        self.board.is_covered = False
        self.watch(seat)
        self.settled()

    def recent(self) -> list[str]:
        """The last lines of the log that everybody may read."""
        return [line.words for line in self.log.lines[-6:]]

    def is_let_be(self, actions: list[Action]) -> bool:
        """Whether the player has said not to be asked this."""
        if not any(a.verb == "stop" for a in actions) or not any(a.verb == "pass" for a in actions):
            return False
        wish = self.app.settings.time_stop
        by = self.spent_by.get(self.match.state.agenda[-1].card, -1)
        own = by >= 0 and self.match.state.team[by] == self.match.state.team[self.watcher]
        return bool(self.quiet) or wish == "never" or (wish == "opponents" and own)

    def ask(self, actions: list[Action]) -> None:
        """Offer these actions to the player."""
        self.actions, self.is_asked, self.asked_for, self.page = actions, True, 0.0, 0
        self.offer(actions)
        self.say_buttons()
        self.lead_keys()
        self.chill(CHILLED if any(a.verb == "stop" for a in actions) else 0.0)
        self.is_dirty = True

    def chill(self, level: float) -> None:
        """The table stays cold while a Time Stop is asked about, and warms up after."""
        self.side = [beat for beat in self.side if not isinstance(beat, Chill)]
        if self.effects.cold != level:
            self.side.append(Chill(self.effects, level, 0.25))

    def stop_asking(self) -> None:
        self.actions, self.is_asked = [], False
        self.offer([])
        self.say_buttons()

    # Deeds beside the cards

    def pause(self) -> None:
        from scenes.pause import Pause

        self.app.stack.push(Pause(self.match))

    def hurry(self) -> None:
        self.match.hurry()
        self.teller.skip()

    def undo(self) -> None:
        """Take back the player's last action. What the story had still to show is shown at once first."""
        if not self.match.can_undo:
            return
        self.teller.forget()
        self.round_end.hide()
        self.stop_asking()
        self.match.undo()
        self.known = len(self.match.record.actions)
        self.picked = []
        self.quiet = ""
        self.hear("undo")
        view = see(self.match.state, self.watcher)
        self.side += self.moment(view).settle()
        self.on_view(view)
        self.teller.last = view
        self.effects.cold = 0.0
        self.log.add(Line("*Taken back.*"))
        problem = sitting.keep(self.match)
        if problem:
            self.app.toast(problem, seconds=12, warning=True)
        self.settled()

    def copy_position(self) -> None:
        """F12: what lies where, as text, for a report or a test; hidden cards stay hidden."""
        words = position(see(self.match.state, self.watcher)) + "\n"
        try:
            pygame.scrap.put_text(words)
            self.app.toast("The position is on the clipboard as text.")
        except pygame.error as wrong:
            self.app.toast(f"The clipboard cannot be used: {wrong}", warning=True)

    def plain(self, words: str) -> str:
        return text.escape(named(words, self.names))

    def hear(self, name: str) -> None:
        self.app.sounds.play(name)

    # Time

    def update(self, dt: float) -> None:
        self.asked_for += dt
        if self.teller.is_busy:
            self.teller.update(dt)
            self.is_ready, self.is_dirty = False, True
        if self.side:
            self.side = [beat for beat in self.side if not beat.update(dt)]
            self.is_dirty = True
        if self.match.is_thinking and not self.teller.is_held:
            self.tell(self.match.poll())
            if news := self.match.news():
                self.app.toast(news, seconds=12, warning=True)
        if not self.teller.is_busy and not self.is_ready:
            self.is_ready = True
            self.settled()
        self.update_hand(dt)
        self.update_picture(dt)
