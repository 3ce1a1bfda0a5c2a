"""What a row of icons says in words, made from the same row that the rules run."""

from __future__ import annotations

from ...effects.saying import count, number
from .icons import CARDS, LEGEND, MANY, Effect, Group, Row, Target

WHEN = {
    "BattlerSummoned": "When summoned: ",
    "BattlerAttacked": "When it attacks: ",
    "BattlerDestroyed": "When destroyed: ",
    "QuestCompleted": "When it completes a quest: ",
    "tap": "Tap it: ",
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
    "protector": "enemy effects cannot choose your battlers without it",
    "recovery": "not destroyed when it loses a battle as the attacker",
    "leader": "when it attacks, your next battler this turn costs {n} less",
    "last-stand": "{n} stronger in a battle, then destroyed",
    "reinforcements": "when destroyed, you may summon a battler that costs less",
    "legion": "when destroyed, you may discard your deck's top card, and keep it if it is a battler",
    "fast": "attacks in the turn in which it is summoned",
    "sentinel": "while tapped and on no quest, your guardian stack cannot be attacked",
    "withdraw": "returns to hand when it loses a battle",
    "toughness": "a card put under it goes in its place when an opponent would destroy it",
    "sneak-attack": "for {n} time it attacks from your hand at once, then is destroyed",
    "elusive": "only elusive battlers can attack it",
    "transform": "for its cost it takes the place of a battler that could attack, and attacks",
    "taunt": "while tapped and on no quest, your battlers without Taunt cannot be attacked",
    "pilot": "for {n} time it boards a walker, and lends it its strength and abilities",
    "time-threshold": "",
}
CANNOT = {"cant-attack": "cannot attack", "cant-attack-battlers": "cannot attack battlers"}

OWN = ("other-battler", "other-battlers", *CARDS)  # what is surely yours


PASSING = Row("played", ())  # what happens now, and lasts until the end of the turn


def briefly(row: Row) -> str:
    """A row in the few words that a button has room for, without its trigger."""
    if row.icons in (("legion",), ("reinforcements",)):
        return LEGEND[row.icons[0]].name
    return ", then ".join(group(part, row) for part in row.clauses)


def sentence(row: Row) -> str:
    """A row as one sentence or two, with capital and full stop."""
    if not row.clauses and row.when == "always":
        return ability_names(row)
    said = WHEN[row.when] + ", then ".join(group(part, row) for part in row.clauses) + "."
    if row.threshold:
        said += f" Twice, if the counter stands on the opponent's {row.threshold} or more."
    return said[0].upper() + said[1:]


def ability_names(row: Row) -> str:
    """Abilities that stand alone, each with its reminder: "Fast: attacks in the turn in which it is summoned."."""
    return " ".join(f"It {CANNOT[icon]}." if icon in CANNOT else _reminded(icon, n) for icon, n in row.abilities)


def _reminded(icon: str, amount: int) -> str:
    guardians = f"{number(amount)} more guardian{'s' if amount > 1 else ''}"
    reminder = REMINDERS[icon].format(n=amount, guardians=guardians)
    return f"{ability(icon, amount)}: {reminder}."


def ability(icon: str, amount: int) -> str:
    """An ability by its name and its number: "Guardian attack +2"."""
    return f"{LEGEND[icon].name}{_number(icon, amount)}"


def _number(icon: str, amount: int) -> str:
    return {"": "", "+": f" +{amount}", ":": f" {amount}"}[LEGEND[icon].form]


def group(part: Group, row: Row) -> str:
    """One group: its effects in order, its targets named once."""
    if part.targets and part.targets[0].icon == "chosen-opponent":
        return "a chosen opponent " + " and ".join(of_player(effect, "s") for effect in part.effects)
    named = targets(part.targets, row) if part.targets else ""
    many = bool(named) and (len(part.targets) > 1 or part.targets[0].icon in MANY or _is_every(part.targets[0], row))
    said = []
    for place, effect in enumerate(part.effects):
        if effect.icon in ("draw", "guardians", "extra", "time"):
            said.append(of_player(effect, ""))
            continue
        subject = (named or "this") if place == 0 else ("they" if many else "it")
        said.append(of_card(effect, subject, many, row.when != "always", part.targets))
    return " and ".join(said)


