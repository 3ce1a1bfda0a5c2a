"""Where a card may come, and the law by which it may not. Numbers (4.8) are sections of RULES.md."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...kernel.agenda import has_begun
from ...kernel.laws import Law
from ...kernel.modifiers import FORBID, PERMIT, kinds
from ...kernel.state import State
from ...kernel.template import fill
from . import laws, texts
from .domain import ERAS, TIMELESS, all_creatures, bars, bonus_zone, chosen, counted, has, has_bonus, is_fresh, lifts

MOST, MOST_TIMELESS = 6, 5


def is_full(s: State, zone: int) -> bool:
    """Whether nothing more comes to that side of a Time Zone, whatever it is (4.8)."""
    return counted(s, zone) >= MOST and not lifts(s, laws.SIX, s.layout.zones[zone].seat)


def room_forbidden(s: State, card: int, zone: int) -> Law | None:
    """The limits of six and five, for a Creature or Resource that comes to a zone in play (4.8, 4.9)."""
    what, printed, seat = s.what, s.what[card], s.layout.zones[zone].seat
    if counted(s, zone) >= MOST and not lifts(s, laws.SIX, seat, card):
        return laws.SIX
    if printed.is_creature and printed.era == TIMELESS:
        others = sum([what[one].era == TIMELESS and one != card for one in all_creatures(s, seat)])
        if others >= MOST_TIMELESS and not lifts(s, laws.FIVE, seat, card):
            return laws.FIVE
    return None


def play_forbidden(s: State, seat: int, card: int, zone: int) -> Law | None:
    """The law that keeps a Creature or Resource in hand from coming to that zone, plays left aside (4.8 to 4.12)."""
    printed = s.what[card]
    if bars(s, laws.NO_PLAY, seat, card):
        return laws.NO_PLAY
    era = s.layout.zones[zone].name
    if printed.era not in (TIMELESS, era) and not lifts(s, laws.HOME, seat, card):
        return laws.HOME
    law = room_forbidden(s, card, zone)
    if law is not None:
        return law
    if printed.is_unique:
        return unique_forbidden(s, seat, card)
    return None


SPOKEN_OF = frozenset({(FORBID, laws.NO_PLAY.key), *((PERMIT, law.key) for law in (laws.HOME, laws.SIX, laws.FIVE))})


def playable(s: State, seat: int, cards: Sequence[int], zone: int) -> list[int]:
    """The Creatures and Resources among cards in hand that may come to that zone, plays left aside (4.8 to 4.12)."""
    what = s.what
    if not SPOKEN_OF.isdisjoint(kinds(s)):
        return [card for card in cards if what[card].pull and play_forbidden(s, seat, card, zone) is None]
    if counted(s, zone) >= MOST:
        return []
    era, found, is_crowded = s.layout.zones[zone].name, [], None
    for card in cards:
        printed = what[card]
        if not printed.pull or (printed.era != era and printed.era != TIMELESS):
            continue
        if printed.is_creature and printed.era == TIMELESS:
            if is_crowded is None:
                owner = s.layout.zones[zone].seat
                is_crowded = sum([what[one].era == TIMELESS for one in all_creatures(s, owner)]) >= MOST_TIMELESS
            if is_crowded:
                continue
        if not printed.is_unique or unique_forbidden(s, seat, card) is None:
            found.append(card)
    return found


def no_place(s: State, seat: int, card: int, zone: int, law: Law) -> str:
    """What there is now that leaves no place in a zone for a card, where this law keeps it away; "" where that says
    all."""
    if law is laws.HOME:
        return fill(texts.HOME_IS, card=s.what[card].name, zone=texts.ZONES[ERAS.index(s.what[card].era) + 1])
    if law is laws.SIX:
        return fill(texts.SIDE_IS_FULL, zone=texts.ZONES[ERAS.index(s.layout.zones[zone].name) + 1])
    if law is laws.FIVE:
        return texts.FIVE_TIMELESS
    other = next((other for one, other in rivals(s, seat, card) if one is law), -1)
    if other < 0:
        return ""
    place = s.layout.zones[s.where[other]]
    is_own = place.seat == seat
    if s.what[other] is s.what[card]:
        template = texts.UNIQUE_IN_PLAY if is_own else texts.UNIQUE_IN_PLAY_THERE
    else:
        template = texts.DOCTOR_IN_PLAY if is_own else texts.DOCTOR_IN_PLAY_THERE
    return fill(template, card=s.what[other].name, zone=texts.ZONES[ERAS.index(place.name) + 1])


def unique_forbidden(s: State, seat: int, card: int) -> Law | None:
    """4.11, 4.12, 14.6"""
    return next((law for law, _ in rivals(s, seat, card)), None)


def rivals(s: State, seat: int, card: int) -> Iterator[tuple[Law, int]]:
    """Each card in play beside which this one is not played, and the law that says so (4.11, 4.12, 14.6)."""
    printed, what = s.what[card], s.what
    ruling = s.rulings["doctors"]
    if not printed.is_doctor and printed not in [what[other] for other in s.in_field()]:
        return
    for other in s.in_field():
        if what[other] is printed and not lifts(s, laws.UNIQUE, seat, card):
            yield laws.UNIQUE, other
        elif printed.is_doctor and ruling != "distinct" and what[other].is_doctor:
            if ruling == "one":
                yield laws.UNIQUE, other
            elif s.layout.zones[s.where[other]].seat == seat and not lifts(s, laws.ONE_DOCTOR, seat, card):
                yield laws.ONE_DOCTOR, other


def plays_left(s: State, seat: int) -> int:
    """How many Creatures and Resources the seat may still play in its turn (4.6, 4.7)."""
    leaf = s.seats[seat]
    return 1 + leaf.granted + has_bonus(s, seat) - leaf.plays


def can_still_play(s: State) -> bool:
    """Whether cards can be played into Time Zones now, or later in this turn (4.6, 9.1)."""
    for frame in reversed(s.agenda):
        if frame.what == "act":
            return frame.memo is not True
        if frame.what == "turn":
            return not has_begun(s, frame, "act")
    return False


def used_bonus_play(s: State, seat: int) -> bool:
    """Whether more was played than the one card and what was granted (4.7, 4.14)."""
    leaf = s.seats[seat]
    return leaf.plays > 1 + leaf.granted


# Episodes (9.1, 9.2)


def episode_on(s: State, zone: int) -> int:
    """The Episode on a side of a Time Zone, or -1."""
    what = s.what
    for card in s.zones[zone]:
        if what[card].is_episode:
            return card
    return -1


def episodes_on(s: State, seat: int) -> list[int]:
    """The Episodes that a seat has to solve."""
    of = s.layout.of
    found = [episode_on(s, of[era][seat]) for era in ERAS]
    return [card for card in found if card >= 0]


def episode_forbidden(s: State, seat: int) -> Law | None:
    """The law that keeps all Episodes in this seat's hand."""
    if s.seats[seat].posed:
        return laws.ONE_EPISODE
    if bars(s, laws.NO_EPISODES, seat):
        return laws.NO_EPISODES
    peopled = [is_peopled(s, 1 - seat, era) for era in ERAS]
    is_met = all(peopled) if s.rulings["episode-needs"] == "each" else any(peopled)
    if not is_met and not lifts(s, laws.WATCHERS_ALONE, seat):
        return laws.WATCHERS_ALONE
    return None


