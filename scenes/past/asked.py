"""What somebody asks about a decision that is looked back on: is this as good, what was better, and why.

It belongs to where one stands: whoever goes on has asked nothing yet.
"""

from __future__ import annotations

from game.kernel.template import fill
from game.teach.reviewer import Reviewer, Weighed
from scenes.past import texts
from scenes.past.saying import Saying


class Asked:
    """Of a match about which nothing may be found out there is no reviewer, and no answer."""

    def __init__(self, reviewer: Reviewer | None) -> None:
        self.reviewer = reviewer
        self.shown: set[int] = set()  # decisions whose better one was shown
        self.attempt: tuple | None = None  # the key of what was tried last
        self.comparison: tuple | None = None  # the key of what was done set beside another deed
        self.tried: dict[int, str] = {}  # what was tried last at each decision and has been weighed up, by its label

    @property
    def answers(self) -> dict[tuple, Weighed | None]:
        return self.reviewer.answers if self.reviewer is not None else {}

    def forget(self) -> None:
        """One goes elsewhere."""
        self.comparison = self.attempt = None

    def show_better(self, at: int) -> None:
        """The better deed there is to be read."""
        self.shown.add(at)
        self.attempt = None

    def try_this(self, at: int, deed: str) -> None:
        """This is what one would do there, as text: it is weighed up."""
        self.attempt, self.comparison = ("try", at, deed), None
        if self.reviewer is not None:
            self.reviewer.ask(self.attempt, at, deed)

    def compare(self, at: int, deed: str, better: str) -> None:
        """Set what was done there beside the deed that is called better, else beside what was tried instead, or else
        beside the best other one."""
        if self.reviewer is not None:
            tried = "" if better else self.tried.get(at, "")
            self.comparison, self.attempt = (("why", at, tried) if tried else ("why", at)), None
            self.reviewer.ask(self.comparison, at, deed, better or tried)

    def note_found(self, at: int) -> None:
        """If what was tried there is as good as anything, nothing is left to be found."""
        if self.attempt is not None and self.attempt[1] == at and self.attempt in self.answers:
            found = self.answers[self.attempt]
            if found is not None:
                self.tried[at] = found.label
            if found is None or found.is_accepted:
                self.shown.add(at)

    def said(self, at: int, saying: Saying) -> str:
        """What came of a try there, or of setting one deed beside another; "" where neither was asked for."""
        for key in (self.attempt, self.comparison):
            if key is not None and key[1] == at:
                if key not in self.answers:
                    return fill(texts.ANALYSIS_FAILED) if self.is_lost(key) else self.weighing(key)
                found = self.answers[key]
                return saying.tried(found, at, at in self.shown) if key == self.attempt else saying.compared(found, at)
        return ""

    def weighing(self, key: tuple) -> str:
        """That it is weighed up, and how far that has come."""
        share = self.reviewer.shares.get(key, 0.0) if self.reviewer is not None else 0.0
        return fill(texts.ANALYSING_SHARE, n=round(100 * share)) if share else fill(texts.ANALYSING)

    def is_lost(self, key: tuple) -> bool:
        """Whether this will never be answered."""
        return self.reviewer is not None and bool(self.reviewer.fault) and key not in self.reviewer.asked
