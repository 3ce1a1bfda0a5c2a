"""What is chosen in a turn, and why not otherwise. Numbers (4.3) are sections of RULES.md."""

from __future__ import annotations

from collections.abc import Sequence

from ...effects import choices as asked
from ...kernel.agenda import Action, Choice, Landing, an_action
from ...kernel.choices import May, Pick, Picked, PickSeveral
from ...kernel.events import CardPlayed
from ...kernel.laws import Refusal
from ...kernel.modifiers import FORBID, sources
from ...kernel.naming import lower
from ...kernel.phrases import NUMBERS
from ...kernel.state import Frame, State
from ...kernel.template import fill
from ...kernel.verbs import announce, change, draw, tell
from . import events as ev
from . import laws, texts
from .actions import PASS, acts, payers, turn_actions
from .cards import BOOK, LANGUAGE
from .deeds import FLASH, SUPPORT, USE, begin, would_give
from .domain import ERAS, VALUES, chosen, is_held, value
from .episodes import ask_solving, help_of, is_solved, pose, solvable, solve
from .explain import act_refusals, solver_refusals, solving_refusals, zone_refusals
from .places import episodes_on, is_bonus_choice, is_team, plays_left, solvers, team_among
from .verbs import come, use_up


class ChooseZone(Choice):
    """4.3: a Time Zone; Flash cards before it."""

    @staticmethod
    def options(s: State, frame: Frame) -> list[Action]:
        return [an_action("choose", -1, -1, zone) for zone in open_zones(s, frame.seat)] + acts(s, frame.seat)

    @staticmethod
    def take(s: State, frame: Frame, action: Action) -> None:
        seat = frame.seat
        if action.verb != "choose":
            s.push("zone", seat)
            begin(s, seat, action)
            return
        zone = action.amount
        is_bonus = is_bonus_choice(s, seat, zone)
        change(s, seat, "zone", zone)
        change(s, seat, "bonus", int(is_bonus))
        if not s.rules.lends_alone:
            s.lent = None
        announce(s, ev.ZoneChosen, seat, zone, is_bonus)

    @staticmethod
    def asks(s: State, frame: Frame) -> str:
        barred = barred_zones(s, frame.seat)
        bars = [_bar(s, zone, card) for zone, card in sorted(barred.items())] if len(barred) < len(ERAS) else []
        return " ".join([texts.CHOOSE_ZONE, *bars])

    @staticmethod
    def label(s: State, frame: Frame, action: Action) -> str:
        if action.verb != "choose":
            return act_label(s, action)
        name = texts.ERAS[action.amount]
        return fill(texts.BONUS_ERA, era=name) if is_bonus_choice(s, frame.seat, action.amount) else name

    @staticmethod
    def lands(s: State, frame: Frame, action: Action) -> tuple[Landing, ...]:
        if action.verb == "choose":
            return tuple(Landing(zone=zone) for zone in s.layout.of[ERAS[action.amount - 1]])
        return act_lands(s, frame.seat, action)

    @staticmethod
    def forbids(s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        return zone_refusals(s, frame.seat, card, target, zone)


def _bar(s: State, zone: int, card: int) -> str:
    if card < 0:
        return fill(texts.ZONE_OF_LAST_TURN, zone=texts.ZONES[zone])
    return fill(texts.ZONE_BARRED, by=s.what[card].name, zone=texts.ZONES[zone])


def open_zones(s: State, seat: int) -> list[int]:
    """The Time Zones that may be chosen, counted from 1; all, if none would be left (4.3, 14.1)."""
    barred = barred_zones(s, seat)
    return [zone for zone in (1, 2, 3) if zone not in barred] or [1, 2, 3]


def barred_zones(s: State, seat: int) -> dict[int, int]:
    """The Time Zones that may not be chosen, counted from 1, each with the card that bars it; -1 for that of one's last
    turn."""
    barred = {}
    if s.rulings["zones"] == "new" and s.seats[seat].last:
        barred[s.seats[seat].last] = -1
    if is_held(s, FORBID, laws.BARRED_ZONE):
        for card in sources(s, FORBID, laws.BARRED_ZONE, seat):
            name = s.layout.zones[s.where[card]].name if card >= 0 else ""
            if name in ERAS:
                barred[ERAS.index(name) + 1] = card
    return barred


class Act(Choice):
    """4.6, 9.1: plays, an Episode, and whatever else may be used; then on to the next phase. The memo: an Episode has
    been played, and nothing more comes into a Time Zone."""

    @staticmethod
    def options(s: State, frame: Frame) -> list[Action]:
        return turn_actions(s, frame.seat, frame.memo is True)

    @staticmethod
    def take(s: State, frame: Frame, action: Action) -> None:
        seat, verb, card = frame.seat, action.verb, action.card
        if verb == "pass":
            announce(s, ev.PlayerPassed, seat)
            return
        is_posing = frame.memo is True or verb == "pose"
        s.push("act", seat, -1, True if is_posing else None)
        if verb == "play":
            change(s, seat, "plays", 1)
            enter(s, seat, card)
        elif verb == "pose":
            pose(s, seat, card, action.amount)
        else:
            begin(s, seat, action)

    @staticmethod
    def asks(s: State, frame: Frame) -> str:
        left, played = plays_left(s, frame.seat), s.seats[frame.seat].plays
        could = {action.verb for action in turn_actions(s, frame.seat, frame.memo is True)}
        if frame.memo is True or left < 1:
            return texts.PLAYS_DONE_BUT_EPISODE if "pose" in could else texts.PLAYS_DONE
        if "play" not in could:
            if "pose" in could:
                return texts.ONLY_FLASHES_AND_EPISODES if "flash" in could else texts.ONLY_EPISODES
            return texts.ONLY_FLASHES if "flash" in could else texts.NOTHING_TO_PLAY
        if left > 1:
            return fill(texts.PLAY_SEVERAL, n=NUMBERS[left] if left < len(NUMBERS) else left)
        return texts.PLAY_ANOTHER if played else texts.PLAY_ONE

    @staticmethod
    def label(s: State, frame: Frame, action: Action) -> str:
        if action.verb == "pass":
            return texts.TO_COMBAT
        if action.verb == "play":
            return fill(texts.PLAY, card=s.what[action.card].name)
        if action.verb == "pose":
            return fill(texts.PLAY_IN, card=s.what[action.card].name, zone=texts.ZONES[action.amount + 1])
        return act_label(s, action)

    @staticmethod
    def lands(s: State, frame: Frame, action: Action) -> tuple[Landing, ...]:
        if action.verb == "play":
            return (Landing(zone=s.layout.of[ERAS[chosen(s) - 1]][frame.seat]),)
        if action.verb == "pose":
            return (Landing(zone=s.layout.of[ERAS[action.amount]][1 - frame.seat]),)
        return act_lands(s, frame.seat, action)

    @staticmethod
    def forbids(s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        return act_refusals(s, frame.seat, card, target, zone, frame.memo is True)


def enter(s: State, seat: int, card: int) -> None:
    """A Creature or Resource comes into play from the hand, and its Innate abilities work at once (4.6, 8.1)."""
    come(s, card, s.layout.of[ERAS[chosen(s) - 1]][seat], seat)
    s.push("toll", seat)
    tell(s, CardPlayed, seat, card)


def act_label(s: State, action: Action) -> str:
    """The words for a Special, Support or a Flash card."""
    verb, card, target, way = action
    if verb == "pass":
        return texts.PASS
    fields = {"card": s.what[card].name, "target": s.what[target].name if target >= 0 else ""}
    if verb == SUPPORT:
        amount = fill(texts.AMOUNT, amount=would_give(s, card), stat=texts.STATS[VALUES[way]])
        if fields["card"] == fields["target"]:
            fields["target"] = fill(texts.OTHER, card=fields["target"])
        return fill(texts.GIVE_SUPPORT, amount=amount, **fields)
    if verb == USE:
        label, modes = fill(texts.USE_ON if target >= 0 else texts.USE, **fields), s.what[card].uses
    else:
        label, modes = fill(texts.PLAY_ON if target >= 0 else texts.PLAY, **fields), s.what[card].flashes
    effect = _way(modes, way)
    return fill(texts.WITH_EFFECT, action=label, effect=effect) if effect else label


def _way(modes, way: int) -> str:
    """What tells one way to use a card from the others: the value that it means, or what it does."""
    if way < 0 or len(modes) < 2:
        return ""
    stat = modes[way].stat
    if stat:
        return texts.STATS[stat]
    clauses = tuple(clause for clause in modes[way].clauses if clause.word != "spend")
    return lower(LANGUAGE.briefly(clauses))


def act_lands(s: State, seat: int, action: Action) -> tuple[Landing, ...]:
    """Where a drag for a Special or a Flash card ends that is aimed at nothing: of a Flash card that can mean nothing
    else, anywhere on the table."""
    if action.card < 0 or action.verb not in (FLASH, USE) or action.target >= 0:
        return ()
    zones = [s.layout.of["middle"][seat]]
    if action.verb == FLASH and len(s.what[action.card].flashes) == 1:
        zones += [zone for era in ERAS for zone in s.layout.of[era]]
    return tuple(Landing(zone=zone) for zone in zones)


class Spend(Pick):
    """5.6: which card is Sided as the price."""

    verb, words, law = "spend", texts.SIDE, laws.PAYS

    def cards(self, s: State, frame: Frame) -> list[int]:
        return payers(s, frame.seat, frame.card, s.what[frame.card].uses[frame.memo])

    def picked(self, s: State, frame: Frame, card: int) -> None:
        use_up(s, card)

    def asks(self, s: State, frame: Frame) -> str:
        return fill(texts.CHOOSE_COST, card=s.what[frame.card].name)


class BonusDraw(May):
    """4.14"""

    yes, no, law = texts.DRAW_CARD, texts.DO_NOT_DRAW, laws.BONUS_DRAW
    leave = PASS

    def use(self, s: State, frame: Frame) -> None:
        draw(s, frame.seat)

    def left(self, s: State, frame: Frame) -> None:
        announce(s, ev.PlayerPassed, frame.seat)

    def asks(self, s: State, frame: Frame) -> str:
        left = len(s.cards_in(frame.seat, "deck"))
        return fill(texts.DRAW_BONUS, n=left)


# Solving (9.4)


class Episodes(Pick):
    """Which Episode is solved first, or none."""

    is_forced = False
    verb, words, ending, law = "solve", texts.SOLVE, texts.DO_NOT_SOLVE, laws.SOLVE
    end = PASS

    def cards(self, s: State, frame: Frame) -> list[int]:
        return solvable(s, frame.seat)

    def picked(self, s: State, frame: Frame, card: int) -> None:
        s.push("solvers", frame.seat, card, Picked())
        announce(s, ev.SolvingBegan, frame.seat, card)

    def ended(self, s: State, frame: Frame) -> None:
        announce(s, ev.PlayerPassed, frame.seat)

    def label(self, s: State, frame: Frame, action: Action) -> str:
        if action.card < 0 and len(self.cards(s, frame)) > 1:
            return texts.SOLVE_NONE
        return super().label(s, frame, action)

    def asks(self, s: State, frame: Frame) -> str:
        cards = self.cards(s, frame)
        if len(cards) > 1:
            return texts.CHOOSE_EPISODE
        return fill(texts.SOLVE_IT, card=s.what[cards[0]].name)

    def forbids(self, s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        return solving_refusals(s, frame.seat, card)


class Solvers(PickSeveral):
    """Who is Sided to solve an Episode. It is over as soon as they suffice."""

    verb, words, law = "side", texts.SIDE, laws.SOLVERS

    def cards(self, s: State, frame: Frame) -> list[int]:
        return solvers(s, frame.seat, frame.card)

    def is_enough(self, s: State, frame: Frame, cards: Sequence[int]) -> bool:
        return is_solved(s, frame.card, tuple(cards))

    def options(self, s: State, frame: Frame) -> list[Action]:
        found = super().options(s, frame)
        is_done = any(action.verb == "done" for action in found)
        return [action for action in found if action.verb == "done"] if is_done else found

    def proposals(self, s: State, frame: Frame) -> list[tuple[int, ...]]:
        return proposals(s, frame.seat, frame.card)

    def finished(self, s: State, frame: Frame, cards: tuple[int, ...]) -> None:
        solve(s, frame.seat, frame.card, cards)
        s.push("solving", frame.seat)
        s.push("toll", frame.seat)

    def asks(self, s: State, frame: Frame) -> str:
        printed, picked = s.what[frame.card], frame.memo.cards
        template = texts.SOLVE_WITH_OR_TEAM if is_team(s, tuple(self.cards(s, frame))) else texts.SOLVE_WITH
        return fill(template, card=printed.name, has=help_of(s, picked), needs=printed.solve)

    def forbids(self, s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        return solver_refusals(s, frame.seat, card, frame.card)


def proposals(s: State, seat: int, episode: int) -> list[tuple[int, ...]]:
    """The fewest helpers, of those who are of no use to another Episode first; and a Doctor with two Assistants."""
    cards = solvers(s, seat, episode)
    others = [other for other in solvable(s, seat) if other != episode] if len(episodes_on(s, seat)) > 1 else []
    needed = {card for other in others for card in solvers(s, seat, other)}
    found: list[tuple[int, ...]] = []
    wanted, chosen_ones, total = s.what[episode].solve, [], 0

    def order(card: int) -> tuple:
        return card in needed, -value(s, card, "support"), s.what[card].is_doctor, card

    for card in sorted(cards, key=order):
        if total < wanted and value(s, card, "support"):
            chosen_ones.append(card)
            total += value(s, card, "support")
    if total >= wanted:
        for card in reversed(chosen_ones[:]):
            spare = value(s, card, "support")
            if total - spare >= wanted:
                chosen_ones.remove(card)
                total -= spare
        found.append(tuple(sorted(chosen_ones)))
    team = team_of(s, cards)
    if team and team not in found:
        found.append(team)
    return found


def team_of(s: State, cards: list[int]) -> tuple[int, ...]:
    """A Doctor and two Assistants among these, those with the least Support; () if there are none."""
    doctors, assistants = team_among(s, cards)
    assistants.sort(key=lambda card: (value(s, card, "support"), card))
    return tuple(sorted((doctors[0], *assistants[:2]))) if doctors and len(assistants) > 1 else ()


def _by_episode(s: State, frame: Frame, refusals: list[Refusal]) -> list[Refusal]:
    """The refusals of a pick, by the law on Episodes where an Episode leaves it open (9.8)."""
    if not s.what[frame.card].is_episode:
        return refusals
    return [refusal._replace(law=laws.EPISODE_CHOICE) for refusal in refusals]


class PickCard(asked.Pick):
    """A card that an ability means when it happens (5.4), or an Episode (9.8)."""

    def forbids(self, s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        return _by_episode(s, frame, super().forbids(s, frame, card, target, zone))


class PickCards(asked.PickSeveral):
    """Several such cards."""

    def forbids(self, s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        return _by_episode(s, frame, super().forbids(s, frame, card, target, zone))


CHOICES = {
    "zone": ChooseZone,
    "act": Act,
    "spend": Spend(),
    "bonus draw": BonusDraw(),
    "episodes": Episodes(),
    "solvers": Solvers(),
    **LANGUAGE.choices(BOOK, {"pick": PickCard, "pick several": PickCards}),
}


def arrive(s: State, frame: Frame) -> None:
    """A card comes from the hand by what another one does."""
    enter(s, frame.seat, frame.card)


PROCEDURES = {"arriving": (arrive,), "solving": (ask_solving,)}
