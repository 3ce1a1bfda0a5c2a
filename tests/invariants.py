"""What holds at every moment of a game, checked by code that shares nothing with the rules but names.

`faults(s)` says in words what is wrong with a state in which somebody must choose; nothing, if all is well.
"""

from __future__ import annotations

from collections import Counter

from game.kernel.modifiers import holding
from game.kernel.ruleset import EVERYBODY, OWNER
from game.kernel.state import State
from game.rules.chrono_clash.worth import auras, auras_now


def faults(s: State) -> list[str]:
    """What is wrong with this state, whatever the game; then what is wrong with it in its own game."""
    found = [*_places(s), *_stacks(s), *_agenda(s), *_holding(s)]
    return [*found, *(OF_GAMES[s.rules.name](s) if s.rules.name in OF_GAMES else ())]


def _places(s: State) -> list[str]:
    """Every card lies in one zone, and is known to whoever sees that zone."""
    found = []
    lying = Counter(card for zone in s.zones for card in zone)
    if sorted(lying.elements()) != list(range(len(s.what))):
        found.append(f"cards that do not lie in one zone: {[c for c in range(len(s.what)) if lying[c] != 1]}")
    for z, zone in enumerate(s.layout.zones):
        seers = range(len(s.seats)) if zone.seen_by == EVERYBODY else [zone.seat] if zone.seen_by == OWNER else []
        for card in s.zones[z]:
            if s.where[card] != z:
                found.append(f"card {card} lies in {zone} and believes that it lies elsewhere")
            if zone.name != "discard" and any(not s.seen[card] >> seat & 1 for seat in seers):
                found.append(f"{s.what[card]} in {zone} is not known to all who see it")
    return found


def _holding(s: State) -> list[str]:
    """What was kept of what holds still does."""
    anew = s.clone()
    anew.lent = None
    return [] if holding(s) == holding(anew) else [f"it is thought to hold: {s.lent}"]


def _stacks(s: State) -> list[str]:
    """What lies on a card is told from both ends; it lies where such cards lie, on one in play or on another such."""
    found = []
    load: dict[int, list[int]] = {}
    for card, host in enumerate(s.on):
        zone = s.layout.zones[s.where[card]].name
        if host >= 0:
            load.setdefault(host, []).append(card)
            if not s.is_in_field(host) and s.on[host] < 0:
                found.append(f"{s.what[card]} lies on {s.what[host]}, which is not in play")
        if (host < 0) == (zone in s.rules.carried):
            found.append(f"{s.what[card]} in {zone} lies on {host}")
    if {host: sorted(cards) for host, cards in s.load.items()} != load:
        found.append(f"on cards lie {s.load}, but cards lie on {load}")
    for card in load:
        if card in s.laden(card):
            found.append(f"{s.what[card]} lies on itself")
    return found


def _agenda(s: State) -> list[str]:
    """What waits is a choice, and what lies below it has a name."""
    found = []
    if s.outcome is not None:
        return found
    rules = s.rules
    for frame in s.agenda:
        if frame.what not in rules.procedures and frame.what not in rules.choices:
            found.append(f"{frame.what!r} is neither a procedure nor a choice")
        if not 0 <= frame.seat < len(s.seats) or not -1 <= frame.card < len(s.what):
            found.append(f"{frame} is about no seat or card of this match")
    if s.agenda[0].what != rules.opening or s.agenda[-1].what not in rules.choices:
        found.append(f"the agenda goes from {s.agenda[0].what} to {s.agenda[-1].what}")
    if s.waking:
        found.append(f"abilities wait to be put on the agenda: {s.waking}")
    return found


def _chrono_clash(s: State) -> list[str]:
    return [*_seats(s), *_homes(s), *_situations(s), *_hanging(s), *_lent(s)]


def _seats(s: State) -> list[str]:
    found = []
    for seat, leaf in enumerate(s.seats):
        if not -10 <= leaf.time <= 10 or (leaf.time and seat != s.active):
            found.append(f"seat {seat} has the counter on {leaf.time}, and it is the turn of seat {s.active}")
        if min(leaf.time, leaf.wins) < -10 or leaf.points < 0 or leaf.leader < 0 or leaf.is_out not in (0, 1):
            found.append(f"seat {seat} counts {leaf}")
        if (leaf.leader or leaf.touched or leaf.left) and seat != s.active:
            found.append(f"seat {seat} keeps {leaf} in the turn of seat {s.active}")
        if leaf.points >= 5 and s.outcome is None:
            found.append(f"seat {seat} has {leaf.points} quest points and has not won")
    if s.outcome is not None:
        return found
    frame = s.agenda[-1]
    below = {each.what for each in s.agenda[:-1]} - {"order", "guardian"}  # these let what woke go first
    if below & set(s.rules.choices):
        found.append(f"a choice waits below another: {[each.what for each in s.agenda]}")
    if frame.what == "main" and (frame.seat != s.active or s.seats[s.active].time < 0):
        found.append(f"seat {frame.seat} acts with the counter on {s.seats[s.active].time} in the turn of {s.active}")
    if s.seats[frame.seat].is_out or s.seats[s.active].is_out:
        found.append(f"seat {frame.seat} is asked in the turn of seat {s.active}, and one of them is out")
    if sum(not leaf.is_out for leaf in s.seats) < 2:
        found.append("one player is left, and has not won")
    return found


