"""The table at every size, and what becomes of a map that cannot be used."""

from itertools import pairwise

import pygame
import pytest

from game.match import Match, Player
from game.rules import GAMES, RULESETS
from tests.screens.driver import Driver
from tests.screens.tables import settle, sit
from ui.base import text
from ui.cards.nametag import PLAIN, PRINTED, is_needed, nametag, role_of, set_name
from ui.cards.sprite import RATIO
from ui.table import painter
from ui.table.plate import PlateInfo, draw_player, thinking_at


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("size", "scale"),
    [((960, 540), 0), ((960, 540), 300), ((1280, 720), 75), ((1280, 960), 0), ((1920, 1080), 200), ((3440, 1440), 0)],
)
def test_everything_stays_inside_the_window_and_apart(seats, size, scale):
    with sit(kinds=("human", *["greedy"] * (seats - 1)), size=size, ui_scale=scale, speed="instant") as player:
        table, window = player.table, pygame.Rect(0, 0, *size)
        settle(player)
        for name, place in table.board.table.zones.items():
            area = place.area
            assert window.contains(pygame.Rect(int(area.x), int(area.y), int(area.w), int(area.h))), name
        for sprite in table.board.sprites.values():
            assert window.contains(sprite.home.rect)
        shown = [b for b in (*table.buttons.slots.values(), *table.buttons.tools.values()) if b.visible]
        for button in shown:
            assert window.contains(button.rect) and not button.overflow(), button.words
        rects = [b.rect for b in shown] + [table.painter.place(n) for n in ("prompt", "round", "plate-0", "plate-1")]
        for n, rect in enumerate(rects):
            assert rect.collidelist(rects[n + 1 :]) < 0


def test_a_broken_map_is_said_in_one_sentence_and_the_menu_stays(tmp_path, monkeypatch):
    from scenes.match import sitting
    from ui.table import layout

    (tmp_path / "control-2.tmx").write_text("<map><objectgroup")
    monkeypatch.setattr(layout, "FOLDER", tmp_path)
    with Driver() as player:
        menu = player.scene
        match = Match.new("control", [Player("Ada", "human"), Player("Vesper", "greedy")], seed=1)
        sitting.begin(player.app, match)
        player.step(0.2)
        assert player.scene is menu
        assert player.says("control-2.tmx") and player.says("Open it in Tiled")


# Names in a full hand


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("count", [6, 9, 12])
@pytest.mark.parametrize("game", GAMES)
def test_every_name_in_a_full_hand_can_be_read(game, count, size):
    rules, parts = RULESETS[game], RULESETS[game].decks.parts
    names = [card for card in rules.book if card.is_in(rules.default_rulings)]
    names = [card for card in names if not parts or card.part == next(iter(parts))]
    some = [names[(5 * n) % len(names)] for n in range(count)]
    with sit(f"seats: 2\nactive: 0\nhand-0: {', '.join(card.key for card in some)}", game=game, size=size) as player:
        settle(player)
        board, hand = player.table.board, player.match.state.cards_in(0, "hand")
        strips = board.strips()
        assert hand[-1] not in strips, "the last one is seen whole"
        for card, after in pairwise(hand):
            pose = board.bound[card]
            seen = board.bound[after].x - pose.x
            if card not in strips:
                assert seen > pose.height * RATIO * 0.8
                continue
            words, px = set_name(pose.shown.name, strips[card], round(pose.height))
            assert (
                px >= round(8.6 * size[1] / 720)
                and max(text.width_of(w, "body-bold", px) for w in words.split("\n")) <= seen
            )
            if count < 12:
                assert "\u2026" not in words and words.replace("\n", "").replace(" ", "") == (
                    pose.shown.name.replace(" ", "")
                )


@pytest.mark.parametrize("count", [10, 14])
@pytest.mark.parametrize("game", GAMES)
def test_names_of_a_full_hand_share_a_typeface_and_no_number_is_hidden(game, count, monkeypatch):
    rules, parts, drawn = RULESETS[game], RULESETS[game].decks.parts, {}

    def note(name, strip, height, angle, foot=0, role="", numbers=(), *more):
        drawn[name] = role, [words for words, _ in numbers]

    monkeypatch.setattr(painter, "nametag", note)
    names = [card for card in rules.book if card.is_in(rules.default_rulings)]
    names = [card for card in names if not parts or card.part == next(iter(parts))]
    some = [names[(7 * n) % len(names)] for n in range(count)]
    with sit(f"seats: 2\nactive: 0\nhand-0: {', '.join(card.key for card in some)}", game=game) as player:
        settle(player)
        assert {card.name for card in some} <= drawn.keys() and len({role for role, _ in drawn.values()}) == 1
    fields = {"doctor_who": ("energy", "substance", "support"), "towers_in_time": ("attack", "defense")}.get(game, ())
    for card in some:
        printed = [str(value) for name in fields if (value := getattr(card, name)) is not None and value > 0]
        assert set(printed) <= set(drawn[card.name][1]), card.name


def test_names_that_fit_keep_the_typeface_of_the_faces():
    assert role_of((("Rift", 120), ("Nova", 120)), 165) == PRINTED
    assert role_of((("Rift", 120), ("Antimatter", 40)), 165) == PLAIN


