"""Before a deck is tried out: against which deck, how well that is played, and who begins."""

from __future__ import annotations

from game.kernel.deck import Deck
from game.kernel.template import fill
from scenes.decks import texts
from scenes.decks.choice import DeckChoice, offered
from scenes.match import trial
from scenes.match.plan import LEVELS
from scenes.match.trial import ME, OTHER, Trial
from scenes.sheet import Sheet
from ui.base import text
from ui.base.scale import Scale
from ui.widgets.press import Button
from ui.widgets.text import Label
from ui.widgets.value import Choice

FIRST = [("", texts.RANDOM), (ME, texts.YOU), (OTHER, texts.COMPUTER)]
WORDS, ROW = 118, 60
"""Logical units of the words before a choice, and from one choice to the next."""


class TrialChoice(Sheet):
    """Lay it over the builder: `app.go("trial", game, deck)`. What is chosen is remembered for the next time."""

    covers = False

    def __init__(self, game: str, deck: Deck) -> None:
        self.game, self.deck = game, deck

    def build(self) -> None:
        self.trial = Trial.remembered(self.app.settings, self.game)
        self.add_sheet(texts.TEST_GAME)
        levels = [(level, level.capitalize()) for level in LEVELS]
        self.decks = offered(self.game)
        self.against = DeckChoice(self.game, self.decks, self.trial.against, lambda deck: self.choose(against=deck))
        self.rows = [
            (self.add(Label(words)), self.add(choice))
            for words, choice in (
                (texts.AGAINST, self.against),
                (texts.LEVEL, Choice(levels, self.trial.level, lambda level: self.choose(level=level), drops=False)),
                (texts.FIRST, Choice(FIRST, self.trial.first, lambda first: self.choose(first=first), drops=False)),
            )
        ]
        self.cancel = self.add(Button(texts.CANCEL, self.back))
        self.start = self.add(Button(texts.START, self.begin, "primary", "play"))
        self.form.focus(self.start)
        self.choose()

    def choose(self, **what: str) -> None:
        """Another opponent, level or beginning."""
        self.trial = self.trial._replace(**what)
        whose = self.against.chosen
        is_ready = whose.whose != texts.ILLEGAL.lower()
        self.start.enable(is_ready, text.escape(fill(texts.CANNOT_PLAY, deck=whose.words, why=whose.about)))

    def begin(self) -> None:
        self.trial.remember(self.app.settings, self.game)
        self.app.stack.pop()
        trial.begin(self.app, self.game, self.deck, self.trial)

    def layout(self, scale: Scale) -> None:
        wide, high = min(560, scale.size[0] - 40), 84 + len(self.rows) * ROW + 74
        x, y = self.lay_sheet(scale, wide, high)
        inside = wide - 64
        top = y + 86
        for words, choice in self.rows:
            words.place(scale.rect(x + 32, top, WORDS - 10, 46), scale)
            choice.place(scale.rect(x + 32 + WORDS, top, inside - WORDS, 46), scale)
            top += ROW
        each = (inside - 14) / 2
        for n, button in enumerate((self.cancel, self.start)):
            button.place(scale.rect(x + 32 + n * (each + 14), y + high - 68, each, 44), scale)
