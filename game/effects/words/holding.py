"""Words for what holds: on a card in play for as long as it lies there, as a deed until some moment.

bonus = N, stat, to          these cards are worth so much more (or less), once for each of some others
grant = TRAIT, to            these cards have the trait
forbid = LAW, to, whose      what the law speaks of is forbidden, though the rules do not forbid it
permit = LAW, to, whose      ... is allowed, though the rules forbid it
shield = PHRASE, against     the same as to forbid, the cards first: nobody may do that to them
"""

from __future__ import annotations

from typing import ClassVar

from ...kernel.modifiers import ADD, EVERYBODY, FORBID, GRANT, OPPONENTS, PERMIT, YOU, Lasting, Modifier
from ...kernel.naming import signed
from ...kernel.phrases import MOST
from ...kernel.selectors import THAT, holder, select, spoken
from ...kernel.verbs import last
from ..saying import many
from ..takes import IN_PLAY, Named, Number, OneOf, Phrase, SomeNamed
from .word import DEED, STANDING, Clause, Word


class Holding(Word):
    """What holds. As a deed it needs a moment, `until`; on a standing card it has none."""

    moods = (DEED, STANDING)
    cards_in = "to"
    is_locked = True  # a deed means the cards that there are now, and not those that come later

    def check(self, values, where):
        if where.is_standing == ("until" in values):
            trouble = "lasts as long as the card is in play: leave out" if where.is_standing else "lasts: say"
            raise ValueError(f"the word {self.name!r} in {where.slot!r} {trouble} until")

    def modifiers(self, clause: Clause) -> tuple[Modifier, ...]:
        """What holds by this clause."""
        raise NotImplementedError(f"the word {self.name!r} holds nothing")

    def does(self, s, seat, card, clause, targets):
        for modifier in self.modifiers(clause):
            modifier = modifier._replace(given=None, unless=None, per=None)  # that was asked when it began
            if clause.select is not None and (self.is_locked or not clause.select.is_all):
                last(s, Lasting(clause.get("until"), seat, card, modifier._replace(cards=None), targets))
            else:
                last(s, Lasting(clause.get("until"), seat, card, modifier))

    def says(self, clause):
        until = clause.get("until")
        return self.holds(clause) + ("" if until is None else f" {self.language.moments[until]}")

    def goes_on(self, before, clause, said, more):
        """Of the same cards, if none of them is chosen anew, and as long: "all Elves get +1 attack and have Fast".

        While the card lies there, of others in the same place: "all Elves in this place ..., and all Orcs there ...".
        """
        until, which, other = clause.get("until"), clause.select, before.select
        if not isinstance(self.language.words[before.word], Holding) or None in (which, other):
            return ""
        whom = spoken(which)
        if not more.startswith(f"{whom} "):
            whom = whom.removeprefix("all ")
        if before.get("until") != until or before.terms or clause.terms or not more.startswith(f"{whom} "):
            return ""
        if which == other and (which.is_all or which.is_named):
            how_long = "" if until is None else f" {self.language.moments[until]}"
            return f"{said.removesuffix(how_long)} and{more.removeprefix(whom)}"
        cards, mark, place = whom.rpartition(" in this ")
        if until is None and cards.startswith("all ") and mark and f"{mark}{place} " in said:
            return f"{said}, and {cards} there{more.removeprefix(whom)}"
        return ""

    def holds(self, clause: Clause) -> str:
        """What holds, in words, without how long."""
        raise NotImplementedError(f"the word {self.name!r} says nothing")


def _given(clause: Clause) -> dict:
    """The terms of a standing clause."""
    terms = clause.terms
    return {} if terms is None else {"given": terms.given, "unless": terms.unless, "per": terms.per}


class Bonus(Holding):
    told = "changes stats"
    takes = Number(-MOST)
    adverbs: ClassVar = {
        "stat": SomeNamed("stats"),
        "to": Phrase(),
        "until": Named("moments"),
    }
    needs = ("stat", "to")

    def modifiers(self, clause):
        return tuple(Modifier(ADD, stat, clause.amount, clause.select, **_given(clause)) for stat in clause.get("stat"))

    def holds(self, clause):
        numbers = " and ".join(f"{signed(clause.amount)} {self.language.written(stat)}" for stat in clause.get("stat"))
        return f"{spoken(clause.select)} {many(clause.select, 'gets', 'get')} {numbers}"

    def worth(self, s, seat, card, clause, targets=()):
        """A unit for each point, to one's own cards for good and to others for harm."""
        team, total = s.team, 0.0
        for one in targets or select(s, seat, card, clause.select):
            total += clause.amount if team[holder(s, one)] == team[seat] else -clause.amount
        return total * len(clause.get("stat")) * self.language.values.point


