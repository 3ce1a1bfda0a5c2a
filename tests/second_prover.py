"""A second opinion on puzzles, written apart from `game.ai.proof.prover` and plainly: no kinds that stay together, no
order of what is tried, no deeds of one meaning. A hidden card is each of the cards that it can be, one world for each.
"""

from __future__ import annotations

from collections import Counter
from itertools import product

from game.ai.proof.goals import Goal, Moment
from game.kernel import notation
from game.kernel.agenda import chooser, legal_actions, perform
from game.kernel.rng import Fate, Undecided
from game.kernel.view import see


class TooLong(Exception):
    """More steps than anybody waits for."""


class Unread:
    def __init__(self, card):
        self.__dict__["sleeve"] = card

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        raise Looked(self.__dict__["sleeve"])


class Looked(Exception):
    def __init__(self, card):
        self.card = card


class Plain:
    def __init__(self, puzzle, steps=200_000):
        self.s = puzzle.begin()
        self.seat = chooser(self.s)
        self.goal = Goal(puzzle.rules, puzzle.goal)
        self.end = puzzle.rules.thinking.beat(self.s) + puzzle.beats
        self.rounds = len(self.s.results)
        self.left = steps
        self.known = {}
        view = see(self.s, self.seat)
        self.lots = view.lots
        self.first = view.clone()
        self.first.what = tuple(Unread(card) if face is None else face for card, face in enumerate(view.what))
        self.first.seen = view.seers[:]
        self.first.rng = Fate()
        self.first.mixed = ()
        del self.first.agenda[0]  # the match: only this round counts

    def keeps(self):
        """The first deeds, as text, that keep the goal whatever comes."""
        return {text for text in self.texts(self.first) if self.is_kept([self.first], text)}

    def texts(self, s):
        """What can be done, each deed with where its cards lie: two of one kind in two places are two deeds."""
        return {notation.say(s, action): action for action in legal_actions(s)}

    def is_kept(self, worlds, text):
        looks = {}
        for s in worlds:
            for after in self.asked_again(self.done(s, self.texts(s)[text])):
                if self.is_over(after):
                    if not all(reached for _, reached in self.answers(after, self.reaches)):
                        return False
                else:
                    looks.setdefault(repr(self.look(after)), []).append(self.forget(after))
        return all(self.is_sure(group) for group in looks.values())

    def is_sure(self, worlds):
        worlds = list({repr(self.all_of(s)): s for s in worlds}.values())
        key = tuple(sorted(repr(self.all_of(s)) for s in worlds))
        if key not in self.known:
            self.known[key] = False
            common = set.intersection(*(set(self.texts(s)) for s in worlds))
            self.known[key] = any(self.is_kept(worlds, text) for text in sorted(common))
        return self.known[key]

    def reaches(self, s):
        return self.goal.holds(Moment(s, self.seat, self.rounds, (), True))

    def is_over(self, s):
        over = s.outcome is not None or not s.agenda or len(s.results) > self.rounds
        return over or s.rules.thinking.beat(s) >= self.end

    def asked_again(self, states):
        met = set()
        for s in states:
            if self.is_over(s):
                yield s
                continue
            for known, legal in self.answers(s, legal_actions):
                if chooser(known) == self.seat:
                    yield from self.opened(known)
                    continue
                key = repr(self.all_of(known))
                if key not in met:
                    met.add(key)
                    for action in legal:
                        yield from self.asked_again(self.done(known, action))

    def opened(self, s):
        for card, face in enumerate(s.what):
            if isinstance(face, Unread) and s.seen[card] >> self.seat & 1:
                for other in self.each(s, card):
                    yield from self.opened(other)
                return
        yield s

    def answers(self, s, question):
        try:
            yield s, question(s)
        except Looked as looked:
            for other in self.each(s, looked.card):
                yield from self.answers(other, question)

    def done(self, s, action):
        self.left -= 1
        if self.left < 0:
            raise TooLong
        t = s.clone()
        try:
            perform(t, action)
        except Looked as looked:
            alone = t.where[looked.card] != s.where[looked.card]
            for other in self.each(s, looked.card, alone):
                yield from self.done(other, action)
        except Undecided as chance:
            for number in range(chance.count):
                other = s.clone()
                other.rng = Fate(*s.rng.path, number)
                yield from self.done(other, action)
        else:
            yield t

    def each(self, s, card, alone=False):
        """The worlds in which this card is each that it can be; with the whole hand that it is in, in one order."""
        cards, faces = next(lot for lot in self.lots if card in lot[0])
        left = Counter(face.key for face in faces)
        left.subtract(s.what[other].key for other in cards if not isinstance(s.what[other], Unread))
        hand = s.zones[s.where[card]] if s.layout.is_hand[s.where[card]] and not alone else (card,)
        if s.seen[card] >> self.seat & 1:
            hand = (card,)
        open_ones = [c for c in hand if c in cards and isinstance(s.what[c], Unread)]
        kinds = sorted(key for key, count in left.items() if count > 0)
        for keys in product(kinds, repeat=len(open_ones)):
            if list(keys) != sorted(keys) or any(count > left[key] for key, count in Counter(keys).items()):
                continue
            self.left -= 1
            if self.left < 0:
                raise TooLong
            t = s.clone()
            what = list(s.what)
            for c, key in zip(open_ones, keys, strict=True):
                what[c] = s.rules.book[key]
            t.what, t.lent = tuple(what), None
            yield t

    def forget(self, s):
        t = s.clone()
        t.what = tuple(
            first if isinstance(first, Unread) and not seen >> self.seat & 1 else face
            for face, first, seen in zip(s.what, self.first.what, s.seen, strict=True)
        )
        t.lent = None
        return t

    def face(self, face):
        return "?" if isinstance(face, Unread) else face.key

    def all_of(self, s):
        return [self.face(face) for face in s.what], s.zones, s.seats, s.cards, s.on, s.lasting, s.turn, s.results, [
            frame[:4] for frame in s.agenda
        ], [repr(frame.memo) for frame in s.agenda], s.seen  # fmt: skip

    def look(self, s):
        seen = [self.face(face) if seen >> self.seat & 1 else "" for face, seen in zip(s.what, s.seen, strict=True)]
        hands = {s.layout.of["hand"][seat] for seat in range(len(s.seats)) if seat != self.seat}
        zones = [sorted(cards) if zone in hands else cards for zone, cards in enumerate(s.zones)]
        shown = [card if seen[n] else None for n, card in enumerate(s.cards)]
        return seen, zones, s.seats, shown, s.on, s.agenda[-1][:3], s.turn, s.active, s.results
