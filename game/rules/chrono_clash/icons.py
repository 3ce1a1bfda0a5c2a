"""The icon language: what icons there are, and how a row of them is read. Numbers (12.1) are sections of RULES.md.

A row is a string of tokens, one an icon, read from left to right:

    [trigger] (targets [with filter] effects)* [abilities]

    "summon chosen-battler with strength<=4 destroy"
    "attack draw-1 extra+1"
    "fast guardian-attack+2"

The card file holds the row, the rules run it, the card shows it drawn, and `words.py` says it: they cannot drift apart.
"""

from __future__ import annotations

import re
from typing import NamedTuple


class Icon(NamedTuple):
    """One icon of the legend: its class, how its number is written, what it is called and the section that explains it.

    `form` is "" (no number), "+-" (signed: time+2), "+" (never negative), ":" (leader:2) or "<=" (cost<=8).
    """

    kind: str
    form: str
    name: str
    section: str


TRIGGERS = {
    "summon": "BattlerSummoned",
    "attack": "BattlerAttacked",
    "destroyed": "BattlerDestroyed",
    "quest": "QuestCompleted",
    "tap": "tap",
}

LEGEND = {
    "summon": Icon("trigger", "", "Summon", "12.15"),
    "attack": Icon("trigger", "", "Attack", "12.16"),
    "destroyed": Icon("trigger", "", "Destroyed", "12.17"),
    "quest": Icon("trigger", "", "Completes a quest", "12.18"),
    "tap": Icon("trigger", "", "Tap", "12.19"),
    "chosen-battler": Icon("target", "", "Chosen battler", "12.7"),
    "chosen-opponent": Icon("target", "", "Chosen opponent", "12.8"),
    "other-battler": Icon("target", "", "One of your other battlers", "12.9"),
    "other-battlers": Icon("target", "", "Your other battlers", "12.10"),
    "all-battlers": Icon("target", "", "All battlers", "12.11"),
    "battler-card": Icon("target", "", "Your battler card", "12.12"),
    "action-card": Icon("target", "", "Your action card", "12.12"),
    "in-hand": Icon("filter", "", "In your hand", "12.12"),
    "in-discard": Icon("filter", "", "In your discard pile", "12.12"),
    "with": Icon("filter", "", "With", "12.14"),
    "cost": Icon("modifier", "+-", "Cost", "12.24"),
    "strength": Icon("modifier", "+-", "Strength", "12.23"),
    "time": Icon("modifier", "+-", "Time", "12.22"),
    "destroy": Icon("effect", "", "Destroy", "12.25"),
    "return": Icon("effect", "", "Return to hand", "12.28"),
    "play-summon": Icon("effect", "", "Play the summon ability", "12.29"),
    "untap": Icon("effect", "", "Untap", "12.27"),
    "draw": Icon("effect", "+-", "Draw or discard", "12.30"),
    "guardians": Icon("effect", "+-", "Gain or discard guardians", "12.32"),
    "extra": Icon("effect", "+", "Draw from the extra deck", "12.33"),
    "gains": Icon("effect", "", "Gains", "12.34"),
    "guardian-attack": Icon("ability", "+", "Guardian Attack", "13.1"),
    "cant-attack": Icon("ability", "", "Can't attack", "13.2"),
    "cant-attack-battlers": Icon("ability", "", "Can't attack battlers", "13.3"),
    "protector": Icon("ability", "", "Protector", "13.4"),
    "recovery": Icon("ability", "", "Recovery", "13.5"),
    "leader": Icon("ability", ":", "Leader", "13.6"),
    "last-stand": Icon("ability", "+", "Last Stand", "13.7"),
    "reinforcements": Icon("ability", "", "Reinforcements", "13.8"),
    "legion": Icon("ability", "", "Legion", "13.9"),
    "fast": Icon("ability", "", "Fast", "13.10"),
    "sentinel": Icon("ability", "", "Sentinel", "13.11"),
    "withdraw": Icon("ability", "", "Withdraw", "13.12"),
    "toughness": Icon("ability", "", "Toughness", "13.13"),
    "sneak-attack": Icon("ability", ":", "Sneak Attack", "13.14"),
    "elusive": Icon("ability", "", "Elusive", "13.15"),
    "transform": Icon("ability", "", "Transform", "13.16"),
    "time-threshold": Icon("ability", ":", "Time Threshold", "13.17"),
    "taunt": Icon("ability", "", "Taunt", "13.18"),
    "pilot": Icon("ability", ":", "Pilot", "13.19"),
}
EFFECTS = frozenset(name for name, icon in LEGEND.items() if icon.kind in ("effect", "modifier")) | {"tap"}
ABILITIES = frozenset(name for name, icon in LEGEND.items() if icon.kind == "ability")
TARGETS = frozenset(name for name, icon in LEGEND.items() if icon.kind == "target")
CHOSEN = ("chosen-battler", "other-battler")  # battlers that somebody picks, one an icon
MANY = ("other-battlers", "all-battlers")  # battlers that are meant together
CARDS = ("battler-card", "action-card")  # cards in hand or in the discard pile
ON_BATTLERS = ("destroy", "tap", "untap", "return", "play-summon", "strength", "cost", "gains")
ON_PLAYERS = ("draw", "guardians", "extra", "time")
STANDING = ("strength", "cost", "gains")  # what lasts as long as a battler is in play
TOKEN = re.compile(r"([a-z]+(?:-[a-z]+)*?)(?:(<=|:|[+-])(\d{1,2}))?")
MOST = 20  # no number in an icon is larger


