"""What a row of icons says in words, made from the same row that the rules run; and why it cannot be resolved.

A card is read alone, by somebody who has never played: it says whose, how many and until when, and what an ability
means, in no more than `ROOM` letters. Numbers (12.9) are sections of RULES.md.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...effects.saying import capital, count, number
from ...kernel.naming import signed
from .icons import CARDS, LEGEND, MANY, ON_PLAYERS, Effect, Group, Row, Target
from .reach import Lack

ROOM = 150  # letters that have room on a card
WHEN = {
    "BattlerSummoned": "When it's summoned, ",
    "BattlerAttacked": "When it attacks, ",
    "BattlerDestroyed": "When it's destroyed, ",
    "QuestCompleted": "When it completes a quest, ",
    "tap": "Tap: ",
    "always": "",
    "played": "",
    "revealed": "",
}
# What an ability means, in so few words that they stand on the card beside its icon (13.1 to 13.19).
# {n} is its number, {guardians} so many guardians more.
REMINDERS = {
    "guardian-attack": "attacks {guardians}",
    "cant-attack": "",
    "cant-attack-battlers": "",
    "protector": "opponents' effects can't choose your battlers that don't have Protector",
    "recovery": "isn't destroyed when it loses a battle as the attacker",
    "leader": "when it attacks, your next battler this turn costs {n} less",
    "last-stand": "gets +{n} strength in battle, then is destroyed",
    "reinforcements": "when it's destroyed, you may summon a cheaper battler from your hand for free",
    "legion": "when it's destroyed, you may discard the top card of your deck. "
    "If it's a battler, put it into your hand",
    "fast": "can attack the turn it is summoned",
    "sentinel": "while tapped and not questing, protects your guardian stack. May enter tapped",
    "withdraw": "returns to hand when it loses a battle",
    "toughness": "when it enters, you may put a card from your hand under it. "
    "If an opponent would destroy it, discard that card instead",
    "sneak-attack": "for {n} time, it enters attacking, then is destroyed",
    "elusive": "only battlers with Elusive can attack it",
    "transform": "pay its cost to swap it with one of your ready battlers; it attacks instead",
    "taunt": "while tapped and not questing, protects your battlers without Taunt. May enter tapped",
    "pilot": "for {n} time, it can board a walker, which gains the pilot's strength and abilities",
    "time-threshold": "",
}
SHORTER = {  # where there is no room for more
    "pilot": "for {n} time, it can board a walker and share its strength and abilities",
    "sneak-attack": "for {n} time, enters attacking, then is destroyed",
    "protector": "opponents can't choose your non-Protector battlers",
    "reinforcements": "when it's destroyed, you may summon a cheaper battler for free",
    "legion": "if it's destroyed, you may discard your deck's top card; battlers go to hand",
    "toughness": "may enter with a card under it; if an opponent would destroy it, discard that card instead",
    "transform": "pay its cost to swap it with a ready battler; it attacks instead",
}
CANNOT = {"cant-attack": "can't attack", "cant-attack-battlers": "can attack only guardians and questing battlers"}
UNABLE = {
    "cant-attack": "Can't attack, but can go on quests.",
    "cant-attack-battlers": "Can attack only guardians and questing battlers.",
}
OWN = ("other-battler", "other-battlers", *CARDS)  # what is surely yours
PROMPT = 9  # words of a prompt after the name of its card
FROM_DISCARD = " from your discard pile"
NO_TEAM_ABILITY = " without a team ability"  # 12.10
NOT_A_COPY = " (not a copy)"  # 12.9
COPIES_DONT_COUNT = " (copies don't count)"
TODAY = " until end of turn"
THIS_TURN = " this turn"  # of what has happened
IN_BATTLE = " in this battle"  # 8.8
PASSING = Row("played", (), place="action")  # what happens now, and lasts until the end of the turn


# Rows


def texts(rows: Sequence[Row]) -> tuple[str, ...]:
    """What the rows of a card say, each in a sentence or two.

    A row like the one before it is not said again. What abilities mean that others gain is said where there is room.
    """
    said = [ONCE_MORE if n and row.clauses and row == rows[n - 1] else sentence(row) for n, row in enumerate(rows)]
    if _length(said) > ROOM:
        said = [old if old == ONCE_MORE else sentence(row, True) for row, old in zip(rows, said, strict=True)]
    for n, row in enumerate(rows):
        for icon, amount in _lent(row):
            longer = [*said[:n], f"{said[n]} ({_reminded(icon, amount)}.)", *said[n + 1 :]]
            if _length(longer) <= ROOM:
                said = longer
    return tuple(said)


ONCE_MORE = "Then do it again."


def _length(said: Sequence[str]) -> int:
    return len(" ".join(said))


def _lent(row: Row) -> list[tuple[str, int]]:
    """The abilities that a row gives, which are not explained by standing on the card."""
    gained = [gain for part in row.clauses for effect in part.effects for gain in effect.rows]
    return [(icon, n) for gain in gained for icon, n in gain.abilities if icon not in CANNOT]


def briefly(row: Row) -> str:
    """A row in the few words that a button has room for, without its trigger."""
    if row.icons in (("legion",), ("reinforcements",)):
        return LEGEND[row.icons[0]].name
    return ", then ".join(group(part, row) for part in row.clauses)


def sentence(row: Row, is_short: bool = False) -> str:
    """A row as one sentence or two, with capital and full stop; shorter where that can be."""
    if not row.clauses and row.when == "always":
        return ability_names(row, is_short)
    said = WHEN[row.when] + ", then ".join(group(part, row) for part in row.clauses) + "."
    if row.threshold:
        said += f" Do it twice if the counter is on your opponent's {row.threshold} or higher."
    if is_short:
        said = said.replace("the summon ability of one of", "a summon ability of")
        said = said.replace(PAYING, PAYING_SHORT).replace("to their owners' hands", "to hand")
    return capital(said)


def ability_names(row: Row, is_short: bool = False) -> str:
    """Abilities that stand alone, each with its reminder: "Fast: may attack in the turn it is summoned."."""
    return " ".join(UNABLE.get(icon) or f"{_reminded(icon, n, is_short)}." for icon, n in row.abilities)


def _reminded(icon: str, amount: int, is_short: bool = False) -> str:
    guardians = f"{number(amount)} more guardian{'s' if amount > 1 else ''}"
    reminder = SHORTER.get(icon, REMINDERS[icon]) if is_short else REMINDERS[icon]
    return f"{ability(icon, amount)}: {reminder.format(n=amount, guardians=guardians)}"


def ability(icon: str, amount: int) -> str:
    """An ability by its name and its number: "Guardian attack +2"."""
    return f"{LEGEND[icon].name}{_number(icon, amount)}"


def _number(icon: str, amount: int) -> str:
    return {"": "", "+": f" +{amount}", ":": f" {amount}"}[LEGEND[icon].form]


def group(part: Group, row: Row) -> str:
    """One group: its effects in order, its targets named once."""
    if part.targets and part.targets[0].icon == "chosen-opponent":
        return "an opponent " + to_opponent(part)
    named = targets(part.targets, row) if part.targets else ""
    many = bool(named) and (len(part.targets) > 1 or part.targets[0].icon in MANY or _is_every(part.targets[0], row))
    said: list[str] = []
    effects = list(part.effects)
    while effects:
        effect = effects.pop(0)
        if effect.icon in ON_PLAYERS:
            said.append(of_player(effect, ""))
            continue
        subject = ("they" if many else "it") if said else named or "this"
        if effect.icon in NUMBERS and not (part.targets and part.targets[0].icon in CARDS):
            changes = [effect]
            while effects and effects[0].icon in NUMBERS:
                changes.append(effects.pop(0))
            said.append(changed(changes, subject, many, row, is_itself=not named))
        else:
            said.append(of_card(effect, subject, many, row, part.targets))
    return " and ".join(said).replace(" and they ", "; they ")


def to_opponent(part: Group) -> str:
    """What happens to the chosen opponent; the verb of several discards stands once."""
    said = [of_player(effect, "s") for effect in part.effects]
    return " and ".join([said[0], *(words.removeprefix("discards ") for words in said[1:])])


def choice(part: Group, row: Row) -> str:
    """What a player is asked to choose for a group, with what it is for where there is room."""
    if part.targets[0].icon == "chosen-opponent":
        said = f"choose who {to_opponent(part)}"
        return said if _is_short(said) else "choose an opponent"
    named = targets(part.targets, row).removesuffix(FROM_DISCARD)
    purpose = _purpose(part, named) if len(part.effects) == 1 else ""
    return purpose if purpose and _is_short(purpose) else f"choose {named}"


def _is_short(said: str) -> bool:
    return len(said.split()) <= PROMPT


def _purpose(part: Group, named: str) -> str:
    (effect,) = part.effects
    if effect.icon in ("strength", "cost"):
        if part.targets[0].icon in CARDS:
            return f"choose {named} to cost {abs(effect.amount)} {'more' if effect.amount > 0 else 'less'}"
        return f"choose {named} to get {signed(effect.amount)} {effect.icon}"
    if effect.icon == "gains":
        gains = gained(effect.rows[0], True)
        return f"choose {named} to {gains}" if gains.startswith("gain ") and " can" not in gains else ""
    if effect.icon == "return":
        return f"{'take' if part.targets[0].place == 'discard' else 'return'} {named}"
    return f"play the summon ability of {named}" if effect.icon == "play-summon" else f"{effect.icon} {named}"


# Targets


def targets(wanted: tuple[Target, ...], row: Row) -> str:
    """The targets of one group as a phrase."""
    if len(set(wanted)) > 1:
        return " and ".join(targets((target,), row) for target in wanted)
    first, chosen = wanted[0], len(wanted)
    if first.icon == "chosen-battler":
        phrase = count(chosen, "battler")
    elif first.icon == "other-battler":
        is_battler = row.place == "battler"
        whose = f"your {'other ' if is_battler else ''}battlers"
        return f"{number(chosen)} of {whose}{limits(first)}{NOT_A_COPY if is_battler else ''}"
    elif first.icon in CARDS:
        kind = first.icon.removesuffix("-card")
        phrase = f"the {kind} cards" if _is_every(first, row) else f"{'an' if kind == 'action' else 'a'} {kind} card"
    else:
        phrase = "your battlers" if first.icon == "other-battlers" else "all battlers"
    phrase += limits(first)
    if first.icon not in CARDS:
        return phrase
    return phrase + (FROM_DISCARD if first.place == "discard" else " in your hand")


def limits(target: Target) -> str:
    """What narrows a target, as it is said after its noun (12.9, 12.10, 12.14): "with cost 4 or less"."""
    said = narrowed(target)
    if target.icon != "other-battlers":
        return said
    return f"{said}{' and' if said else ''}{NO_TEAM_ABILITY}"


def narrowed(target: Target) -> str:
    """The same without what the target's own icon leaves out (12.10)."""
    found: list[str] = []
    if target.most_cost >= 0:
        found.append(f"cost {target.most_cost} or less")
    if target.most_strength >= 0:
        found.append(f"strength {target.most_strength} or less")
    if target.having:
        found.append(LEGEND[target.having].name)
    return f" with {' and '.join(found)}" if found else ""


