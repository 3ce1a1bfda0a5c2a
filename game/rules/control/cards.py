"""Control's cards, and the language that they are written in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ...effects.language import ALWAYS, Deed, Language, Slot, Stat, Values
from ...effects.words import ANSWER, SHARED
from ...files import BadFile
from ...kernel.book import Printed
from ...kernel.state import State
from . import laws, texts
from .appraise import kept
from .words import OWN

FOLDER = Path(__file__).parent
FUEL = 0.15  # what a unit of fuel in play is worth to a computer player, where a card that is drawn is worth 0.4


class Card(Printed):
    """A printed card of Control."""

    def __init__(self, *what: Any, **more: Any) -> None:
        super().__init__(*what, **more)
        self.spent = self.hears("CardSpent")  # what it does when it is discarded for its ability
        clauses = {clause.word: clause for ability in self.abilities for clause in ability.clauses}
        self.is_copy = "copy" in clauses
        limit = clauses["play"].select.wants("number") if "play" in clauses else None
        self.extra = limit[3] if limit else -1  # the most fuel of the card that it lets its player play besides


def asks_everybody(s: State) -> bool:
    """10.8: whether everybody who holds a card is asked, also who can only pass."""
    return s.rulings.get("asking") == "everybody"


LANGUAGE = Language(
    words={**SHARED, **OWN},
    slots={
        "on_play": Slot("CardPlayed"),
        "on_discard": Slot("CardSpent"),
        "on_answer": Slot("answer", ANSWER, texts.TIME_STOP_TIMING),
        "always": ALWAYS,
    },
    stats=(Stat("fuel"),),
    places={"play": "play", "hand": "hand", "discard": "discard"},
    called={"discard": "discard pile"},
    kinds=("stable", "unstable"),
    not_meant=laws.NOT_MEANT,
    laws=(Deed(laws.FORCE_FIELD, "be diffused", "diffuse {}"),),
    rulings=laws.RULINGS,
    asks_everybody=asks_everybody,
    values=Values(lying=lambda s, card: FUEL * s.what[card].measure, held=kept),
    printed=Card,
)

BOOK = LANGUAGE.load("control", FOLDER / "cards.toml")
for odd in (printed for printed in BOOK if printed.copies % 2):
    where = f"card {odd.key}"
    raise BadFile(FOLDER / "cards.toml", where, f"copies = {odd.copies}", "an even number: half with each mark, 2.4")
