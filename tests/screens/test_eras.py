"""The table of Doctor Who: three places in time, a combat read between both sides, answers that wait as a stack."""

from itertools import groupby, pairwise

import pygame
import pytest

from art.doctor_who.places import BOARD
from game.kernel.template import fill
from game.kernel.view import see
from game.kernel.windows import does_concern, standing, waiting
from game.rules.doctor_who import texts as rules_texts
from game.rules.doctor_who.events import CombatDrawn
from game.teach.primer import primer
from scenes.learn.progress import WORDS
from scenes.match import telling
from scenes.match import texts as match_texts
from scenes.match.table import A_THOUGHT
from tests.screens.eras import FULL, LAID, attacked, does, eras, legal, of, on, panel
from tests.screens.tables import at, in_zone, is_as_seen, middle, settle, sit
from ui.base import text, theme
from ui.base.animation import Hold
from ui.cards.nametag import nametag
from ui.cards.spread import Spread
from ui.cards.sprite import RATIO
from ui.shows.doctor_who import alight, marks, texts
from ui.shows.doctor_who.eras import LEAST, WIDE, Era, Eras, amount_words, bonus_px, bonus_words, reach
from ui.shows.doctor_who.marks import AT, BADGES, mark
from ui.table import conflict
from ui.table.buttons import CHOICES, ButtonWords
from ui.table.flourish import flourish
from ui.table.marks import UP, numeral
from ui.table.moment import Moment

SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]


def view(player):
    return see(player.match.state, 0)


# Where cards lie


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_six_cards_a_side_and_an_episode_all_lie_apart(size):
    with eras(FULL, size=size) as player:
        board, state = player.table.board, player.match.state
        strip = player.table.painter.place("eras")
        for era in ("past", "present", "future"):
            for seat in (0, 1):
                cards = state.cards_in(seat, era)
                area = board.zone(state.layout.of[era][seat]).area
                for card in cards:
                    rect = board.bound[card].rect
                    if state.what[card].is_episode:
                        assert strip.contains(rect.inflate(-2, -2)), state.what[card].key
                    else:
                        assert rect.h > 0.11 * size[1]  # large enough to be read
                        assert area.x - 4 <= rect.left and rect.right <= area.right + 4
        rects = [board.bound[c].rect for era in ("past", "present", "future") for c in state.cards_in(0, era)]
        for n, one in enumerate(rects):
            for other in rects[n + 1 :]:
                shared = one.clip(other)
                assert shared.w * shared.h < 0.3 * one.w * one.h


def test_an_episode_lies_at_the_edge_of_the_side_that_it_harms():
    with eras(FULL) as player:
        board, columns = player.table.board, panel(player, "eras").columns()
        mine, theirs = of(player, "the-war-games", "past-0"), of(player, "earthshock", "future-1")
        assert board.bound[mine].rect.centerx > columns[0].centerx
        assert board.bound[theirs].rect.centerx < columns[2].centerx
        assert columns[0].collidepoint(board.bound[mine].rect.center)
        assert columns[2].collidepoint(board.bound[theirs].rect.center)


def test_the_table_turns_for_who_sits_there():
    with eras(FULL, kinds=("human", "human")) as player:
        first = panel(player, "eras").said
        player.table.watch(1)
        turned = panel(player, "eras").said
        assert [era.weights for era in turned] == [era.weights[::-1] for era in first]


# What is said of the Time Zones


def test_the_chosen_zone_is_alight_and_the_bonus_zones_are_marked():
    with eras() as player:
        said = panel(player, "eras").said
        assert [era.is_chosen for era in said] == [False, True, False]
        assert [era.bonus for era in said] == [(), (0,), (1,)]
        of_present = player.match.state.layout.of["present"]
        assert set(alight(view(player))) == set(of_present)


def test_beside_the_turn_stands_the_zone_that_was_chosen_in_it():
    with eras() as player:
        assert "in the Present" in player.table.picture.still.round_words()
        to_the_choice_of_a_zone(player)
        assert " in " not in player.table.picture.still.round_words()
        does(player, "choose 1")
        assert "in the Past" in player.table.picture.still.round_words()


def test_nothing_is_alight_before_the_first_choice():
    with eras(None) as player:
        player.table.story.forget()
        assert alight(view(player)) == {} and not any(era.is_chosen for era in panel(player, "eras").said)


def test_what_an_episode_needs_is_said_and_what_its_solver_has():
    with eras(FULL) as player:
        past, present, future = panel(player, "eras").said
        weight = past.weights[0]
        assert (weight.needs, weight.is_awake) == (6, True) and not weight.is_enough and 0 < weight.has < 6
        assert present.weights[0].is_enough and not present.weights[0].is_awake
        assert future.weights[1] is not None and future.weights[0] is past.weights[1] is None