def _is_every(target: Target, row: Row) -> bool:
    return row.when == "always" and target.icon in CARDS


# Effects


def of_player(effect: Effect, s: str) -> str:
    """What happens to a player; `s` is the ending of the verb in the third person."""
    n = abs(effect.amount)
    gives = effect.amount > 0
    theirs = "their" if s else "your"
    cards = count(n, "card")
    if effect.icon == "time":
        return _time(effect.amount) if s else f"{'gain' if gives else 'lose'} {n} time"
    if effect.icon == "draw":
        return f"draw{s} {cards}" if gives else f"discard{s} {cards} from {theirs} hand"
    if effect.icon == "extra":
        return f"draw{s} {cards} from {theirs} extra deck"
    if gives:
        return f"gain{s} {count(n, 'guardian')}"
    return f"discard{s} {theirs} top {'guardian' if n == 1 else f'{number(n)} guardians'}"


def _time(amount: int) -> str:
    return f"makes you {'gain' if amount > 0 else 'lose'} {abs(amount)} time"


NUMBERS = ("strength", "cost")
# What its cost is good for when nobody summons it any more, 11.4
PAYING, PAYING_SHORT = " (this helps pay for extra-deck cards)", " (when used to pay)"


def changed(effects: Sequence[Effect], subject: str, many: bool, row: Row, is_itself: bool) -> str:
    """How the numbers of a battler change, and until when."""
    numbers = [f"{signed(e.amount)} {e.icon}{PAYING if e.icon == 'cost' else ''}" for e in effects]
    until = "" if row.when == "always" else TODAY
    if row.place == "guardian" and is_itself:
        until = IN_BATTLE
    return f"{subject} {'get' if many else 'gets'} {' and '.join(numbers)}{until}"


