"""A second opinion on battles: sections 7.4, 7.5, 8.3, 8.9, 8.10 and 13.7 written once more, by hand, for all mixtures.

Battlers of strength 3 with every mixture of Recovery, Withdraw, Toughness (with a card under it), Last Stand and
Guardian Attack meet each other and stacks of guardians. Nothing here is taken from the engine.
"""

from __future__ import annotations

import itertools

import pytest

from game.rules.chrono_clash import cards, rules
from tests.table import Table

SPARING = ("recovery", "withdraw", "toughness", "last-stand+2")
MIXTURES = [mix for count in range(5) for mix in itertools.combinations(SPARING, count)]
STRENGTHS = {"weak": 1, "even": 3, "strong": 5, "mighty": 9}


def key_of(mix, more=0):
    return "-".join(["fighter", *(icon.split("+")[0] for icon in mix), *(["again"] * more)])


def fighter(mix, more):
    rows = [f'"{icon}"' for icon in (*mix, *(["guardian-attack+2"] if more else []))]
    return (
        f'[{key_of(mix, more)}]\nname = "Fighter"\ncolour = "red"\nkind = "battler"\ncost = 3\nstrength = 3\n'
        f"icons = [{', '.join(rows)}]\n"
    )


@pytest.fixture(scope="module")
def ruleset(tmp_path_factory):
    path = tmp_path_factory.mktemp("fighters") / "cards.toml"
    plain = '[{0}]\nname = "{0}"\ncolour = "red"\nkind = "battler"\ncost = 1\nstrength = {1}\n'
    lines = [plain.format(name, strength) for name, strength in STRENGTHS.items()]
    lines.append(plain.format("beyond", 1) + 'part = "extra"\n')
    lines.append('[scroll]\nname = "Scroll"\ncolour = "red"\nkind = "action"\ncost = 1\nicons = ["time+1"]\n')
    lines += [fighter(mix, more) for mix in MIXTURES for more in (0, 1)]
    path.write_text("\n".join(lines), encoding="utf-8")
    return rules.ruleset("chrono_second_opinion", cards.load("chrono_second_opinion", path))


class Fighter:
    """What one battler has, and where it ends: "field", "hand" or "discard"; `shield` is the card under it."""

    def __init__(self, mix) -> None:
        self.mix, self.place, self.shield = mix, "field", "toughness" in mix

    @property
    def strength(self) -> int:
        return 5 if "last-stand+2" in self.mix else 3

    def loses(self, is_attacking: bool) -> None:
        if "recovery" in self.mix and is_attacking:
            return
        if "withdraw" in self.mix:
            self.leave("hand")
        elif self.shield:
            self.shield = False
        else:
            self.leave("discard")

    def leave(self, place: str) -> None:
        self.place, self.shield = place, False

    def has_battled(self) -> None:
        if "last-stand+2" in self.mix and self.place == "field":
            self.leave("discard")


def duel(mine: Fighter, theirs: Fighter) -> None:
    mine_loses, theirs_loses = mine.strength <= theirs.strength, theirs.strength <= mine.strength
    if mine_loses:
        mine.loses(True)
    if theirs_loses:
        theirs.loses(False)
    mine.has_battled()
    theirs.has_battled()


def storm(mine: Fighter, stack: tuple[str, ...], most: int) -> int:
    """The attack on a stack, last card on top; how many guardians it met."""
    met = 0
    for guardian in reversed(stack):
        if met == most or mine.place != "field":
            break
        met += 1
        if guardian != "scroll":
            if STRENGTHS[guardian] >= mine.strength:
                mine.loses(True)
            mine.has_battled()
    return met


def found(t: Table, seat: int, key: str) -> tuple[str, bool]:
    place = next(name for name in ("battlefield", "hand", "discard") if key in t.at(f"{name}-{seat}").split(", "))
    return place.replace("battlefield", "field"), t.at(f"under-{seat}") != "-"


def laid(seat: int, mix, more=0, words="") -> str:
    shield = f"under-{seat}: weak on {key_of(mix, more)}\n" if "toughness" in mix else ""
    return f"battlefield-{seat}: {key_of(mix, more)}{words}\n{shield}"


@pytest.mark.parametrize("mine", MIXTURES, ids=key_of)
def test_duels_of_all_mixtures(ruleset, mine):
    for theirs in MIXTURES:
        t = Table(laid(0, mine) + laid(1, theirs, 0, " tapped") + "time-0: 5", rules=ruleset)
        t.does(f"attack {key_of(mine)} {key_of(theirs)}").waits(0, "main")
        one, other = Fighter(mine), Fighter(theirs)
        duel(one, other)
        assert found(t, 0, key_of(mine)) == (one.place, one.shield), (mine, theirs)
        assert found(t, 1, key_of(theirs)) == (other.place, other.shield), (mine, theirs)


@pytest.mark.parametrize("mine", MIXTURES, ids=key_of)
def test_stacks_of_all_mixtures(ruleset, mine):
    stacks = [*itertools.product((*STRENGTHS, "scroll"), repeat=2), ("weak",) * 4, ("strong", "scroll", "weak", "weak")]
    for stack in stacks:
        for more in (0, 1):
            text = laid(0, mine, more) + f"guardians-1: {', '.join(stack)}\ntime-0: 5"
            t = Table(text, rules=ruleset).does(f"attack {key_of(mine, more)} 1").waits(0, "main")
            one = Fighter(mine)
            met = storm(one, stack, 3 if more else 1)
            assert found(t, 0, key_of(mine, more)) == (one.place, one.shield), (mine, stack)
            assert (
                t.at("guardians-1", "2 cards") == f"{len(stack) - met} {'card' if len(stack) - met == 1 else 'cards'}"
            )
            assert t.at("discard-1") == ", ".join(sorted(stack[len(stack) - met :]))
