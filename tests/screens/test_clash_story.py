"""The story of Chrono Clash at the table: it ends where the view says, at any size and for any number of players."""

import random
from types import SimpleNamespace

import pygame
import pytest

from game.kernel.agenda import legal_actions
from game.kernel.conflict import Conflict, Fighter, Side
from game.kernel.events import RoundWon
from game.kernel.view import see
from game.rules.chrono_clash import events as clash_events
from game.rules.chrono_clash.icons import Effect
from game.rules.chrono_clash.reach import Lack
from tests.screens.clash import ACTIONS, BATTLERS, PLAIN, RULES, clash, full, gauge
from tests.screens.tables import is_as_seen, settle, sit_down
from ui.shows import show_of
from ui.shows.chrono_clash.events import guarding, sound_of
from ui.table.flourish import announce, flourish
from ui.table.layout import FOLDER, load
from ui.table.marks import AT, SIZE

SILENT = show_of("chrono_clash").events.silent
EVENTS = [
    k
    for k in vars(clash_events).values()
    if isinstance(k, type) and hasattr(k, "_fields") and k.__module__ == clash_events.__name__ and k not in SILENT
]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("motion", [{"speed": "instant"}, {"speed": "fast", "reduced_motion": True}])
def test_after_every_story_all_cards_lie_where_the_view_says(seats, motion):
    with clash(None, kinds=("human", *["random"] * (seats - 1)), seed=seats, **motion) as player:
        player.drawn = 6  # where cards lie hangs on no picture
        dice, match = random.Random(seats), player.match
        deeds = 0
        for _ in range(36):
            settle(player, 40)
            if player.scene is not player.table:
                break
            assert is_as_seen(player)
            assert gauge(player).spot == gauge(player).bound[1]
            actions = legal_actions(match.state)
            busy = [action for action in actions if action.verb != "pass"] or actions
            if match.is_human_asked:
                assert player.table.asking.is_asked, (
                    "whoever is to choose is asked, also after a deed that tells nothing"
                )
                player.table.act(dice.choice(busy))
            else:
                player.table.tell(match.act(dice.choice(busy)))
            deeds += 1
        assert deeds > 15


def test_every_event_has_its_moment_and_its_end():
    with clash(full(2)) as player:
        table, state = player.table, player.match.state
        field = {seat: state.cards_in(seat, "battlefield") for seat in (0, 1)}
        for kind in EVENTS:
            for seat in (0, 1):
                mine, other = field[seat][0], field[1 - seat][1]
                values = {
                    "seat": seat,
                    "card": mine,
                    "battler": mine,
                    "target": other,
                    "victim": 1 - seat,
                    "how": "sneak",
                }
                values |= {"attacker": mine, "guarded": -1, "other": other, "strength": 3, "other_strength": 5}
                values |= {
                    "amount": 2,
                    "time": 3,
                    "reason": "last",
                    "lack": Lack((Effect("draw", 2),), (), seat),
                    "is_part": False,
                    "by": other,
                    "player": 1 - seat,
                }
                if kind.__name__ == "GuardianRevealed":
                    values["card"] = other
                if kind.__name__ == "DestructionAverted":
                    values["how"] = "recovery"
                event = kind(**{name: values[name] for name in kind._fields})
                beats = [
                    *announce(event, table.story.moment(table.chair.view)),
                    *flourish(event, table.story.moment(table.chair.view)),
                ]
                assert beats, f"{kind.__name__} is neither seen nor heard"
                for beat in beats:
                    for n in range(400):
                        if beat.update(0.02):
                            break
                        table.is_dirty = True
                        if n % 20 == 3:
                            player.app.draw()
                    else:
                        pytest.fail(f"the flourish of {kind.__name__} does not end")
        table.effects.update(5.0)  # what lingers holds nothing up
        assert not table.effects.active


def test_a_guardian_ability_that_somebody_else_leaves_is_said_to_be_ignored():
    with clash(full(2)) as player:
        table = player.table
        moment, mine = table.story.moment(table.chair.view), player.match.state.cards_in(1, "battlefield")[0]
        name = table.chair.view.what[mine].name
        beats = flourish(clash_events.AbilityIgnored(1, mine), moment)
        captions = [getattr(getattr(beat, "flare", beat), "words", "") for beat in beats]
        assert any(f"**{name}**" in words for words in captions)