def _homes(s: State) -> list[str]:
    """Cards lie with the player who brought them, and each part where it may lie."""
    found = []
    for z, zone in enumerate(s.layout.zones):
        is_out = s.seats[zone.seat].is_out
        if is_out and zone.name != "gone" and s.zones[z] and s.outcome is None:
            found.append(f"cards of a player who is out lie in {zone}")
        for card in s.zones[z]:
            printed = s.what[card]
            if s.marking[card] % len(s.seats) != zone.seat:
                found.append(f"{printed} lies in {zone} and is not of that seat")
            if printed.part == "extra" and zone.name in ("deck", "guardians", "discard"):
                found.append(f"the extra-deck card {printed} lies in {zone}")
            if printed.part == "deck" and (zone.name == "extra" or (zone.name == "gone" and not is_out)):
                found.append(f"the standard card {printed} lies in {zone}")
            if printed.kind == "action" and zone.name in ("battlefield", "pilots"):
                found.append(f"the action {printed} lies in {zone}")
    return found


def _situations(s: State) -> list[str]:
    """A card remembers only what means something where it lies."""
    found = []
    for card, situation in enumerate(s.cards):
        name = s.layout.zones[s.where[card]].name
        if situation is None or name == "battlefield":
            continue
        rest = situation._replace(strength=0, cost=0)
        if rest != s.rules.Situation() or (name not in ("hand", "resolving") and situation != rest):
            found.append(f"{s.what[card]} in {name} remembers {situation}")
    for card in s.in_field():
        situation = s.cards[card]
        if situation is not None and situation.came > s.turn:
            found.append(f"{s.what[card]} came in turn {situation.came}")
        for stat in ("strength", "cost"):
            if s.rules.worth(s, card, stat) < 0:
                found.append(f"{s.what[card]} has a {stat} below 0")
    return found


def _lent(s: State) -> list[str]:
    """What was kept of what cards in play do to others still holds, and is there for the next time."""
    if auras(s) == auras_now(s):
        return []
    return [f"cards in play are thought to lend {s.lent}"]


def _hanging(s: State) -> list[str]:
    """What lies on a battler is its player's; one pilot at most, on a walker, and one card at most under it."""
    found = []
    for host, cards in s.load.items():
        if s.layout.zones[s.where[host]].name != "battlefield" or any(s.owner(c) != s.owner(host) for c in cards):
            found.append(f"{s.what[host]} in {s.layout.zones[s.where[host]]} carries {cards}")
        if len(s.loads(host, "pilots")) > (s.what[host].group == "walker"):
            found.append(f"{s.what[host]} has the pilots {s.loads(host, 'pilots')}")
        if len(s.loads(host, "under")) > 1:
            found.append(f"{s.what[host]} has {s.loads(host, 'under')} under it")
    return found


def lasting(s: State) -> list[str]:
    """What should have ended with the turn before, asked when a turn of Chrono Clash begins."""
    found = []
    for card, situation in enumerate(s.cards):
        if situation is not None and (situation.strength or situation.cost or situation.gained):
            found.append(f"{s.what[card]} still has {situation} from the turn before")
    return found


def _towers_in_time(s: State) -> list[str]:
    """Towers stand as they may, what is borne is borne by its like, and nothing is left of a combat that is over."""
    found = []
    is_combat = any(frame.what == "combat" for frame in s.agenda)
    for seat, leaf in enumerate(s.seats):
        if len(s.cards_in(seat, "limbo")) > 6 and s.agenda[-1].what != "overflow":
            found.append(f"seat {seat} has {len(s.cards_in(seat, 'limbo'))} cards in limbo")
        is_alive = not leaf.is_out and s.outcome is None
        if is_alive and not s.cards_in(seat, "shields") and all(frame.what != "shields left" for frame in s.agenda):
            found.append(f"seat {seat} has no shield and is not out")
        if (
            leaf.is_out
            and s.outcome is None
            and any(s.layout.zones[s.where[card]].seat == seat for card in s.in_field())
        ):
            found.append(f"seat {seat} is out and has cards in play")
        if min(leaf) < 0 or leaf.passes > 40:
            found.append(f"seat {seat} counts {leaf}")
        for source in s.cards_in(seat, "sources"):
            found += [f"seat {seat}: {fault}" for fault in _tower(s, source)]
        for card in s.cards_in(seat, "gear"):
            if s.what[s.on[card]].kind != "follower" or s.what[card].kind not in ("item", "totem"):
                found.append(f"{s.what[card]} lies on {s.what[s.on[card]]}")
    for card, situation in enumerate(s.cards):
        if situation is None or s.outcome is not None:
            continue
        name = s.layout.zones[s.where[card]].name
        if situation.fights and not is_combat:
            found.append(f"{s.what[card]} fights, and there is no combat")
        if situation.coming and s.agenda[-1].what not in ("spread", "fight"):
            found.append(f"{s.what[card]} has damage to come while {s.agenda[-1].what} is asked")
        is_still = name in ("deck", "hand", "discard", "shields", "limbo", "gone")
        if is_still and situation._replace(plan=-9) != s.rules.Situation():
            found.append(f"{s.what[card]} in {name} remembers {situation}")
        if situation.plan != -9 and (name != "hand" or s.turn):
            found.append(f"{s.what[card]} in {name} is to be put down")
    return found