def of_card(effect: Effect, subject: str, many: bool, row: Row, wanted: tuple[Target, ...]) -> str:
    """What happens to a battler or another card; `wanted` are the targets that the subject was named by."""
    until = "" if row.when == "always" else TODAY
    objects = {"they": "them"}.get(subject, subject)
    if effect.icon == "cost":
        more = "more" if effect.amount > 0 else "less"
        return f"{subject} {'cost' if many else 'costs'} {abs(effect.amount)} {more}{until}"
    if effect.icon == "gains":
        gains = gained(effect.rows[0], many)
        if not gains.startswith("can't"):
            return f"{subject} {gains}{until}"
        if subject in ("it", "they") or not wanted or wanted[0].icon != "chosen-battler":
            return f"{subject} {gains}{THIS_TURN if until else ''}"
        return f"choose {subject}. {'They' if many else 'It'} {gains}{THIS_TURN}"  # not a rule about every battler
    if effect.icon == "return":
        return _returned(objects, many, wanted)
    if effect.icon == "play-summon":
        return f"you may play the summon ability of {objects}"
    return f"{effect.icon} {objects}"


def _returned(objects: str, many: bool, wanted: tuple[Target, ...]) -> str:
    if wanted and wanted[0].place == "discard":
        return f"take {objects}"
    if wanted and wanted[0].icon in OWN:
        return f"return {objects} to your hand"
    home = "their owners' hands" if many else "its owner's hand"
    return f"return {objects} to {home}"


