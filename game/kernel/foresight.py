"""What a deed brings for certain, before it is done: as far as the seat that does it can tell.

The deed is done in worlds that are dealt from what the seat knows. What happens alike in all of them is certain, until
a card is turned up that the seat did not know, or others may answer: that would be a guess. Nothing here reads what is
hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from . import texts
from .agenda import Action, apply, chooser, options
from .choices import SETTLE
from .conflict import Conflict, conflict
from .events import Step, TurnBegan, WindowOpened
from .naming import counted, lower
from .state import State
from .template import fill
from .view import View, determinize, see
from .windows import PASS, standing, waiting

MOST_PASSES = 60  # until what waits has happened: each of many may be passed by several
WORLDS = (11, 12, 13)  # seeds; worlds that share everything the seat knows, and by chance little else
MORE = range(14, 27)  # and those in which is tried as well what hangs on chance: it comes out alike in few too often


def foreseen(s: State, seat: int, action: Action) -> list[Step]:
    """The story of a legal action of this seat, as far as it is certain, up to the next choice at most.

    The states in it are dealt ones: what is printed on a card that the seat does not know means nothing there.
    """
    view = see(s, seat)
    return certain(view, seat, _stories(view, lambda world: apply(world, action)))


def _stories(view: View, play: Callable[[State], list[Step]]) -> list[list[Step]]:
    """What comes of playing so in dealt worlds; in more of them where chance has a hand in it."""
    found, is_chance = [], False
    for seed in (*WORLDS, *MORE):
        if seed in MORE and not is_chance:
            break
        world = determinize(view, seed)
        luck = world.rng
        found.append(play(world))
        is_chance |= world.rng != luck
    return found


def certain(view: View, seat: int, stories: Sequence[Sequence[Step]], is_unanswered: bool = False) -> list[Step]:
    """The beginning that these stories share, until others may answer (unless nobody is to) or a card is turned up."""
    found: list[Step] = []
    stoppable = None if is_unanswered else view.rules.telling.stoppable
    for steps in zip(*stories, strict=False):
        first = steps[0]
        if any(step.event != first.event for step in steps) or isinstance(first.event, WindowOpened):
            break
        if stoppable is not None and stoppable(view, first.event):
            break
        if is_turned_up(view, seat, first.state):
            break
        found.append(first)
    return found


OWN = "your own"


class Fate(NamedTuple):
    """What happens to a card ("will be discarded"), whose it is (OWN, or "{seat:1}'s"), and its name.

    Cards that share the first two are named in one sentence.
    """

    what: str
    whose: str
    name: str


def warned(s: State, seat: int, action: Action) -> list[str]:
    """What that seat had better know before it does this, in sentences: that a part of it does nothing, that cards of
    its own go. If others may answer, it is what happens when nobody does; what must be paid is paid as proposed.

    What happens in somebody else's turn after it is not its doing.
    """
    story, as_it_is = unanswered(s, seat, action)
    found: dict[tuple[bool, str | tuple[str, ...]], list[str]] = {}
    for number, (event, state) in enumerate(story):
        if isinstance(event, TurnBegan):
            break
        warner = state.rules.telling.warners.get(type(event))
        if warner is not None and (said := warner(see(state, seat), event, seat)):
            words, names = (said[:-1], [said.name]) if isinstance(said, Fate) else (said, [])
            found.setdefault((number >= as_it_is, words), []).extend(names)
    return [
        _as_proposed(s, _shared(*words, names) if names else words, is_proposed)
        for (is_proposed, words), names in found.items()
    ]


def _shared(what: str, whose: str, names: list[str]) -> str:
    """What happens to all cards of these names, in one sentence."""
    if whose == OWN:
        return fill(texts.YOUR_CARDS, cards=counted(names), what=what)
    return fill(texts.CARDS_OF, whose=whose, cards=counted(names), what=what)


def _as_proposed(s: State, warning: str, is_proposed: bool) -> str:
    if not is_proposed:
        return warning
    is_name_first = any([printed is not None and warning.startswith(printed.name) for printed in s.what])
    return fill(texts.WITH_SUGGESTED_PAYMENT, warning=warning if is_name_first else lower(warning))


def unanswered(s: State, seat: int, action: Action) -> tuple[list[Step], int]:
    """The story of a legal action as far as it is certain if nobody answers and what must be paid is paid as proposed;
    and how many steps of it come before anything is paid so.
    """
    return unanswered_in(see(s, seat), action)


def unanswered_in(view: View, action: Action) -> tuple[list[Step], int]:
    """The same for whoever sees this."""
    seat = view.viewer
    before = []

    def play(world: State) -> list[Step]:
        story = apply(world, action)
        while (further := _further(world, seat)) is not None:
            if further == SETTLE:
                before.append(len(_told(story)))
            story += apply(world, further)
        return _told(story)

    found = certain(view, seat, _stories(view, play), is_unanswered=True)
    return found, min([*before, len(found)])


def _told(story: Sequence[Step]) -> list[Step]:
    """A story without what is asked in it."""
    return [step for step in story if not isinstance(step.event, WindowOpened)]


def _further(s: State, seat: int) -> Action | None:
    """What is taken for done on the way: nobody answers, and the seat pays as is proposed."""
    if standing(s) is not None:
        return PASS
    if chooser(s) == seat and SETTLE in options(s):
        return SETTLE
    return None


def _paid(world: State, seat: int) -> list[Step]:
    """What comes of paying as is proposed, if that is what the seat is asked."""
    story = []
    while standing(world) is None and _further(world, seat) == SETTLE:
        story += apply(world, SETTLE)
    return story


def is_turned_up(view: View, seat: int, after: State) -> bool:
    """Whether the seat sees a card that it did not know, but for one that came to its own hand."""
    bit, hands = 1 << seat, after.layout.is_hand
    return any(
        printed is None and seen & bit and not hands[after.where[card]]
        for card, (printed, seen) in enumerate(zip(view.what, after.seen, strict=True))
    )


def let_be(view: View) -> Conflict | None:
    """The conflict as it stands when nobody answers any more and what waits has happened; None if that is not certain,
    if somebody must choose before, or if there is no conflict any more.
    """
    return alike([_let_be(determinize(view, seed)) for seed in WORLDS])


def _let_be(world: State) -> Conflict | None:
    last = conflict(world)
    for passed in range(MOST_PASSES):
        if last is None or (not waiting(world) and (not passed or standing(world) is not None)):
            break
        if standing(world) is None:  # what waits, or has begun to happen, asks somebody first
            return None
        for step in apply(world, PASS):
            found = conflict(step.state)
            if is_decided(found):
                return last
            last = found
    return last


def expected(view: View) -> Conflict | None:
    """The conflict as it comes to an end if nobody answers any more: its numbers and its ending belong together.

    What waits counts in both. Where it is not certain what that does, the numbers are those of now, and there is no
    ending.
    """
    found = conflict(view)
    waits = waiting(view) if found is not None else ()
    if len(waits) > 1 or (waits and found.defence.fighters):  # one that waits alone without a defender is the ending
        after = let_be(view)
        return after if after is not None else found._replace(ending=None)
    return found


def alike(found: Sequence[Conflict | None]) -> Conflict | None:
    """What is the same in all worlds; None if it is not."""
    return found[0] if all(one == found[0] for one in found) else None


def is_decided(found: Conflict | None) -> bool:
    return found is not None and found.ending is not None and found.ending.is_decided


def outlook(story: Sequence[Step]) -> Conflict | None:
    """The conflict to which a foreseen story leads, as it stands last before it is decided; None if there is none."""
    found = (conflict(step.state) for step in reversed(story))
    return next((one for one in found if one is not None and not is_decided(one)), None)


def unannounced(s: State, seat: int, action: Action) -> Conflict | None:
    """The conflict as a deed leaves it of which nothing is told yet, because somebody is only named for it; None where
    something is told, where that is not certain, or where it stands as before.
    """
    view = see(s, seat)
    now, after = conflict(view), []
    for seed in WORLDS if now is not None else ():
        world = determinize(view, seed)
        if apply(world, action):
            return None
        after.append(conflict(world))
    found = alike(after) if after else None
    return None if found == now or is_decided(found) else found


def let_happen(s: State, seat: int, action: Action, found: Conflict) -> Conflict:
    """The conflict to which this deed of the seat leads, as it would stand if nobody answered the deed, and it was paid
    as is proposed.

    It has no ending where that is not certain.
    """
    view, after = see(s, seat), []
    for seed in WORLDS:
        world = determinize(view, seed)
        apply(world, action)
        paid = _paid(world, seat)
        if waiting(world):
            after.append(_let_be(world))
        elif paid:
            after.append(outlook(paid))
        else:
            return found
    settled = alike(after)
    return settled if settled is not None else found._replace(ending=None)


def changed_by(s: State, seat: int, action: Action, found: Conflict) -> str:
    """Who may still change what would come of the conflict to which this deed of the seat leads, in sentences; "" if
    nobody may, or if it is not known what would come of it.
    """
    changers = s.rules.telling.changers
    if changers is None or found.ending is None or is_decided(found):
        return ""
    said = []
    for seed in WORLDS:
        world = determinize(see(s, seat), seed)
        apply(world, action)
        said.append(changers(world, seat, found))
    return said[0] if all(words == said[0] for words in said) else ""
