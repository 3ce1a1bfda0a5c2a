"""What the buttons beside the table say and do: the actions without a card, and the wish not to be asked."""

from __future__ import annotations

from game.kernel.agenda import Action, asks, explain, label, lands
from game.kernel.notation import named
from game.kernel.view import see
from ui.table.buttons import CHOICES, ButtonWords

LET_BE = ("pass", "done", "ignore")  # what Space does


class TableButtons:
    """The part of the table scene that stands in words at its side."""

    def say_buttons(self) -> None:
        """What each button says now, and why it cannot be used if it cannot."""
        state, wanted = self.match.state, {}
        waiting = "It is not your turn to choose." if not self.is_asked else asks(state)
        waiting = self.plain(waiting)
        wanted["pass"] = ButtonWords("Pass", None, f"Nothing here can be passed. {waiting}")
        if state.rules.drawing is not None:
            wanted["draw"] = ButtonWords("Draw a card", None, self.why_no_draw())
        choices: list[ButtonWords] = []
        is_window = any(a.verb == "stop" for a in self.actions)
        for action in self.actions:
            words = named(label(state, action), self.names)

            def act(action=action) -> None:
                self.act(action)

            if action.verb in LET_BE:
                wanted["pass"] = ButtonWords(words, act, is_primary=action.verb == "done", deed=action)
            elif action.verb == "draw":
                wanted["draw"] = ButtonWords(words, act, deed=action)
            elif self.is_button(action) or (action.verb == "stop" and all(c.words != words for c in choices)):
                choices.append(ButtonWords(words, act, is_primary=True, deed=action))
        if is_window:
            choices.append(ButtonWords("Not for this one", lambda: self.hush("this"),
                                       tip="Let this ability happen, and do not ask again about it"))  # fmt: skip
            choices.append(ButtonWords("Not again this turn", lambda: self.hush("turn"),
                                       tip="Let everything happen until the next turn begins"))  # fmt: skip
        wanted |= zip(CHOICES, self.page_of(choices, len(CHOICES)), strict=False)
        self.buttons.say(wanted)
        self.say_tools()
        if hasattr(self, "k"):
            self.place_log()

    def is_button(self, action: Action) -> bool:
        """Whether an action is done by a button at the side: it has no card, or is one of several with the same."""
        return action.card < 0 or (action.amount >= 0 and not lands(self.match.state, action))

    def page_of(self, choices: list[ButtonWords], room: int) -> list[ButtonWords]:
        """As many choices as there is room for; where there are more, the last button turns the page."""
        if len(choices) <= room:
            return choices
        pages = [choices[n : n + room - 1] for n in range(0, len(choices), room - 1)]
        self.page %= len(pages)
        return [*pages[self.page], ButtonWords("More ...", self.turn_page)]

    def turn_page(self) -> None:
        self.page += 1
        self.say_buttons()

    def say_tools(self) -> None:
        match, tools = self.match, self.buttons.tools
        reason = "" if match.can_undo else "There is nothing to take back."
        tools["undo"].tip = "Take back (U). Hidden cards were seen since: the match will be marked." if (
            match.can_undo and match.undo_marks and not match.is_marked) else "Take back (U)"  # fmt: skip
        tools["undo"].enable(match.can_undo, reason)
        tools["hurry"].enable(match.is_thinking, "The computer is not thinking.")
        never = self.app.settings.time_stop == "never"
        tools["ask"].visible = any(printed.is_answer for printed in match.state.rules.book)
        tools["ask"].chosen = bool(self.quiet) or never
        tools["ask"].tip = (
            "You are not asked about Time Stops now. Click to be asked again."
            if self.quiet or never else "You are asked when you could play a Time Stop. Click not to be, this turn."
        )  # fmt: skip

    def why_no_draw(self) -> str:
        """The law that keeps a card in the deck now."""
        view, seat = self.seen, self.watcher
        deck = view.cards_in(seat, "deck")
        if not self.is_asked:
            return "It is not your turn to choose."
        if not deck:
            law = view.rules.drawing
            return f"{law.number}: The deck is empty; there is nothing to draw." if law else "The deck is empty."
        if any(a.verb == "draw" for a in self.actions):
            return ""
        refusals = explain(see(self.match.state, seat), deck[-1], zone=view.layout.of["hand"][seat])
        return f"{refusals[0].law.number}: {refusals[0].detail or refusals[0].law.words}"

    def hush(self, how: str) -> None:
        """Let the ability happen, and remember not to ask."""
        self.quiet = how
        self.act(next(a for a in self.actions if a.verb == "pass"))

    def ask_again(self) -> None:
        """The button beside undo: be asked about Time Stops, or not until the turn is over."""
        if self.app.settings.time_stop == "never":
            self.app.settings.change(time_stop="opponents")
            self.quiet = ""
        elif self.quiet:
            self.quiet = ""
        elif any(a.verb == "stop" for a in self.actions):
            self.hush("turn")
            return
        else:
            self.quiet = "turn"
        self.say_tools()
        self.is_dirty = True