def test_an_episode_that_a_doctor_and_two_assistants_solve_says_so_where_their_support_is_too_small():
    team = "past-0: watcher-of-the-past, genesis-of-the-daleks, the-first-doctor, polly, mel-bush"
    with eras(LAID.replace("past-0: watcher-of-the-past", team)) as player:
        weight = panel(player, "eras").said[0].weights[0]
        assert weight.is_enough and weight.has < weight.needs and amount_words(weight) == texts.TEAM
        strip = player.table.hints.of_panel("eras")
        assert "Genesis of the Daleks" in strip and "a Doctor and two Assistants" in strip
    with eras(FULL) as player:
        past, present, _ = panel(player, "eras").said
        assert [amount_words(era.weights[0]) for era in (past, present)] == [
            fill(texts.SUPPORT_OF, has=weight.has, needs=needs)
            for weight, needs in ((past.weights[0], 6), (present.weights[0], 5))
        ]  # fmt: skip


def test_who_was_picked_to_solve_is_still_marked_when_the_next_pick_is_taken_back():
    with eras(FULL) as player:
        on(player, "episodes")
        does(player, "solve frontios")
        first = of(player, "watcher-of-the-present", "present-0")
        does(player, "side watcher-of-the-present")
        does(player, "side auton")
        assert player.match.state.agenda[-1].what == "solvers"
        player.table.undo()
        settle(player)
        glows = dict(player.table.picture.still.glows())
        assert glows[first] == "held" and glows[of(player, "auton", "present-0")] != "held"
        player.table.undo()
        settle(player)
        assert "held" not in dict(player.table.picture.still.glows()).values()


@pytest.mark.parametrize("size", [*SIZES, (1600, 600), (1024, 768), (2560, 1080)])
def test_what_an_episode_needs_stands_beside_its_card(size):
    with eras(FULL, size=size) as player:
        strip, bound = panel(player, "eras"), player.table.board.bound
        for name, zone, at in (
            ("the-war-games", "past-0", 0),
            ("frontios", "present-0", 1),
            ("earthshock", "future-1", 2),
        ):
            column, pose = strip.columns()[at], bound[of(player, name, zone)].rect
            if zone.endswith("0"):
                assert column.right - reach(column, strip.u) <= pose.left + 1
            else:
                assert pose.right <= column.left + reach(column, strip.u) + 1


# Marks


def test_only_what_has_changed_is_marked_and_sided_cards_lie_in_the_dark():
    with eras(FULL) as player:
        found, state = dict(marks(view(player))), player.match.state
        plain, changed = of(player, "nero", "past-1"), of(player, "sergeant-benton", "present-0")
        assert found[plain].numbers == ()
        worth = [state.rules.worth(state, changed, stat) for stat in ("energy", "support")]
        assert [number.value for number in found[changed].numbers] == worth
        sided = of(player, "silurian", "present-0")
        assert found[sided].is_dim and not found[plain].is_dim
        assert player.table.board.bound[sided].angle != player.table.board.bound[plain].angle


# Answers that wait


def test_what_waits_is_a_stack_with_the_last_on_top():
    with eras() as player:
        assert panel(player, "stage").entries == ()
        does(player, "use silurian zygon")
        assert [entry.seat for entry in panel(player, "stage").entries] == [0]
        does(player, "use force-field zygon")
        entries = panel(player, "stage").entries
        assert [entry.seat for entry in entries] == [1, 0]
        assert "Force Field" in entries[0].words and "Silurian" in entries[1].words
        on(player, "act")
        assert panel(player, "stage").entries == ()
        assert is_as_seen(player)


def test_words_at_the_first_use_of_something_do_not_lie_over_the_stack():
    with eras() as player:
        firsts = player.table.tutor.firsts
        assert firsts.told is not None
        firsts.is_here = lambda when: True
        does(player, "use silurian zygon")
        for is_waiting in (True, False):
            if not is_waiting:
                on(player, "act")
            firsts.close()
            firsts.progress.known[WORDS].clear()
            firsts.about = ()
            firsts.begin()
            assert firsts.told is not None
            assert firsts.lectern.rect.colliderect(player.table.painter.place("stage")) != is_waiting


@pytest.mark.parametrize("seat", [0, 1])
def test_the_word_on_lost_time_cards_points_at_whoever_has_lost_some(seat):
    lost = f"lost-{seat}: time-of-the-present\n"
    with eras(LAID + lost) as player:
        firsts, board = player.table.tutor.firsts, player.table.board
        firsts.told = next(word for word in firsts.words if word.when == "lies lost")
        (zone,) = [zone for zone in player.match.state.layout.of["lost"] if board.layout.zones[zone].seat == seat]
        (rect,) = firsts.pointed_at()
        assert rect.collidepoint(board.zone(zone).area.centre)