def test_between_two_games_what_this_game_counts_is_shown_and_in_one_game_no_rounds():
    with clash(full(2)) as player:
        table, match = player.table, player.match
        assert table.picture.still.round_words().startswith("Turn") and "ound" not in table.picture.still.chip()
        match.state.goal = 2
        table.watch(0)
        assert table.picture.still.round_words().startswith("Round")
        match.state.seats[0] = match.state.seats[0]._replace(points=5)
        table.story.on_round(RoundWon((0,), "quests", 1), see(match.state, 0))
        assert [side.counted for side in table.story.round_end.standings] == [
            "5 quest points \u00b7 5 guardians", "0 quest points \u00b7 5 guardians"
        ]  # fmt: skip
        table.is_dirty = True
        player.step()


def test_a_sound_is_named_like_its_event():
    from sounds.family import SOUNDS

    missing = {sound_of(kind(*(0 for _ in kind._fields))) for kind in EVENTS} - set(SOUNDS)
    assert not missing


def test_at_rest_nothing_is_drawn():
    with clash(full(2)) as player:
        settle(player)
        player.step(1.5)
        before = player.frames
        player.step(3)
        assert player.frames == before


def test_a_battler_that_others_are_turned_with_is_turned_at_once():
    """At the beginning of a turn all battlers untap together, not one after the other."""
    with clash(full(2), speed="normal") as player:
        state = player.match.state
        state.seats[0] = state.seats[0]._replace(time=0)
        player.step(0.6)
        player.press("space")
        most = 0
        for _ in range(180):
            player.step(0.05)
            most = max(most, sum(sprite.is_moving for sprite in player.table.board.sprites.values()))
        assert most >= 2


def test_what_several_people_may_not_see_lies_face_down_while_the_mouse_is_passed():
    with clash(full(2), kinds=("human", "human")) as player:
        board, state = player.table.board, player.match.state
        hidden = [c for seat in (0, 1) for name in ("hand", "quests") for c in state.cards_in(seat, name)]
        assert board.is_covered and all(board.sprites[c].shown is None for c in hidden)
        player.click("I'm Ada")
        assert all(board.sprites[c].shown is not None for c in state.cards_in(0, "hand"))
        assert all(board.sprites[c].shown is None for c in state.cards_in(1, "hand"))
        assert player.table.chair.view.what[state.cards_in(1, "quests")[0]] is None


# Sizes


def test_what_is_asked_is_said_once_where_a_pile_is_spread_out_for_it_in_the_middle_of_an_attack():
    fetches = next(card.key for card in ACTIONS if "action-card in-discard" in card.guardian)
    laid = f"battlefield-0: {PLAIN[0]}\nguardians-1: {fetches}\ndiscard-1: {ACTIONS[0].key}, {ACTIONS[1].key}"
    with clash(laid, kinds=("human", "human"), speed="instant") as player:
        sit_down(player, "Ada")
        player.table.act(next(deed for deed in legal_actions(player.match.state) if deed.verb == "attack"))
        settle(player)
        sit_down(player, "Vesper")
        top = player.table.picture.top
        assert top.is_crossed and not top.is_spread
        player.press("1")
        settle(player)
        assert top.is_spread and not top.is_crossed, "the bar lies under the cards"


