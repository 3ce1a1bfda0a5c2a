"""Cards on cards, to any depth: laid, taken off, carried along or dropped, written in positions, hidden in views."""

from dataclasses import replace

import pytest

from game.kernel import notation
from game.kernel.events import CardChanged, CardMoved
from game.kernel.notation import CannotRead
from game.kernel.ruleset import ALONG, EVERYBODY, LOOSE, OWNER, Layout, Zone
from game.kernel.verbs import attach, detach, gather, move
from game.kernel.view import determinize, see
from tests.invariants import _stacks
from tests.kernel import toy
from tests.table import Table

LAID = """
    play-0: brute, wall
    play-1: wall, wall
    riders-0: imp on wall, crier on brute
    tools-0: banner on imp, herald on banner
    tools-1: purge on wall.2
"""


def make(tmp_path, **says):
    """The toy, in which cards ride on others and carry tools (hidden from the others), and these carry tools."""
    game = toy.make(tmp_path)
    narrow = game.layout_for

    def layout_for(seats):
        more = [Zone(name, seat, sees) for seat in range(seats) for name, sees in CARRIED]
        return Layout((*narrow(seats).zones, *more), seats)

    return replace(game, name="stacked", layout_for=layout_for, carried=("riders", "tools"), **says)


CARRIED = (("riders", EVERYBODY), ("tools", OWNER))


def lay(rules, text=LAID):
    return Table(text, rules=rules).state


def the(s, key, place=""):
    """The only card of that kind there."""
    zones = [z for z, zone in enumerate(s.layout.zones) if (str(zone) == place if place else zone.name != "deck")]
    (card,) = [card for card, printed in enumerate(s.what) if printed.key == key and s.where[card] in zones]
    return card


def test_what_lies_on_what_is_told_from_both_ends(tmp_path):
    s = lay(make(tmp_path))
    wall, imp, banner, herald = the(s, "wall", "play-0"), the(s, "imp"), the(s, "banner"), the(s, "herald")
    assert [s.on[card] for card in (herald, banner, imp, wall)] == [banner, imp, wall, -1]
    assert s.load[wall] == (imp,)
    assert s.laden(wall) == [imp, banner, herald]
    assert s.laden(herald) == []
    assert (s.loads(imp, "tools"), s.loads(imp, "riders"), s.loads(herald, "tools")) == ((banner,), (), ())
    assert _stacks(s) == []


def test_a_card_is_laid_on_top_and_taken_off_with_what_lies_on_it(tmp_path):
    s = lay(make(tmp_path))
    brute, imp, crier, banner = the(s, "brute"), the(s, "imp"), the(s, "crier"), the(s, "banner")
    before = repr(s)
    copy = s.clone()
    copy.story = []
    attach(copy, imp, brute)
    assert copy.load[brute] == (crier, imp)
    assert the(s, "wall", "play-0") not in copy.load
    assert copy.on[banner] == imp
    detach(copy, crier)
    detach(copy, crier)
    assert (copy.load[brute], copy.on[crier]) == ((imp,), -1)
    assert copy.where == s.where
    assert [step.event for step in copy.story] == [CardChanged(imp, "on", brute), CardChanged(crier, "on", -1)]
    assert repr(s) == before, "a clone shares nothing that changes"


def test_nothing_lies_on_itself(tmp_path):
    s = lay(make(tmp_path))
    wall, herald = the(s, "wall", "play-0"), the(s, "herald")
    for card, host in ((wall, wall), (wall, herald)):
        with pytest.raises(ValueError, match="cannot lie on"):
            attach(s, card, host)


def test_what_is_lent_is_void_when_something_is_laid_on_something(tmp_path):
    s = lay(make(tmp_path))
    for deed in (lambda: attach(s, the(s, "crier"), the(s, "imp")), lambda: detach(s, the(s, "crier"))):
        s.lent = ["kept"]
        deed()
        assert s.lent is None


# When a host leaves


def test_by_itself_a_load_goes_along_to_its_owners_place_of_the_same_name(tmp_path):
    s = lay(make(tmp_path))
    bystander = the(s, "crier")
    s.story = []
    move(s, the(s, "wall", "play-0"), s.home(the(s, "wall", "play-0"), "discard"), 1)
    moved = [s.what[step.event.card].key for step in s.story if isinstance(step.event, CardMoved)]
    assert moved == ["herald", "banner", "imp", "wall"], "what lies uppermost goes first"
    assert all(s.layout.zones[s.where[card]].name == "discard" for card in s.zones[s.where[the(s, "herald")]])
    assert set(s.load) == {the(s, "brute"), s.on[the(s, "purge")]}
    assert s.on[bystander] == the(s, "brute")
    assert _stacks(s) == []


def test_a_load_that_leaves_alone_takes_its_own_load_and_leaves_its_host(tmp_path):
    s = lay(make(tmp_path))
    wall, imp = the(s, "wall", "play-0"), the(s, "imp")
    move(s, imp, s.home(imp, "discard"), 0)
    assert wall not in s.load
    assert s.layout.zones[s.where[wall]].name == "play"
    assert {s.layout.zones[s.where[the(s, key)]].name for key in ("imp", "banner", "herald")} == {"discard"}