def gained(row: Row, many: bool) -> str:
    """What a gain brings, with its verb: "gains Fast and +2 strength", "cannot attack"."""
    gains = "gain" if many else "gains"
    if row.when != "always":
        return f"{gains} “{sentence(row).removesuffix('.')}”"
    said = [ability(icon, n) for icon, n in row.abilities if icon not in CANNOT]
    for part in row.clauses:
        for effect in part.effects:
            said.append(f"{signed(effect.amount)} {effect.icon}")
    cannot = [CANNOT[icon] for icon, _ in row.abilities if icon in CANNOT]
    return " and ".join([*([f"{gains} {' and '.join(said)}"] if said else []), *cannot])


def happened(effect: Effect, many: bool, until: str = TODAY) -> str:
    """What an effect did to cards, with its verb, for the log: "gets +2 strength until end of turn", "is tapped".

    An ability that needs a trigger is named by that alone.
    """
    if effect.icon in ("tap", "untap"):
        return f"{'are' if many else 'is'} {effect.icon}ped"
    if effect.icon == "gains" and effect.rows[0].when != "always":
        return f"{'gain' if many else 'gains'} a “{WHEN[effect.rows[0].when].strip(' ,:')}” ability{until}"
    if effect.icon == "cost" and effect.amount < 0:
        return f"{'cost' if many else 'costs'} {-effect.amount} less{until}"
    if effect.icon == "gains":
        gains = gained(effect.rows[0], many)
        return gains + (THIS_TURN if until == TODAY and gains.startswith("can't") else until)
    return f"{'get' if many else 'gets'} {signed(effect.amount)} {effect.icon}{until}"


def to_come(effect: Effect) -> str:
    """The same before it happens: "will get +2 strength until end of turn", "will be tapped"."""
    if effect.icon in ("tap", "untap"):
        return f"will be {effect.icon}ped"
    said = happened(effect, True)
    return said if said.startswith("can") else f"will {said}"


def is_harm(effect: Effect) -> bool:
    """Whether it is worse for a battler to be changed so."""
    if effect.icon != "gains":
        return effect.icon == "tap" or (effect.icon == "strength" and effect.amount < 0)
    row = effect.rows[0]
    return any(icon in CANNOT for icon, _ in row.abilities) or any(is_harm(e) for g in row.clauses for e in g.effects)


# Why not


def lacking(lack: Lack) -> str:
    """Why a row cannot be resolved (12.2), without capital and full stop."""
    whose, has = f"{{seat:{lack.seat}}}'s", f"{{seat:{lack.seat}}} {{{lack.seat}:has|have}}"
    if lack.targets:
        return _nothing_to_mean(lack, whose, has)
    if lack.seat < 0:
        wanted = [f"{count(n, 'card')} {where}" for n, _, where in map(_wanted, lack.effects)]
        return f"no opponent has {' and '.join(wanted)}"
    n, pile, _ = _wanted(lack.effects[0])
    return f"{whose} {pile} {'is empty' if n == 1 else f'has fewer than {number(n)} cards'}"


def _wanted(effect: Effect) -> tuple[int, str, str]:
    """How many cards an effect wants of which pile, and where that is."""
    if effect.icon == "draw" and effect.amount < 0:
        return -effect.amount, "hand", "in hand"
    pile = "extra deck" if effect.icon == "extra" else "deck"
    return effect.amount, pile, f"left in the {pile}"


def _nothing_to_mean(lack: Lack, whose: str, has: str) -> str:
    """There is nothing for one of the targets (12.3)."""
    first, chosen = lack.targets[0], len(lack.targets)
    does = {effect.icon for effect in lack.effects if first.icon not in MANY}  # what narrows a choice
    kind = first.icon.removesuffix("-card") + " card" if first.icon in CARDS else "battler"
    is_other = first.icon in ("other-battler", "other-battlers") and lack.place == "battler"
    kind = f"other {kind}" if is_other else kind
    kind = f"untapped {kind}" if "tap" in does else kind
    if len(set(lack.targets)) > 1:
        return f"there aren't {number(chosen)} different targets"
    few = f"no {kind}s" if chosen == 1 else f"fewer than {number(chosen)} {kind}s"
    few += narrowed(first)
    if "play-summon" in does:
        few += f"{' and' if ' with ' in few else ' with'} a summon ability"
    if first.icon == "chosen-battler":
        return f"{few} to choose"
    if first.icon == "all-battlers":
        return f"{few} are in play"
    if first.place == "discard":
        return f"{whose} discard pile has {few}"
    few += COPIES_DONT_COUNT if is_other and first.icon == "other-battler" else ""
    return f"{has} {few}{' in hand' if first.place == 'hand' else ''}"