def test_the_stack_is_seen_and_stays_in_its_place():
    with eras() as player:
        place = player.table.painter.place("stage")
        does(player, "use silurian zygon")
        player.step(0.2)
        before = pygame.image.tobytes(player.window.surface.subsurface(place), "RGB")
        does(player, "use force-field zygon")
        player.step(0.2)
        assert pygame.image.tobytes(player.window.surface.subsurface(place), "RGB") != before
        waiting = panel(player, "stage")
        waiting.entries = waiting.entries * 6  # so many that the last of them are only counted
        waiting._drawn = None
        assert waiting._made().get_height() <= place.h and len(waiting.rows()) < len(waiting.entries)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("count", [3, 5, 7])
def test_however_much_waits_the_log_keeps_its_last_lines_and_only_what_is_seen_of_it_answers(count, size):
    with eras(size=size) as player:
        does(player, "use silurian zygon")
        does(player, "use force-field zygon")
        stack, log, hints = panel(player, "stage"), player.table.story.log, player.table.tutor.hints
        stack.entries = (stack.entries * 4)[:count]
        place, u = player.table.painter.place("stage"), stack.u
        assert len(stack.rows()) == count and stack.covers.bottom <= place.bottom - round(36 * u)
        assert all(row >= 19 * u - 1 for row in stack.rows()), "each can still be read"
        log.lines = log.lines * 9
        player.table.picture.is_dirty = True
        player.step(0.1)
        assert log.covered == stack.covers.bottom
        seen = [rect for rect, *_ in log._shown if rect.top >= log.covered]
        assert seen and log.told and all(line.rect.top >= log.covered for line in log.told)
        pressed = []
        log.on_link = lambda line, target: pressed.append(line)
        x, under = stack.covers.centerx, [rect.centery for rect, *_ in log._shown if rect.top < log.covered]
        assert not any(log.press(x, y) for y in (*under, stack.covers.centery)) and log.press(
            seen[0].x + 2, seen[0].centery
        )
        about = next(rect for rect, say in hints.things() if rect.collidepoint(stack.covers.center))
        assert about == stack.covers and not about.collidepoint(seen[0].center)


def test_who_rests_on_what_waits_reads_all_of_it_in_full():
    with eras() as player:
        does(player, "use silurian zygon")
        does(player, "use force-field zygon")
        said = text.plain(player.table.tutor.hints.of_panel("stage")).splitlines()
        assert said[0].startswith("1. Vesper: Force Field on Zygon: "), said
        assert said[1].startswith("2. Ada: Silurian on Zygon: "), said
        briefs = [entry.brief for entry in panel(player, "stage").entries]
        assert briefs == ["Force Field", "Silurian"]


def test_what_waits_points_at_what_it_means_while_it_can_be_answered(monkeypatch):
    """Two of one name lie on both sides, and of several answers one has to see which means which."""
    with eras() as player:
        pointed = []
        monkeypatch.setattr(conflict, "draw_along", lambda surface, points, *how: pointed.append((points, *how)))

        def seen():
            pointed.clear()
            player.table.picture.is_dirty = True
            player.step(0.1)
            return pointed

        assert seen() == []
        does(player, "use silurian zygon")
        does(player, "use force-field zygon")
        assert player.table.asking.is_asked
        last, first = seen()  # what happens first is drawn over the others
        rect = player.table.board.bound[of(player, "zygon", "present-1")].rect.inflate(12, 12)
        for (points, colour, *_), key, zone, seat in (
            (first, "force-field", "present-1", 1), (last, "silurian", "present-0", 0),
        ):  # fmt: skip
            start = player.table.board.bound[of(player, key, zone)].rect.inflate(12, 12)
            assert start.collidepoint(points[0]) and rect.collidepoint(points[-1]) and colour == theme.SEATS[seat]
        assert last[-1] < first[-1] == 255
        assert player.table.picture.top.is_crossed, "the words of what is asked are not hidden by an arrow"
        on(player, "act")
        assert seen() == [] and not player.table.picture.top.is_crossed


