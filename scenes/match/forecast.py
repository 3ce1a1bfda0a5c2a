"""What would happen: what the hand, the keys or a button mean before it is done."""

from __future__ import annotations

from game.kernel.agenda import Action, label
from game.kernel.conflict import Conflict
from game.kernel.events import Step
from game.kernel.foresight import foreseen, outlook
from scenes.match.asking import Asking
from scenes.match.chair import Chair
from scenes.match.hand import Hand
from scenes.match.reading import Reading
from ui.base import text
from ui.shows.show import Thought
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

    def deed(self) -> Action | None:
        """What the button would do that the mouse or the keys are on."""
        for widget in (self.form.hovered, self.form.focused if self.form.by_keys else None):
            if isinstance(widget, KeyButton) and widget.visible and widget.enabled and widget.deed is not None:
                return widget.deed
        return None

    def thought(self) -> Thought | None:
        """The action that would be done by letting go or pressing now; faint while that is not certain yet.

        A card that is only pointed at stands for the first thing that can be done with it.
        """
        if not self.asking.is_asked:
            return None
        drag, hovered, state = self.hand.drag, self.reading.hovered, self.match.state
        if drag.held >= 0 and (meant := drag.all_meant()):
            action, is_faint = meant[0].action, drag.meant() is None
        elif (deed := self.deed()) is not None:
            action, is_faint = deed, False
        elif drag.held < 0 <= hovered and (offers := drag.of(hovered)):
            action, is_faint = offers[0].action, True
        else:
            return None
        return Thought(state, action, is_faint, self.foreseen(action))

    def foreseen(self, action: Action) -> list[Step]:
        """What this action of whoever is asked would bring for certain."""
        if self._asked is not self.asking.actions:
            self._asked, self._foreseen = self.asking.actions, {}
        if action not in self._foreseen:
            self._foreseen[action] = foreseen(self.match.state, self.chair.watcher, action)
        return self._foreseen[action]

    def outlook(self) -> Conflict | None:
        """The conflict to which a drop here would lead, and how it would stand; None if it would lead to none."""
        meant = self.hand.drag.meant() if self.asking.is_asked else None
        return None if meant is None else outlook(self.foreseen(meant.action))

    def words_of_drop(self) -> str:
        """What a drop here would do, a line for each of the deeds between which it would ask."""
        actions = dict.fromkeys(offer.action for offer in self.hand.drag.all_meant())
        lines = [text.escape(self.chair.named(label(self.match.state, action))) for action in actions]
        found = self.outlook()
        ending = would_end(found, self.chair.names) if found is not None else ""
        return " ...\nor: ".join(lines) + (" ..." if len(lines) > 1 else "") + (f"\n*{ending}*" if ending else "")
