"""What is heard of a game: every sound that its show asks for is there, and every sound of its folder is asked for."""

import re
from importlib import import_module
from itertools import product

import pytest

from game.kernel import events as kernel_events
from game.kernel.modifiers import ADD, LEAVES, Lasting, Modifier
from game.rules import RULESETS
from game.rules.chrono_clash.icons import Effect
from game.rules.chrono_clash.reach import Lack
from sounds.family import NAMES, SHARED, SOUNDS
from sounds.store import edition
from tests.playing import event_kinds
from tests.screens.clash import clash, full
from tests.screens.eras import eras
from tests.screens.tables import QUIET, settle, sit
from ui.table.flourish import announce, flourish

OWN = {game: set(import_module(f"sounds.{game}").SOUNDS) for game in RULESETS}
LASTING = Lasting(LEAVES, 0, 6, Modifier(ADD, "energy", 1))
VALUES = {
    "card": (3,), "target": (5,), "by": (6,), "other": (5,), "battler": (3,), "attacker": (5,), "guarded": (-1,),
    "start": (1,), "end": (2,), "zone": (0, 2), "winners": ((0,), (1,)), "victim": (1,), "how": (), "reason": ("last",),
    "gone": (3, -1),
    "amount": (2,), "what": ("wins",), "value": (None,), "turn": (2,), "round": (1,), "time": (3,), "strength": (3,),
    "other_strength": (5,), "lasting": (LASTING,), "until": ("turn",), "ended": ((),), "seat": (0, 1), "first": (0, 1),
    "whose": (1,), "why": ("the deck is empty",), "is_stopped": (True, False), "cards": ((3,),), "is_part": (True,),
    "could": (True, False), "player": (1,), "effect": (Effect("tap"),), "lack": (Lack((Effect("draw", 2),), (), 0),),
}  # fmt: skip


def examples(kind, **values):
    """The event with everything that it may say."""
    known = VALUES | values
    for chosen in product(*(known[name] for name in kind._fields)):
        yield kind(*chosen)


def heard_of(player, events):
    """Every sound of these events, from the beginning to the end of what is shown of each."""
    table, player.app.sounds.heard = player.table, []
    for event in events:
        moment = table.story.moment(table.chair.view)
        for beat in [*announce(event, moment), *flourish(event, moment)]:
            for _ in range(400):
                if beat.update(0.05):
                    break
    return set(player.app.sounds.heard)


def every(game, cards, **values):
    own = import_module(f"game.rules.{game}.events")
    for kind in [*event_kinds(kernel_events), *event_kinds(own)]:
        for card in cards if "card" in kind._fields else cards[:1]:
            yield from examples(kind, **values, card=(card,))


def test_what_control_asks_for_is_there_and_what_is_there_is_asked_for():
    rules = RULESETS["control"]
    book = [card for card in rules.book if card.is_in(rules.default_rulings)]
    position = QUIET.replace("hand-0: rift, nova, dark-energy, wormhole", f"hand-0: {', '.join(c.key for c in book)}")
    position = position.replace("hand-1: singularity, antimatter", "hand-1: nova")
    with sit(position) as player:
        cards = player.match.state.cards_in(0, "hand")
        heard = heard_of(player, every("control", cards, target=(5,)))
        assert heard <= NAMES
        assert OWN["control"] <= heard


def test_what_chrono_clash_asks_for_is_there_and_what_is_there_is_asked_for():
    with clash(full(2) + "\nactive: 0") as player:
        state = player.match.state
        mine, theirs = (state.cards_in(seat, "battlefield") for seat in (0, 1))
        ways = {"how": ("sneak",), "target": (theirs[1],), "other": (theirs[1],), "battler": (mine[1],)}
        ways |= {"attacker": (mine[0],), "by": (theirs[0],)}
        own = import_module("game.rules.chrono_clash.events")
        events = [e for e in every("chrono_clash", mine[:1], **ways) if not isinstance(e, own.DestructionAverted)]
        events += [own.Aimed(0, mine[0], -1, 1)]
        events += examples(own.DestructionAverted, card=(mine[0],), how=("toughness", "recovery", "withdraw"))
        heard = heard_of(player, events)
        player.app.sounds.heard = []
        player.step(0.6)
        player.press("space")  # the counter goes its way
        settle(player, 20)
        heard |= set(player.app.sounds.heard)
        assert heard <= NAMES
        assert OWN["chrono_clash"] <= heard


def test_what_doctor_who_asks_for_is_there_and_what_is_there_is_asked_for():
    with eras() as player:
        mine, theirs, lives = (player.match.state.cards_in(*of) for of in ((0, "present"), (1, "present"), (1, "time")))
        ways = {"target": (theirs[1],), "by": (theirs[1],), "loser": (theirs[1],), "stat": ("energy",), "value": (2,)}
        ways |= {"how": ("support",), "is_first": (False, True)}
        own = import_module("game.rules.doctor_who.events")
        lost = {own.TimeLost, own.TimeRevealed}
        events = [e for e in every("doctor_who", mine[:1], **ways, is_bonus=(True, False)) if type(e) not in lost]
        heard = heard_of(player, [*events, *(kind(1, lives[-1]) for kind in lost)])
        assert heard <= NAMES
        assert OWN["doctor_who"] <= heard


def test_no_game_has_a_sound_of_another_or_of_all():
    tables = [set(SHARED), *OWN.values()]
    assert sum(map(len, tables)) == len(set().union(*tables)) == len(SOUNDS)


def test_a_name_that_stands_twice_is_refused(monkeypatch):
    from sounds import control, family

    monkeypatch.setitem(control.SOUNDS, "click", SHARED["click"])
    with pytest.raises(ValueError, match="sounds/control: click"):
        family.gathered()


def test_the_edition_knows_the_recipes_of_every_game(monkeypatch):
    from pathlib import Path

    before, real = edition(), Path.read_bytes
    for game in RULESETS:
        source = re.compile(rf"sounds.{game}.\w+\.py$")
        monkeypatch.setattr(Path, "read_bytes", lambda p, s=source: real(p) + b"#" * bool(s.search(p.as_posix())))
        assert edition() != before
