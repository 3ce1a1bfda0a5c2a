"""Episodes: played on the opponent, solved or not. Numbers (9.1) are sections of RULES.md."""

from __future__ import annotations

from ...kernel.foresight import Fate
from ...kernel.naming import listed
from ...kernel.state import Frame, State
from ...kernel.template import Seat, fill
from ...kernel.verbs import announce, change, mark, move, tell
from . import events as ev
from . import laws, texts
from .domain import ERAS, NOTHING, all_creatures, bars, chosen, is_sided, value
from .places import episodes_on, is_team, play_forbidden, plays_left, solvers
from .verbs import come, could_bury, let_go, use_up


def pose(s: State, seat: int, card: int, place: int) -> None:
    """Play an Episode on the opponent's side of a Time Zone, counted from 0 (9.2)."""
    come(s, card, s.layout.of[ERAS[place]][1 - seat], seat)
    change(s, seat, "posed", 1)
    announce(s, ev.EpisodePosed, seat, card, 1 - seat)


def before_it(s: State, e: ev.EpisodePosed, seat: int) -> str:
    """What whoever is about to play one had better know."""
    return " ".join(filter(None, (ends_plays(s, seat), foretold(s, e)))) if e.seat == seat else ""


def foretold(s: State, e: ev.EpisodePosed) -> str:
    """Whether those who lie there now could solve an Episode in the next turn: with what they have when this one is
    over, and all stand who may (4.2, 4.15, 9.4)."""
    if s.rulings["solvers"] == "chosen":  # which Time Zone that will be, nobody knows
        return ""
    then = s.clone()
    then.story = None
    let_go(then)
    for card in all_creatures(then, e.whose):
        mark(then, card, sided=is_sided(then, card) and bars(then, laws.NO_STANDING, e.whose, card))
    cards = tuple(solvers(then, e.whose, e.card))
    if is_team(then, cards):
        return fill(texts.TEAM_CAN_SOLVE, seat=Seat(e.whose))
    has, needs = help_of(then, cards), s.what[e.card].solve
    template = texts.CANNOT_SOLVE if has < needs else texts.CAN_SOLVE
    return fill(template, seat=Seat(e.whose), has=has, needs=needs)


def ends_plays(s: State, seat: int) -> str:
    """That cards which could still be played cannot after it, for whoever is about to play one too soon (9.1)."""
    if plays_left(s, seat) <= 0:
        return ""
    zone = s.layout.of[ERAS[chosen(s) - 1]][seat]
    hand = [card for card in s.zones[s.layout.of["hand"][seat]] if s.what[card] is not None]
    is_missed = any(
        (s.what[card].is_creature or s.what[card].kind == "resource") and play_forbidden(s, seat, card, zone) is None
        for card in hand
    )
    return texts.CANNOT_PLAY_AFTER_EPISODE if is_missed else ""


def spoilt(s: State, e: ev.CardSided, seat: int) -> str:
    """Whoever Sides before the Episodes one that they need had better know what is not solved then."""
    if e.seat != seat or s.active != seat or not any(frame.what == "act" for frame in s.agenda):
        return ""
    before = s.clone()
    before.story = None
    mark(before, e.card, sided=False)
    lost = [s.what[card].name for card in solvable(before, seat) if card not in solvable(s, seat)]
    return fill(texts.CANNOT_SOLVE_THEN, cards=listed(lost)) if lost else ""


def before_siding(s: State, e: ev.CardSided, seat: int) -> str | Fate | None:
    """What whoever Sides a card had better know: what cannot be solved then, or else that it is one's own."""
    return spoilt(s, e, seat) or ev.will_be_sided(s, e, seat)


def solvable(s: State, seat: int) -> list[int]:
    """The Episodes that the seat can solve now."""
    return [card for card in episodes_on(s, seat) if is_solved(s, card, tuple(solvers(s, seat, card)))]


def is_solved(s: State, episode: int, cards: tuple[int, ...]) -> bool:
    """Whether these Creatures solve it (9.4, 9.5)."""
    return help_of(s, cards) >= s.what[episode].solve or is_team(s, cards)


def help_of(s: State, cards: tuple[int, ...]) -> int:
    return sum([value(s, card, "support") for card in cards])


def solve(s: State, seat: int, episode: int, cards: tuple[int, ...]) -> None:
    """9.7"""
    how = "team" if is_team(s, cards) else "support"
    for card in cards:
        use_up(s, card)
    announce(s, ev.EpisodeSolved, seat, episode, cards, how)
    move(s, episode, s.home(episode, "discard"), seat)


def ask_solving(s: State, turn: Frame) -> None:
    """9.4, also when one was solved and who died of that is gone (6.3)."""
    if solvable(s, turn.seat):
        s.push("episodes", turn.seat)


def take_effect(s: State, turn: Frame) -> None:
    """9.8"""
    for card in episodes_on(s, turn.seat):
        is_first = not (s.cards[card] or NOTHING).awake
        if is_first:
            mark(s, card, awake=True)
        tell(s, ev.EpisodeUnsolved, turn.seat, card, is_first)
    if s.waking or could_bury(s):
        s.push("toll", turn.seat)
