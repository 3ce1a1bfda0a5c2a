"""Conflicts over the table: one card a side or many, with their numbers, their arrows and what would come of it."""

from itertools import pairwise

import pygame
import pytest

from game.kernel.agenda import legal_actions
from game.kernel.conflict import Conflict, Ending, Fighter, Side, conflict
from game.kernel.template import fill
from scenes.match import on_top
from tests.screens.clash import GUARD, PLAIN, RULES, clash, full
from tests.screens.eras import does, eras, of, on
from tests.screens.tables import at, card, settle
from ui.table import texts as table_texts
from ui.table.conflict import RIM, as_it_stands, draw_arrows, draw_outlook, ends, portraits, towards
from ui.table.duel import HIGH, STILL, Duel, Instant, draw_duel, draw_foot, stands

SIZES = [(1280, 720), (2560, 1440)]
NAMES = ["Ada", "Vesper"]


def armies(view, mine, theirs):
    """A conflict with so many cards a side: one that attacks with some who support it, and an army that guards."""
    left, right = view.cards_in(0, "battlefield")[:mine], view.cards_in(1, "battlefield")[:theirs]
    first, *helpers = left
    attack = [Fighter(c, "supports", (("energy", n),), helps=first) for n, c in enumerate(helpers)]
    attack.append(
        Fighter(first, "attacks", (("energy", 3), ("substance", 4)))
    )  # whoever stands for himself is foremost
    guard = [Fighter(c, "guards", (("defence", n),)) for n, c in enumerate(right)]
    zone = view.layout.of["guardians"][1]
    return Conflict(Side(0, tuple(attack)), Side(1, tuple(guard)), -1, zone, "the shields of {seat:1}")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 2, 3, 8])
@pytest.mark.parametrize("side", [-1, 1])
def test_all_cards_of_a_side_stand_inside_and_something_of_each_is_seen(size, count, side):
    with clash(full(2), size=size) as player:
        rect = player.table.effects.duel
        found = stands(count, rect, side, rect.h * HIGH * 0.3)
        assert len(found) == count
        assert all(
            rect.left <= stand.x - stand.height * 0.35 and stand.x + stand.height * 0.35 <= rect.right
            for stand in found
        )
        outward = [side * (stand.x - rect.centerx) for stand in found]
        assert outward == sorted(outward) and all(b - a > 8 * player.table.picture.k for a, b in pairwise(outward))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("mine", "theirs"), [(1, 1), (4, 2), (1, 8)])
def test_sides_of_any_number_are_drawn_where_two_cards_meet(size, mine, theirs):
    with clash(full(2), size=size) as player:
        view, effects = player.table.chair.view, player.table.effects
        found = armies(view, mine, theirs)
        left, right = (portraits(view, side, NAMES) for side in found.sides)
        assert left[0].part == "attacks" and left[0].numbers == (3, 4), "the helpers stand behind"
        assert [p.owner for p in (left[0], right[0])] == NAMES
        drawn = []
        for at in (STILL, Instant(alpha=0.5, come=0.3, turned=-0.5), Instant(is_over=True, dash=0.5)):
            surface = pygame.Surface(size)
            draw_duel(surface, effects, player.table.board.pictures, left, right, "Words", at)
            box = pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1))
            box.invert()
            assert box.get_bounding_rects()
            whole = box.get_bounding_rects()[0].unionall(box.get_bounding_rects())
            assert effects.duel.inflate(round(90 * effects.u), round(90 * effects.u)).contains(whole)
            drawn.append(pygame.image.tobytes(surface, "RGB"))
        assert len(set(drawn)) == 3