def test_what_the_next_player_drew_is_not_read_where_the_turn_before_was_taken_back():
    laid = f"hand-0: {PLAIN[0]}\nhand-1: {PLAIN[1]}\ndeck-1: {PLAIN[2]}\nguardians-1: 1 cards"
    with clash(laid, kinds=("human", "human"), speed="instant") as player:
        sit_down(player, "Ada")
        player.press("space")
        settle(player)
        log, drawn = player.table.story.log, f"{RULES.book[PLAIN[2]].name}."
        assert any(drawn in line.plain for line in log.readable_by(1))
        player.click("I'm Ada: undo")
        settle(player)
        assert not any(drawn in line.plain for line in log.readable_by(1)), "it is drawn by nobody, and no guardian yet"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("size", "scale"),
    [((960, 540), 0), ((1280, 720), 0), ((1280, 960), 75), ((1920, 1080), 200), ((3440, 1440), 0)],
)
def test_eight_battlers_a_side_lie_inside_and_none_hides_what_another_is_worth(seats, size, scale):
    kinds = ("human", *["greedy"] * (seats - 1))
    with clash(full(seats), kinds=kinds, size=size, ui_scale=scale, speed="instant") as player:
        table, window, state = player.table, pygame.Rect(0, 0, *size), player.match.state
        settle(player)
        spots = []
        for seat in range(seats):
            field = table.board.zone(state.layout.of["battlefield"][seat]).area
            cards = state.cards_in(seat, "battlefield")
            assert len(cards) == 8
            for card in cards:
                pose = table.board.sprites[card].home
                assert field.x <= pose.x <= field.right and field.y <= pose.y <= field.bottom
                assert pose.height > 50 * table.picture.k
                spot = pygame.Vector2(AT).rotate(-pose.angle) * pose.height + (pose.x, pose.y)
                spots.append((spot, pose.height * SIZE))
        for n, (spot, size_) in enumerate(spots):
            assert all(spot.distance_to(other) > (size_ + also) / 2 for other, also in spots[n + 1 :])
        for sprite in table.board.sprites.values():
            assert window.contains(sprite.home.rect)
        shown = [b for b in (*table.buttons.slots.values(), *table.buttons.tools.values()) if b.visible]
        places = ("prompt", "round", "gauge", *(f"plate-{n}" for n in range(seats)))
        rects = [b.rect for b in shown] + [table.painter.place(name) for name in places]
        for n, rect in enumerate(rects):
            assert window.contains(rect) and rect.collidelist(rects[n + 1 :]) < 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_maps_say_how_carried_cards_lie(seats):
    from game.rules import RULESETS
    from ui.table.hud import places_for

    layout = RULESETS["chrono_clash"].layout(seats)
    table = load(
        FOLDER / f"chrono_clash-{seats}.tmx",
        map(str, layout.zones),
        places_for(seats, show_of("chrono_clash").places.in_map),
    )
    for name, ways in (("pilots", "beside"), ("under", "under"), ("quests", "over")):
        for seat in range(seats):
            place = table.zones[f"{name}-{seat}"]
            assert (place.layout, place.lies) == ("attached", ways)
            assert table.zones[f"battlefield-{seat}"].layout == "field"


def lines(player):
    return [line.words for line in player.table.story.log.lines]


def test_three_cards_that_an_ability_draws_stand_in_the_log_and_a_dealt_hand_does_not():
    three = next(c.key for c in RULES.book if c.kind == "action" and c.icons == ("draw+3",))
    with clash(f"hand-0: {three}\ntime-0: 9") as player:
        action = next(a for a in legal_actions(player.match.state) if a.verb == "play")
        player.table.tell(player.match.act(action))
        settle(player)
        assert any("[" in line and "play" not in line for line in lines(player))
    with clash(None) as player:
        settle(player)
        assert not any("draws a card" in line and "Turn" not in line for line in lines(player)[:1])
        assert sum("draws" in line for line in lines(player)) <= 1  # the first card of the first turn


def test_what_a_guardian_can_do_is_told_with_its_name():
    """Its words say "this", and stand between two cards."""
    for printed in RULES.book:
        said = guarding(SimpleNamespace(what=[printed]), 0)
        if printed.guardian_text:
            assert said.startswith(f"**{printed.name}:** {printed.guardian_text}")
        assert bool(said) == bool(printed.guardian_text or printed.kind == "action"), printed.name


def test_a_duel_of_battlers_shows_no_guardian_ability():
    guard = next(c.key for c in BATTLERS if c.guardian and not c.attacks and "cant-attack" not in c.traits)
    with clash(f"battlefield-0: {PLAIN[0]}\nbattlefield-1: {guard} tapped") as player:
        state, said = player.match.state, show_of("chrono_clash").words.in_conflict
        mine, theirs = state.cards_in(0, "battlefield")[0], state.cards_in(1, "battlefield")[0]
        fight = Conflict(
            Side(0, (Fighter(mine, "attacks"),)), Side(1, (Fighter(theirs, "is attacked"),)), theirs, -1, ""
        )
        assert said(state, fight) == ""
        met = fight._replace(defence=Side(1, (Fighter(theirs, "guards"),)))
        assert RULES.book[guard].guardian_text in said(state, met)
