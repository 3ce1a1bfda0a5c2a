"""A made-up game with as many cards as one wants: what a deck builder has to stand when games grow."""

import random
import sys
from dataclasses import replace
from importlib import import_module
from itertools import cycle, islice

from game.kernel.book import Book, Printed
from game.kernel.ruleset import Ruleset
from game.rules import RULESETS
from game.rules.chrono_clash.deck import deck_laws

NAME = "paper"
FIRST = ("Ember", "Hollow", "Last", "Quiet", "Brass", "Borrowed", "Paper", "Salt", "Winter", "Crooked", "Early", "Nine")
SECOND = (
    "Heron",
    "Clock",
    "Warden",
    "Lantern",
    "Sisters",
    "Orchard",
    "Bridge",
    "Tortoise",
    "Bailiff",
    "Kettle",
    "Moth",
)


def made_up_game(count: int, seed: int = 1) -> Ruleset:
    """A game of so many cards, known to `RULESETS` as "paper" from now on. They do what some card of ours does."""
    luck = random.Random(seed)
    ours = RULESETS["chrono_clash"]
    for name in ("", ".icons", ".face"):  # its icons and its faces are ours too
        sys.modules[f"art.{NAME}{name}"] = import_module(f"art.{ours.name}{name}")
    book = Book(NAME, [_made_up(base, n, luck) for n, base in enumerate(islice(cycle(ours.book), count))], "1")
    RULESETS[NAME] = replace(ours, name=NAME, title="Paper", book=book, decks=replace(ours.decks, laws=deck_laws(book)))
    return RULESETS[NAME]


def forget() -> None:
    """The made-up game is not known any more."""
    RULESETS.pop(NAME, None)
    for name in ("", ".icons", ".face"):
        sys.modules.pop(f"art.{NAME}{name}", None)


def _made_up(base: Printed, number: int, luck: random.Random) -> Printed:
    """The same card under a key and a name of its own; copying one would give back the original."""
    card = Printed.__new__(type(base))
    card.__dict__.update(base.__dict__)
    card.key = f"made-up-{number}"
    card.name = f"{luck.choice(FIRST)} {luck.choice(SECOND)} {number}"
    return card
