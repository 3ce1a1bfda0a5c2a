"""A second opinion on what can be attacked: 7.1, 7.3, 9.8, 13.2, 13.3, 13.10, 13.11, 13.15, 13.18, for all mixtures."""

from __future__ import annotations

import itertools

import pytest

from game.rules.chrono_clash import cards, rules
from tests.table import Table

ATTACKING = ("fast", "elusive", "cant-attack", "cant-attack-battlers")
STANDING = ("taunt", "elusive", "sentinel")
STATES = ("", "tapped", "on a quest", "on a quest, upright")
ENTRY = '[{0}]\nname = "{0}"\ncolour = "red"\nkind = "battler"\ncost = 1\nstrength = 1\nicons = [{1}]\n'


def mixtures(icons):
    return [mix for count in range(len(icons) + 1) for mix in itertools.combinations(icons, count)]


def key_of(name, mix):
    return "-".join((name, *mix))


@pytest.fixture(scope="module")
def ruleset(tmp_path_factory):
    path = tmp_path_factory.mktemp("reach") / "cards.toml"
    kinds = [("attacker", mix) for mix in mixtures(ATTACKING)]
    kinds += [(name, mix) for name in ("one", "two") for mix in mixtures(STANDING)]
    lines = [ENTRY.format(key_of(*kind), ", ".join(f'"{icon}"' for icon in kind[1])) for kind in kinds]
    lines.append(ENTRY.format("beyond", "") + 'part = "extra"\n')
    path.write_text("\n".join(lines), encoding="utf-8")
    return rules.ruleset("chrono_second_reach", cards.load("chrono_second_reach", path))


def reach(attacker, is_fresh, field):
    """What the attacker can attack, as text; `field` holds (key, icons, state) of the defender's battlers."""
    if "cant-attack" in attacker or (is_fresh and "fast" not in attacker):
        return set()
    sideways = [each for each in field if each[2] in ("tapped", "on a quest")]
    on_guard = [icons for _, icons, state in field if state == "tapped"]
    found = set()
    for key, icons, state in sideways:
        if any("taunt" in guard for guard in on_guard) and "taunt" not in icons:
            continue
        if "elusive" in icons and "elusive" not in attacker:
            continue
        if "cant-attack-battlers" in attacker and state == "tapped":
            continue
        found.add(key)
    if not any("sentinel" in guard for guard in on_guard):
        found.add("1")
    return found


@pytest.mark.parametrize("states", list(itertools.product(STATES, repeat=2)), ids="; ".join)
def test_the_reach_of_all_mixtures(ruleset, states):
    mine = [key_of("attacker", mix) for mix in mixtures(ATTACKING)]
    for one, two in itertools.product(mixtures(STANDING), repeat=2):
        field = [(key_of("one", one), one, states[0]), (key_of("two", two), two, states[1])]
        lying = ", ".join(f"{key} tapped" if state in ("tapped", "on a quest") else key for key, _, state in field)
        quests = ", ".join(f"{key} on {key}" for key, _, state in field if state.startswith("on a quest"))
        for is_fresh in (False, True):
            text = ", ".join(f"{key} fresh" if is_fresh else key for key in mine)
            t = Table(f"battlefield-0: {text}\nbattlefield-1: {lying}\nquests-1: {quests or '-'}", rules=ruleset)
            options = t.options
            for mix in mixtures(ATTACKING):
                key = key_of("attacker", mix)
                can = {option.split()[2] for option in options if option.startswith(f"attack {key} ")}
                assert can == reach(mix, is_fresh, field), (mix, is_fresh, field)
