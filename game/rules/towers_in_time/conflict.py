"""A combat as the table sees it: who strikes whom, for whose shields, and what comes of it if nobody does more.

As long as no blow has fallen, that is reckoned from those who stand there: damage that can be spread goes where the
program would propose it. Numbers (10.3) are sections of RULES.md.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...effects.saying import capital, number
from ...kernel.conflict import Conflict, Ending, Fighter, Side
from ...kernel.state import Frame, State
from ...kernel.template import Seat, fill
from . import events as ev
from . import texts
from .combat import PROCEDURES, call_defenders, open_windows, other_blows, quick_blows, striking, strokes
from .combat_choices import life, slay, spare
from .domain import NOTHING, fighters, is_dead, seat_of
from .fight import Combat, combat_frame, defended, defenders, is_army, living, marching
from .glyphs import is_unharmed, regeneration, shot_of
from .naming import nouns, plain, plain_all
from .numbers import attack, defense, points
from .temper import purse

A_SHIELD = 4
QUICK, OTHERS = (PROCEDURES["combat"].index(step) for step in (quick_blows, other_blows))
CALLED = PROCEDURES["combat"].index(call_defenders)  # up to here nobody has been asked yet who defends
CLOSED = len(PROCEDURES["combat"])  # where a combat has come to when it is over, and what it brought is counted
FOUGHT = PROCEDURES["combat"].index(open_windows)  # behind it all blows have landed: what follows are deeds alone
LANDING = QUICK + 2, OTHERS + 2  # where a combat has come to while damage lands, and who dies of it has not been said
ASKED = ("defend", "fight", "spread", "join", "arm", "whose shields")


def conflict(s: State) -> Conflict | None:
    """The combat that is under way, as a state or a view knows it."""
    frame = combat_frame(s)
    if frame is None or s.outcome is not None:
        return None
    memo: Combat = frame.memo
    attackers = marching(s)
    if memo.target < 0 and len(defended(s)) > 1:
        return _in_the_nexus(s, frame, attackers)
    target = memo.target if memo.target >= 0 else defended(s)[0]
    defending = memo.defenders or [card for card, whose in _sent(s, memo) if whose == target]
    return Conflict(
        _side(s, frame.seat, attackers, texts.ATTACKING),
        _side(s, target, defending, texts.DEFENDING),
        -1,
        s.layout.of["shields"][target],
        fill(texts.SHIELDS_OF, seat=Seat(target)),
        _ending(s, frame, target, attackers, defending),
        is_asked=s.agenda[-1].what in ASKED,
    )


def _in_the_nexus(s: State, frame: Frame, attackers: Sequence[int]) -> Conflict:
    """An attack on nobody yet (14.3): all who were sent, and what would come of it at whose shields."""
    asked, sent = s.agenda[-1], sorted(_sent(s, frame.memo), key=lambda pair: pair[1])
    attack_side, layout = _side(s, frame.seat, attackers, texts.ATTACKING), s.layout
    open_to, told, leaving = defended(s), {}, []
    for seat in open_to:
        defending = [card for card, whose in sent if whose == seat]
        found = _ending(s, frame, seat, attackers, defending, is_one_of_several=True)
        told.setdefault(found.words, []).append(str(Seat(seat)))
        leaving.append(found.leaves)
    certain = tuple(card for card in leaving[0] if all([card in leaves for leaves in leaving])) if leaving else ()
    at = asked.seat if asked.what == "defend" else open_to[0]
    fighters_there = []
    for card, whose in sent:
        fighter, owner = _fighter(s, card, texts.DEFENDING), layout.zones[s.where[card]].seat
        is_own = owner == whose
        said = str(Seat(owner)) if is_own else fill(texts.DEFENDING_FOR, seat=Seat(owner), whose=Seat(whose))
        fighters_there.append(fighter._replace(whose=said))
    return Conflict(
        attack_side,
        Side(at, tuple(fighters_there), is_apart=len({whose for _, whose in sent}) > 1),
        -1,
        layout.of["shields"][at],
        texts.SHIELDS_OF_A_PLAYER,
        Ending(
            " ".join([fill(texts.AGAINST, seats=one_of(seats), words=words) for words, seats in told.items()]), certain
        ),
        is_asked=asked.what in ASKED,
    )


def one_of(names: Sequence[str]) -> str:
    """Names of which one will be meant: "Ada, Boole or Orrin"."""
    *most, last = names
    return fill(texts.OR, most=", ".join(most), last=last) if most else last


def _sent(s: State, memo: Combat) -> tuple[tuple[int, int], ...]:
    """Those who are to defend so far, each with whose shields, the ones who are just chosen among them."""
    asked = s.agenda[-1]
    return (*memo.sent, *(asked.memo.cards if asked.what == "defend" else ()))


def _side(s: State, seat: int, cards: Sequence[int], part: str) -> Side:
    """Who fights on a side, and after them who has only acted in this combat, or was laid open before or in it: they
    can be reached as well (9.3, 10.10)."""
    there = [_fighter(s, card, part) for card in cards if s.where[card] in s.layout.in_play]
    others = [card for card in fighters(s, seat) if card not in cards and (s.cards[card] or NOTHING).exposed]
    helped = []
    for fighter in there:
        owner = s.layout.zones[s.where[fighter.card]].seat
        helped.append(fighter if owner == seat else fighter._replace(whose=str(Seat(owner))))
    acted = combat_frame(s).memo.acted
    return Side(
        seat, (*helped, *(Fighter(card, texts.HAS_ACTED if card in acted else texts.IS_VULNERABLE) for card in others))
    )


def _fighter(s: State, card: int, part: str) -> Fighter:
    """With the numbers that count; when somebody has met somebody and all blows have landed, none do."""
    frame = combat_frame(s)
    if frame.step > FOUGHT and frame.memo.defenders:
        return Fighter(card, texts.HAS_FOUGHT)
    return Fighter(card, part, (("attack", attack(s, card)), ("defense", defense(s, card))))


def _ending(
    s: State, frame: Frame, target: int, attackers: Sequence[int], defending: Sequence[int], is_one_of_several=False
) -> Ending:  # fmt: skip
    """What comes of it as it stands: the dead leave, and attackers that nobody blocks bring points.

    Where it is said of several seats one after the other (`is_one_of_several`), the words do not name it.
    """
    places = s.layout.in_play
    dying = expected_dead(s, frame.step, attackers, defending)
    dead = [
        card for card in (*attackers, *defending) if s.where[card] in places and (_is_lost(s, card) or card in dying)
    ]
    beside = [card for seat in (frame.seat, target) for card in fighters(s, seat) if card not in dead]
    dead += [card for card in beside if _is_lost(s, card)]  # who has only acted can be killed as well (10.10)
    words = [*_die(s, dead), *(_unharmed(s, attackers, defending) if frame.step <= OTHERS else ())]
    if spared := expected_dead(s, frame.step, attackers, defending, is_spread=False) - dying:
        owner = s.layout.zones[s.where[min(spared)]].seat
        words.append(fill(texts.SPREADS_IN_ARMY, seat=Seat(owner)))
    named = None if is_one_of_several else target
    if frame.step == CLOSED:
        falling = [frame.what for frame in s.agenda].count("shield falls")
        words += [_toll(s, target, named, falling, 0)] if falling else []
    elif not defending:
        amount = sum([points(s, card) for card in living(s, tuple(attackers))])
        falling = (s.seats[target].points + amount) // A_SHIELD
        if amount:
            words.append(_toll(s, target, named, falling, amount, bool(_could_defend(s, frame))))
    is_open = s.agenda[-1].what == "spread" or frame.step in (*LANDING, CLOSED)  # blows are not given out, or landed
    if not words and not is_open:
        words = [texts.NOTHING_MORE_THERE if is_one_of_several else texts.NOTHING_MORE]
    first = words[:1] if is_one_of_several else map(capital, words[:1])  # there it goes on after a colon
    return Ending(" ".join([*first, *map(capital, words[1:])]), tuple(dead))


def _unharmed(s: State, attackers: Sequence[int], defending: Sequence[int]) -> list[str]:
    """Who takes nothing of all blows that are struck at it, in one sentence for each side (8.12, 8.13)."""
    words = []
    for strikers, foes in ((defending, attackers), (attackers, defending)):
        strikers = [card for card in living(s, tuple(strikers)) if attack(s, card) > 0]
        words += _untouched(s, strikers, living(s, tuple(foes)), plain_all)
    return words


def _untouched(s: State, strikers: Sequence[int], foes: Sequence[int], named=nouns) -> list[str]:
    """Whom none of these strikers harms, as a sentence (8.12, 8.13)."""
    safe = [foe for foe in foes if all([is_unharmed(s, foe, card) for card in strikers])]
    return [fill(texts.NO_DAMAGE, cards=named(s, safe), by=named(s, strikers))] if strikers and safe else []


def _is_lost(s: State, card: int) -> bool:
    """Whether a card is killed, and not just being saved (8.4)."""
    regenerates = any(f.what == "deed" and f.card == card and f.memo.verb == "regenerate" for f in s.agenda)
    return is_dead(s, card) and not regenerates


def _toll(s: State, seat: int, named: int | None, falling: int, amount: int, is_open: bool = False) -> str:
    """The shields that fall, or the points, as a sentence; if nobody defends where it `is_open` who does.

    Without its last shield a player is out (1.1). The sentence names the player `named`, if it names one.
    """
    what = "points" if not falling else "last" if falling >= len(s.cards_in(seat, "shields")) else "shields"
    text = texts.TOLL[what, named is not None, is_open]
    fields = {"n": falling or amount} | ({} if named is None else {"seat": Seat(named)})
    return fill(text, **fields)


def _could_defend(s: State, combat: Frame) -> list[int]:
    """Who could defend, of all who are still to be asked (10.2)."""
    asked = defended(s) if combat.step <= CALLED else [frame.seat for frame in s.agenda if frame.what == "defend"]
    return [card for seat in asked for card in defenders(s, seat)]


def _die(s: State, dead: Sequence[int]) -> list[str]:
    """Who dies, in one sentence; and of each whom its owner could still save, at what price (8.4)."""
    lost, words = [], []
    for card in dead:
        cost = regeneration(s, card)
        situation, seat = s.cards[card] or NOTHING, s.layout.zones[s.where[card]].seat
        can_pay = cost >= 0 and purse(s, seat).can_pay(cost, s.what[card].bit)
        if situation.paralyzed or not can_pay or not _has_window(s, seat):
            lost.append(card)
        else:
            text = texts.DIES_UNLESS_REGENERATED if cost else texts.DIES_UNLESS_REGENERATED_FREE
            words.append(fill(text, card=plain(s, card), n=cost))
    if lost:
        words.insert(0, fill(texts.WILL_DIE_NOW, cards=plain_all(s, lost)))
    return words


def _has_window(s: State, seat: int) -> bool:
    """Whether a seat can still save its dead though nobody else does anything more (10.6, 16.8)."""
    combat, asked = combat_frame(s), s.agenda[-1]
    if s.rulings["rescue"] == "window" or combat.memo.has_acted:
        return True
    return seat in (asked.seat, *asked.memo.rest) if asked.what == "fight" else seat != combat.seat


def expected_dead(
    s: State, step: int, attackers: Sequence[int], defending: Sequence[int], is_spread: bool = True
) -> set[int]:
    """Who will be dead by the blows that have still to fall, when the combat has come to that step (10.3 to 10.5).

    Unless `is_spread`, what they would be if an army did not spread for itself (11.3).
    """
    coming = dict.fromkeys((*attackers, *defending), 0)
    dead = {card for card in coming if (s.cards[card] or NOTHING).coming and life(s, card) <= 0}
    if step > OTHERS:
        return dead
    for is_quick in (True, False) if step <= QUICK else (False,):
        given: dict[int, int] = {}
        sides = [[card for card in living(s, tuple(side)) if card not in dead] for side in (attackers, defending)]
        for strikers, foes in (sides, reversed(sides)):
            for (_, open_to), amount in strokes(s, strikers, foes, is_quick).items():
                share = spare if is_spread and is_army(s, tuple(foes)) else slay
                for card, damage in share(s, amount, open_to):
                    given[card] = given.get(card, 0) + damage
        for card, damage in given.items():
            coming[card] += damage
        dead |= {card for card in given if coming[card] >= life(s, card)}
    return dead


def will_hurt(s: State, e: ev.DamageDealt, seat: int) -> str:
    """What a shot or a spell brings a card of another to (10.5). What blows do, the combat itself tells."""
    frame = combat_frame(s)
    if e.seat == seat or (frame is not None and frame.step in LANDING):
        return ""
    has, bears = (s.cards[e.card] or NOTHING).damage, max(1, defense(s, e.card))
    if has >= bears:
        return fill(texts.WILL_KILL, card=plain(s, e.card))
    return fill(texts.WILL_HAVE_DAMAGE, card=plain(s, e.card), n=has, defense=bears)


def will_be_spread(s: State, e: ev.CardShot, seat: int) -> str:
    """Warning about a shot at an own card, or which player spreads a shot at an army (11.3)."""
    frame = combat_frame(s)
    if e.seat == seat == seat_of(s, e.target) and (frame is not None or life(s, e.target) > shot_of(s, e.card)):
        return fill(texts.AT_YOUR_OWN, card=plain(s, e.target))  # its death has a line of its own
    if frame is None or not (s.cards[e.target] or NOTHING).fights:
        return ""
    side = living(s, frame.memo.side_of(e.target))
    if not is_army(s, tuple(side)) or sum([not is_unharmed(s, one, e.card) for one in side]) < 2:
        return ""
    return fill(texts.SPREADS_IN_ARMY, seat=Seat(s.layout.zones[s.where[e.target]].seat))


def will_be_met_by(s: State, e: ev.AttackDeclared, seat: int) -> str:
    """Who could defend against an attack of one's own that begins, and how strong they are together (10.2)."""
    able = _could_defend(s, combat_frame(s)) if e.seat == seat else []
    strength = sum([attack(s, card) for card in able])
    if len(able) == 1:
        return fill(texts.MAY_DEFEND, card=plain(s, able[0]), n=strength)
    return fill(texts.MAY_DEFEND_SEVERAL, count=number(len(able)), n=strength) if able else ""


def will_come_of_it(s: State, e: ev.ShieldsChosen, seat: int) -> str:
    """What an attack comes to at the shields that are chosen, as it stands (14.3)."""
    found = conflict(s)
    return found.ending.words if e.seat == seat and found is not None and found.ending is not None else ""


def told_who_strikes(s: State, e: ev.BlowsFell) -> str:
    """The line of the log for the blows of the Quick, and for those that harm nobody."""
    memo = combat_frame(s).memo
    sides = [living(s, side) for side in (memo.attackers, memo.defenders)]
    ways = [(striking(s, own, foes, e.is_quick), foes) for own, foes in (sides, reversed(sides))]
    found = [card for strikers, _ in ways for card in strikers]
    first = [fill(texts.STRIKES_FIRST, cards=nouns(s, found))] if e.is_quick and found else []
    return " ".join([*first, *[words for strikers, foes in ways for words in _untouched(s, strikers, foes)]])