def test_only_the_first_of_what_cancels_points_at_what_it_answers(monkeypatch):
    """Those cards lie at the edges of the table, and their arrows would lie over each other."""
    position = LAID.replace("hand-0: time-eddy", "hand-0: chess-move, time-eddy")
    with eras(position.replace("hand-1: 6 cards", "hand-1: a-word-with-the-time-lords, yeti")) as player:
        pointed = []
        monkeypatch.setattr(conflict, "draw_along", lambda surface, points, *how: pointed.append(points))
        for deeds, ends in (
            (("flash brave-heart auton 0", "flash a-word-with-the-time-lords"), 2), (("flash chess-move",), 2),
        ):  # fmt: skip
            does(player, deeds[0])
            for deed in deeds[1:]:
                does(player, deed)
            pointed.clear()
            draw = conflict.draw_meant
            draw(pygame.Surface((1280, 720)), player.table.board, waiting(player.match.state), 1.0)
            assert len(pointed) == ends
        place = player.table.board.bound[of(player, "a-word-with-the-time-lords", "middle-1")].rect.inflate(12, 12)
        assert place.collidepoint(pointed[-1][-1])


def test_a_hit_that_has_happened_waits_no_more():
    first = "time-1: time-of-the-past, time-of-the-future"
    with eras(LAID.replace(first, "time-1: time-of-the-past, time-of-the-future, time-of-the-future")) as player:
        attacked(player, "attack silurian")
        does(player, "pass")
        for _ in range(6):
            if player.match.state.agenda[-1].what == "again":
                break
            assert [entry.card for entry in panel(player, "stage").entries] == [of(player, "silurian", "present-0")]
            assert player.table.asking.stage is None, "what waits is read in its place"
            does(player, "pass")
        assert player.match.state.agenda[-1].what == "again"
        assert panel(player, "stage").entries == () and player.table.asking.stage is None
        assert "Hit again" in panel(player, "eras").ending.words


def test_between_answers_in_a_combat_the_log_is_seen_that_tells_of_them():
    """Whoever attacks is seen on the table, and its words are not what is about to happen."""
    with eras() as player:
        on(player, "attack")
        assert player.table.asking.stage is None
        does(player, "attack silurian yeti")
        on(player, "fight")
        settle(player)
        assert player.table.asking.is_asked and player.table.asking.stage is None
        player.table.picture.is_dirty = True
        player.step(0.1)
        log = player.table.story.log
        read = [line.words for rect, _, line in log._shown if rect.top >= log.covered]
        assert any("Silurian" in words and "Yeti" in words for words in read), read
        stage, hints = player.table.painter.place("stage"), player.table.tutor.hints

        def said():
            at = stage.centerx, stage.top + 9
            return next(str(answer()) for rect, answer in hints.things() if rect.collidepoint(at))

        assert match_texts.OF_LOG in said() and "waiting for responses" not in said(), "it is the log that lies there"
        does(player, "support auton silurian 0")
        does(player, "use force-field yeti")
        assert "waiting for responses" in said()


def test_a_hit_is_counted_at_the_plate_of_who_is_hit(monkeypatch):
    """The plate counts the Time cards that one has: nobody gets one more by hitting somebody."""
    risen = []
    monkeypatch.setattr(telling, "Rise", lambda effects, at, words, colour: risen.append((at, words)) or Hold(0))
    with eras(LAID.replace("present-1: watcher-of-the-present, zygon, yeti,", "present-1:")) as player:
        attacked(player, "attack silurian")
        does(player, "pass")
        does(player, "pass")
        theirs = player.table.painter.place("plate-1")
        assert len(player.match.state.cards_in(1, "time")) == 1
        assert [(words, theirs.collidepoint(at)) for at, words in risen] == [("\u22121", True)]


# Being asked


def test_one_is_not_asked_about_what_can_only_be_passed():
    with eras(LAID.replace("hand-0: time-eddy, dalek, brave-heart, jo-grant, logopolis", "hand-0: dalek")) as player:
        does(player, "pass")
        assert player.table.asking.is_asked is False or standing(player.match.state) is None


def test_going_back_means_what_one_decided_and_not_the_pass_that_was_made_for_one_right_after_it():
    with eras() as player:
        does(player, "pass")
        does(player, "pass")  # Vesper
        assert player.match.state.agenda[-1].what == "attack" and player.match.record.unasked, "Ada's was made for her"
        player.table.undo()
        settle(player)
        assert not player.match.record.actions and player.match.state.agenda[-1].what == "act"


def test_going_back_to_a_pass_that_was_made_for_one_is_asked_where_another_did_something_before_it():
    with eras(LAID.replace("hand-1: 6 cards", "hand-1: logopolitan-chant")) as player:
        on(player, "prepare", 1)
        does(player, "flash logopolitan-chant")
        settle(player)
        for _ in range(6):
            if player.match.state.agenda[-1].what == "attack":
                break
            does(player, "pass")
        assert player.match.record.unasked, "nothing of Ada's could matter"
        player.table.undo()
        settle(player)
        assert standing(player.match.state) is not None and player.table.asking.is_asked