@pytest.mark.parametrize("way", [ALONG, LOOSE])
def test_a_ruleset_may_let_a_load_stay(tmp_path, way):
    """On its host, wherever that goes; or where it lies, on nothing."""
    s = lay(make(tmp_path, goes_with=lambda s, card, host, zone: way))
    wall, imp, banner = the(s, "wall", "play-0"), the(s, "imp"), the(s, "banner")
    riders = s.where[imp]
    move(s, wall, s.home(wall, "hand"), 0)
    assert s.where[imp] == riders
    assert s.on[imp] == (wall if way == ALONG else -1)
    assert s.on[banner] == imp


def test_a_ruleset_says_where_each_goes_and_the_zones_in_which_order(tmp_path):
    def goes_with(s, card, host, zone):
        name = s.layout.zones[s.where[card]].name
        return s.home(card, "hand" if name == "tools" else "discard")

    text = "play-0: wall\nriders-0: imp on wall\ntools-0: banner on wall, herald on imp"
    s = lay(make(tmp_path, goes_with=goes_with), text)
    s.story = []
    move(s, the(s, "wall"), s.home(the(s, "wall"), "discard"), 0)
    moved = [s.what[step.event.card].key for step in s.story if isinstance(step.event, CardMoved)]
    assert moved == ["herald", "imp", "banner", "wall"]
    where = {key: s.layout.zones[s.where[the(s, key)]].name for key in ("herald", "imp", "banner", "wall")}
    assert where == {"herald": "hand", "imp": "discard", "banner": "hand", "wall": "discard"}
    assert (s.load, set(s.on)) == ({}, {-1})


def test_a_new_round_begins_with_nothing_on_anything(tmp_path):
    s = lay(make(tmp_path))
    gather(s)
    assert (s.load, set(s.on), len(s.on)) == ({}, {-1}, len(s.what))


# Written and read


def test_a_position_says_it_and_reads_it_back(tmp_path):
    rules = make(tmp_path)
    shown = notation.show(lay(rules))
    for line in ("riders-0: imp on wall, crier on brute", "tools-0: banner on imp, herald on banner",
                 "tools-1: purge on wall.2"):  # fmt: skip
        assert line in shown.splitlines()
    again = notation.lay(rules, shown)
    assert notation.show(again) == shown


def test_a_host_of_another_seat_is_named_with_its_place(tmp_path):
    rules = make(tmp_path)
    s = lay(rules, "play-0: wall\nplay-1: imp, wall, wall\ntools-0: banner on wall.2@play-1, herald on imp")
    assert s.on[the(s, "banner")] == s.cards_in(1, "play")[2]
    shown = notation.show(s)
    assert "tools-0: banner on wall.2@play-1, herald on imp" in shown
    assert notation.show(notation.lay(rules, shown)) == shown


def test_the_order_of_what_lies_on_one_card_is_kept(tmp_path):
    rules = make(tmp_path)
    s = lay(rules, "play-0: wall\ntools-0: imp on wall, banner on wall, crier on wall")
    assert [s.what[card].key for card in s.loads(the(s, "wall"), "tools")] == ["imp", "banner", "crier"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("tools-0: imp on wall", "there is no 'wall' in play for 'imp' in tools-0"),
        ("play-0: wall\ntools-0: imp on wall.2", "no 'wall.2'"),
        ("play-0: wall\ntools-0: imp on wall.0", "no 'wall.0'"),
        ("play-0: wall\ntools-0: imp on wall@play-1", "no 'wall@play-1'"),
        ("play-0: wall\ntools-0: imp on wall@nowhere", "no 'wall@nowhere'"),
        ("play-0: wall\nhand-0: imp on wall", "a card in hand-0 does not lie on another"),
        ("tools-0: imp on banner, banner on imp", "cannot lie on"),
    ],
)
def test_what_lies_on_nothing_is_refused(tmp_path, text, said):
    with pytest.raises(CannotRead) as caught:
        lay(make(tmp_path), text)
    assert said in str(caught.value)


# Hidden


def test_what_lies_face_down_on_a_card_is_as_unknown_as_its_zone_says(tmp_path):
    rules = make(tmp_path)
    s = lay(rules)
    banner, herald, imp = the(s, "banner"), the(s, "herald"), the(s, "imp")
    mine, theirs = see(s, 0), see(s, 1)
    assert (mine.what[banner].key, mine.what[imp].key) == ("banner", "imp")
    assert (theirs.what[banner], theirs.what[herald], theirs.what[imp].key) == (None, None, "imp")
    assert theirs.on == s.on, "that something lies there all see"
    shown = notation.show(theirs)
    assert "tools-0: ? on imp, ? on ?" in shown
    world = determinize(theirs, 3)
    assert (see(world, 1), see(world, 1).lots) == (theirs, theirs.lots)
    laid = notation.lay(rules, shown)
    assert [laid.on[card] for card in laid.cards_in(0, "tools")] == [the(laid, "imp"), laid.cards_in(0, "tools")[0]]
