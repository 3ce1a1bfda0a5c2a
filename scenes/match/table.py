"""The table: where a match is seen and played.

This scene knows no rules. It offers the player exactly the kernel's legal actions, says with the kernel's words
why something is not one of them, and shows the story the kernel tells back. What its parts are, `furnished.py` says.
"""

from __future__ import annotations

import pygame

from game.kernel.agenda import Action
from game.kernel.choices import SETTLE
from game.kernel.notation import show as position
from game.kernel.template import fill
from game.kernel.view import is_same_table, see
from game.kernel.windows import PASS
from scenes.match import kept, sitting, texts
from scenes.match.furnished import Furnished
from scenes.match.hand import TAKE_BACK
from scenes.match.recap import to_tell
from scenes.match.sharing import GIVE, MOVE, UNGIVE
from ui.base import clipboard, text
from ui.cards.preview import all_words
from ui.table.log import Line

A_THOUGHT = 0.3  # seconds: so long a computer thinks secretly where no while passes in any case


class Table(Furnished):
    """One match: who looks, what is told, what is asked, what one does besides playing."""

    is_refused = False  # the disk refused the match when it was saved last

    def enter(self, app) -> None:
        match, chair = self.match, self.chair
        self.furnish(app)
        for seat in chair.people:
            self.board.order.read(seat, kept.hand_of(match.record, seat))
        self.is_ready = False  # whoever is to choose was asked since the story was told
        self.thought = 0.0  # seconds for which a computer has thought
        self.known = len(match.record.actions)  # actions whose story was told
        self.watch(match.chooser if match.is_human_asked else chair.watcher)
        if chair.is_shared:
            self.story.cover(see(match.state, None))
        self.begin()
        self.stop_asking()
        self.apply_settings()
        app.settings.listeners.append(self.settings_changed)

    def begin(self) -> None:
        """Tell how a match begins in which nothing was done yet, or what the record of one that is taken up tells."""
        match = self.match
        if match.opening and not match.record.actions and match.given_up is None:
            self.begin_with(match.opening)
        else:
            self.story.read_back(self.wishes.line)

    @property
    def is_by_keys(self) -> bool:
        return self.form.by_keys

    def take_keys(self) -> None:
        self.form.by_keys = True  # what is asked first is not there yet: `Keys.lead` shows where the keys are

    def leave(self) -> None:
        if self.settings_changed in self.app.settings.listeners:
            self.app.settings.listeners.remove(self.settings_changed)
        self.tutor.leave()
        self.stand_up()

    def stand_up(self) -> None:
        """Whoever sat here leaves the match: it waits for them, as far as it could be written down."""
        sitting.leave(self.match)
        if sitting.is_owed(self.match):
            self.app.owed.append(self.match)

    def resume(self) -> None:
        self.apply_settings()
        self.keys.let_go()
        if self.match.outcome is not None and self.story.is_held:  # given up where a round ended: no other one comes
            self.story.go_on()
            self.story.skip()
        if not self.story.is_busy:
            self.ask_again()

    def ask_again(self) -> None:
        """Somebody has looked away, at a rule or the settings: what was said of the question is still there, and the
        keys stand where they stood."""
        on = self.form.focused
        self.tutor.is_held = self.asking.is_asked
        self.settled()
        self.tutor.is_held = False
        self.keys.return_to(on)
        if self.asking.is_asked:
            self.tutor.begin()
        else:
            self.tutor.end()

    @property
    def is_changing(self) -> bool:
        """Whether the story is being told, or nobody is asked yet what comes next. A round's end waits for a press."""
        is_asked = self.is_ready and not self.story.is_busy and not self.match.is_thinking
        return self.arrival.is_new or not (is_asked or self.story.round_end.is_shown)

    # Who looks

    def watch(self, seat: int) -> None:
        """Sit on this chair: the table turns, and the cards are what this seat may know."""
        self.chair.watcher = seat
        self.story.turn()

    def begin_with(self, opening) -> None:
        """A new match: the table is seen before the first card is dealt, and then the story begins."""
        self.story.show(self.chair.seen(opening[0].state))
        self.story.tell(opening)

    def draw_curtain(self, seat: int) -> None:
        """Cover all hands until this person has the mouse."""
        undo = self.take_it_back if self.chair.can_undo and not self.chair.is_passed else None
        self.story.cover(see(self.match.state, None))
        chair = self.chair
        giver, told = chair.names[chair.watcher], self.story.leave_to(seat)
        self.app.go("curtain", chair.names[seat], told, lambda: self.uncover(seat), self.pause, giver, undo)

    def uncover(self, seat: int) -> None:
        self.story.uncover()
        self.watch(seat)
        self.settled()

    def take_it_back(self) -> None:
        """Whoever was to give the mouse away keeps it, and takes back what they did."""
        self.story.uncover()
        self.watch(self.chair.watcher)
        self.undo()

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
        self.wishes.note_spoken(self.asking.window)
        self.stop_asking()
        self.story.chill(0.0)
        frame = self.match.state.agenda[-1]
        self.tell(self.match.act(action))
        self.asking.note_pick(action, frame, action.card >= 0 and self.board.is_in_field(action.card))

    def press(self, action: Action) -> None:
        """A button is pressed: what glows while it is pointed at pays, as with a card that is let go."""
        thought = self.forecast.thought()
        is_seen = thought is not None and thought.action == action and SETTLE not in self.asking.actions
        self.hand.note_payers(self.hand.payers(action) if is_seen else ())
        self.act(action)

    def tell(self, story) -> None:
        """What was done, and what came of it: sometimes nothing that can be told, only the next question."""
        if len(self.match.record.actions) == self.known:
            return
        self.known = len(self.match.record.actions)
        self.is_ready = False
        self.story.tell(story)
        self.keep()
        self.wishes.tidy(story)

    def keep(self) -> None:
        """Write the match down; what keeps it from being written is said. Of a match that is over the result says it,
        which tries again: not a word of that before the story has told the end."""
        problem = sitting.keep(self.match)
        self.is_refused = bool(problem)
        if problem and self.match.outcome is None:
            self.app.toast(problem, seconds=12, warning=True)

    def look_round(self) -> None:
        """Save again what the disk refused before."""
        if self.match.outcome is None and not sitting.is_kept(self.match):
            problem = sitting.keep(self.match)
            if self.is_refused and not problem:
                self.app.toast(sitting.SAVED, seconds=8)
            self.is_refused = bool(problem)

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
        return texts.SAVED_TO_LAST if is_saved else texts.NOT_SAVED_TO_LAST

    # Asking

    def settled(self) -> None:
        """The story is told: ask whoever is to choose, or let the computer think."""
        match = self.match
        self.stop_asking()
        if match.outcome is not None:
            self.story.tell_of_the_end()
            self.hide_tools()
            self.app.go("result", match, self)
            return
        if not match.is_human_asked:
            self.story.chill(0.0)
            self.lie()
            return
        if self.wishes.is_let_be():
            self.story.chill(0.0)  # the window was seen to open, and nobody is asked in it
            line = self.wishes.line()
            if line is not None:
                self.story.note_auto_pass(line, match.state, len(match.record.actions))
            self.tell(match.act(PASS, is_unasked=not self.wishes.is_hurried))
            return
        if self.wishes.is_resting:
            self.tell(match.act(PASS, is_unasked=True))
            return
        if match.chooser != self.chair.watcher or self.chair.is_passed:
            self.draw_curtain(match.chooser)
            return
        self.ask(match.legal_actions())

    def ask(self, actions: list[Action]) -> None:
        """Offer these actions to the player."""
        self.lie()
        self.story.asks()
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

    def hide_tools(self) -> None:
        """What stands at the head of the table is of no use where nothing is played."""
        for button in self.buttons.tools.values():
            button.visible = False

    def look(self, event: pygame.event.Event) -> None:
        """The match is over and its result put aside: all that lies here can be read, and nothing is done."""
        if event.type not in (pygame.KEYDOWN, pygame.KEYUP):
            self.handle(event)
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_i:
            self.reading.read_now()

    def stop_asking(self) -> None:
        self.tutor.end()
        self.asking.end()
        self.sharing.begin(is_asked=False)
        self.hand.offer([])
        self.buttons.say()

    # Deeds

    def pause(self) -> None:
        recap = self.recap if self.asking.is_asked and to_tell(self.match, self.chair.watcher) is not None else None
        self.hints.over(None)
        seat, is_passed = self.chair.watcher, self.chair.is_passed
        person = None if is_passed else self.wishes.person(seat)
        self.app.go("pause", self.match, person, seat, recap=recap, is_passed=is_passed)

    def settings(self) -> None:
        self.app.go("settings", self.wishes.person(self.chair.watcher), self.match.record.game)

    def look_back(self) -> None:
        """Play the rounds again that are over, with what there is to say of them."""
        if (record := self.match.rounds_over()) is not None:
            self.app.go("look back", record)

    def read_rule(self, number: str) -> None:
        """Open the book of rules at this section."""
        self.app.go("rules", self.match.record.game, number)

    def follow(self, line: Line, target: str) -> None:
        """A line of the log is pressed: its link leads to a rule, or to a card."""
        if (printed := line.cards.get(target)) is not None:
            self.app.go("cards", self.match.record.game, printed.key)
        elif target:
            self.reading.follow(target)

    def recap(self) -> None:
        """Tell what the others did since the watcher last decided, while the watcher is asked."""
        if not self.asking.is_asked:
            return
        found = to_tell(self.match, self.chair.watcher)
        if found is None:
            self.app.toast(texts.NOTHING_SINCE, of=self)
            return
        (before, steps, passed), title = found

        def show() -> None:
            self.stop_asking()
            self.is_ready = False
            self.story.tell_again(see(before, self.chair.watcher), steps)

        lines = self.story.lines_of(steps, [(at, state, self.wishes.line(state)) for at, state in passed])
        self.app.go("recap", self.match.record.game, lines, show, title)

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
        if why := self.wishes.why_kept:
            self.app.toast(fill(texts.CANNOT_UNDO_NOW, why=why), of=self)
            return
        self.story.forget()
        self.stop_asking()
        before, actions = self.match.state, self.match.record.actions
        decided = len(actions) - self.wishes.reach_back
        self.chair.undo()
        while self.chair.can_undo and (len(actions) > decided or self.wishes.is_nothing_asked):
            self.chair.undo()
        self.known = len(self.match.record.actions)
        self.asking.picked = []
        self.wishes.go_back()
        self.hear("undo")
        is_own = is_same_table(see(before, None), see(self.match.state, None))
        self.story.go_back(self.chair.now(), is_own)
        self.story.untell(before, self.match.state)
        self.keep()
        self.settled()

    def take_back(self, card: int) -> None:
        """A card that was only planned goes back into the hand, one that was named is named no more; what was done
        after it stays, if it still can."""
        self.match.strike_out(card)
        self.known = len(self.match.record.actions)
        self.asking.picked = []
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
        first = self.tutor.firsts.lectern
        told = (self.tutor.said, first.told if first.visible else "", self.reading.terms.words)
        return "\n".join(filter(None, told))

    def copy_position(self) -> None:
        """F12: what lies where and what is taught about it, as text; hidden cards stay hidden."""
        taught = "".join(f"# {line}\n" for line in text.plain(self.taught()).splitlines() if line)
        words = f"{taught}{position(self.chair.now())}\n"
        problem = clipboard.write(words)
        self.app.toast(problem or texts.COPIED_POSITION, warning=bool(problem), of=self)

    def said(self) -> str:
        """What is said now of what is pointed at, refused or taught, in markup; "" for nothing."""
        reading, forecast, card = self.reading, self.forecast, self.reading.preview
        held = self.hand.drag.held >= 0 and bool(self.hand.drag.all_meant())
        pressed = forecast.words_of_press()
        button = self.form.hovered
        return "\n".join(
            filter(None, (
                *(reading.slip.parts(str(self.match.state.rules.telling.rules_file)) if reading.slip.is_shown else ()),
                f"**{text.escape(card.shown.name)}**\n{all_words(card.shown)}\n{card.note}" if card.is_shown else "",
                forecast.words_of_drop() if held else "",
                pressed[0] if pressed is not None else "",
                (button.tip if button.enabled else button.reason) if button is not None and not pressed else "",
                self.taught(),
                *map(text.escape, self.app.toasts.warnings),
            ))
        )  # fmt: skip

    def copy_said(self) -> None:
        """Ctrl+C: what is said now as text, or else the lines of the log that this reader may read."""
        if words := text.plain(self.said()):
            clipboard.write(words)
            self.app.toast(texts.COPIED_TEXT, of=self)
        else:
            clipboard.write("\n".join(line.plain for line in self.story.log.readable))
            self.app.toast(texts.COPIED_LOG, of=self)

    # The loop

    @property
    def may_go_on(self) -> bool:
        """Whether a computer that is to choose may think of it now."""
        return True

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
        self.thought = self.thought + dt if self.match.is_thinking else 0.0
        if self.match.is_thinking and not self.story.is_held and self.may_go_on:
            is_secret = self.asking.is_answer_secret
            is_long = self.thought >= A_THOUGHT or self.match.state.rules.telling.pauses is not None
            if is_secret and (self.story.is_pondered_long or (is_long and not self.story.is_busy)):
                self.match.hurry()
            if is_secret or not self.story.is_pondering:
                self.thought = 0.0 if (answer := self.match.poll()) else self.thought
                self.tell(answer)
            if news := self.match.news():
                self.app.toast(news, seconds=12, warning=True)
        if not self.story.is_busy and not self.is_ready:
            self.is_ready = True
            self.settled()
        self.hand.update(dt)
        self.keys.follow_cards()
        self.mouse.update(dt)
        self.reading.update(dt)
        self.hints.update(dt)
        self.tutor.update(dt)
        self.form.is_hushed = self.forecast.words_of_press() is not None
        self.form.update(dt)
        self.is_dirty |= self.form.take_dirty()
        self.picture.update(dt)