def test_going_back_passes_over_windows_that_could_only_be_passed():
    with eras() as player:
        start = len(player.match.record.actions)
        does(player, "use silurian zygon")
        does(player, "pass")
        does(player, "pass") if player.match.state.agenda[-1].what == "respond" else None
        on(player, "act")
        player.table.undo()
        settle(player)
        assert player.table.asking.is_asked and len(legal(player)) > 1, "a question with an answer"
        assert len(player.match.record.actions) >= start


def held(player, seconds):
    """The space key is held so long."""
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=44))
    for _ in range(int(seconds / 0.05)):
        player.step(0.05)


def let_go(player):
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=44))
    player.step(0.05)


def ask_always(player):
    wishes = {kind: {"": ["always"]} for kind in player.match.state.rules.windows}
    player.settings.change(wishes={"doctor_who": wishes})


def test_a_held_key_passes_what_concerns_nobody_and_stops_at_a_choice():
    with eras() as player:
        ask_always(player)
        does(player, "pass")
        on(player, "prepare", 0)
        assert player.table.asking.window is not None
        player.step(1.0)
        held(player, 2.0)
        assert player.match.state.agenda[-1].what == "attack" and player.table.asking.is_asked
        does(player, "pass")
        on(player, "quiet", 0)
        assert player.table.asking.window is not None, "the key is held no more, although no hand has left it"
        let_go(player)


def test_a_held_key_does_not_pass_what_strikes_at_oneself():
    strong = LAID.replace("zygon, yeti, force-field", "zygon, yeti energy3 substance3, force-field")
    with eras(strong) as player:
        ask_always(player)
        attacked(player)
        on(player, "fight")
        assert player.table.asking.window.kind == "fight" and does_concern(view(player))
        player.step(1.0)
        count = len(player.match.record.actions)
        player.table.keys.held = 0.0  # the key went down before this was asked
        for _ in range(40):
            player.step(0.05)
        assert len(player.match.record.actions) == count and player.table.keys.held is None
        assert player.table.asking.window.kind == "fight"


def test_a_pass_says_what_comes_of_it_at_each_moment():
    """Whoever has never played must not think that it gives the attack away, or keeps it."""
    with eras() as player:
        ask_always(player)
        said = {}
        while "attack" not in said:
            if player.table.asking.is_asked:
                what = player.match.state.agenda[-1].what
                said[what] = next(
                    button.tip
                    for button in player.table.buttons.shown
                    if button.words in (rules_texts.TO_COMBAT, rules_texts.PASS, rules_texts.DO_NOT_ATTACK)
                )
            does(player, "pass")
        known = primer("doctor_who")
        assert all(known.deed("pass", what) in said[what] for what in ("act", "prepare", "attack")), said


def test_a_button_that_plays_a_card_says_what_that_does_and_not_the_question_again():
    laid = LAID.replace("time-eddy", "temporal-grace").replace("present-0: ", "present-0: sabalom-glitz, ")
    with sit(f"active: 1\n{laid}", game="doctor_who") as player:
        ask_always(player)
        while not any("Temporal Grace" in button.words for button in player.table.buttons.shown):
            deeds = legal(player)
            does(player, next((text for text in deeds if text.startswith("attack zygon") and len(deeds) > 1), "pass"))
        tips = {button.words: button.tip for button in player.table.buttons.shown}
        assert "revent" in tips["Play Temporal Grace"] and "?" not in tips["Play Temporal Grace"], tips


def test_the_bonus_draw_says_what_it_brings_and_not_the_question_again():
    with eras() as player:
        to_the_choice_of_a_zone(player)
        does(player, "choose 2")
        on(player, "bonus draw")
        tips = {button.words: button.tip for button in player.table.buttons.shown}
        assert "(4.14)" in tips["Draw a card"] and "?" not in tips["Draw a card"]


def test_a_button_beside_a_card_says_what_that_card_does():
    with eras(LAID.replace("present-0: ", "present-0: sabalom-glitz, ")) as player:
        glitz = of(player, "sabalom-glitz", "present-0")
        player.click(at(player, glitz))
        button = next(one for one in player.table.hand.choice.buttons if one.words.startswith("Use"))
        player.move(button.rect.center)
        player.step(1.0)
        words, about = player.table.forecast.words_of_press()
        assert "discards a card at random" in words and about == button.rect


def test_one_press_passes_one_window():
    with eras() as player:
        ask_always(player)
        does(player, "pass")
        on(player, "prepare", 0)
        player.step(1.0)
        count = len(player.match.record.actions)
        held(player, 0.1)
        let_go(player)
        assert len(player.match.record.actions) == count + 1


