"""What would happen: what the hand, the keys or a button mean before it is done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pygame

from game.kernel.agenda import Action
from game.kernel.conflict import Conflict, conflict
from game.kernel.events import Step
from game.kernel.foresight import changed_by, foreseen, let_happen, outlook, unannounced, unanswered, warned
from game.kernel.naming import listed, lower
from game.kernel.template import address, fill
from scenes.match import texts
from scenes.match.asking import Asking
from scenes.match.chair import Chair
from scenes.match.hand import Hand
from scenes.match.reading import Reading
from ui.base import text
from ui.cards.preview import all_words
from ui.shows.show import Thought, Words
from ui.table.buttons import KeyButton
from ui.table.conflict import would_end
from ui.widgets.form import Form


class Forecast:
    """Reads hand, buttons and what is pointed at, and changes nothing."""

    def __init__(self, chair: Chair, asking: Asking, reading: Reading, hand: Hand, form: Form) -> None:
        self.chair, self.match, self.asking, self.reading, self.hand = chair, chair.match, asking, reading, hand
        self.form = form
        self._asked: list[Action] = []  # the question to which all that is foreseen below belongs
        self._foreseen: dict[Action, list[Step]] = {}
        self._warned: dict[Action, list[str]] = {}
        self._outlooks: dict[Action, Conflict | None] = {}
        self._comes: dict[Action, str] = {}
        self._changed: dict[Action, str] = {}

    def button(self) -> KeyButton | None:
        """The button that does something and that the mouse or the keys are on."""
        for widget in (self.form.hovered, self.form.focused if self.form.by_keys else None):
            if isinstance(widget, KeyButton) and widget.visible and widget.enabled and widget.deed is not None:
                return widget
        return None

    def thought(self) -> Thought | None:
        """The action that would be done by letting go or pressing now; faint while that is not certain yet.

        A card that is only pointed at stands for the first thing that can be done with it: rather for what lays it down
        in a place than for what lays it on another card.
        """
        if not self.asking.is_asked:
            return None
        drag, hovered, state = self.hand.drag, self.reading.hovered, self.match.state
        if drag.held >= 0 and (meant := drag.all_meant()):
            action, is_faint = meant[0].action, drag.meant() is None
        elif (button := self.button()) is not None:
            action, is_faint = button.deed, False
        elif drag.held < 0 <= hovered and (offers := drag.of(hovered)):
            action, is_faint = min(offers, key=lambda offer: offer.card >= 0).action, True
        else:
            return None
        return Thought(state, action, is_faint, self.foreseen(action))

    def payers(self) -> tuple[int, ...]:
        """The cards that would be used up by what letting go or pressing now would do, or by what is proposed."""
        thought = self.thought()
        if thought is None or thought.is_faint:
            return self.hand.proposed()
        return self.hand.payers(thought.action)

    def foreseen(self, action: Action) -> list[Step]:
        """What this action of whoever is asked would bring for certain."""
        self.forget_old()
        if action not in self.asking.actions:
            return []  # it is no deed of the rules
        if action not in self._foreseen:
            self._foreseen[action] = foreseen(self.match.state, self.chair.watcher, action)
        return self._foreseen[action]

    def forget_old(self) -> None:
        """What was foreseen belongs to the question that is asked now."""
        if self._asked is not self.asking.actions:
            self._asked, self._foreseen, self._warned, self._outlooks = self.asking.actions, {}, {}, {}
            self._comes, self._changed = {}, {}

    def outlook(self) -> Conflict | None:
        """The conflict to which a drop here would lead, and how it would stand; None if it would lead to none."""
        meant = self.hand.drag.meant() if self.asking.is_asked else None
        return None if meant is None else self.outlook_of(meant.action)

    def outlook_of(self, action: Action) -> Conflict | None:
        """The conflict to which this leads, and how it would stand; None if it leads to none."""
        self.forget_old()
        if action not in self._outlooks:
            self._outlooks[action] = self._outlook(action)
        return self._outlooks[action]

    def ending(self, action: Action) -> list[str]:
        """What would come of the conflict to which this leads, in a line of markup if anything; of one that goes on,
        much of that would come without this too."""
        found = self.outlook_of(action)
        words = would_end(found, self.chair.names) if found is not None else ""
        if words and conflict(self.chair.view) is not None:
            words = fill(texts.AFTER_THIS, outcome=words)
        return [f"*{words}*"] if words else []

    def changed(self, *actions: Action) -> list[str]:
        """Who may still change what would come of the conflict to which these lead, in a line of markup if anybody."""
        self.forget_old()
        for action in actions:
            if action not in self._changed:
                found = self.outlook_of(action)
                words = changed_by(self.match.state, self.chair.watcher, action, found) if found is not None else ""
                self._changed[action] = text.escape(address(words, self.chair.names))
        said = "\n".join(dict.fromkeys(self._changed[action] for action in actions))
        return [f"*{line}*" for line in said.splitlines() if line]

    def _outlook(self, action: Action) -> Conflict | None:
        s, seat, story = self.match.state, self.chair.watcher, self.foreseen(action)
        found = outlook(story)
        if found is None:
            return None if story or action not in self.asking.actions else unannounced(s, seat, action)
        return let_happen(s, seat, action, found)

    def words_of_drop(self) -> str:
        """What a drop here would do: each of the deeds between which it would ask, and how a conflict would end."""
        drag = self.hand.drag
        if self.hand.is_led and drag.over_card == drag.held:
            return texts.PUT_BACK
        actions = dict.fromkeys(offer.action for offer in drag.all_meant())
        lines = []
        for action in actions:
            lines.append("\n".join([text.escape(self.chair.named(self.hand.label(action))), *self.ending(action)]))
        more = self.changed(*actions)
        if len(actions) == 1 and (payers := self.payers()):
            more.append(f"*{text.escape(fill(texts.PAYMENT, cards=self.counted(payers)))}*")
        if len(actions) == 1:
            more += [*self.comes(*actions), *self.warned(*actions)]
        return "\n".join([texts.OR.join(lines), *more])

    def comes(self, action: Action) -> list[str]:
        """What this changes of what the game counts, in a line of markup if anything: for certain, or else if nobody
        answers."""
        self.forget_old()
        if action not in self.asking.actions:
            return []
        if action not in self._comes:
            self._comes[action] = self._told(self.foreseen(action))
            if not self._comes[action] and self.chair.show.words.comes is not Words.comes:  # the game says such things
                story, as_it_is = unanswered(self.match.state, self.chair.watcher, action)
                said = self._told(story) if as_it_is == len(story) else ""
                is_name = said.startswith(tuple(f"{name}'" for name in self.chair.names))
                self._comes[action] = said and fill(texts.IF_NOBODY_RESPONDS, change=said if is_name else lower(said))
        said = self._comes[action]
        return [f"*{text.escape(said)}*"] if said else []

    def _told(self, story: list[Step]) -> str:
        return self.chair.show.words.comes(self.chair.view, story, self.chair.watcher, self.chair.names)

    def warned(self, action: Action) -> list[str]:
        """What one had better know before this is done, each in a line of markup."""
        self.forget_old()
        if action not in self.asking.actions:
            return []
        if action not in self._warned:
            self._warned[action] = warned(self.match.state, self.chair.watcher, action)
        return [f"*{self.chair.plain(words)}*" for words in self._warned[action]]

    def words_of_press(self) -> tuple[str, pygame.Rect] | None:
        """What one had better know before the button or the card is pressed that is pointed at, and where that is.

        One of the buttons beside a card says also how a conflict would end by it, who would pay, and what that deed is.
        """
        if not self.asking.is_asked:
            return None
        button, hovered = self.button(), -1 if self.hand.drag.held >= 0 else self.reading.hovered
        if button is not None:
            action, about = button.deed, button.rect
        elif hovered >= 0 and (offers := self.hand.drag.of(hovered)) and all(offer.is_at_once for offer in offers):
            action, about = offers[0].action, self.reading.rect_of(hovered)
        else:
            return None
        lines = [*self.comes(action), *self.warned(action)]
        if button is not None and button in self.hand.choice.buttons:
            lines = [
                *self.ending(action),
                *self.changed(action),
                *lines,
                *self.paid(action),
                *self.told(action),
            ] or self.printed(action)
        return ("\n".join(lines), about) if lines else None

    def paid(self, action: Action) -> list[str]:
        """Who would be used up to pay for it, in a line of markup if anybody."""
        names = self.counted(self.hand.payers(action))
        return [f"*{text.escape(fill(texts.PAYMENT_FIXED, cards=names))}*"] if names else []

    def counted(self, cards: Sequence[int]) -> str:
        """The names of these cards, each once: "2 \u00d7 Hill and Lake"."""
        many = Counter(self.chair.view.what[card].name for card in cards)
        return listed([name if count == 1 else fill(texts.TIMES, n=count, card=name) for name, count in many.items()])

    def printed(self, action: Action) -> list[str]:
        """What the card says with which it is done, in lines of markup if anything."""
        card = self.chair.view.what[action.card] if action.card >= 0 else None
        return all_words(card).splitlines() if card is not None else []

    def told(self, action: Action) -> list[str]:
        """What such a deed is, in a line of markup if the game says so."""
        said = self.chair.primer.deed(action.verb, self.match.state.agenda[-1].what)
        return [f"*{text.escape(said)}*"] if said else []
