"""Tables of Towers in Time."""

from __future__ import annotations

from game.kernel.agenda import chooser
from game.kernel.deck import Deck
from game.kernel.record import Record
from game.rules.towers_in_time.domain import Situation
from game.rules.towers_in_time.rules import RULES
from tests.table import Table


class Asked(Table):
    """A table at which a question is known by the choice that waits, not by its words."""

    def asked(self, seat: int | None, what: str = "", about: str = "") -> Asked:
        """It is for this seat to choose (None: the match is over): in the choice `what`, about the card `about`.

        Damage that an army spreads itself is "spread army".
        """
        assert chooser(self.state) == seat, f"seat {chooser(self.state)} is asked: {self.question}"
        if what:
            frame = self.state.agenda[-1]
            is_army = frame.what == "spread" and frame.memo.about == "army"
            assert f"{frame.what}{' army' * is_army}" == what, self.question
        assert about in self.question, self.question
        return self


def table(text: str, **rulings: str) -> Asked:
    """A quiet moment: seat 0 acts, all others have five shields. A ruling's key has "_" for "-"."""
    return Asked(text, {key.replace("_", "-"): choice for key, choice in rulings.items()}, rules=RULES)


def new_game(*lists: str, seed: int = 1, **rulings: str) -> Asked:
    """A match at its first choice, each list "50 dwarf, 6 deep-quarry": what a seat brought. Any list is played."""
    decks = [Deck("Test", (("deck", tuple(_entry(part) for part in text.split(","))),)) for text in lists]
    record = Record("towers_in_time", seed, [("human", "Ada")] * len(decks), rulings, 1, decks=decks)
    return Asked.of(record.begin()[0])


def _entry(text: str) -> tuple[str, int]:
    count, key = text.split()
    return key, int(count)


def ready(t: Table) -> Table:
    """Everybody puts down nothing more, keeps what comes first, and the first action is asked."""
    s = t.state
    while s.agenda[-1].what != "act":
        t.does(_words(t, "done") if s.agenda[-1].what == "place" else t.options[0])
    return t


def _words(t: Table, verb: str) -> str:
    return next(text for text in t.options if text.split()[0] == verb)


def paid(t: Table) -> Table:
    """Whatever is to be paid is paid as is proposed."""
    while t.state.agenda[-1].what in ("pay", "upkeep"):
        t.does("settle")
    return t


def passed(t: Table, *seats: int) -> Table:
    """These seats pass, each when it is asked."""
    for seat in seats:
        t.asked(seat).does("pass")
    return t


def memory(t: Table, card: str) -> Situation:
    """What a card remembers."""
    return t.state.cards[t.card(card)] or Situation()


def unended(t: Table) -> Table:
    """Nobody acts in the windows of the combat, and the shields that fall are the first ones."""
    while t.state.agenda[-1].what in ("fight", "shield falls"):
        t.does("pass" if "pass" in t.options else t.options[0])
    return t


def sent(t: Table, *cards: str) -> Table:
    """These defend, and nobody else of that seat: "knight", or "knight 1" for the shields of seat 1."""
    seat = chooser(t.state)
    for card in cards:
        t.does(f"defend {card}")
    while t.state.agenda[-1].what == "defend" and chooser(t.state) == seat:
        t.does("done")
    return t