def test_an_arrow_goes_from_each_who_attacks_and_from_none_who_helps():
    with clash(full(2)) as player:
        moment = player.table.story.moment(player.table.chair.view)
        found = armies(moment.view, 4, 2)
        starts, end = ends(moment, found)
        assert starts == [moment.rect(found.attack.fighters[-1].card)] and end == moment.zone(found.zone)
        two = found._replace(attack=Side(0, tuple(f._replace(helps=-1) for f in found.attack.fighters)))
        target = found.defence.fighters[1].card
        starts, end = ends(moment, two._replace(target=target))
        assert len(starts) == 4 and end == moment.rect(target)
        surface = player.window.surface
        before = surface.copy()
        gone = two._replace(target=-1, defence=two.defence._replace(fighters=(), gone="Nova is discarded"))
        draw_arrows(surface, moment, gone, 1.0)
        assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(before, "RGB"), "whom nothing strikes at"
        draw_arrows(surface, moment, two, 1.0)
        assert pygame.image.tobytes(surface, "RGB") != pygame.image.tobytes(before, "RGB")


def test_an_arrow_leaves_the_middle_of_a_card_to_be_read_and_never_goes_beyond_what_it_is_bound_for():
    card = pygame.Rect(100, 100, 40, 60)
    assert towards(card, (card.centerx, 500)) == (card.centerx, card.centery + round(30 * RIM))
    assert towards(card, (-500, card.centery)) == (card.centerx - round(20 * RIM), card.centery)
    near = (card.centerx + 5, card.centery - 4)
    assert towards(card, near) == near and towards(card, card.center) == card.center


