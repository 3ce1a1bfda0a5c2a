"""What a row of icons says in words, made from the same row that the rules run."""

from __future__ import annotations

from .icons import CARDS, LEGEND, MANY, Effect, Group, Row, Target

NUMBERS = ("no", "one", "two", "three", "four", "five", "six")
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
SAYS = {
    "cant-attack": "It cannot attack.",
    "cant-attack-battlers": "It cannot attack battlers.",
}


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
    """Abilities that stand alone: "Fast. Guardian attack +2."."""
    return " ".join(SAYS.get(icon) or f"{LEGEND[icon].name}{_number(icon, n)}." for icon, n in row.abilities)


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
        said.append(of_card(effect, subject, many, row.when != "always"))
    return " and ".join(said)


def targets(wanted: tuple[Target, ...], row: Row) -> str:
    """The targets of one group as a phrase."""
    first = wanted[0]
    count = len(wanted)
    if first.icon == "chosen-battler":
        phrase = "a chosen battler" if count == 1 else f"{NUMBERS[count]} chosen battlers"
    elif first.icon == "other-battler":
        phrase = f"{NUMBERS[count]} of your other battlers"
    elif first.icon in CARDS:
        kind = first.icon.removesuffix("-card")
        place = "hand" if first.place == "hand" else "discard pile"
        article = "an" if kind == "action" else "a"
        phrase = f"your {kind} cards in hand" if _is_every(first, row) else f"{article} {kind} card in your {place}"
    else:
        phrase = {"other-battlers": "your other battlers", "all-battlers": "all battlers"}[first.icon]
    limits = []
    if first.most_cost >= 0:
        limits.append(f"cost {first.most_cost} or less")
    if first.most_strength >= 0:
        limits.append(f"strength {first.most_strength} or less")
    if first.having:
        limits.append(LEGEND[first.having].name)
    return f"{phrase} with {' and '.join(limits)}" if limits else phrase


def _is_every(target: Target, row: Row) -> bool:
    return row.when == "always" and target.icon in CARDS


def of_player(effect: Effect, s: str) -> str:
    """What happens to a player; `s` is the ending of the verb in the third person."""
    n = abs(effect.amount)
    cards = "a card" if n == 1 else f"{NUMBERS[n] if n < len(NUMBERS) else n} cards"
    theirs = "their" if s else "your"
    if effect.icon == "time":
        return f"{'gain' if effect.amount > 0 else 'lose'}{s} {n} time" if not s else f"{_time(effect.amount)}"
    if effect.icon == "draw":
        return f"draw{s} {cards}" if effect.amount > 0 else f"discard{s} {cards} from {theirs} hand"
    if effect.icon == "extra":
        return f"draw{s} {cards} from {theirs} extra deck"
    guardians = "the top guardian" if n == 1 else f"the top {NUMBERS[n]} guardians"
    if effect.amount > 0:
        return f"gain{s} {'a guardian' if n == 1 else f'{NUMBERS[n]} guardians'}"
    return f"discard{s} {guardians} of {theirs} stack"


def _time(amount: int) -> str:
    return f"sees you {'gain' if amount > 0 else 'lose'} {abs(amount)} time"


def of_card(effect: Effect, subject: str, many: bool, is_passing: bool) -> str:
    """What happens to a battler or another card."""
    gets = "get" if many else "gets"
    until = " until end of turn" if is_passing else ""
    objects = {"they": "them"}.get(subject, subject)
    if effect.icon == "strength":
        return f"{subject} {gets} {effect.amount:+d} strength{until}"
    if effect.icon == "cost":
        more = "more" if effect.amount > 0 else "less"
        return f"{subject} {'cost' if many else 'costs'} {abs(effect.amount)} {more}{until}"
    if effect.icon == "gains":
        return f"{subject} {'gain' if many else 'gains'} {gained(effect.rows[0])}{until}"
    if effect.icon == "return":
        where = "their owners' hands" if many else "its owner's hand"
        return f"return {objects} to {where}"
    if effect.icon == "play-summon":
        return f"you may play the summon ability of {objects}"
    return f"{effect.icon} {objects}"


def gained(row: Row) -> str:
    """What a gain brings."""
    if row.when != "always":
        return f"“{sentence(row)}”"
    said = [f"{LEGEND[icon].name}{_number(icon, n)}" for icon, n in row.abilities]
    for part in row.clauses:
        for effect in part.effects:
            said.append(f"{effect.amount:+d} {effect.icon}")
    return " and ".join(said)
