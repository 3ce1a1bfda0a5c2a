"""The search: one answer for one seed, always an answer, and the same name for the same deed."""

from itertools import islice
from random import Random

import pytest

from game.ai import ismcts
from game.ai.greedy import pass_on
from game.ai.ismcts import CONTENDERS, FEWEST, Contender, Node, Search
from game.ai.levels import LIMITS, choose
from game.ai.meaning import meaning, merged, sensible_weights
from game.ai.playout import best_line, foremost, play_on, play_until, playout, round_only
from game.ai.seats import LEVELS
from game.kernel.agenda import Action, chooser, legal_actions, options, perform
from game.kernel.view import determinize, see

from ..playing import TABLES, begin, positions, some_rulings
from ..table import Table


def some_views(seats: int, seed: int, every: int = 5, game: str = "control"):
    for number, s in enumerate(positions(begin(game, seats, seed), seed)):
        if s.outcome is None and number % every == 0:
            yield s, see(s, chooser(s))


@pytest.mark.parametrize("kind", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_same_seed_same_action(kind, seats):
    for seed, (s, view) in enumerate(some_views(seats, 3, every=9)):
        first, second = (choose(view, kind, seed, simulations=20) for _ in range(2))
        assert first == second
        assert first in legal_actions(s)


def test_thinking_leaves_the_view_alone():
    s = begin("control", 3, 5)
    view, before = see(s, chooser(s)), see(s, chooser(s))
    for kind in LEVELS:
        choose(view, kind, 1, simulations=30)
    assert view == before


def test_there_is_always_an_answer():
    """Hurried before the first simulation, or with no simulation at all, the answer is legal and sensible."""
    for s, view in some_views(2, 4):
        assert choose(view, "strong", 1, simulations=0) in legal_actions(s)
        assert choose(view, "strong", 1, hurried=lambda: True) in legal_actions(s)
    table = Table("hand-0: nova, rift\nplay-0: singularity, force-field\nhand-1: rift")
    search = Search(see(table.state, 0), 1)
    assert table.state.what[search.best().card].key == "nova"


def test_a_hurry_ends_a_search_at_once():
    view = see(begin("control", 2, 1), chooser(begin("control", 2, 1)))
    search = Search(view, 1)
    search.run(10_000, lambda: float(search.done >= 3))
    assert search.done == 3


def test_what_cannot_change_any_more_is_not_thought_about():
    """A nova that wins at once: what is far ahead in tries is not caught up with in what is left."""
    table = Table("hand-0: nova, rift\nplay-0: singularity, force-field\nhand-1: rift")
    search = Search(see(table.state, 0), 1)
    search.run(1000)
    assert search.done < 700
    assert table.state.what[search.best().card].key == "nova"


def contests():
    """Searches of turns that are plans, where the actions enter a contest."""
    found = [Search(view, 1) for seed in (4, 5, 6) for _, view in some_views(2, seed, every=3, game="chrono_clash")]
    found = [search for search in found if len(search.field) > 4]
    assert len(found) > 3
    return found[:6]


def test_a_hurry_ends_a_contest_among_those_who_entered():
    for search in contests():
        search.run(10_000, lambda search=search: float(search.done >= 3))
        entered = [one for one in search.contenders if one.values]
        assert search.done == len(entered) <= 4 and search.field[0] in entered


def test_contenders_are_tried_equally_often_in_the_same_worlds():
    for search in contests():
        tries = []

        def spent(search=search, tries=tries):
            if all(one.values for one in search.field):  # all who enter have been tried once
                tries.append({len(one.values) for one in search.field})
            return 0.0

        search.run(200, spent)
        assert all(len(each) == 1 for each in tries)
        assert len(search.field) == 1 and search.best() == search.field[0].action
        assert len(search.chances) == max(len(one.values) for one in search.contenders)


def test_half_of_the_field_is_out_after_each_stage(monkeypatch):
    monkeypatch.setattr(ismcts, "CLEAR", 1e9)  # nobody is clearly beaten
    for search in contests():
        search.replies = 0  # the contest has the whole budget
        count = len(search.field)
        fields = []

        def spent(search=search, fields=fields):
            fields.append(len(search.field))
            return 0.0

        search.run(90, spent)
        stages = [min(count, CONTENDERS, 90 // FEWEST)]
        while stages[-1] > 1:
            stages.append((stages[-1] + 1) // 2)
        assert list(dict.fromkeys(fields[count:])) == stages[:-1]


def contenders(*values):
    made = [Contender(None, 0.0, None) for _ in values]
    for one, found in zip(made, values, strict=True):
        one.values = list(found)
    return made


def test_beaten_is_who_is_worse_by_more_than_chance_explains():
    leader, close, worse, alike = contenders([0.5, 0.1] * 20, [0.1, 0.49] * 20, [0.4, 0.05] * 20, [0.5, 0.1] * 20)
    assert worse.is_beaten_by(leader)  # in every world, though by little
    assert not close.is_beaten_by(leader)
    assert not alike.is_beaten_by(leader)
    assert not leader.is_beaten_by(worse)


def test_a_single_option_takes_no_thought():
    table = Table("hand-0: rift\nhand-1: nova")  # both decks hold cards: so this one is about twins
    assert len(merged(table.state, legal_actions(table.state))) == 2
    lone = Table("hand-0: rift\ndeck-0: 0 cards\nhand-1: nova")
    search = Search(see(lone.state, 0), 1)
    search.run(1000)
    assert search.done == 0
    assert search.best() == legal_actions(lone.state)[0]


def test_equal_deeds_have_one_name():
    table = Table("hand-0: nova, nova, rift, rift\nplay-1: dark-energy, dark-energy\nhand-1: rift")
    legal = legal_actions(table.state)
    by_name = merged(table.state, legal)
    assert len(legal) == 9 and len(by_name) == 4  # draw, two kinds to play, one way to diffuse
    assert len({meaning(table.state, action) for action in legal}) == 4


def test_a_card_that_something_is_under_way_with_is_told_from_its_twin():
    """An attacker and its target are seen by all; their twins beside them are not what is fought with."""
    s = Table("play-0: dark-energy, dark-energy, dark-energy\nhand-0: rift\nhand-1: rift").state
    one, two, three = s.cards_in(0, "play")
    deeds = [Action("pick", card) for card in (one, two, three)]
    assert len(merged(s, deeds)) == 1
    s.push("ability", 0, two, (three, -1, False))
    s.push("aim", 0)
    assert len(merged(s, deeds)) == 3
    aimed = [Action("pick", s.cards_in(0, "hand")[0], card) for card in (one, two, three)]
    assert len(merged(s, aimed)) == 3
    s.agenda[-2] = s.agenda[-2]._replace(card=s.cards_in(0, "hand")[0], memo=())
    assert len(merged(s, deeds)) == 1  # what lies in a hand has no number that others may know


def test_every_part_of_an_action_tells_it_from_another():
    """A number beside a target, and a target without a card, are part of what is meant."""
    s = Table("hand-0: nova, rift\nplay-1: dark-energy, singularity\nhand-1: rift").state
    (nova, rift), (energy, hole) = s.cards_in(0, "hand"), s.cards_in(1, "play")
    deeds = [
        Action(verb, card, target, amount)
        for verb in ("give", "take")
        for card in (-1, nova, rift)
        for target in (-1, energy, hole)
        for amount in (-1, 0, 1)
    ]
    assert len(merged(s, deeds)) == len(deeds)


def test_instinct_is_asked_once_for_each_child_of_a_node(monkeypatch):
    """What it said is kept with the child: a node that knows all children of a world does not ask again."""
    table = Table("hand-0: nova, rift, reactor\nplay-1: dark-energy, singularity\nhand-1: rift\ndeck-0: 9 cards")
    search = Search(see(table.state, 0), 1)
    world, node = search.deal(7), Node(2, 1.0)
    node.visits = 1
    asked = []
    monkeypatch.setattr(ismcts, "sensible_weights", lambda s, actions: asked.append(1) or sensible_weights(s, actions))
    first = search._select(node, world)
    assert search._select(node, world) == first and len(asked) == 1
    assert {child.weight for child in node.children[0].values()} == set(
        sensible_weights(world, list(merged(world, legal_actions(world)).values()))
    )


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_instinct_weighs_however_few_of_the_options_it_is_shown(game, seats):
    """A search shows it one of those that mean the same: at times a single one of many, and passing if one may."""
    luck = Random(f"{game} {seats}")
    for seed in range(3):
        for s in islice(positions(begin(game, seats, seed, some_rulings(game, seed)), seed), 0, 600, 2):
            if s.outcome is None:
                legal = legal_actions(s)
                few = luck.sample(legal, min(len(legal), luck.choice((1, 2, 5))))
                few += [action for action in legal if action.verb == "pass" and action not in few]
                weights = s.rules.thinking.instinct(s, few)
                assert len(weights) == len(few) and min(weights) >= 0


def test_what_only_harms_is_chosen_where_nothing_else_is_left():
    """Its node has no weight from a world in which there was something better."""
    table = Table("hand-0: nova\nplay-0: singularity\nhand-1: rift\ndeck-0: 0 cards")
    world = table.state
    search = Search(see(world, 0), 1)
    node = Node(2, 1.0)
    node.visits = 1
    node.children[0] = {key: Node(2, 0.0) for key in merged(world, legal_actions(world))}
    assert search._select(node, world)[1] in legal_actions(world)


def test_a_target_that_stands_as_another_card_is_another_target():
    table = Table("active: 1\nhand-1: nova\nplay-0: force-field, reactor, reactor\nhand-0: rift")
    s = table.state
    plain, standing = (card for card in s.cards_in(0, "play") if s.what[card].key == "reactor")
    s.cards[standing] = s.rules.Situation(copied=s.rules.book["force-field"])
    targets = {a.target: meaning(s, a) for a in legal_actions(s) if a.verb == "diffuse"}
    assert plain not in targets  # guarded
    assert len(set(targets.values())) == len(targets)


def test_a_playout_ends_with_the_turn():
    for s, view in some_views(2, 6):
        search = Search(view, 1)
        world = search.deal(1)
        round_only(world)
        turn = world.turn
        playout(world, Random(1))
        assert world.turn == turn + 1 or len(world.results) > len(s.results)


def watched(view, simulations):
    """A search that has run, and each position that it appraised."""
    seen, search = [], Search(view, 1)
    appraise = search.appraise

    def note(s, rounds):
        seen.append(s.clone())
        return appraise(s, rounds)

    search.appraise = note
    search.run(simulations)
    return search, seen


@pytest.mark.parametrize("game", ["towers_in_time", "doctor_who"])
def test_where_beats_are_short_every_line_is_played_on_to_the_end_of_the_stretch(game):
    """What is appraised comes after its end, or a game is over; chance has no part in the way there."""
    looked = 0
    for _, view in some_views(2, 6, every=40, game=game):
        stretch, over = view.rules.thinking.stretch, len(view.results)
        search, seen = watched(view, 24)
        assert search.rest == stretch(view) + 1
        assert all(stretch(s) >= search.rest or len(s.results) > over for s in seen)
        looked += len(seen)
    assert looked > 40
    one, other = (search.deal(7) for _ in range(2))
    for world in (one, other):
        play_on(world, stretch, search.rest)
    assert one == other


@pytest.mark.parametrize(("game", "deeds"), [("towers_in_time", {"act", "defend"}), ("doctor_who", set())])
def test_a_line_does_what_looks_best_at_the_choices_that_the_ruleset_names(monkeypatch, game, deeds):
    looked = set()

    def watched_line(s, legal):
        looked.add(s.agenda[-1].what)
        return best_line(s, legal)

    monkeypatch.setattr("game.ai.playout.best_line", watched_line)
    for _, view in some_views(2, 6, every=9, game=game):
        stretch = view.rules.thinking.stretch
        play_on(determinize(view, 3), stretch, stretch(view) + 1)
    assert looked == deeds


def test_a_line_that_was_looked_at_is_not_played_again_but_comes_out_the_same(monkeypatch):
    views = [view for _, view in some_views(2, 6, every=9, game="towers_in_time")]
    stretch, ends, taken = views[0].rules.thinking.stretch, [], []

    def only_action(s, legal):
        action, after = best_line(s, legal)
        taken.append(after is not None)
        return action, None

    for line in (best_line, only_action):
        monkeypatch.setattr("game.ai.playout.best_line", line)
        worlds = [determinize(view, 3) for view in views]
        for world in worlds:
            play_on(world, stretch, stretch(world) + 1)
        ends.append(worlds)
    assert ends[0] == ends[1]
    assert any(taken)
    assert not all(taken)


def test_what_looks_best_is_at_least_as_good_as_what_instinct_is_drawn_to():
    """By how its seat stands at the end of the beat; and the position itself is left alone."""
    better = 0
    for s in positions(begin("towers_in_time", 2, 6), 6):
        legal = options(s) if s.outcome is None and s.agenda[-1].what in s.rules.thinking.deeds else ()
        if len(legal) < 2:
            continue
        seat, before = s.agenda[-1].seat, s.clone()
        best, plain = (_worth(s, action, seat) for action in (best_line(s, legal)[0], foremost(s, legal)))
        assert best >= plain
        assert s == before
        better += best > plain
    assert better


def _worth(s, action, seat):
    thinking, over, s = s.rules.thinking, len(s.results), s.clone()
    end = thinking.beat(s) + 1
    perform(s, action)
    play_until(s, thinking.beat, end, lambda world: foremost(world, options(world)))
    return thinking.appraise(s, over)[seat]


def test_levels_differ_in_depth_only():
    assert LIMITS["novice"].simulations < LIMITS["skilled"].simulations < LIMITS["strong"].simulations
    assert LIMITS["novice"].seconds < LIMITS["skilled"].seconds < LIMITS["strong"].seconds <= 1
    assert set(LIMITS) | {"random", "greedy"} == set(LEVELS)


@pytest.mark.parametrize(("game", "is_far"), [("control", True), ("chrono_clash", False)])
def test_a_search_looks_as_far_as_the_game_says(game, is_far):
    """In Control at the answers of the others too, in Chrono Clash at the whole of its own turn."""
    deeds = set()

    class Watched(Search):
        def _select(self, node, s):
            deeds.add(s.turn - self.view.turn)
            return super()._select(node, s)

    for number, s in enumerate(positions(begin(game, 2, 4), 4)):
        if s.outcome is None and number % 9 == 8:
            Watched(see(s, chooser(s)), 1).run(80)
    assert 0 in deeds
    assert is_far == any(deeds)


def some_contests(count):
    """Searches of Towers in Time at actions of a turn, with several contenders, one of them doing nothing."""
    found = []
    for _, view in some_views(2, 6, every=15, game="towers_in_time"):
        if view.agenda[-1].what == "act":
            search = Search(view, 1)
            if len(search.contenders) > 4 and any(one.action.verb == "pass" for one in search.contenders):
                found.append(search)
        if len(found) == count:
            break
    return found


def test_the_look_one_step_ahead_counts_like_so_many_simulations():
    (search,) = some_contests(1)
    one, other, *_ = search.contenders
    one.ahead, other.ahead = 0.5, 0.3
    one.values, other.values = [0.1] * 4, [0.2] * 4
    search.done = 8
    for trust, best in ((0, other), (1, other), (4, one)):
        search.trust = trust
        assert max((one, other), key=search._promise()) is best, trust
    search.trust, other.values = 4, [0.2] * 40  # more worlds speak louder
    one.values = [0.1] * 40
    assert max((one, other), key=search._promise()) is other


def test_what_was_not_tried_is_told_as_if_it_had_been_played_on():
    """Else a player who chooses among what is nearly as good would take what nobody looked at."""
    (search,) = some_contests(1)
    for one in search.contenders:
        one.ahead = 0.6
    search.contenders[0].values, search.contenders[1].values = [0.1] * 4, [0.3] * 4
    search.done = 8
    told = [(tried, round(value, 6)) for _, tried, value in search.standing()]
    assert sorted(told)[0] == (0, 0.2) and sorted(told)[-2:] == [(4, 0.1), (4, 0.3)]
    search.trust = 0
    assert {value for _, tried, value in search.standing() if not tried} == {0.6}


def test_doing_nothing_is_always_among_the_contenders():
    for search in some_contests(3):
        nothing = next(one for one in search.contenders if one.action.verb == "pass")
        search.contenders.remove(nothing)
        search.contenders.append(nothing)  # as if it looked worst
        search.field = search.contenders[:]
        search.run(2 * search.trust)
        assert nothing.values
        assert sum(bool(one.values) for one in search.contenders) == 3


def test_passing_on_by_the_strongest_instinct_leaves_nothing_to_chance():
    moved = 0
    for s, view in some_views(2, 6, every=9, game="towers_in_time"):
        seat, one, other = chooser(s), determinize(view, 1), determinize(view, 1)
        before = one.agenda[:]
        pass_on(one, Random(1), seat, foremost)
        pass_on(other, Random(2), seat, foremost)
        assert one == other
        moved += one.agenda != before
    assert moved > 3


def test_no_more_enter_a_contest_than_time_allows():
    for search in contests():
        search.run(10_000, lambda search=search: search.done / 20)
        often = search.trust or FEWEST
        assert len([one for one in search.contenders if one.values]) <= max(2, 20 // often) + bool(search.trust)