class Token(NamedTuple):
    """One icon of a row: its name, and its number (0 if it has none). `sign` tells a filter from a modifier."""

    icon: str
    sign: str = ""
    amount: int = 0


class Target(NamedTuple):
    """What the icons after it are done to. `most_cost` and `most_strength` are -1 where nothing is said."""

    icon: str
    place: str = "battlefield"
    most_cost: int = -1
    most_strength: int = -1
    having: str = ""  # an ability


class Effect(NamedTuple):
    """One thing to do; a gain brings rows."""

    icon: str
    amount: int = 0
    rows: tuple = ()


class Group(NamedTuple):
    """Targets, and what is done to all of them; without targets it is done to the card itself or its player."""

    targets: tuple[Target, ...]
    effects: tuple[Effect, ...]


class Row(NamedTuple):
    """A row, read. `when` is the event that wakes it, or "tap", "played", "revealed" or "always".

    `clauses` are its groups. `abilities` are (icon, number); `threshold` is the number of a time threshold, 0 for none.
    `place` is where it stands: "battler", "action" or "guardian".
    """

    when: str
    clauses: tuple[Group, ...]
    abilities: tuple[tuple[str, int], ...] = ()
    threshold: int = 0
    icons: tuple[str, ...] = ()
    place: str = "battler"

    @property
    def text(self) -> str:
        return " ".join(self.icons)


def token(text: str) -> Token:
    """One icon from its text. Raises ValueError, naming what is wrong and what would be right."""
    match = TOKEN.fullmatch(text)
    if match is None:
        raise ValueError(f"{text!r} is no icon")
    name, sign, number = match[1], match[2] or "", int(match[3] or 0)
    if sign == "<=" and name in ("cost", "strength"):
        return Token(name, sign, number)
    if name not in LEGEND:
        raise ValueError(f"{text!r} is no icon; there are: {', '.join(sorted(LEGEND))}")
    form = LEGEND[name].form
    if (form == "") != (sign == "") or (sign and sign not in form):
        wanted = {"": name, "+-": f"{name}+1 or {name}-1", "+": f"{name}+1", ":": f"{name}:1"}[form]
        raise ValueError(f"{text!r} should be written {wanted}")
    if sign and not 0 < number <= MOST:
        raise ValueError(f"{text!r}: the number is from 1 to {MOST}")
    return Token(name, sign, -number if sign == "-" else number)


def read_row(text: str, place: str) -> Row:
    """A row of a card. `place` is "battler", "action" or "guardian": where it stands. Raises ValueError."""
    texts = tuple(text.split())
    if not texts:
        raise ValueError("a row needs at least one icon")
    reader = _Reader(texts)
    row = reader.row(place)
    if reader.at < len(reader.tokens):
        raise ValueError(f"{texts[reader.at]!r} cannot stand where it stands in {text!r}")
    _check(row, place, text)
    return row._replace(icons=texts)


def read_gained(text: str) -> Row:
    """A row that something gained, from its own icons. Raises ValueError."""
    row = read_row(f"all-battlers gains {text}", "battler")
    return row.clauses[0].effects[0].rows[0]


