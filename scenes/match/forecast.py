"""What would happen: what the hand, the keys or a button mean before it is done."""

from __future__ import annotations

from game.kernel.agenda import Action, label
from scenes.match.asking import Asking
from scenes.match.chair import Chair
from scenes.match.hand import Hand
from ui.base import text
from ui.shows.chrono_clash.gauge import Ghost
from ui.table.buttons import KeyButton


class Forecast:
    """Reads hand, buttons and what is pointed at, and changes nothing."""

    def __init__(self, chair: Chair, asking: Asking, hand: Hand, form, gauge) -> None:
        self.chair, self.match, self.asking, self.hand = chair, chair.match, asking, hand
        self.form, self.gauge = form, gauge

    def deed(self) -> Action | None:
        """What the button would do that the mouse or the keys are on."""
        for widget in (self.form.hovered, self.form.focused if self.form.by_keys else None):
            if isinstance(widget, KeyButton) and widget.visible and widget.enabled and widget.deed is not None:
                return widget.deed
        return None

    def meant(self) -> tuple[Action | None, bool]:
        """The action that would be done by letting go or pressing now, and whether that is not certain yet.

        A card that is only pointed at stands for the first thing that can be done with it.
        """
        if not self.asking.is_asked:
            return None, False
        drag, hovered = self.hand.drag, self.hand.reading.hovered
        if drag.held >= 0 and (meant := drag.all_meant()):
            return meant[0].action, drag.meant() is None
        if (deed := self.deed()) is not None:
            return deed, False
        if drag.held < 0 <= hovered and (offers := drag.of(hovered)):
            return offers[0].action, True
        return None, False

    def ghost(self) -> Ghost | None:
        """Where the counter would go by what is meant."""
        price = self.chair.view.rules.telling.price
        if price is None:
            return None
        action, is_faint = self.meant()
        cost = price(self.match.state, action) if action is not None else None
        return None if cost is None else self.gauge.ghost(cost, is_faint)

    def words_of_drop(self) -> str:
        """What a drop here would do, a line for each of the deeds between which it would ask."""
        actions = dict.fromkeys(offer.action for offer in self.hand.drag.all_meant())
        lines = [text.escape(self.chair.named(label(self.match.state, action))) for action in actions]
        return " ...\nor: ".join(lines) + (" ..." if len(lines) > 1 else "")
