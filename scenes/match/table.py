"""The table: where a match is seen and played.

This scene knows no rules. It offers the player exactly the kernel's legal actions, says with the kernel's words
why something is not one of them, and shows the story the kernel tells back.

It is made of parts, each with a state of its own; a part knows only those that stand before it here, and what concerns
all of them it asks of the table (`Deeds`):

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
from game.kernel.agenda import Action
from game.kernel.notation import show as position
from game.kernel.view import see
from game.kernel.windows import PASS
from scenes.arrival import Arrival
from scenes.match import kept, sitting
from scenes.match.asking import Asking
from scenes.match.buttons import TableButtons
from scenes.match.chair import Chair
from scenes.match.forecast import Forecast
from scenes.match.hand import TAKE_BACK, Hand
from scenes.match.hints import Hints
from scenes.match.keys import Keys
from scenes.match.mouse import Mouse
from scenes.match.picture import Picture
from scenes.match.reading import Reading
from scenes.match.recap import since
from scenes.match.sharing import GIVE, MOVE, UNGIVE, Sharing
from scenes.match.story import Story
from scenes.match.tutor import Tutor
from scenes.match.wishes import Wishes
from scenes.stack import Scene
from ui.base import text
from ui.base.scale import Scale
from ui.cards.sprite import Pictures
from ui.table.board import Board
from ui.table.drag import Drag
from ui.table.effects import Effects
from ui.table.hud import places_for
from ui.table.layout import load, map_file
from ui.table.log import LEADS, Line, Log
from ui.table.painter import TablePainter

if TYPE_CHECKING:
    from game.match import Match


class Table(Scene):
    """One match. Raises MapFault if the map of the table cannot be used."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.parts: tuple = ()
        self._is_dirty = True
        layout = match.state.layout
        file = map_file(match.record.game, layout.seats)
        self.chair = Chair(match)
        own = self.chair.show.places.in_map
        self.map = load(file, [str(zone) for zone in layout.zones], places_for(layout.seats, own))

    def enter(self, app) -> None:
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
        for seat in chair.people:
            self.board.order.read(seat, kept.hand_of(match.record, seat))
        self.is_ready = False  # whoever is to choose was asked since the story was told
        self.known = len(match.record.actions)  # actions whose story was told
        self.curtain_for: int | None = None
        if chair.is_shared:
            self.curtain_for = match.chooser if match.is_human_asked else chair.people[0]
            self.board.is_covered = True
        self.watch(chair.watcher if self.curtain_for is None else self.curtain_for)
        self.begin()
        self.stop_asking()
        self.apply_settings()
        app.settings.listeners.append(self.settings_changed)

    def begin(self) -> None:
        """Tell how a new match begins, or what the record of one that is taken up again tells."""
        if self.match.opening and not self.match.record.actions:
            self.begin_with(self.match.opening)
        else:
            self.story.read_back(self.wishes.line)

    def make_parts(self) -> None:
        chair, painter, settings, hear = self.chair, self.painter, self.app.settings, self.hear
        self.arrival = arrival = Arrival()
        self.story = story = Story(chair, painter, self.panels, hear, arrival)
        self.asking = asking = Asking(chair, arrival)
        self.sharing = sharing = Sharing(chair)
        self.wishes = wishes = Wishes(chair, settings)
        self.reading = reading = Reading(chair, painter, Drag(self.board), hear, self.taken)
        self.buttons = buttons = TableButtons(chair, wishes, asking, sharing, self, settings, self.place_log, hear)
        self.hand = hand = Hand(
            chair, asking, sharing, story, reading, painter, buttons.choice, self.act, self.hand_changed, hear,
            self.note_order,
        )  # fmt: skip
        self.forecast = forecast = Forecast(chair, asking, reading, hand, buttons.form)
        self.hints = hints = Hints(chair, asking, painter, buttons.form, story.log)
        self.mouse = Mouse(chair, asking, story, reading, hand, painter, buttons.form, arrival, hints)
        self.tutor = tutor = Tutor(chair, asking, story, reading, buttons, settings, hints)
        self.keys = Keys(self, asking, story, reading, hand, buttons, arrival, wishes, tutor)
        self.picture = Picture(
            chair, asking, story, reading, hand, buttons, forecast, painter, settings, self.panels
        )  # fmt: skip
        buttons.form.add(story.round_end.button)
        self.parts = (story, reading, buttons, hand, hints, tutor, self.mouse, self.keys, self.picture)

    def leave(self) -> None:
        if self.settings_changed in self.app.settings.listeners:
            self.app.settings.listeners.remove(self.settings_changed)
        self.tutor.leave()
        sitting.leave(self.match)

    def resume(self) -> None:
        self.apply_settings()
        self.keys.let_go()
        if not self.story.is_busy:
            self.settled()

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

    # Who looks

    def watch(self, seat: int) -> None:
        """Sit on this chair: the table turns, and the cards are what this seat may know."""
        self.chair.watcher = seat
        self.story.turn()

    def begin_with(self, opening) -> None:
        """A new match: the table is seen before the first card is dealt, and then the story begins."""
        self.story.show(see(opening[0].state, self.chair.watcher))
        self.story.tell(opening)

    def draw_curtain(self, seat: int) -> None:
        """Cover all hands until this person has the mouse."""
        self.board.is_covered = True
        self.board.show(see(self.match.state, None))
        self.curtain_for = None
        self.app.go("curtain", self.chair.names[seat], self.story.recent(), lambda: self.uncover(seat))

    def uncover(self, seat: int) -> None:
        self.board.is_covered = False
        self.watch(seat)
        self.settled()

    # The story

    def act(self, action: Action) -> None:
        """The player does this."""
        if action.verb == TAKE_BACK:
            self.take_back(action.card)
            return
        if action.verb in (GIVE, UNGIVE, MOVE):
            self.share(action)
            return
        self.reading.hide_slip()
        self.stop_asking()
        self.story.chill(0.0)
        frame = self.match.state.agenda[-1]
        self.tell(self.match.act(action))
        self.asking.note_pick(action, frame, action.card >= 0 and self.board.is_in_field(action.card))

    def tell(self, story) -> None:
        """What was done, and what came of it: sometimes nothing that can be told, only the next question."""
        if len(self.match.record.actions) == self.known:
            return
        self.known = len(self.match.record.actions)
        self.is_ready = False
        self.story.tell(story)
        self.keep()
        self.wishes.tidy()

    def keep(self) -> None:
        """Write the match down; what keeps it from being written is said."""
        problem = sitting.keep(self.match)
        if problem:
            self.app.toast(problem, seconds=12, warning=True)

    def note_order(self) -> None:
        """Write down how the watcher likes to hold the hand, so that it is held so when the match is taken up again."""
        if self.match.outcome is None:
            kept.note_hand(self.match.record, self.chair.watcher, self.board.order.said(self.chair.watcher))
            self.keep()

    def farewell(self) -> str:
        match = self.match
        if match.is_trial or match.outcome is not None:
            return ""
        is_saved = match.kept is not None and match.kept.has(match.record)
        return f"Your match {'is saved up to its' if is_saved else 'could not be saved after its'} last action."

    # Asking

    def settled(self) -> None:
        """The story is told: ask whoever is to choose, or let the computer think."""
        match = self.match
        self.stop_asking()
        if match.outcome is not None:
            self.story.tell_of_the_end()
            self.app.go("result", match)
            return
        if not match.is_human_asked:
            self.story.chill(0.0)
            self.lie()
            return
        if self.wishes.is_let_be():
            line = self.wishes.line()
            if line is not None:
                self.story.note_passed(line, match.state)
            self.tell(match.act(PASS, is_unasked=line is not None))
            return
        if match.chooser != self.chair.watcher or self.curtain_for is not None:
            self.draw_curtain(match.chooser)
            return
        self.ask(match.legal_actions())

    def ask(self, actions: list[Action]) -> None:
        """Offer these actions to the player."""
        self.lie()
        self.asking.begin(actions)
        self.sharing.begin(is_asked=True)
        self.buttons.first_page()
        self.hand.offer(actions)
        self.buttons.say()
        self.keys.lead()
        self.story.chill(self.chair.show.events.cold.get(self.match.state.agenda[-1].what, 0.0))
        self.is_dirty = True
        aimed, paid = self.hand.aimed_deed(), self.hand.seen_payment()
        if (answer := aimed or paid) is not None:
            self.act(answer)
        else:
            self.tutor.begin()

    def lie(self) -> None:
        """What is so now is seen, though nothing was told of it: what waits, who has stepped forward."""
        if self.board.lying.arena or self.panels:
            self.story.lie(self.chair.now())

    def stop_asking(self) -> None:
        self.tutor.end()
        self.asking.end()
        self.sharing.begin(is_asked=False)
        self.hand.offer([])
        self.buttons.say()

    # Deeds

    def pause(self) -> None:
        recap = self.recap if self.asking.is_asked and since(self.match, self.chair.watcher) is not None else None
        self.app.go("pause", self.match, self.wishes.person(self.chair.watcher), self.chair.watcher, recap=recap)

    def settings(self) -> None:
        self.app.go("settings", self.wishes.person(self.chair.watcher))

    def read_rule(self, number: str) -> None:
        """Open the book of rules at this section."""
        self.app.go("rules", self.match.record.game, number)

    def follow(self, line: Line, target: str) -> None:
        """A line of the log is pressed: its link leads to a rule, or to a card."""
        if target.startswith(LEADS):
            self.read_rule(target.removeprefix(LEADS))
        elif (printed := line.cards.get(target)) is not None:
            self.app.go("cards", self.match.record.game, printed.key)

    def recap(self) -> None:
        """Tell what the others did since the watcher last decided, while the watcher is asked."""
        if not self.asking.is_asked:
            return
        found = since(self.match, self.chair.watcher)
        if found is None:
            self.app.toast("Nothing has happened since you last decided.")
            return
        before, steps = found

        def show() -> None:
            self.stop_asking()
            self.is_ready = False
            self.story.tell_again(see(before, self.chair.watcher), steps)

        self.app.go("recap", self.match.record.game, self.story.lines_of(steps), show)

    def sort_hand(self) -> None:
        self.hand.sort()

    def help(self) -> None:
        self.tutor.ask()

    def hurry(self) -> None:
        if not self.asking.is_answer_secret:
            self.match.hurry()
        self.story.skip()

    def undo(self) -> None:
        """Take back the player's last action. What the story had still to show is shown at once first."""
        if not self.chair.can_undo:
            return
        self.story.forget()
        self.stop_asking()
        self.match.undo()
        while self.wishes.is_nothing_asked and self.chair.can_undo:
            self.match.undo()
        self.known = len(self.match.record.actions)
        self.asking.picked = []
        self.wishes.go_back()
        self.hear("undo")
        self.story.go_back(self.chair.now())
        self.keep()
        self.settled()

    def take_back(self, card: int) -> None:
        """A card that was only planned goes back into the hand; what was planned after it stays, if it still can."""
        self.match.strike_out(card)
        self.known = len(self.match.record.actions)
        self.hear("card-home")
        self.stop_asking()
        self.story.lie(self.chair.now())
        self.keep()
        self.settled()

    def share(self, deed: Action) -> None:
        """One point more for a card, or one less, or some from a card to another."""
        self.sharing.do(deed)
        self.hand.share()
        self.hear("card-place")
        self.buttons.say()
        self.is_dirty = True

    def taught(self) -> str:
        """What is said of it to somebody who learns, in markup."""
        return self.tutor.said

    def copy_position(self) -> None:
        """F12: what lies where and what is taught about it, as text; hidden cards stay hidden."""
        taught = "".join(f"# {line}\n" for line in text.plain(self.taught()).splitlines() if line)
        words = f"{taught}{position(self.chair.now())}\n"
        try:
            pygame.scrap.put_text(words)
            self.app.toast("The position is on the clipboard as text.")
        except pygame.error as wrong:
            self.app.toast(f"The clipboard cannot be used: {wrong}", warning=True)

    # The loop

    def layout(self, scale: Scale) -> None:
        width, height = scale.window
        self.story.finish_beat()
        self.board.fit(width, height)
        k = min(width / self.board.map.size[0], height / self.board.map.size[1])
        self.picture.layout(scale, k)
        self.story.layout(scale, k)
        self.buttons.layout(self.board.table, [self.painter.place("prompt")], scale, k)
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

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN:
            self.keys.handle(event)
        elif event.type in (pygame.KEYUP, pygame.WINDOWFOCUSLOST):
            self.keys.let_go(event)
        else:
            self.mouse.handle(event)

    def update(self, dt: float) -> None:
        self.arrival.update(dt)
        if self.story.is_busy:
            self.is_ready = False
        self.story.update(dt)
        if self.keys.is_rushing(dt) and self.asking.is_asked:
            if self.wishes.is_let_be():
                self.is_ready = False
            else:
                self.keys.let_go()  # there is something to decide
        if self.match.is_thinking and not self.story.is_held:
            is_secret = self.asking.is_answer_secret
            if is_secret and (self.story.is_pondered_long or not self.story.is_busy):
                self.match.hurry()
            if is_secret or not self.story.is_pondering:
                self.tell(self.match.poll())
            if news := self.match.news():
                self.app.toast(news, seconds=12, warning=True)
        if not self.story.is_busy and not self.is_ready:
            self.is_ready = True
            self.settled()
        self.hand.update(dt)
        self.reading.update(dt)
        self.hints.update(dt)
        self.tutor.update(dt)
        self.form.is_hushed = self.forecast.words_of_press() is not None
        self.form.update(dt)
        self.is_dirty |= self.form.take_dirty()
        self.picture.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        self.picture.draw(surface)
        if not self.story.is_busy and self.hand.drag.held < 0:
            self.tutor.draw(surface)
        if not self.reading.preview.is_shown:
            self.hints.draw(surface, self.picture.own_cards())
