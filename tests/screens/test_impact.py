"""Weight: what lands, rushes, is struck and burns. It is bounded, ends as the board lies, and is calm on request."""

import random
from types import SimpleNamespace

import pygame
import pytest

from game.kernel import events as ev
from game.kernel.agenda import legal_actions
from game.kernel.template import fill
from scenes.match.telling import Teller
from tests.screens.clash import GUARD, PLAIN, RULES, clash, full
from tests.screens.tables import QUIET, is_as_seen, settle, sit
from ui.base.animation import LONG, Director, Together
from ui.cards.sprite import CardSprite, Glide, Pose
from ui.shows import show_of
from ui.table import effects
from ui.table import texts as table_texts
from ui.table.defeat import STAGES, Burning, left_of
from ui.table.duel import DASH, DRAWN, WIND_UP, dashed, knocked, shaken
from ui.table.effects import Burst, Effects, Later, Ring
from ui.table.flourish import flourish
from ui.table.impact import LONGEST, MOST_MOTES, Aside, Dust, Glow, Landed, Lunge, Motion, Shudder, Unseen
from ui.table.triumph import Triumph

STRONG, WEAK = sorted(PLAIN, key=lambda key: RULES.book[key].strength)[-1], PLAIN[0]
FIGHT = f"battlefield-0: {STRONG}, {PLAIN[1]}\nbattlefield-1: {WEAK} tapped\nguardians-1: {GUARD}, {PLAIN[2]}"
HOME = Pose(200.0, 300.0, 0.0, 140.0, 3, 1)


@pytest.fixture
def screen():
    """Something to convert pictures for."""
    pygame.display.init()
    pygame.display.set_mode((200, 200))
    yield
    pygame.display.quit()


def sprite_at_home():
    return CardSprite(7, 0, HOME)


def attack(player, target=True):
    found = [a for a in legal_actions(player.match.state) if a.verb == "attack" and (a.target >= 0) == target]
    return next(a for a in found if player.match.state.what[a.card].key == STRONG)


def motes(player):
    return sum(len(flare.motes) for flare in player.table.effects.active if isinstance(flare, Dust))


# Beats by themselves


@pytest.mark.parametrize("make", [lambda s: Shudder(s, (3, 4)), lambda s: Lunge(s, (500, 100))])
@pytest.mark.parametrize("dt", [1 / 144, 1 / 60, 0.09])
def test_a_card_that_moves_by_itself_leaves_its_place_and_lies_there_again(make, dt):
    sprite, beat = sprite_at_home(), None
    beat, away = make(sprite), 0.0
    for _ in range(300):
        is_over = beat.update(dt)
        away = max(away, abs(sprite.x - HOME.x) + abs(sprite.y - HOME.y))
        if is_over:
            break
    assert is_over and sprite.pose == HOME and not sprite.is_moving and sprite.lift == 0
    assert away > 3


@pytest.mark.parametrize("make", [lambda s: Shudder(s, (0, 1)), lambda s: Lunge(s, (500, 100))])
def test_a_skip_leaves_the_card_where_it_lies_whenever_it_comes(make):
    for passed in (0.0, 0.05, 0.2, 0.35):
        sprite = sprite_at_home()
        beat = make(sprite)
        if passed:
            beat.update(passed)
        director = Director(beats=[beat])
        director.skip()
        assert sprite.pose == HOME and not sprite.is_moving


def test_a_motion_leaves_a_card_alone_that_flies_and_lets_go_of_one_that_is_taken():
    sprite = sprite_at_home()
    glide = Glide(sprite, HOME._replace(x=600.0), 1.0)
    glide.update(0.3)
    before = sprite.pose
    assert Shudder(sprite, (1, 0)).update(0.1) and sprite.pose == before
    sprite = sprite_at_home()
    lunge = Lunge(sprite, (0, 0))
    lunge.update(0.1)
    glide = Glide(sprite, HOME._replace(x=600.0), 0.5)
    glide.update(0.1)
    at = sprite.x
    assert lunge.update(0.1) and sprite.x == at
    glide.update(9)
    assert sprite.x == 600


def test_a_card_that_drops_is_over_its_place_before_it_falls():
    sprite, end = sprite_at_home(), HOME._replace(x=500.0, zone=2)
    glide = Glide(sprite, end, 1.0, 0.0, True)
    glide.update(0.72)
    assert sprite.x == pytest.approx(500, abs=0.01) and sprite.lift > 2
    lifts = []
    while not glide.update(0.04):
        lifts.append(sprite.lift)
    assert lifts == sorted(lifts, reverse=True) and sprite.pose == end


