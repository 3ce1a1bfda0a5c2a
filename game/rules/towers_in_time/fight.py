"""The combat that is under way, as it is remembered on the agenda. Numbers (10.2) are sections of RULES.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...kernel.state import Frame, State, changed
from .domain import fighters, is_able, is_dead, seat_of
from .glyphs import has, is_flying, wings


class Combat(NamedTuple):
    """Who fights whom. `target` is the seat whose shields are attacked, -1 as long as that is not said (14.3).

    `sent` are those that were sent to defend, each with the seat whose shields it is to defend; `defenders` those of
    them that fight. `has_acted` says whether somebody of the side whose window is open has acted in it, `is_saving`
    that the combat has been ended, and the dead may be saved. `acted` are others that have acted in it, `came` the
    spells that came into play in it, `armed` the followers that have said in it which two items they use, `wounds` the
    damage that there was before, where a ruling asks for it (16.7). `is_defense_army` says whether the defenders
    fight as an army: that is settled when they are declared (11.3).
    """

    attackers: tuple[int, ...]
    target: int = -1
    defenders: tuple[int, ...] = ()
    sent: tuple[tuple[int, int], ...] = ()
    has_acted: bool = False
    is_saving: bool = False
    acted: tuple[int, ...] = ()
    came: tuple[int, ...] = ()
    armed: tuple[int, ...] = ()
    wounds: tuple[tuple[int, int], ...] = ()
    is_defense_army: bool = False

    def side_of(self, card: int) -> tuple[int, ...]:
        """The cards on whose side this one fights."""
        return self.attackers if card in self.attackers else self.defenders


def combat_frame(s: State) -> Frame | None:
    """The frame of the combat that is under way."""
    for frame in reversed(s.agenda):
        if frame.what == "combat":
            return frame
    return None


def concerned(s: State) -> tuple[int, ...] | None:
    """The seats whose cards anything can happen to now: those who take part in the combat (9.6); all, for None."""
    frame = combat_frame(s) if len(s.seats) > 2 else None
    return None if frame is None or frame.memo.target < 0 else fighting_seats(s, frame)


def remember(s: State, **what) -> None:
    """Change what is remembered of the combat that is under way."""
    for place in range(len(s.agenda) - 1, -1, -1):
        frame = s.agenda[place]
        if frame.what == "combat":
            s.agenda[place] = Frame(frame.what, frame.seat, frame.card, frame.step, changed(frame.memo, what))
            return


def is_flight(s: State, cards: tuple[int, ...]) -> bool:
    """Whether these attackers fly: all of them (11.2)."""
    return all([is_flying(s, card) for card in cards])


def is_army(s: State, cards: Sequence[int]) -> bool:
    """Whether these cards of one side fight as an army, as was settled when they were declared (11.3).

    Before they are declared: whether they would.
    """
    frame = combat_frame(s)
    if frame is None:
        return False
    memo, attackers = frame.memo, marching(s)
    if any([card in attackers for card in cards]):
        return len(attackers) > 1  # several attack together only as an army (11.1)
    return memo.is_defense_army if memo.defenders else could_be_army(s, cards)


def could_be_army(s: State, cards: Sequence[int]) -> bool:
    """11.1, 11.3: more than one, of one player, all with Army, and no Good one beside an Evil one."""
    if len(cards) < 2 or len({seat_of(s, card) for card in cards}) > 1:
        return False
    return all([has(s, card, "army") for card in cards]) and not is_discord(s, cards)


def is_discord(s: State, cards: Sequence[int]) -> bool:
    """Whether there is a Good card among these and an Evil one."""
    return any([has(s, card, "good") for card in cards]) and any([has(s, card, "evil") for card in cards])


def living(s: State, cards: tuple[int, ...]) -> list[int]:
    """Those of the fighters that are in play and alive."""
    places = s.layout.in_play
    return [card for card in cards if s.where[card] in places and not is_dead(s, card)]


def fighting_seats(s: State, frame: Frame) -> tuple[int, ...]:
    """Those who take part: the attacker, the attacked player, and helpers (14.4)."""
    zones, memo = s.layout.zones, frame.memo
    helpers = [zones[s.where[card]].seat for card in memo.defenders if s.where[card] in s.layout.in_play]
    return tuple(dict.fromkeys((frame.seat, memo.target, *helpers)))


def marching(s: State) -> tuple[int, ...]:
    """Who attacks in the combat that is under way, with those who have been named so far for the army (11.1)."""
    named, asked = combat_frame(s).memo.attackers, s.agenda[-1]
    return (*named, *asked.memo.cards) if asked.what == "join" else named


def defenders(s: State, seat: int) -> list[int]:
    """Those of a seat that can defend now (10.2); who would fly with another item says so when it does (10.13)."""
    able = [card for card in fighters(s, seat) if is_able(s, card)]
    if able and is_flight(s, marching(s)):
        return [card for card in able if is_flying(s, card) or wings(s, card)]
    return able


def defended(s: State) -> list[int]:
    """The seats whose shields can be attacked."""
    attacker = combat_frame(s).seat
    return [seat for seat, leaf in enumerate(s.seats) if seat != attacker and not leaf.is_out]