def _tower(s: State, source: int) -> list[str]:
    """What stands on a source: three cards, one Major, one element, White or Black."""
    cards = [s.what[card] for card in s.load.get(source, ()) if s.what[card].kind != "sustained"]
    schools = {p.school for p in cards if p.kind in ("follower", "totem", "monster")}
    elements = schools & {"air", "earth", "fire", "water"}
    high = [p.status for p in cards if p.status in ("median", "major")]
    found = [f"{p} stands in a tower" for p in cards if p.kind not in ("follower", "totem", "monster", "artifact")]
    if len(cards) > 3 or len(high) > 2 or high.count("major") > 1:
        found.append(f"on {s.what[source]} stand {cards}")
    there = {s.what[card].school for card in s.laden(source) if s.owner(card) == s.owner(source)}
    if len(elements) > 1 or {"white", "black"} <= there:
        found.append(f"on {s.what[source]} stand {sorted(there)}")
    return found


def _doctor_who(s: State) -> list[str]:
    """Limits hold, nobody lives on nothing, and nothing is left of a turn or a combat that is over."""
    found = []
    is_combat = any(frame.what == "combat" for frame in s.agenda)
    is_busy = any(frame.what in ("deed", "hit", "toll", "ability", "clause") for frame in s.agenda)
    for seat, leaf in enumerate(s.seats):
        if min(leaf) < 0 or leaf.zone > 3 or leaf.bonus > 1 or leaf.posed > 1:
            found.append(f"seat {seat} counts {leaf}")
        if len(s.cards_in(seat, "time")) + len(s.cards_in(seat, "lost")) != 6:
            found.append(f"seat {seat} has lost Time cards elsewhere")
        if not s.cards_in(seat, "time") and s.outcome is None and all(one.winners != (1 - seat,) for one in s.results):
            found.append(f"seat {seat} has no Time card and has not lost")
        tops = [s.seen[card] for card in s.cards_in(seat, "time")]
        if s.outcome is None and tops and (tops[-1] != 3 or any(tops[:-1])):
            found.append(f"the stack of seat {seat} is seen as {tops}")
        for card in s.cards_in(seat, "middle"):
            if not any(frame.card == card for frame in s.agenda):
                found.append(f"{s.what[card]} lies in the middle and waits for nothing")
        timeless = 0
        for era in ("past", "present", "future"):
            cards = s.cards_in(seat, era)
            kinds = [s.what[card].kind for card in cards]
            timeless += sum(s.what[card].kind == "creature" and s.what[card].era == "timeless" for card in cards)
            if len(kinds) - kinds.count("episode") > 6 or kinds.count("episode") > 1:
                found.append(f"{era}-{seat} holds {kinds}")
            for card in cards:
                if (s.owner(card) != seat) != (s.what[card].kind == "episode"):
                    found.append(f"{s.what[card]} lies on the side of seat {seat}")
                found += _who_card(s, card, is_combat, is_busy)
        if timeless > 5:
            found.append(f"seat {seat} has {timeless} Timeless Creatures")
    for card, situation in enumerate(s.cards):
        if situation is not None and situation != s.rules.Situation() and not s.is_in_field(card):
            found.append(f"{s.what[card]} remembers {situation} and is not in play")
    return found


def _who_card(s: State, card: int, is_combat: bool, is_busy: bool) -> list[str]:
    """What one card in play must be."""
    printed, found = s.what[card], []
    if printed.kind not in ("creature", "resource", "episode"):
        found.append(f"{printed} is in play")
    situation = s.cards[card] or s.rules.Situation()
    if situation.fights and not is_combat and s.outcome is None:
        found.append(f"{printed} fights, and there is no combat")
    if situation.fights and situation.sided:
        found.append(f"{printed} fights, and is Sided")
    if situation.fresh and not situation.number and s.turn > 1:
        found.append(f"{printed} is fresh since setting up")
    if printed.kind == "creature":
        values = [s.rules.worth(s, card, stat) for stat in ("energy", "substance", "support")]
        if min(values) < 0 or (not any(values[:2]) and not is_busy and s.outcome is None):
            found.append(f"{printed} has {values}")
    return found


OF_GAMES = {"chrono_clash": _chrono_clash, "towers_in_time": _towers_in_time, "doctor_who": _doctor_who}
