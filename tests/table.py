"""The language that rules tests are written in: a table laid as text, played, and looked at.

    Table('''
        hand-0: rift
        play-1: nova
    ''').does("play rift", "choose 1").shows("play-1: -")

A table is laid at a quiet moment: seat 0 has drawn and is asked for an action. A wrong move fails with what could be
done; `shows` compares only the places that it names.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.kernel import notation
from game.kernel.agenda import apply, asks, chooser, explain, legal_actions
from game.kernel.notation import CannotRead, remembered
from game.kernel.state import State
from game.kernel.view import see
from game.rules import RULESETS

CONTROL = RULESETS["control"]


class Table:
    """A state with hands: every method that checks returns the table, so that a test reads as a story."""

    def __init__(self, text: str, rulings: Mapping[str, str] | None = None, seed: int = 1, rules=CONTROL) -> None:
        self.state: State = notation.lay(rules, text, rulings, seed)
        self.story: list = []  # of the last action

    @classmethod
    def of(cls, state: State) -> Table:
        """A table around a state that was made in another way."""
        table = cls.__new__(cls)
        table.state, table.story = state, []
        return table

    @property
    def happened(self) -> list[str]:
        """The names of the events of the last action."""
        return [type(step.event).__name__ for step in self.story]

    def does(self, *actions: str) -> Table:
        """Play actions, one after the other. Fails with what could be done."""
        for text in actions:
            try:
                action = notation.read(self.state, text)
            except CannotRead as error:
                raise AssertionError(f"{error}\n{notation.show(self.state)}") from None
            self.story = apply(self.state, action)
        return self

    def cannot(self, *actions: str) -> Table:
        """These are not among the legal actions."""
        for text in actions:
            try:
                notation.read(self.state, text)
            except CannotRead:
                continue
            raise AssertionError(f"{text!r} is legal, and should not be; could: {', '.join(self.options)}")
        return self

    def could(self, *actions: str) -> Table:
        """Exactly these are possible; twins (two Rifts in hand) are named once."""
        assert self.options == sorted(actions), f"could: {', '.join(self.options)}"
        return self

    def offers(self, *actions: str) -> Table:
        """These are possible, and others may be."""
        missing = [text for text in actions if text not in self.options]
        assert not missing, f"not offered: {missing}; could: {', '.join(self.options)}"
        return self

    @property
    def options(self) -> list[str]:
        """The legal actions as text, sorted, without the numbers that tell twins apart."""
        s = self.state
        return sorted({notation.short(s, action) for action in legal_actions(s)})

    def asked(self, seat: int | None, words: str = "") -> Table:
        """It is for this seat to choose (None: the match is over), and these words are in the question."""
        assert chooser(self.state) == seat, f"seat {chooser(self.state)} is asked: {self.question}"
        assert words in self.question, self.question
        return self

    def waits(self, seat: int, kind: str) -> Table:
        """It is for this seat to choose, and the choice is of this kind ("action", "respond")."""
        found = self.state.agenda[-1].what if self.state.agenda else "none"
        assert (chooser(self.state), found) == (seat, kind), f"seat {chooser(self.state)}, {found}: {self.question}"
        return self

    @property
    def question(self) -> str:
        return asks(self.state) if chooser(self.state) is not None else ""

    def shows(self, text: str) -> Table:
        """The named places hold exactly these cards, in any order (decks: 'deck-0 top', 'deck-0 bottom').

        Where a word after a key says what a card remembers ("heron tapped"), it is looked at for all cards there.
        "time-0", "wins-1" is a number of a seat, "strength heron", "attack knight" a number of a card as it is now.
        """
        wrong = []
        for line in filter(None, map(str.strip, text.splitlines())):
            place, _, wanted = (part.strip() for part in line.partition(":"))
            found = self.at(place, wanted)
            if place.split()[-1] not in ("top", "bottom"):
                wanted = ", ".join(sorted(wanted.split(", ")))
            if found != wanted:
                wrong.append(f"{place}: should be {wanted}, is {found}")
        assert not wrong, "\n" + "\n".join(wrong)
        return self

    def at(self, place: str, wanted: str = "") -> str:
        """What is found at a place, in the words of `shows`."""
        s = self.state
        plain = {"active": s.active, "round": s.round, "turn": s.turn, "first": s.first, "asked": chooser(s)}
        if place in plain:
            return str(plain[place])
        name, _, seat = place.rpartition("-")
        if name == "fuel":
            return str(s.rules.score(s, int(seat)))
        if name in s.rules.Seat._fields:
            return str(getattr(s.seats[int(seat)], name))
        name, _, end = place.partition(" ")
        if name in ("strength", "cost", "attack", "defense", "temper", "energy", "substance", "support"):
            return str(s.rules.worth(s, self.card(end), name))
        if name not in s.layout.named:
            raise AssertionError(f"there is no place {place!r}")
        cards = s.zones[s.layout.named[name]]
        count = len(wanted.split(", "))
        if end:
            cards = cards[-count:] if end == "top" else cards[:count]
            return ", ".join(s.what[card].key for card in cards)
        if wanted.endswith((" cards", " card")):
            return f"{len(cards)} {'card' if len(cards) == 1 else 'cards'}"
        if any(" " in entry for entry in wanted.split(", ")):
            return ", ".join(sorted(f"{s.what[card].key} {remembered(s, card)}".strip() for card in cards)) or "-"
        return ", ".join(sorted(s.what[card].key for card in cards)) or "-"

    def forbids(self, card: str, onto: str, law: str, words: str = "", by: int | None = None) -> Table:
        """Dropping the card there is refused by the law of that number. `onto` is a place or a card.

        It is the seat that is asked who tries, or `by`.
        """
        s = self.state if by is None else see(self.state, by)
        drop = {"zone": s.layout.named[onto]} if onto in s.layout.named else {"target": self.card(onto)}
        refusals = explain(s, self.card(card), **drop)
        numbers = [refusal.law.number for refusal in refusals]
        assert law in numbers, f"{card} onto {onto} is refused by {[str(refusal) for refusal in refusals]}"
        said = " ".join(map(str, refusals))
        assert words in said, said
        return self

    def card(self, text: str) -> int:
        """A card by its key: of the hand that is asked, else in play, else anywhere; or 'nova@hand-1'."""
        s = self.state
        key, _, place = text.partition("@")
        seat = chooser(s)
        hand = s.layout.of["hand"][seat] if seat is not None else -1

        def distance(card: int) -> tuple[bool, bool, int]:
            return s.where[card] != hand, not s.is_in_field(card), card

        found = [card for card, printed in enumerate(s.what) if printed.key == key and s.where[card] < len(s.zones)]
        if place:
            found = [card for card in found if s.where[card] == s.layout.named[place]]
        if not found:
            raise AssertionError(f"there is no {text}")
        return min(found, key=distance)

    def seen(self, seat: int | None, place: str) -> str:
        """What a seat (None: a spectator) sees at a place: '?' for what it does not know, last on top."""
        view = see(self.state, seat)
        cards = view.zones[view.layout.named[place]]
        return ", ".join("?" if view.what[card] is None else view.what[card].key for card in cards) or "-"


def play_scenario(text: str) -> int:
    """Play a scenario file and check what it says; the number of checks.

    A line is `word: rest`. `table:` and `shows:` are followed by indented lines; `does:`, `cannot:`, `could:`,
    `offers:`, `asked:`, `waits: 0 action`, `sees: 1 hand-0 ?` and `forbids: rift onto force-field, 5.5` say what they
    say in `Table`. `ruling: key choice` holds for the tables below it.
    """
    table: Table | None = None
    rulings: dict[str, str] = {}
    checks = 0
    for word, rest, block in _statements(text):
        many = [part.strip() for part in rest.split(";")]
        if word == "ruling":
            key, choice = rest.split()
            rulings[key] = choice
        elif word == "table":
            table = Table(block, rulings)
        elif word == "shows":
            table.shows(block or rest)
        elif word in ("does", "cannot", "could", "offers"):
            getattr(table, word)(*many)
        elif word == "asked":
            seat, _, question = rest.partition(" ")
            table.asked(None if seat == "nobody" else int(seat), question)
        elif word == "waits":
            seat, _, kind = rest.partition(" ")
            table.waits(int(seat), kind)
        elif word == "sees":
            seat, place, cards = rest.split(" ", 2)
            assert table.seen(int(seat), place) == cards
        elif word == "forbids":
            drop, _, law = rest.rpartition(", ")
            table.forbids(*drop.split(" onto "), law=law)
        elif word not in ("scenario", "rulesheet", "laws"):
            raise ValueError(f"a scenario does not know {word!r}")
        checks += word not in ("scenario", "rulesheet", "laws", "ruling", "table", "does")
    return checks


def _statements(text: str) -> list[tuple[str, str, str]]:
    """(word, the rest of its line, the indented lines below it), comments left out."""
    found: list[tuple[str, str, str]] = []
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        if line[0].isspace():
            word, rest, block = found[-1]
            found[-1] = (word, rest, block + line + "\n")
        else:
            word, _, rest = line.partition(":")
            found.append((word.strip(), rest.strip(), ""))
    return found