def test_who_loses_is_dim_when_they_have_met_and_nobody_before():
    with clash(full(2)) as player:
        view, table = player.table.chair.view, player.table
        found = armies(view, 1, 1)
        lost = found.defence.cards
        left, right = (portraits(view, side, NAMES, lost) for side in found.sides)
        assert (left[0].is_lost, right[0].is_lost) == (False, True)
        duel = Duel(table.effects, table.board.pictures, left, right, 2.0, False)
        shown = {}
        for when in (duel.met_at - 0.3, duel.met_at + 0.6):
            surface = pygame.Surface((1280, 720))
            duel.paint(surface, when / 2.0)
            middle = table.effects.duel
            half = pygame.Rect(middle.centerx, middle.top, middle.w // 2, middle.h)
            shown[when] = sum(pygame.transform.average_color(surface.subsurface(half.clip(surface.get_rect())))[:3])
        before, after = shown.values()
        assert after < before


@pytest.mark.parametrize("size", SIZES)
def test_however_much_would_come_of_it_the_words_stay_on_the_ground(size):
    ending = "Cockcrow Lioness wins. Inspector Vesper is discarded. The attack goes on. Cockcrow Lioness has made its "
    words = fill(table_texts.OUTCOME, outcome=f"{ending}last stand.")
    with clash(full(2), size=size) as player:
        effects = player.table.effects
        high = effects.duel.h
        ground = pygame.Rect(0, 0, round(round(high * HIGH) * 0.7 * 4.3), high)
        ground.center = effects.duel.center
        surface = pygame.Surface(size)
        draw_foot(surface, words, ground, effects.u)
        shown = pygame.mask.from_threshold(surface, (255, 255, 255), (250, 250, 250)).get_bounding_rects()
        assert shown and ground.contains(shown[0].unionall(shown))
        assert shown[0].unionall(shown).top > ground.bottom - high * (0.5 - HIGH / 2 + 0.06), "no card is covered"


def test_what_would_come_of_it_is_said_in_one_line_with_everybodys_name_standing_out():
    found = Conflict(Side(0), Side(1), -1, 0, "all", Ending("{seat:1} is out. *Star* stays.", (), (1,)))
    assert as_it_stands(found, NAMES) == "*Outcome:* **Vesper** is out. \\*Star\\* stays."
    assert as_it_stands(found._replace(ending=None), NAMES) == ""
    assert as_it_stands(found._replace(ending=Ending("")), NAMES) == ""


def test_a_guardian_that_is_decided_upon_stands_beside_its_attacker_with_what_would_come_of_it(monkeypatch):
    said = []
    monkeypatch.setattr(on_top, "draw_duel", lambda *how: said.append(how[-1]))
    with clash(f"active: 1\nbattlefield-1: {PLAIN[0]}\nguardians-0: {GUARD}") as player:
        attacker = card(player, PLAIN[0], "battlefield-1")
        state = player.match.state
        action = next(a for a in legal_actions(state) if a.verb == "attack" and a.card == attacker)
        player.table.tell(player.match.act(action))
        settle(player)
        assert player.table.asking.is_asked
        player.table.is_dirty = True
        player.step()
        assert said[-1].startswith(table_texts.OUTCOME.partition("{")[0]) and state.what[attacker].name in said[-1]
        found = conflict(state)._replace(ending=None)
        monkeypatch.setattr(player.table.picture.top, "conflict", lambda: found)  # where the end cannot be told
        player.table.is_dirty = True
        player.step()
        guardian = state.what[found.defence.cards[0]]
        assert said[-1] == f"**{guardian.name}:** {guardian.guardian_text}"


def test_before_a_drop_on_a_battler_it_is_seen_who_would_win():
    strong, weak = sorted(PLAIN, key=lambda key: RULES.book[key].strength)[-1], PLAIN[0]
    with clash(f"battlefield-0: {weak}\nbattlefield-1: {strong} tapped\nhand-0: {PLAIN[1]}") as player:
        table = player.table
        mine, theirs = card(player, weak, "battlefield-0"), card(player, strong, "battlefield-1")
        player.click(at(player, mine))
        assert table.forecast.outlook() is None, "nothing is meant yet"
        player.move(at(player, theirs))
        found = table.forecast.outlook()
        assert found.target == theirs and mine in found.ending.leaves
        numbers = [RULES.book[key].strength for key in (weak, strong)]
        assert f"\n*{numbers[0]} vs. {numbers[1]}. " in table.forecast.words_of_drop()
        without = pygame.image.tobytes(player.window.surface, "RGB")
        player.move(table.reading.rect_of(card(player, PLAIN[1], "hand-0")).center)
        assert table.forecast.outlook() is None
        assert pygame.image.tobytes(player.window.surface, "RGB") != without


@pytest.mark.parametrize("size", SIZES)
def test_a_card_that_would_go_bears_a_cross_besides_its_number(size):
    with clash(full(2, 6), size=size) as player:
        view, board = player.table.chair.view, player.table.board
        found = armies(view, 1, 1)
        drawn = []
        for leaves in ((), found.defence.cards):
            surface = pygame.Surface(size)
            draw_outlook(surface, board, found._replace(ending=Ending("", leaves)))
            box = pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1))
            box.invert()
            around = board.area_of(found.defence.cards[0])
            touched = [rect for rect in box.get_bounding_rects() if rect.colliderect(pygame.Rect(*around))]
            whole = touched[0].unionall(touched)
            assert around.x <= whole.left and whole.right <= around.right, "no neighbour is covered"
            drawn.append(whole.h)
        assert drawn[1] > drawn[0]


@pytest.mark.parametrize("size", [(1280, 720), (1600, 600), (1024, 768)], ids=str)
def test_where_support_asks_for_a_value_both_sums_can_be_read(size):
    with eras(size=size) as player:
        on(player, "attack")
        does(player, "attack silurian yeti")
        on(player, "fight")
        settle(player)
        benton, silurian = of(player, "sergeant-benton", "present-0"), of(player, "silurian", "present-0")
        player.drag(at(player, benton), at(player, silurian))
        player.step(0.3)
        choice = player.table.hand.choice
        assert choice.is_open and pygame.Rect((0, 0), size).contains(choice.panel)
        assert choice.panel.collidelist(player.table.painter.asking_places()) < 0
        assert not choice.panel.colliderect(player.table.board.bound[silurian].rect)
