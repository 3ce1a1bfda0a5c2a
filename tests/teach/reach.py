"""Where a step of a lesson can lead: every place of it, and whether each leads to the goal or is said to be lost."""

from game.kernel import notation
from game.kernel.agenda import legal_actions
from game.teach.lessons import OPEN, Lesson, Part, Practice


class Stuck(ValueError):
    """A place in a lesson from which its goal cannot be reached, although nothing has failed."""


def reach(lesson: Lesson, part: Part, most: int = 4000) -> int:
    """How many places of a step there are. Raises Stuck where one leads neither to the goal nor to a word that it is
    lost, or if there are more than `most`."""
    first = Practice(lesson, part)
    places: dict[str, list[str]] = {}
    good: set[str] = set()
    ways: dict[str, tuple[list[str], str]] = {}
    pending = [first]
    ways[_place(first)] = [], OPEN
    while pending:
        practice = pending.pop()
        place = _place(practice)
        places[place] = []
        for action in legal_actions(practice.state):
            practice.act(action)
            standing, way = practice.standing[0], _place(practice)
            places[place].append(way)
            if way not in ways:
                ways[way] = list(practice.deeds), standing
                if len(ways) > most:
                    raise Stuck(f"more than {most} places")
                if standing == OPEN:
                    pending.append(_copy(lesson, part, practice))
            if standing != OPEN:
                good.add(way)
            practice.take_back()
    grows = True
    while grows:
        found = {place for place, nexts in places.items() if place not in good and good.intersection(nexts)}
        good |= found
        grows = bool(found)
    for place, (way, standing) in ways.items():
        if standing == OPEN and place not in good:
            raise Stuck(f"after {'; '.join(way) or 'nothing'} nothing leads to the goal, and nothing says so")
    return len(ways)


def _place(practice: Practice) -> str:
    """What tells a place from another: the table, and what a goal may ask of the way there."""
    s = practice.state
    done = sorted(set(practice.deeds)) if "done " in f"{practice.part.goal} {practice.part.fails}" else ()
    top = s.agenda[-1] if s.agenda else None
    hands = [card for zone in s.layout.of["hand"] for card in s.zones[zone]]
    planned = [(card, s.cards[card]) for card in hands if s.cards[card] is not None]
    return repr((notation.show(s), s.turn, s.results, top, practice.said, done, planned))


def _copy(lesson: Lesson, part: Part, practice: Practice) -> Practice:
    copy = Practice(lesson, part)
    copy.state, copy.deeds, copy.said = practice.state.clone(), list(practice.deeds), practice.said
    return copy
