"""Where a step of a lesson can lead: every place of it, and whether each leads to the goal or is said to be lost."""

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
    ways[first.place] = [], OPEN
    while pending:
        practice = pending.pop()
        place = practice.place
        places[place] = []
        for action in legal_actions(practice.state):
            practice.act(action)
            standing, way = practice.standing[0], practice.place
            places[place].append(way)
            if way not in ways:
                ways[way] = list(practice.deeds), standing
                if len(ways) > most:
                    raise Stuck(f"more than {most} places")
                if standing == OPEN:
                    pending.append(practice.apart())
            if standing != OPEN:
                good.add(way)
            practice.state, practice.deeds, practice.said = practice.past.pop()
    grows = True
    while grows:
        found = {place for place, nexts in places.items() if place not in good and good.intersection(nexts)}
        good |= found
        grows = bool(found)
    for place, (way, standing) in ways.items():
        if standing == OPEN and place not in good:
            raise Stuck(f"after {'; '.join(way) or 'nothing'} nothing leads to the goal, and nothing says so")
    return len(ways)