def is_peopled(s: State, seat: int, era: str) -> bool:
    """Whether a seat has something other than The Watcher in that Time Zone (9.1)."""
    what = s.what
    return any([what[card].kind != "episode" and not what[card].is_watcher for card in s.zones[s.layout.of[era][seat]]])


def open_sides(s: State, seat: int) -> list[int]:
    """The Time Zones, counted from 0, in which an Episode can be laid on the opponent's side."""
    of = s.layout.of
    return [place for place, era in enumerate(ERAS) if episode_on(s, of[era][1 - seat]) < 0]


# Solving (9.4 to 9.6)


def solvers(s: State, seat: int, episode: int) -> list[int]:
    """The Creatures of the Solver that can help to solve an Episode now."""
    return [card for card in all_creatures(s, seat) if solver_forbidden(s, seat, card, episode) is None]


def solver_forbidden(s: State, seat: int, card: int, episode: int) -> Law | None:
    situation, ruling = s.cards[card], s.rulings["solvers"]
    is_far = ruling == "its" and s.where[card] != s.where[episode]
    is_far |= ruling == "chosen" and s.layout.zones[s.where[card]].name != ERAS[max(0, chosen(s) - 1)]
    if is_far and not lifts(s, laws.SOLVERS, seat, card):
        return laws.SOLVERS
    if situation is not None and (situation.sided or situation.fights):
        return laws.SIDED
    if situation is not None and situation.fresh and s.rulings["fresh-solvers"] == "no":
        return laws.FRESH
    if bars(s, laws.NO_SIDING, seat, card):
        return laws.NO_SIDING
    return laws.NO_SOLVING if bars(s, laws.NO_SOLVING, seat, card) else None


def team_among(s: State, cards: Sequence[int]) -> tuple[list[int], list[int]]:
    """The Doctors and the Assistants among these who could be the three of 9.5: who is fresh solves by its Support, if
    at all (14.9)."""
    able = [card for card in cards if not is_fresh(s, card)]
    doctors = [card for card in able if s.what[card].is_doctor]
    return doctors, [card for card in able if has(s, card, "assistant") and card not in doctors]


def is_team(s: State, cards: Sequence[int]) -> bool:
    """Whether a Doctor and two Assistants are among these (9.5)."""
    doctors, assistants = team_among(s, cards)
    return bool(doctors) and len(assistants) >= 2


def is_bonus_choice(s: State, seat: int, zone: int) -> bool:
    return zone > 0 and zone == bonus_zone(s, seat) and not bars(s, laws.NO_BONUS, seat)