class Grant(Holding):
    told = "gives a trait"
    takes = Named("traits")
    adverbs: ClassVar = {"to": Phrase(), "until": Named("moments")}
    needs = ("to",)

    def check(self, values, where):
        super().check(values, where)
        if where.is_standing and values["to"].wants("trait"):
            raise ValueError(f"the word {self.name!r} cannot mean cards by their traits: it would go round in a circle")

    def modifiers(self, clause):
        return (Modifier(GRANT, clause.get(self.name), cards=clause.select, **_given(clause)),)

    def holds(self, clause):
        trait = clause.get(self.name).replace("-", " ").title()
        one, several = ("has", "have") if clause.get("until") is None else ("gains", "gain")
        return f"{spoken(clause.select)} {many(clause.select, one, several)} {trait}"


class Forbid(Holding):
    told = "restricts cards or players"
    takes = Named("laws")
    adverbs: ClassVar = {
        "to": Phrase(),
        "whose": OneOf(YOU, OPPONENTS, EVERYBODY),
        "until": Named("moments"),
    }
    how = FORBID
    can = "can't"
    is_locked = False  # it is a law, and holds for what comes under it later

    def check(self, values, where):
        super().check(values, where)
        is_done = values.get("whose", EVERYBODY) != EVERYBODY or "to" not in values
        if is_done and not self.language.deed(values[self.name]).done:
            raise ValueError(f"{self.name} = {values[self.name]!r} is about cards: say which in 'to', and no 'whose'")

    def modifiers(self, clause):
        whose = clause.get("whose", EVERYBODY)
        return (Modifier(self.how, clause.get(self.name), cards=clause.select, whose=whose, **_given(clause)),)

    def holds(self, clause):
        deed = self.language.deed(clause.get(self.name))
        whose = clause.get("whose", EVERYBODY)
        if whose == EVERYBODY and clause.select is not None:
            cards, befalls = spoken(clause.select), deed.befalling(not clause.select.is_single)
            return f"{cards.removeprefix('all ') if self.how == FORBID else cards} {self.can} {befalls}"
        you = self.language.you
        everybody = "no one can" if self.how == FORBID else "everyone can"
        does = {YOU: you.does(self.can, self.can), OPPONENTS: f"{you.your} opponents {self.can}", EVERYBODY: everybody}
        cards = (
            "cards" if clause.select is None else spoken(clause.select).removeprefix("all ").removesuffix(" in hand")
        )
        return f"{does[whose]} {deed.done.format(cards)}"

    def goes_on(self, before, clause, said, more):
        """What the same cards can't do under the same terms, or for as long: "this card can't attack or defend unless
        ...", "a card can't attack or defend this turn"."""
        which, other = clause.select, before.select
        is_same = None not in (which, other) and which == other and clause.word == before.word
        begins = f"{spoken(which)} {self.can} " if is_same else ""
        if self.how == FORBID and is_of_that_card(before, clause):
            how_long = self.language.moments.get(clause.get("until"), "")
            begins_with = f"{spoken(which)} {self.can} "
            if more.startswith(begins_with) and said.endswith(how_long):
                return f"{said.removesuffix(how_long).rstrip()} or {more.removeprefix(begins_with)}"
        _, mark, terms = more.partition(" unless ")
        if begins and mark and said.startswith(begins) and more.startswith(begins) and said.endswith(mark + terms):
            return f"{said.removesuffix(mark + terms)} or {more.removeprefix(begins)}"
        return super().goes_on(before, clause, said, more)


def is_of_that_card(before, clause):
    """Whether a clause goes on about "that card" of the one before, in the same word and for as long, without terms."""
    speaks_of_it = clause.select is not None and any(THAT in wanted for wanted in clause.select.filters)
    is_alike = clause.word == before.word and clause.get("until") == before.get("until")
    return speaks_of_it and is_alike and not clause.terms and not before.terms


class Permit(Forbid):
    told = "lifts a restriction"
    how = PERMIT
    can = "can"


class Shield(Holding):
    told = "protects cards"
    takes = Phrase(IN_PLAY)
    adverbs: ClassVar = {"against": Named("laws"), "until": Named("moments")}
    needs = ("against",)
    cards_in = ""
    is_locked = False

    def modifiers(self, clause):
        return (Modifier(FORBID, clause.get("against"), cards=clause.select, **_given(clause)),)

    def holds(self, clause):
        deed = self.language.deed(clause.get("against"))
        return f"{spoken(clause.select, where=False)} can't {deed.befalling(not clause.select.is_single)}"

    def worth(self, s, seat, card, clause, targets=()):
        return self.language.values.drawn