# In a full hand


def test_the_name_that_is_set_anew_into_a_full_hand_leaves_the_values_seen():
    hand = "hand-0: wotan, zygon, aztec-warrior, robot-clown, auton, the-happiness-patrol, sensorite, dalek, time-eddy"
    with eras(LAID.replace("hand-0: time-eddy, dalek, brave-heart, jo-grant, logopolis", hand)) as player:
        board, show = player.table.board, player.table.chair.show
        strips = board.strips()
        assert strips, "they lie over each other"
        for card, strip in strips.items():
            pose = board.bound[card]
            high, is_creature = round(pose.height), pose.shown.is_creature
            tag = nametag(pose.shown.name, strip, high, 0, show.cards.named_to(pose.shown)).get_bounding_rect()
            _, middle, reach = (BOARD["energy"][n] * high * RATIO / 100 for n in range(3))
            assert (tag.bottom <= middle - reach + 1) == is_creature, pose.shown.name
            assert tag.bottom >= middle - reach - 1, "nothing of its own name shines out under it"


def test_a_right_click_on_the_next_card_reads_that_one():
    """It may lie between the one that is kept large and where that is shown."""
    hand = "hand-0: wotan, zygon, aztec-warrior, robot-clown, auton, the-happiness-patrol, sensorite, dalek, time-eddy"
    with eras(LAID.replace("hand-0: time-eddy, dalek, brave-heart, jo-grant, logopolis", hand)) as player:
        preview, cards = player.table.reading.preview, player.match.state.cards_in(0, "hand")
        spots = {card: player.table.reading.part_of(card) for card in cards}
        for card in (*cards, *reversed(cards)):
            spot = spots[card]
            player.click((spot.x + spot.w // 3, spot.centery), button=3)
            player.step(0.3)
            assert preview.is_kept and preview.shown is player.match.state.what[card]


# By mouse


@pytest.mark.parametrize("how", ["button", "side", "attacker"])
def test_whoever_is_clicked_to_defend_has_a_button_that_says_so_and_any_place_of_the_attacker_will_do(how):
    with sit(f"active: 1\n{LAID}", game="doctor_who") as player:
        on(player, "attack", 1)
        does(player, "attack zygon")
        assert player.match.state.agenda[-1].what == "defend" and player.table.asking.is_asked
        auton, zygon = of(player, "auton", "present-0"), of(player, "zygon", "present-1")
        player.click(at(player, auton))
        assert [button.words for button in player.table.hand.choice.buttons] == ["Defend with Auton"]
        ends = {"side": middle(player, "present-1"), "attacker": at(player, zygon)}
        player.click("Defend with Auton" if how == "button" else ends[how])
        settle(player, 20)
        assert player.match.state.agenda[-1].what != "defend"
        assert any("defend" in line.words for line in player.table.story.log.lines)


def test_support_by_a_drag_asks_for_which_value():
    with eras() as player:
        benton, silurian = of(player, "sergeant-benton", "present-0"), of(player, "silurian", "present-0")
        player.drag(at(player, benton), at(player, silurian))
        player.step(0.3)
        words = [button.words for button in player.table.hand.choice.buttons]
        assert [word.rpartition(": ")[2] for word in words] == ["+2 Energy", "+2 Substance"]
        player.step(0.6)
        player.click(words[1])
        settle(player)
        assert panel(player, "stage").entries[0].words.endswith(": +2 Substance.")


@pytest.mark.parametrize("onto", ["past-1", "present-0", "middle-0", "between"])
def test_a_flash_card_that_can_mean_only_one_thing_is_dropped_anywhere(onto):
    with eras(LAID.replace("time-eddy", "logopolitan-chant")) as player:
        place = panel(player, "eras").columns()[2].center if onto == "between" else middle(player, onto)
        player.drag(at(player, of(player, "logopolitan-chant", "hand-0")), place)
        settle(player)
        assert in_zone(player, "middle-0") == ["logopolitan-chant"]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_flash_card_that_must_be_aimed_says_so_between_the_zones_too(size):
    with eras(LAID.replace("time-eddy", "exterminate"), size=size) as player:
        said = []
        for place in (panel(player, "eras").columns()[2].center, middle(player, "past-1"), (size[0] // 2, size[1] - 2)):
            player.drag(at(player, of(player, "exterminate", "hand-0")), place)
            settle(player)
            slip = player.table.reading.slip
            said.append([str(refusal) for refusal in slip.refusals] if slip.is_shown else [])
            slip.hide()
        assert said[0] == said[1] != [] and fill(rules_texts.DROP_ON_TARGET, card="Exterminate!") in said[0][0]
        assert said[2] == [], "back in the hand it was not meant"


def to_the_choice_of_a_zone(player):
    for _ in range(40):
        if player.match.state.agenda[-1].what == "zone" and player.match.state.agenda[-1].seat == 0:
            return
        options = legal(player)
        does(player, "pass" if "pass" in options else "choose 2" if "choose 2" in options else next(iter(options)))
    raise AssertionError("no zone is to be chosen")


@pytest.mark.parametrize("where", ["name", "side", "other side", "card"])
def test_a_zone_is_chosen_by_a_click_on_it(where):
    with eras() as player:
        to_the_choice_of_a_zone(player)
        state, board = player.match.state, player.table.board
        lit = dict(player.table.picture.still.lit_zones())
        assert set(lit) == {zone for era in ("past", "present", "future") for zone in state.layout.of[era]}
        side = board.zone(state.layout.of["past"][where == "other side"]).area
        place = panel(player, "eras").columns()[0].center if where == "name" else (side.x + 6, side.y + 6)
        place = at(player, of(player, "watcher-of-the-past", "past-0")) if where == "card" else place
        player.step(1.0)
        player.click(place)
        settle(player)
        assert panel(player, "eras").said[0].is_chosen
        assert not player.table.hand.places()


@pytest.mark.parametrize("where", ["name", "side"])
def test_where_a_creature_is_moved_to_is_chosen_by_a_click_there(where):
    with eras(LAID.replace("hand-0: time-eddy", "hand-0: time-scoop, time-eddy")) as player:
        does(player, "flash time-scoop zygon")
        on(player, "whither")
        moved, board = of(player, "zygon", "present-1"), player.table.board
        zones = {zone for era in ("past", "future") for zone in player.match.state.layout.of[era]}
        assert set(player.table.hand.places()) == zones == set(dict(player.table.picture.still.lit_zones()))
        side = board.zone(player.match.state.layout.of["future"][1]).area
        player.step(1.0)
        player.click(panel(player, "eras").columns()[2].center if where == "name" else (side.x + 6, side.y + 6))
        settle(player)
        assert moved in player.match.state.cards_in(1, "future")


@pytest.mark.parametrize("unwanted", [{"assistance": "off"}, {"hint_level": "none"}])
def test_no_zone_is_lit_unasked_where_that_is_unwanted_and_a_click_chooses_it_all_the_same(unwanted):
    with eras(**unwanted) as player:
        to_the_choice_of_a_zone(player)
        picture = player.table.picture
        assert not picture.still.lit_zones() and not picture.still.glows() and len(player.table.hand.places()) == 6


def test_a_click_that_comes_too_soon_chooses_no_zone():
    with eras() as player:
        to_the_choice_of_a_zone(player)
        player.table.arrival.begin()
        player.looks = False
        player.click(panel(player, "eras").columns()[0].center)
        assert player.match.state.agenda[-1].what == "zone"


def test_a_zone_is_chosen_by_a_button():
    with eras() as player:
        to_the_choice_of_a_zone(player)
        words = [player.table.buttons.slots[f"choice-{n}"].words for n in (1, 2, 3)]
        assert words == ["Past", "Present (bonus)", "Future"]
        player.step(1.0)
        player.click("Future")
        settle(player)
        assert panel(player, "eras").said[2].is_chosen


def test_a_computer_that_may_answer_secretly_is_given_a_while_to_think():
    with eras(kinds=("human", "strong"), speed="instant") as player:
        hurried, frame = [], 0.05
        player.match.hurry = lambda: hurried.append(True)
        while player.match.is_human_asked:
            player.table.act(next(a for a in player.match.legal_actions() if a.card < 0))
            player.step(0.0)
        assert player.table.asking.is_answer_secret and player.match.is_thinking
        hurried.clear()
        frames = 0
        while not hurried and frames < 60:
            player.step(frame)
            frames += 1
        assert A_THOUGHT - frame <= frames * frame <= A_THOUGHT + 0.3


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("count", [1, 3, 4])
def test_choices_lie_right_above_what_always_is_and_the_log_has_what_is_left(count, size):
    """However many there are no hole is left below them, and what help has to say finds room."""
    with eras(size=size) as player:
        table, widgets = player.table, player.table.buttons.widgets
        names = ["pass", *CHOICES[:count]]
        widgets.say({name: ButtonWords(name, print) for name in names})
        table.place_log()
        seen = sorted((widgets.slots[name] for name in names), key=lambda button: button.rect.top)
        assert [button.words for button in seen] == [*CHOICES[:count], "pass"]
        near = seen[0].rect.h / 2
        assert all(0 < below.rect.top - above.rect.bottom < near for above, below in pairwise(seen))
        assert 0 < seen[0].rect.top - table.story.log.rect.bottom < near


def test_over_the_table_a_draw_is_told_in_few_words_and_why_stands_in_the_log(monkeypatch):
    said, say = [], Moment.say
    monkeypatch.setattr(Moment, "say", lambda self, words, *how: said.append(words) or say(self, words, *how))
    with eras() as player:
        mine, theirs = of(player, "auton", "present-0"), of(player, "zygon", "present-1")
        flourish(CombatDrawn(0, mine, theirs), player.table.story.moment(player.table.chair.view))
        assert said == [fill(rules_texts.DRAW, values="2/2", others="2/2")]


@pytest.mark.parametrize("bonus", [(0,), (1,), (0, 1)])
def test_between_two_episodes_whose_bonus_it_is_is_left_to_the_colour_rather_than_said_too_small(bonus):
    era = Era("future", False, bonus, (None, None))
    between = WIDE - 2 * reach(pygame.Rect(0, 0, WIDE, 62), 1.0) - 2 * 58
    said = [bonus_words(era, 0, round(room), 1.0) for room in (between, WIDE)]
    assert said[0] == texts.BONUS
    assert said[1] in (texts.YOUR_BONUS, texts.THEIR_BONUS, texts.BONUS_OF_BOTH)
    assert bonus_px(texts.BONUS, round(between), 1.0) >= LEAST


# By keys


def test_cards_that_are_looked_at_are_spread_out_and_nothing_of_the_table_lies_over_them(monkeypatch):
    drawn = []
    for one in (Eras, Spread):
        monkeypatch.setattr(one, "draw", lambda *given, one=one: drawn.append(one))
    with eras(LAID.replace("sergeant-benton", "sil")) as player:
        does(player, "use sil")
        does(player, "pass")
        assert len(player.table.reading.spread.rects) == 3
        drawn.clear()
        player.table.is_dirty = True
        player.step()
        assert drawn and drawn[-1] is Spread


def test_the_keys_go_to_cards_zone_by_zone_though_those_of_a_full_one_are_smaller():
    full = LAID.replace("sergeant-benton", "tractator").replace("nero", "nero, aztec-warrior, marco-polo")
    with eras(full) as player:
        player.table.hand.take(of(player, "tractator", "present-0"))
        places = [view(player).where[card] for _, card, zone in player.table.hand.landing.endings() if card >= 0]
        assert len(places) > 9 and len([zone for zone, _ in groupby(places)]) == len({*places}) + 1, "itself is last"


def test_by_keys_what_would_be_done_is_not_said_over_the_card_that_it_would_be_done_to(monkeypatch):
    said = []
    with eras(LAID.replace("time-eddy", "the-scream")) as player:
        monkeypatch.setattr(
            player.table.painter, "draw_words", lambda target, shown, rect: said.append(rect.clamp(target.get_rect()))
        )
        spot = next(one for one in player.table.keys.spots if one.card == of(player, "the-scream", "hand-0"))
        player.form.focus(spot, by_keys=True)
        player.press("return")
        card = player.form.focused.card
        player.step(0.2)
        assert player.table.hand.is_led and said and not said[-1].colliderect(player.table.reading.rect_of(card))


def test_what_would_be_done_is_not_said_over_the_button_that_does_something_else(monkeypatch):
    said = []
    with eras(LAID.replace("sergeant-benton", "the-seventh-doctor")) as player:
        player.table.hand.take(of(player, "the-seventh-doctor", "present-0"))
        player.step(0.2)
        monkeypatch.setattr(
            player.table.painter, "draw_words", lambda target, shown, rect: said.append(rect.clamp(target.get_rect()))
        )
        panel = player.table.hand.choice.panel
        for key in ("auton", "silurian"):
            player.move(at(player, of(player, key, "present-0")))
            player.step(0.2)
            assert player.table.hand.choice.is_open and said and not said[-1].colliderect(panel), key


def test_a_changed_value_keeps_the_badge_of_its_own_kind():
    laid = LAID.replace("sergeant-benton", "sergeant-benton energy2").replace("auton,", "auton substance-1,")
    with eras(laid) as player:
        view = player.table.board.view
        for key, stat in (("sergeant-benton", "energy"), ("auton", "substance")):
            (number,) = mark(view, of(player, key, "present-0"), ()).numbers
            assert number.badge == BADGES[stat] and number.at == AT[stat]
    shapes = {pygame.image.tobytes(numeral(24, 3, 0, UP, badge=badge), "RGBA") for badge in BADGES.values()}
    assert len(shapes) == 3
