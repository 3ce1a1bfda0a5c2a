"""Tables of Doctor Who."""

from __future__ import annotations

from game.kernel.agenda import chooser, label, legal_actions
from game.kernel.deck import Deck
from game.kernel.notation import say
from game.kernel.record import Record
from game.kernel.template import Seat, fill
from game.rules.doctor_who import texts
from game.rules.doctor_who.domain import VALUES, Situation, value
from game.rules.doctor_who.rules import RULES
from tests.table import Table

WATCHERS = "1 watcher-of-the-past, 1 watcher-of-the-present, 1 watcher-of-the-future"
TIME = "2 time-of-the-past, 2 time-of-the-present, 2 time-of-the-future"


def table(text: str, **rulings: str) -> Table:
    """A quiet moment: seat 0 may play in the Present. A ruling's key has "_" for "-"."""
    return Table(text, {key.replace("_", "-"): choice for key, choice in rulings.items()}, rules=RULES)


def new_game(*lists: str, seed: int = 1, time: str = TIME, wins: int = 1, **rulings: str) -> Table:
    """A match at its first choice, each list "46 dalek": what a seat brought besides Watchers and Time cards."""
    parts = [(("deck", _counts(f"{WATCHERS}, {text}")), ("time", _counts(time))) for text in lists]
    chosen = {key.replace("_", "-"): choice for key, choice in rulings.items()}
    decks = [Deck("Test", part) for part in parts]
    record = Record("doctor_who", seed, [("human", "Ada")] * 2, chosen, wins, decks=decks)
    return Table.of(record.begin()[0])


def _counts(text: str) -> tuple[tuple[str, int], ...]:
    return tuple((part.split()[1], int(part.split()[0])) for part in text.split(","))


def on(t: Table, what: str, seat: int | None = None, zone: int = 2) -> Table:
    """Nobody does anything, that Time Zone is chosen, until this is asked (of that seat): now or in the next turn."""
    turn = t.state.turn
    for _ in range(400):
        s = t.state
        assert s.turn <= turn + 1, f"{what} is asked neither in this turn nor in the next"
        if s.agenda[-1].what == what and seat in (None, chooser(s)):
            return t
        options = t.options
        t.does("pass" if "pass" in options else f"choose {zone}" if f"choose {zone}" in options else options[0])
    raise AssertionError(f"{what} is never asked")


def attacking(text: str, action: str, **rulings: str) -> Table:
    """This attack, or none by "pass", as soon as it can be made."""
    return on(table(text, **rulings), "attack").does(action)


def passed(t: Table, *seats: int) -> Table:
    """These seats pass, each when it is asked."""
    for seat in seats:
        t.asked(seat).does("pass")
    return t


def done(t: Table) -> Table:
    """Nobody answers what has been announced."""
    while t.state.agenda[-1].what == "respond":
        t.does("pass")
    return t


def fought(t: Table) -> Table:
    """Nobody does anything more in the combat."""
    while t.state.agenda[-1].what in ("fight", "respond"):
        t.does("pass")
    return t


def memory(t: Table, card: str) -> Situation:
    """What a card remembers."""
    return t.state.cards[t.card(card)] or Situation()


def values(t: Table, card: str) -> str:
    """Energy, Substance and Support of a card as they are now."""
    return "/".join(str(value(t.state, t.card(card), stat)) for stat in VALUES)


def labels(t: Table) -> dict[str, str]:
    """What the buttons say, by what they do."""
    return {say(t.state, action): label(t.state, action) for action in legal_actions(t.state)}


def waiting(t: Table) -> str:
    """What is asked, by the name of its choice."""
    return t.state.agenda[-1].what


def hit_on(seat: int, card: str) -> str:
    """The prompt before a Hit by a Creature of that name."""
    return fill(texts.RESPOND_TO_HIT_BY, seat=Seat(seat), card=card)


def supports(card: str, target: str, amount: str) -> str:
    """The prompt before Support happens."""
    return fill(texts.RESPOND_TO_SUPPORT, card=card, target=target, amount=amount)


def uses(seat: int, card: str, target: str) -> str:
    """The prompt before a Special happens."""
    return fill(texts.RESPOND_TO_SPECIAL_ON, seat=Seat(seat), card=card, target=target)