def test_what_follows_a_landing_waits_for_it_and_for_no_card_long():
    done = []
    note = SimpleNamespace(update=lambda dt: done.append(dt) or True)
    sprite = sprite_at_home()
    landed = Landed(sprite, [note])
    assert landed.update(0.1) and done, "one that lies there has landed"
    done.clear()
    sprite.is_moving = True
    landed = Landed(sprite, [note])
    assert not landed.update(0.1) and not done
    sprite.is_moving = False
    assert landed.update(0.1) and done
    sprite.is_moving, done[:] = True, []
    landed = Landed(sprite, [note])
    assert not landed.update(LONGEST - 0.01) and landed.update(0.02) and done
    done.clear()
    assert Landed(sprite, [note]).update(LONG) and done, "a skip does not wait"


def test_a_card_unseen_while_it_flies_is_seen_when_it_lies():
    sprite = sprite_at_home()
    unseen, sprite.is_moving = Unseen(sprite), True
    assert not unseen.update(0.1) and sprite.alpha == 0
    sprite.is_moving = False
    assert unseen.update(0.1) and sprite.alpha == 255
    sprite.is_moving = True
    assert Unseen(sprite).update(LONG) and sprite.alpha == 255


# Dust


def test_dust_is_bounded_however_much_happens(screen):
    effects = Effects()
    for seed in range(20):
        effects.linger(Dust(effects, (100, 100), 60, (255, 255, 255), 48, 1.0, seed=seed))
    flying = sum(len(flare.motes) for flare in effects.active)
    assert flying == MOST_MOTES
    surface = pygame.Surface((200, 200))
    effects.draw(surface)
    effects.update(0.5)
    effects.draw(surface)
    effects.update(2.0)
    assert not effects.active and not effects.loose
    effects.linger(Dust(effects, (100, 100), 60, (255, 255, 255), 48, 1.0))
    assert len(effects.active[0].motes) == 48, "there is room again"


def test_dust_is_the_same_each_time_and_other_for_another_card(screen):
    def drawn(seed):
        effects = Effects()
        effects.linger(Dust(effects, pygame.Rect(60, 60, 50, 70), 40, (255, 200, 90), 20, 1.0, seed=seed))
        effects.update(0.3)
        surface = pygame.Surface((200, 200))
        effects.draw(surface)
        return pygame.image.tobytes(surface, "RGB")

    assert drawn(3) == drawn(3) != drawn(4)


def test_with_reduced_motion_there_is_no_dust_and_no_burst_and_a_glow_stays(screen):
    effects = Effects()
    effects.is_calm = True
    dark = pygame.Surface((200, 200))
    for flare in (Dust(effects, (100, 100), 60, (255, 255, 255), 48), Burst(effects, (100, 100), 90, (255, 255, 255))):
        effects.linger(flare)
        effects.update(0.2)
    effects.draw(dark)
    assert pygame.transform.average_color(dark)[:3] == (0, 0, 0)
    effects.linger(Glow(effects, pygame.Rect(60, 60, 60, 80), (255, 220, 140)))
    effects.update(0.1)
    effects.draw(dark)
    assert pygame.transform.average_color(dark)[:3] != (0, 0, 0)


def test_with_reduced_motion_a_ring_hardly_grows(screen):
    reach = {}
    for calm in (False, True):
        effects = Effects()
        effects.is_calm = calm
        surface = pygame.Surface((300, 300))
        Ring(effects, pygame.Rect(100, 100, 100, 100), (255, 255, 255)).paint(surface, 0.5)
        box = pygame.mask.from_threshold(surface, (0, 0, 0), (8, 8, 8, 255))
        box.invert()
        reach[calm] = box.get_bounding_rects()[0].w
    assert reach[True] < reach[False] - 20


def test_what_lingers_holds_nothing_up_and_a_skip_shows_none_of_it():
    effects = Effects()
    assert Aside(Glow(effects, pygame.Rect(0, 0, 9, 9), (9, 9, 9))).update(0.016) and len(effects.active) == 1
    effects.forget()
    assert not effects.active and not effects.loose
    assert Aside(Glow(effects, pygame.Rect(0, 0, 9, 9), (9, 9, 9))).update(LONG) and not effects.active


def test_a_flare_that_begins_later_ends_all_the_same():
    effects = Effects()
    later = Later(effects, 0.5, Glow(effects, pygame.Rect(0, 0, 9, 9), (9, 9, 9), 0.4))
    assert not later.update(0.4) and not later.flare.is_on
    assert not later.update(0.2) and later.flare.is_on
    assert later.update(0.5) and not effects.active
    assert Later(effects, 0.5, Glow(effects, pygame.Rect(0, 0, 9, 9), (9, 9, 9))).update(LONG) and not effects.active


# At the table