def targets(wanted: tuple[Target, ...], row: Row) -> str:
    """The targets of one group as a phrase."""
    if len(set(wanted)) > 1:
        return " and ".join(targets((target,), row) for target in wanted)
    first = wanted[0]
    chosen = len(wanted)
    if first.icon == "chosen-battler":
        phrase = "a chosen battler" if chosen == 1 else f"{number(chosen)} chosen battlers"
    elif first.icon == "other-battler":
        phrase = f"{number(chosen)} of your other battlers"
    elif first.icon in CARDS:
        kind = first.icon.removesuffix("-card")
        phrase = f"the {kind} cards" if _is_every(first, row) else f"{'an' if kind == 'action' else 'a'} {kind} card"
    else:
        phrase = {"other-battlers": "your other battlers", "all-battlers": "all battlers"}[first.icon]
    limits = []
    if first.most_cost >= 0:
        limits.append(f"cost {first.most_cost} or less")
    if first.most_strength >= 0:
        limits.append(f"strength {first.most_strength} or less")
    if first.having:
        limits.append(LEGEND[first.having].name)
    if limits:
        phrase += f" with {' and '.join(limits)}"
    if first.icon not in CARDS:
        return phrase
    return phrase + (" from your discard pile" if first.place == "discard" else " in your hand")


def _is_every(target: Target, row: Row) -> bool:
    return row.when == "always" and target.icon in CARDS


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
    return f"discard{s} the top {'guardian' if n == 1 else f'{number(n)} guardians'} of {theirs} stack"


def _time(amount: int) -> str:
    return f"sees you {'gain' if amount > 0 else 'lose'} {abs(amount)} time"


def of_card(effect: Effect, subject: str, many: bool, is_passing: bool, wanted: tuple[Target, ...]) -> str:
    """What happens to a battler or another card; `wanted` are the targets that the subject was named by."""
    gets = "get" if many else "gets"
    until = " until end of turn" if is_passing else ""
    objects = {"they": "them"}.get(subject, subject)
    if effect.icon == "strength":
        return f"{subject} {gets} {effect.amount:+d} strength{until}"
    if effect.icon == "cost":
        more = "more" if effect.amount > 0 else "less"
        where = "" if wanted and wanted[0].icon in CARDS else " in play"  # nobody pays more to summon it
        return f"{subject} {'cost' if many else 'costs'} {abs(effect.amount)} {more}{where}{until}"
    if effect.icon == "gains":
        return f"{subject} {gained(effect.rows[0], many)}{until}"
    if effect.icon == "return":
        where = "their owners' hands" if many else "its owner's hand"
        if wanted and wanted[0].icon in OWN:
            where = "your hand"
        return f"return {objects} to {where}"
    if effect.icon == "play-summon":
        return f"you may play the summon ability of {objects}"
    return f"{effect.icon} {objects}"


def gained(row: Row, many: bool) -> str:
    """What a gain brings, with its verb: "gains Fast and +2 strength", "cannot attack"."""
    gains = "gain" if many else "gains"
    if row.when != "always":
        return f"{gains} “{sentence(row).removesuffix('.')}”"
    said = [ability(icon, n) for icon, n in row.abilities if icon not in CANNOT]
    for part in row.clauses:
        for effect in part.effects:
            said.append(f"{effect.amount:+d} {effect.icon}")
    cannot = [CANNOT[icon] for icon, _ in row.abilities if icon in CANNOT]
    return " and ".join([*([f"{gains} {' and '.join(said)}"] if said else []), *cannot])
