"""How often each icon of the language came to something, read from what happened and from what was offered.

An icon of a row counts when the row resolves; a lasting row when its battler comes into play. An ability counts when it
changes something that can be seen: who may be attacked, who stays, what is offered, what it costs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.kernel.agenda import Action, legal_actions
from game.kernel.events import AbilityResolved, Changed
from game.kernel.state import State
from game.rules.chrono_clash import events as ev
from game.rules.chrono_clash.icons import ABILITIES, LEGEND, token
from game.rules.chrono_clash.reach import opponents, protected
from game.rules.chrono_clash.worth import has

SIGNED = ("cost", "strength", "time", "draw", "guardians")
NAMES = (
    *[name for name in LEGEND if name not in SIGNED],
    *[name + sign for name in SIGNED for sign in "+-"],
    *("with cost", "with strength", "with an ability"),
)


def in_row(texts: tuple[str, ...]) -> Iterator[str]:
    """The names of the icons that stand in a row, the way NAMES writes them; a threshold counts when it is met."""
    for place, text in enumerate(texts):
        icon, sign, amount = token(text)
        if place and texts[place - 1] == "with":
            yield "with an ability" if not sign else f"with {icon}"
        elif icon in SIGNED:
            yield icon + ("-" if amount < 0 else "+")
        elif icon not in ABILITIES or "gains" in texts[:place] or icon in ("legion", "reinforcements"):
            yield icon


class Counting:
    """Counts over one game, event by event and choice by choice."""

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()
        self.attacker = -1  # who attacks, and how many guardians it has met
        self.met = 0

    def happened(self, event, s: State) -> None:
        """An event of the story, with the state right after it."""
        count = self.count
        if isinstance(event, AbilityResolved):
            frame = s.agenda[-1]
            count.update(in_row(frame.memo.icons))
            if frame.what == "again":
                count["time-threshold"] += 1
        elif isinstance(event, ev.BattlerSummoned):
            count[{"sneak": "sneak-attack", "pilot": "pilot", "transform": "transform"}.get(event.how, "")] += 1
            for row in s.what[event.card].abilities:
                if row.when == "always" and row.clauses:  # it lasts
                    count.update(in_row(row.icons))
        elif isinstance(event, ev.DestructionAverted):
            count[event.how] += 1
        elif isinstance(event, Changed) and event.what == "leader" and event.amount < 0:
            count["leader"] += 1
        elif isinstance(event, ev.Battle):
            count["last-stand"] += sum(has(s, card, "last-stand") > 0 for card in (event.card, event.other))
        elif isinstance(event, ev.BattlerAttacked):
            if s.cards[event.card].came == s.turn and s.agenda[-1].memo.is_free is False:
                count["fast"] += 1
        elif isinstance(event, ev.Aimed):
            self.attacker, self.met = event.card, 0
            if has(s, event.card, "cant-attack-battlers"):
                count["cant-attack-battlers"] += 1
        elif isinstance(event, ev.GuardianRevealed):
            self.met += event.attacker == self.attacker
            count["guardian-attack"] += self.met > 1

    def offered(self, s: State, legal: list[Action]) -> None:
        """A choice that waits: which abilities shape what it offers."""
        frame, count = s.agenda[-1], self.count
        if frame.what == "target" and frame.memo[0].targets[0].icon == "chosen-battler":
            count["protector"] += bool(protected(s, frame.seat))
        if frame.what not in ("main", "aim"):
            return
        attackers = {action.card for action in legal if action.verb == "attack"}
        if frame.what == "main":
            count["cant-attack"] += any(has(s, c, "cant-attack") for c in s.cards_in(frame.seat, "battlefield"))
        if not attackers:
            return
        for seat in opponents(s, frame.seat):
            tapped = [c for c in s.cards_in(seat, "battlefield") if s.cards[c] is not None and s.cards[c].is_tapped]
            idle = [c for c in tapped if not s.loads(c, "quests")]
            count["sentinel"] += any(has(s, c, "sentinel") for c in idle)
            taunting = [c for c in idle if has(s, c, "taunt")]
            count["taunt"] += bool(taunting) and any(not has(s, c, "taunt") for c in tapped)
            count["elusive"] += any(has(s, c, "elusive") for c in tapped)


def use_of(story, s: State, counting: Counting) -> None:
    """Count what happened until this choice, and what it offers."""
    for event, after in story:
        counting.happened(event, after)
    if s.outcome is None:
        counting.offered(s, legal_actions(s))
