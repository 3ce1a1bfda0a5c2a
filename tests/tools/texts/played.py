"""What a match says: its log, prompts, buttons, refusals, warnings, forecasts, card status, results and cards."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

from game import decks
from game.kernel.agenda import Action, apply, asks, chooser, explain, label, lands, legal_actions, lifts
from game.kernel.conflict import Conflict, conflict
from game.kernel.foresight import changed_by, foreseen, let_happen, outlook, unanswered, warned
from game.kernel.record import Record, load
from game.kernel.state import State
from game.kernel.template import Names, address
from game.kernel.view import see
from game.kernel.windows import waiting
from game.rules import RULESETS
from tests.playing import drawn, recorded
from tests.recordings.test_recordings import GAMES
from tests.tools.log_figures import RECORDINGS, log_of
from tests.tools.texts.sentences import Sentence
from ui.cards.preview import all_words
from ui.shows import show_of
from ui.table.conflict import would_end

PLAYERS = ("Ada", "Boole", "Curie", "Dirac")
REFUSALS = 12  # drops that are tried at one position


def played(game: str, records: list[Record], every: int) -> Iterator[Sentence]:
    """All texts of these matches; what takes long to find out is looked for at one position of so many."""
    for record in records:
        for line in log_of(record)[0]:
            yield Sentence("log", line)
    for record in records:
        luck = random.Random(record.seed)
        for number, (s, _) in enumerate(record.replay()):
            if s.outcome is None and chooser(s) is not None:
                yield from asked(s)
                if number % every == 0:
                    yield from foretold(s, luck)
                    yield from lying(s)
                    yield from refused(s, luck)
    yield from cards(game)


def recordings(game: str, names: tuple[str, ...] = ()) -> list[Record]:
    """The recordings of a game, or those with these names."""
    found = names or tuple(name for name, (of, *_) in GAMES.items() if of == game)
    return [load(Path(RECORDINGS) / f"{name}.txt") for name in found]


def by_chance(game: str, seats: int, seed: int) -> Record:
    """A match by sensible players, with decks and choices by the seed."""
    record = recorded(game, seats, seed)
    record.players = [("random", name) for name in PLAYERS[:seats]]
    s, _ = record.begin()
    luck = random.Random(seed)
    while s.outcome is None:
        legal = legal_actions(s)
        action = drawn(s, legal, luck, "by instinct")
        record.note(s, action)
        apply(s, action)
    return record


def named(s: State, words: str, you: int | None) -> str:
    """The words as that seat reads them."""
    return address(words, Names(PLAYERS[: len(s.seats)], you))


def asked(s: State) -> Iterator[Sentence]:
    """The prompt and the buttons of the waiting choice, and what waits to happen."""
    seat = chooser(s)
    view = see(s, seat)
    yield Sentence("prompt", named(s, asks(view), seat))
    for action in legal_actions(s):
        yield Sentence("button", named(s, label(s, action), seat))
    for entry in waiting(view):
        yield Sentence("stack", named(s, entry.words, seat))
        yield Sentence("stack", named(s, entry.brief, seat))
    found = conflict(view)
    if found is not None:
        yield from in_conflict(view, found, seat)


def in_conflict(view: State, found: Conflict, seat: int) -> Iterator[Sentence]:
    """What stands between and beside both sides of a combat."""
    parts = [side.gone for side in found.sides]
    parts += [words for side in found.sides for one in side.fighters for words in (one.part, one.whose)]
    parts += [found.stake, found.unsure, found.ending.words if found.ending is not None else ""]
    parts += [show_of(view.rules.name).words.in_conflict(view, found)]
    for words in parts:
        yield Sentence("combat", named(view, words, seat))


def foretold(s: State, luck: random.Random) -> Iterator[Sentence]:
    """Warnings and forecasts of some of the legal actions."""
    seat, view = chooser(s), see(s, chooser(s))
    names, words = Names(PLAYERS[: len(s.seats)], seat), show_of(s.rules.name).words
    legal = legal_actions(s)
    for action in luck.sample(legal, min(3, len(legal))):
        for warning in warned(s, seat, action):
            yield Sentence("warning", named(s, warning, seat))
        story = foreseen(s, seat, action)
        yield Sentence("forecast", named(s, words.comes(view, story, seat, names), seat))
        story, as_it_is = unanswered(s, seat, action)
        if as_it_is == len(story):
            yield Sentence("forecast", named(s, words.comes(view, story, seat, names), seat))
        yield from coming_conflict(s, seat, action, names)


def coming_conflict(s: State, seat: int, action: Action, names: Names) -> Iterator[Sentence]:
    """How the combat to which an action leads would end, and who may still change that."""
    found = outlook(foreseen(s, seat, action))
    if found is None:
        return
    found = let_happen(s, seat, action, found)
    yield Sentence("forecast", would_end(found, names))
    yield Sentence("forecast", named(s, changed_by(s, seat, action, found), seat))


def lying(s: State) -> Iterator[Sentence]:
    """The status of the cards in play, and what sets zones apart."""
    seat, telling = chooser(s), s.rules.telling
    view = see(s, seat)
    for zone, cards in enumerate(view.zones):
        if telling.distinctions is not None:
            yield from (Sentence("zone", named(s, words, seat)) for words in telling.distinctions(view, zone))
        if view.layout.zones[zone].name not in (*s.rules.fields, *s.rules.carried):
            continue
        for card in cards:
            if view.what[card] is None:
                continue
            found = list(telling.remarks(view, card)) if telling.remarks is not None else []
            found += telling.standing(view, card) if telling.standing is not None else []
            yield from (Sentence("status", named(s, words, seat)) for words in found)


def refused(s: State, luck: random.Random) -> Iterator[Sentence]:
    """Why some cards cannot be dropped on some places and cards."""
    seat = chooser(s)
    own = [card for zone in ("hand", *s.rules.fields) if zone in s.layout.of for card in s.cards_in(seat, zone)]
    known = [card for zone in s.rules.fields for z in s.layout.of[zone] for card in s.zones[z]]
    for _ in range(REFUSALS if own else 0):
        card, target, zone = luck.choice(own), -1, -1
        if known and luck.random() < 0.5:
            target = luck.choice(known)
        else:
            zone = luck.randrange(len(s.zones))
        if any(
            lifts(s, action) == card and (target, zone) in [tuple(landing[:2]) for landing in lands(s, action)]
            for action in legal_actions(s)
        ):
            continue
        for refusal in explain(see(s, seat), card, target, zone):
            yield Sentence("refusal", named(s, str(refusal), seat))


def cards(game: str) -> Iterator[Sentence]:
    """The text of every card of the decks that the program brings, or of all cards where there are no decks."""
    rules = RULESETS[game]
    keys = dict.fromkeys(key for deck in decks.shipped(game) for _, counts in deck.deck.parts for key, _ in counts)
    for key in keys or [printed.key for printed in rules.book]:
        printed = rules.book[key]
        for line in all_words(printed).splitlines():
            yield Sentence("card", f"{printed.name}: {line}" if len(line.split()) < 3 else line)