def test_a_name_is_broken_between_its_words_and_cut_only_at_the_smallest():
    assert set_name("Time Stop", 70, 165)[0] == "Time Stop"
    assert set_name("Milk-Cart Lancer", 62, 165)[0] == "Milk-Cart\nLancer"
    words, px = set_name("Nine-Edition Ned", 52, 165)
    assert words == "Nine-\nEdition\nNed" and px > 9
    words, px = set_name("Incomprehensibilities", 40, 165)
    assert px == 9 and words.endswith("\u2026")
    assert set_name("Necromancer", 42, 126) == ("Necro-\nmancer", 9), "a long word is parted before it is cut"
    parted = ("Weather-vane Knight", "Thunder-head Ridge", "Down-draft", "Hell-hound", "Unhal-lowed Strength",
              "Wander-ing Wizard", "Ice Harpoon-ers", "Sala-mander", "Black-guard")  # fmt: skip
    for name in parted:
        assert set_name(name.replace("-", ""), 44, 126)[0] == name.replace("-", "-\n").replace(" ", "\n")
    assert set_name("Elf Bladedancers", 44, 126)[0] == "Elf Blade-\ndancers"
    assert set_name("Djinn of the Empty Hour", 42, 126) == ("Djinn of\nthe Empty\nHour", 8), (
        "a little smaller, but whole"
    )
    words = set_name("Djinn of the Empty Hour of Gold", 42, 126)[0]
    assert words == "Djinn of\nthe\nEmpty...", "what is left out is missed"
    for zone, wide in (("Future", 25), ("Future", 27), ("Present", 27), ("Present", 30), ("Future", 34)):
        first, second = set_name(f"Time: {zone}", wide, 3 * wide)[0].split("\n")
        assert first == "Time:" and zone.startswith(second.rstrip("\u2026")), "a short word is never parted"
    assert set_name("Time: Present", 30, 90) == ("Time:\nPresent", 8)
    assert not is_needed(118, 165) and is_needed(90, 165)
    assert not is_needed(10, 50) and not is_needed(22, 68), "no word of it could be read"


def test_where_only_the_first_word_of_a_name_has_room_none_is_set():
    assert nametag("Time: Past", 30, 55, 0) is None, "so every Time card begins"
    assert nametag("Time: Past", 27, 81, 0) is not None and nametag("Auton", 30, 55, 0) is not None


# Numbers at the piles


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 0), ((1280, 720), 150), ((1920, 1080), 0), ((960, 540), 0)])
@pytest.mark.parametrize(("game", "seats"), [(game, n) for game in GAMES for n in RULESETS[game].seat_counts])
def test_the_numbers_at_the_piles_touch_neither_each_other_nor_what_is_said(game, seats, size, scale):
    with sit(kinds=("human", *["greedy"] * (seats - 1)), game=game, size=size, ui_scale=scale) as player:
        painter, board = player.table.painter, player.table.board
        counts = [painter.zones.count_of(n, 28)[0] for n in range(len(board.layout.zones)) if board.is_pile(n)]
        said = [*painter.asking_places(), *(painter.place(f"plate-{n}") for n in range(seats)), painter.place("log")]
        for n, rect in enumerate(counts):
            assert rect.inflate(2, 2).collidelist(counts[n + 1 :]) < 0
            assert rect.collidelist(said) < 0
            assert pygame.Rect(0, 0, *size).contains(rect)


@pytest.mark.parametrize("size", [(1280, 720), (3840, 2160)])
@pytest.mark.parametrize(("game", "key"), [("towers_in_time", "squire"), ("doctor_who", "ogron")])
def test_the_number_at_a_small_pile_lies_on_the_picture_of_the_card_on_top_and_not_on_its_numbers_or_name(
    game, key, size
):
    with sit(f"seats: 2\nactive: 0\ndiscard-0: {key}, {key}", game=game, size=size) as player:
        painter, named = player.table.painter, player.match.state.layout.named
        for zone, is_filled in (("discard-0", True), ("discard-1", False)):
            pile, count = painter.zones.pile_rect(named[zone]), painter.zones.count_of(named[zone], 2 * is_filled)[0]
            assert pile.contains(count)
            head, foot = pile.top + 0.2 * pile.h, pile.top + 0.55 * pile.h
            assert (head < count.top and count.bottom < foot) == is_filled, "where nothing lies its sign is seen"


@pytest.mark.parametrize("with_marks", [False, True])
@pytest.mark.parametrize("size", [(167, 44), (250, 66), (335, 88), (250, 110), (500, 220)])
def test_the_sign_of_somebody_thinking_lies_over_no_word_of_their_plate(size, with_marks):
    """On a low plate it would lie on the end of what the game says of the seat: "Bonus: Present"."""
    pygame.init()
    u, rect = size[0] / 250, pygame.Rect((0, 0), size)
    bare = PlateInfo("V", 1, 1, False, 6, 6, 7, 0, 0, False, with_marks)
    pictures = []
    for info in (bare, bare._replace(name="Vesper of the Wide Shore", signs="Bonus: Present, and more")):
        picture = pygame.Surface(size, pygame.SRCALPHA)
        draw_player(picture, rect, info, u, lambda px, *_: pygame.Surface((px, px)))
        pictures.append(picture)
    at = thinking_at(rect, bare, u)
    at = at.inflate(at.w // 3, at.h // 3)  # it turns
    assert rect.contains(at)
    under = [pygame.image.tobytes(picture.subsurface(at), "RGBA") for picture in pictures]
    assert under[0] == under[1] and pictures[0].get_buffer().raw != pictures[1].get_buffer().raw