class _Reader:
    """Goes through the tokens of one row."""

    def __init__(self, texts: tuple[str, ...]) -> None:
        self.texts = texts
        self.tokens = [token(text) for text in texts]
        self.at = 0

    @property
    def next(self) -> Token | None:
        return self.tokens[self.at] if self.at < len(self.tokens) else None

    def take(self) -> Token:
        self.at += 1
        return self.tokens[self.at - 1]

    def row(self, place: str) -> Row:
        when = {"battler": "always", "action": "played", "guardian": "revealed"}[place]
        if self.next.icon in TRIGGERS and place != "action":
            when = TRIGGERS[self.take().icon]
        groups: list[Group] = []
        abilities: list[tuple[str, int]] = []
        threshold = 0
        while self.next is not None:
            if self.next.icon == "time-threshold":
                threshold = self.take().amount
            elif self.next.icon in ABILITIES:
                ability = self.take()
                abilities.append((ability.icon, ability.amount or 1))
            elif self.next.icon in TARGETS or self.next.icon in EFFECTS:
                groups.append(self.group())
            else:
                break
        return Row(when, tuple(groups), tuple(abilities), threshold, (), place)

    def group(self) -> Group:
        targets = []
        while self.next is not None and self.next.icon in TARGETS:
            targets.append(self.target())
        icon = targets[0].icon if targets else ""
        others = ON_BATTLERS if icon == "chosen-opponent" else ON_PLAYERS if icon else ()
        effects = []
        while self.next is not None and self.next.icon in EFFECTS and self.next.sign != "<=":
            if self.next.icon in others and effects:
                break  # this is not for what was targeted: it is for the card itself or its player
            effects.append(self.effect())
        if not effects:
            raise ValueError("after its targets a row says what is done to them")
        return Group(tuple(targets), tuple(effects))

    def target(self) -> Target:
        found = Target(self.take().icon)
        if found.icon in CARDS:
            if self.next is None or self.next.icon not in ("in-hand", "in-discard"):
                raise ValueError(f"after {found.icon} comes in-hand or in-discard")
            found = found._replace(place=self.take().icon.removeprefix("in-"))
        while self.next is not None and self.next.icon == "with":
            self.take()
            if self.next is None:
                raise ValueError("after 'with' comes cost<=N, strength<=N or an ability")
            icon, sign, amount = self.take()
            if sign == "<=":
                found = found._replace(**{f"most_{icon}": amount})
            elif icon in ABILITIES:
                found = found._replace(having=icon)
            else:
                raise ValueError(f"after 'with' comes cost<=N, strength<=N or an ability, not {icon}")
        return found

    def effect(self) -> Effect:
        icon, _, amount = self.take()
        if icon != "gains":
            return Effect(icon, amount)
        if self.next is None:
            raise ValueError("after 'gains' come the icons that are gained")
        start = self.at
        gained = self.row("battler")
        gained = gained._replace(icons=self.texts[start : self.at])
        _check(gained, "gained", "what is gained")
        return Effect("gains", 0, (gained,))


def _check(row: Row, place: str, text: str) -> None:
    """Refuses rows that mean nothing. Raises ValueError."""
    if not row.clauses and not row.abilities:
        raise ValueError(f"{text!r}: after its trigger a row says what happens")
    if row.threshold and row.when != "BattlerSummoned":
        raise ValueError(f"{text!r}: a time threshold stands in a summon row")
    if row.abilities and (row.when != "always" or row.clauses) and place != "gained":
        raise ValueError(f"{text!r}: abilities stand in a row of their own, or after 'gains'")
    if place != "battler" and place != "gained" and row.abilities:
        raise ValueError(f"{text!r}: abilities are for battlers in play; use 'gains'")
    if place == "guardian" and row.when not in ("revealed", "BattlerDestroyed"):
        raise ValueError(f"{text!r}: a guardian ability has no trigger but 'destroyed'")
    for group in row.clauses:
        _check_group(row, group, place, text)


def _check_group(row: Row, group: Group, place: str, text: str) -> None:
    kinds = {target.icon for target in group.targets}
    many = kinds & {*MANY, "chosen-opponent", *CARDS}
    if len(kinds) > 1 or (many and len(group.targets) > 1):
        raise ValueError(f"{text!r}: several targets of one group are of one kind, and picked")
    icon = group.targets[0].icon if group.targets else ""
    where = group.targets[0].place if group.targets else ""
    for effect in group.effects:
        if effect.icon in ON_PLAYERS and icon not in ("", "chosen-opponent"):
            raise ValueError(f"{text!r}: {effect.icon} is not for {icon}")
        if effect.icon in ON_BATTLERS and icon == "chosen-opponent":
            raise ValueError(f"{text!r}: {effect.icon} is not for an opponent")
        if where == "discard" and effect.icon != "return":
            raise ValueError(f"{text!r}: a card in the discard pile can only return")
        if where == "hand" and effect.icon != "cost":
            raise ValueError(f"{text!r}: a card in hand can only change its cost")
        if effect.icon == "play-summon" and row.when == "BattlerSummoned":
            raise ValueError(f"{text!r}: a summon ability that plays summon abilities could play itself without end")
        is_lasting = place != "gained" and effect.icon in STANDING and (icon in MANY or where == "hand")
        is_gained = place == "gained" and effect.icon in ("strength", "cost") and not icon
        if row.when == "always" and not is_lasting and not is_gained:
            raise ValueError(f"{text!r}: {effect.icon} needs a trigger before it")
        if effect.icon == "gains" and icon in CARDS:
            raise ValueError(f"{text!r}: only battlers in play gain icons")
