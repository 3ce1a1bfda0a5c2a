"""A toy game for what the kernel can and Control does not use: Control's turns with cards of our own."""

from dataclasses import replace

from game.effects import language
from game.kernel.book import Ability, Book, Printed
from game.kernel.phrases import Vocabulary
from game.kernel.verbs import gather
from game.rules import RULESETS

CARDS = """
[imp]
name = "Imp"
kind = "small"
power = 1
on_play = [{ draw = 1 }]

[brute]
name = "Brute"
kind = "big"
power = 5

[banner]
name = "Banner"
kind = "big"
power = 3
always = [{ bonus = 2, stat = "power", to = "your other small cards in play" }]

[wall]
name = "Wall"
kind = "big"
power = 4
always = [{ shield = "your other cards in play", against = "diffuse" }]

[herald]
name = "Herald"
kind = "big"
power = 4
on_play = [{ play = "a small card from your hand" }]

[purge]
name = "Purge"
kind = "big"
power = 6
on_discard = [{ discard = "all cards worth 3 power or less in play" }, { draw = 1 }]
"""


HEARD = "CardPlayed elsewhere"


def make(tmp_path, heard=HEARD):
    """The ruleset "toy", with a Crier that hears cards being played elsewhere, or another event."""
    path = tmp_path / "toy.toml"
    path.write_text(CARDS, encoding="utf-8")
    cards = list(language.load(path, "toy", ("small", "big"), "power"))
    draw_one = cards[0].abilities[0].clauses
    stats = {"power": 2, "spent": ()}
    cards.append(Printed("toy", "crier", "Crier", "small", 4, stats, 2, (Ability(heard, draw_one),)))
    book = Book("toy", cards, "1")
    book.vocabulary = Vocabulary(("small", "big"), book.cards, ("power",))
    return replace(RULESETS["control"], name="toy", title="Toy", book=book, set_up=lambda s: set_up(s, book))


def set_up(s, book):
    s.what = tuple(p for _ in (0, 1) for p in book for _ in range(4))
    s.marking = tuple(mark for mark in (0, 1) for _ in book for _ in range(4))
    gather(s)