def test_an_attack_rushes_at_what_it_strikes_which_gives_way():
    with clash(FIGHT, speed="normal") as player:
        state, board = player.match.state, player.table.board
        action = attack(player)
        player.table.act(action)
        far, shaken_by, dust = 0.0, 0.0, 0
        for _ in range(150):
            player.step()
            mine, theirs = board.sprites[action.card], board.sprites[action.target]
            if mine.motion.__class__ is Lunge:
                far = max(far, mine.home.y - mine.y)
            if theirs.motion.__class__ is Shudder:
                shaken_by = max(shaken_by, abs(theirs.x - theirs.home.x) + abs(theirs.y - theirs.home.y))
            dust = max(dust, motes(player))
        assert far > 60 and shaken_by > 2 and 0 < dust <= MOST_MOTES
        settle(player)
        assert is_as_seen(player) and state.what[action.target].key not in [
            state.what[c].key for c in state.cards_in(1, "battlefield")
        ]


def test_with_reduced_motion_nothing_rushes_shakes_or_flies_in_an_attack():
    with clash(FIGHT, speed="normal", reduced_motion=True) as player:
        board = player.table.board
        player.table.act(attack(player))
        for _ in range(260):
            player.step()
            assert motes(player) == 0
            for sprite in board.sprites.values():
                assert not isinstance(sprite.motion, Motion)
                assert sprite.pose == sprite.home or sprite.is_moving
        settle(player)
        assert is_as_seen(player)


@pytest.mark.parametrize("seed", range(6))
def test_a_click_skips_whatever_happens_and_all_lies_as_the_board_says(seed):
    dice = random.Random(seed)
    with clash(FIGHT, speed="normal") as player:
        player.table.act(attack(player, bool(seed % 2)))
        player.step(dice.uniform(0.1, 4.0))
        player.table.story.skip()
        player.step()
        assert all(sprite.alpha == 255 for sprite in player.table.board.sprites.values())
        if not player.table.story.is_busy:
            assert is_as_seen(player)


def test_at_instant_speed_nothing_is_seen_of_it():
    with clash(FIGHT, speed="instant") as player:
        player.table.act(attack(player))
        player.step()
        assert not player.table.effects.active and not player.table.effects.loose
        assert is_as_seen(player)


def moved(player, card, start, end, is_flow=False):
    """What is shown while a card goes from one zone to another, and the moment in which it is."""
    table, layout = player.table, player.match.state.layout
    moment = table.story.moment(table.chair.view, is_flow=is_flow)
    return flourish(ev.CardMoved(card, layout.named[start], layout.named[end], 0), moment)


def burns(beats):
    return [beat for beat in beats if isinstance(beat, Aside) and isinstance(beat.flare, Burning)]


def test_a_card_burns_that_is_lost_and_none_that_goes_home_or_is_swept_off():
    with clash(FIGHT) as player:
        card = player.match.state.cards_in(0, "battlefield")[0]
        assert burns(moved(player, card, "battlefield-0", "discard-0"))
        assert burns(moved(player, card, "battlefield-0", "gone-0"))
        assert not burns(moved(player, card, "battlefield-0", "hand-0"))
        assert not burns(moved(player, card, "battlefield-0", "discard-0", is_flow=True))
        assert not burns(moved(player, card, "hand-0", "discard-0"))
        player.table.effects.is_calm = True
        assert not burns(moved(player, card, "battlefield-0", "discard-0"))
    with sit(QUIET) as player:
        card = player.match.state.cards_in(0, "play")[0]
        assert burns(moved(player, card, "play-0", "discard-0"))


def test_ever_less_is_left_of_a_card_that_burns():
    size = (60, 84)
    left = [pygame.mask.from_surface(left_of(size, stage), 127).count() for stage in range(STAGES)]
    assert left == sorted(left, reverse=True) and left[0] > 0.6 * 60 * 84 and left[-1] < 0.06 * 60 * 84
    with clash(FIGHT) as player:
        table = player.table
        sprite = table.board.sprites[player.match.state.cards_in(0, "battlefield")[0]]
        burning = Burning(table.effects, table.board.pictures, sprite.pose, sprite.marking)
        for n in range(40):
            burning.paint(player.window.surface, n / 39)


# Face to face


def test_two_that_meet_draw_back_dash_and_come_to_rest():
    assert dashed(-DASH - WIND_UP - 0.01) == 0
    assert dashed(-DASH) == pytest.approx(-DRAWN)
    assert dashed(-1e-9) == pytest.approx(1.0, abs=0.01) and dashed(0) == pytest.approx(1.0)
    assert abs(dashed(0.8)) < 0.01
    assert knocked(-0.1) == knocked(0) == 0 and knocked(0.6) > 0.98
    assert shaken(-0.1, 1.0) == (0, 0) == shaken(1.2, 1.0)
    assert any(shaken(n / 100, 1.0) != (0, 0) for n in range(20))


# The end


