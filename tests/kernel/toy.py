"""A toy game for what the kernel can and Control does not use: Control's turns with cards of our own."""

from dataclasses import replace

from game.effects.language import Deed, Language, Stat
from game.kernel.book import Ability, Book
from game.kernel.laws import Law
from game.kernel.verbs import gather
from game.rules import RULESETS
from game.rules.control import cards as control
from game.rules.control import laws

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
FLEE = Law("0", "Nobody flees.", "", "flee")


def language(**more):
    """Control's words for cards that are small or big and have power."""
    settings = {
        "words": {name: type(word) for name, word in control.LANGUAGE.words.items()},
        "slots": control.LANGUAGE.slots,
        "stats": (Stat("power"),),
        "places": control.LANGUAGE.places,
        "kinds": ("small", "big"),
        "not_meant": laws.NOT_MEANT,
        "laws": (Deed(laws.FORCE_FIELD, "be diffused", "diffuse {}"), Deed(FLEE, "flee")),
        "moments": {"turn": "until end of turn", "combat": "this combat"},
        "printed": control.Card,
    }
    return Language(**(settings | more))


def make(tmp_path, heard=HEARD, cards=CARDS, name="toy", words=None, **more):
    """The ruleset "toy", with a Crier that hears cards being played elsewhere, or another event."""
    path = tmp_path / "toy.toml"
    path.write_text(cards, encoding="utf-8")
    words = words or language()
    read = list(words.load(name, path))
    draw_one = (words.words["draw"].clause({"draw": 1}, None),)
    read.append(control.Card(name, "crier", "Crier", "small", 4, {"power": 2}, 2, (Ability(heard, draw_one),)))
    book = Book(name, read, "1")
    book.vocabulary, book.language = words.vocabulary({card.key: card.name for card in book}), words
    rules = RULESETS["control"]
    return replace(
        rules,
        name=name,
        title=name.title(),
        book=book,
        set_up=lambda s: set_up(s, book),
        procedures={**rules.procedures, **words.procedures},
        choices={**rules.choices, **words.choices(book)},
        **more,
    )


def set_up(s, book):
    s.what = tuple(p for _ in (0, 1) for p in book for _ in range(4))
    s.marking = tuple(mark for mark in (0, 1) for _ in book for _ in range(4))
    gather(s)