@pytest.mark.parametrize("is_won", [True, False])
@pytest.mark.parametrize("size", [(1280, 720), (960, 540)])
def test_the_end_of_a_match_is_seen_large_and_then_gone(is_won, size):
    with clash(full(2, 4), size=size, speed="normal") as player:
        table = player.table
        moment = table.story.moment(table.chair.view)
        won = Together(flourish(ev.MatchWon((0,) if is_won else (1,), "quests"), moment))
        most, seen = 0, False
        for _ in range(600):
            is_over = won.update(1 / 60)
            table.effects.update(1 / 60)
            seen |= any(isinstance(flare, Triumph) and flare.is_won == is_won for flare in table.effects.active)
            most = max(most, motes(player))
            table.is_dirty = True
            if _ % 20 == 0:
                player.app.draw()
            if is_over:
                break
        assert is_over and seen and 0 < most <= MOST_MOTES
        table.effects.update(5)
        assert not table.effects.active
        assert player.app.sounds.heard[-1] == ("match-won" if is_won else "match-lost")


def test_whoever_loses_reads_who_has_won_and_is_thanked():
    with clash(full(2, 4)) as player:
        table = player.table
        moment = table.story.moment(table.chair.view)
        beats = flourish(ev.MatchWon((1,), "quests"), moment)
        triumph = next(b for b in beats[-1].beats[1].beats if isinstance(b, Triumph))
        assert (triumph.title, triumph.line, triumph.is_won) == (
            "Vesper holds the hour",
            fill(table_texts.GOOD_GAME, player="Ada"),
            False,
        )
        moment = table.story.moment(table.chair.view)
        beats = flourish(ev.MatchWon((0,), "quests"), moment)
        triumph = next(b for b in beats[-1].beats[1].beats if isinstance(b, Triumph))
        assert (triumph.title, triumph.line, triumph.is_won) == (f"You {moment.show.words.win[1]}", "", True)


@pytest.mark.parametrize("is_won", [True, False])
def test_with_reduced_motion_the_end_is_a_light_that_stands_still(is_won):
    with clash(full(2, 4), reduced_motion=True) as player:
        effects = player.table.effects
        shown = []
        for t in (0.45, 0.6):
            surface = pygame.Surface((1280, 720))
            surface.fill((80, 90, 100))
            Triumph(effects, "Ada holds the hour", "", is_won).paint(surface, t)
            shown.append(pygame.image.tobytes(surface, "RGB"))
        assert shown[0] == shown[1]


def test_what_burns_is_said_by_each_show_and_lies_outside_play():
    for game in ("control", "chrono_clash"):
        show = show_of(game)
        assert "discard" in show.events.graves
        assert not set(show.events.graves) & {"hand", "deck"}


def test_what_a_plate_counts_in_quick_succession_is_one_number_that_grows():
    """Several cards that go at once: their numbers would lie over each other."""
    made = Effects()
    moment = SimpleNamespace(effects=made, plate=lambda seat: pygame.Rect(0, 100 * seat, 200, 60))
    teller = Teller(None, None, [], None, None, None, (), None, lambda view, seat: (view.held[seat], 9))

    def told(*held):
        found = teller.rises(SimpleNamespace(seats=held, held=held), moment)
        teller.last = SimpleNamespace(held=held)
        for rise in found:
            made.linger(rise)
        made.update(0.05)
        return sorted((rise.at[1] > 100, rise.words) for rise in made.active)

    teller.last = SimpleNamespace(held=(5, 5))
    assert told(4, 5) == [(False, "\u22121")]
    assert told(3, 5) == [(False, "\u22122")]
    assert told(3, 4) == [(False, "\u22122"), (True, "\u22121")]
    assert told(2, 4) == [(False, "\u22123"), (True, "\u22121")]
    first = made.active[0]
    first.passed = first.seconds * 0.9
    told(1, 4)
    assert first.words == "\u22124" and first.passed < first.seconds / 2, "it can be read"
    made.update(2.0)
    assert told(0, 4) == [(False, "\u22121")], "what is gone counts no more"


def test_the_band_of_a_caption_fades_on_all_sides_between_two_fine_lines():
    for size in ((830, 60), (2500, 230)):
        band = effects.band_picture(size)
        middle = [band.get_at((size[0] // 2, y)) for y in range(size[1])]
        dark = [ink.a for ink in middle]
        assert max(dark) >= 225 and min(dark[size[1] // 3 : size[1] * 2 // 3]) >= 225, "words are read on it"
        assert dark[0] < 60 and dark[-1] < 60, "no hard edge above and below"
        assert band.get_at((1, size[1] // 2)).a < 30 and band.get_at((size[0] - 2, size[1] // 2)).a < 30
        light = [y for y, ink in enumerate(middle) if ink.r > 60]
        assert light and min(light) < size[1] * 0.2 and max(light) > size[1] * 0.8
