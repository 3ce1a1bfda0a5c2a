"""Deck lists: what is written reads back the same, and of any text every line is read or named."""

import os
import random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from game import decks, texts
from game.deck_lines import UNSEEN
from game.decks import Unread, deal_out, read, read_file, save, write
from game.files import BadFile
from game.kernel.deck import Deck
from game.kernel.template import fill
from game.rules import RULESETS
from tests.deck_fuzz import LINES, is_heading
from tests.deck_lists import LIST, NAMES, RULES, TEXTS, cards, game_of, unread


def test_a_list_is_read():
    found = read(LIST, RULES)
    assert found.deck == Deck(
        "Slow Dawn", (("deck", (("ember-heron", 3), ("lamp-bearer", 2))), ("extra", (("ecluse", 1),)))
    )
    assert found.about == "Waits for the light.\n\nAnd then does not wait."
    assert found.unread == ()
    assert write(found.deck, RULES, found.about) == LIST


@pytest.mark.parametrize(
    "line",
    ["3 Ember Heron", "3 ember-heron", "  3   EMBER   heron ", "3x Ember Heron", "3 \u00d7 Ember Heron",
     "3\tEmberHeron", "03 Ember\u00a0Heron", "\ufeff3 Ember Heron", "3 Ember Heron\r", "\u0663 Ember Heron"],
)  # fmt: skip
def test_how_a_card_may_be_written(line):
    assert cards(line) == {"deck": (("ember-heron", 3),)}
    assert unread(line) == ()


def test_names_that_look_like_something_else():
    assert cards("2 X of Noon\n1 x X of Noon\n1 7th hour\n1 ecluse") == {
        "deck": (("x-of-noon", 3), ("seventh-hour", 1), ("ecluse", 1))
    }
    assert cards("1 Extra\nExtra\n2 extra") == {"deck": (("lamp", 1),), "extra": (("lamp", 2),)}
    assert cards("1 Twin\n2 twin\n4 twin-b") == {"deck": (("twin-a", 1), ("twin-b", 6))}


def test_one_card_on_several_lines_is_one_card():
    assert cards("1 Ember Heron\n1 Lamp-Bearer\n2 ember heron") == {"deck": (("ember-heron", 3), ("lamp-bearer", 1))}


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("3 Ember Herron", Unread(1, "3 Ember Herron", fill(texts.NO_SUCH_CARD, game="Paper"), "Ember Heron")),
        ("3 Zzyzx", Unread(1, "3 Zzyzx", fill(texts.NO_SUCH_CARD, game="Paper"))),
        ("Ember Heron", Unread(1, "Ember Heron", texts.NO_COUNT, "1 Ember Heron")),
        (
            "Extras:",
            Unread(1, "Extras:", fill(texts.NO_HEADING, game="Paper", known="Deck: or Extra:"), "Extra:"),
        ),
        ("0 Ember Heron", Unread(1, "0 Ember Heron", texts.COUNT_FROM_ONE)),
        ("100 Ember Heron", Unread(1, "100 Ember Heron", fill(texts.TOO_MANY_COPIES, n=99))),
        ("1 TWIN", Unread(1, "1 TWIN", fill(texts.SAME_NAMES, cards="twin-a or twin-b"))),
        ("nonsense", Unread(1, "nonsense", fill(texts.NO_CARD_LINE, known="Deck: or Extra:"))),
        ("33", Unread(1, "33", fill(texts.NO_CARD_LINE, known="Deck: or Extra:"))),
        ("!!!", Unread(1, "!!!", fill(texts.NO_CARD_LINE, known="Deck: or Extra:"))),
    ],
)
def test_what_cannot_be_read_is_named(line, said):
    assert read(line, RULES) == (Deck("", ()), "", (said,), None, "")


def test_numbers_without_end_are_no_numbers():
    (said,) = unread("9" * 100_000 + " Ember Heron")
    assert said.why == fill(texts.TOO_MANY_COPIES, n=99)
    assert len(str(said)) < 200


def test_what_stands_below_an_unknown_heading_is_kept_out():
    text = "1 Ember Heron\nSideboard:\n2 Lamp-Bearer\nDeck:\n3 Lamp-Bearer"
    assert cards(text) == {"deck": (("ember-heron", 1), ("lamp-bearer", 3))}
    assert [said.line for said in unread(text)] == [3]
    assert unread(text)[0].why == fill(texts.SIDEBOARD, game="Paper") and unread(text)[0].is_aside


def test_one_name_and_not_without_end():
    assert [said.why for said in unread("# One\n# Two")] == [fill(texts.SECOND_NAME, name="One")]
    long = read(f"# {'a' * 99}\n1 Ember Heron", RULES)
    assert len(long.deck.name) == 60
    assert [said.why for said in long.unread] == [fill(texts.LONG_NAME, n=60)]


def test_the_said_line_tells_everything():
    said = str(unread("\n3 Ember Herron")[0])
    assert all(part in said for part in ("line 2", "'3 Ember Herron'", "Paper", "Ember Heron?"))


def test_a_game_that_brings_its_own_cards():
    with pytest.raises(ValueError, match="Control"):
        read("1 Nova", RULESETS["control"])
    assert decks.shipped("control") == []


# Any text


def faults_of(text):
    """What is wrong with how a text was read: every line is a name, a heading, a description, a card, or unread."""
    found = read(text, RULES)
    lines = LINES.split(text.removeprefix("\ufeff"))
    named = {said.line for said in found.unread}
    assert all(lines[said.line - 1].strip() == said.text for said in found.unread)
    bare = [line.strip().strip(UNSEEN).strip() for n, line in enumerate(lines, 1) if n not in named]
    read_lines = [line for line in bare if line]
    counted = [line for line in read_lines if line[0] != "#" and line[:2] != "//" and not is_heading(line)]
    assert all(any(map(str.isdecimal, line)) for line in counted)
    total = sum(n for _, counts in found.deck.parts for _, n in counts)
    assert total >= len(counted)
    either = [
        line for line in read_lines if is_heading(line) and any(map(str.isdecimal, line))
    ]  # a card is called Extra
    assert bool(total) == bool(counted) or (total and either)
    names = [line for line in read_lines if line[0] == "#" and line[:2] != "##" and not is_heading(line[1:])]
    assert sum(bool(decks.as_name(line[1:])) for line in names) <= 1 or not found.deck.name
    return found


@settings(max_examples=400, deadline=None)
@given(TEXTS)
@example("EXTRA 1")
def test_any_text_is_read_or_named_line_by_line(text):
    found = faults_of(text)
    again = write(found.deck, RULES, found.about)
    assert read(again, RULES) == found._replace(unread=())


COUNTS = st.dictionaries(st.sampled_from(list(NAMES)), st.integers(1, 99), max_size=8).map(lambda d: tuple(d.items()))


@settings(max_examples=300, deadline=None)
@given(st.text(), COUNTS, COUNTS, st.text())
def test_what_is_written_reads_back_the_same(name, main, extra, about):
    deck = Deck(name, tuple((part, counts) for part, counts in (("deck", main), ("extra", extra)) if counts))
    once = read(write(deck, RULES, about), RULES)
    assert once.unread == ()
    assert once.deck.parts == deck.parts
    assert once.deck.name == decks.as_name(name)
    assert read(write(once.deck, RULES, once.about), RULES) == once


MANY = game_of({f"card-{'abcdefghij'[n % 10]}{n}": f"Card {n} of {n % 7}" for n in range(2000)})


def test_mutated_lists_lose_nothing():
    luck = random.Random(4)
    for _ in range(300):
        letters = list(LIST)
        for _ in range(luck.randrange(1, 12)):
            at = luck.randrange(len(letters))
            letters[at : at + luck.randrange(3)] = luck.choice(["", "\n", "#", "7", ":", "é", "\x00", letters[at]])
        faults_of("".join(letters))


def test_two_megabytes_of_noise_are_named_line_by_line():
    luck = random.Random(5)
    lines = [f"{luck.randrange(99)} {luck.getrandbits(300):x}" for _ in range(24_000)]
    found = read("\n".join(lines), MANY)
    assert len(found.unread) == len(lines)
    assert len(read(luck.randbytes(2_000_000).decode("latin-1"), MANY).unread) > 1000


def test_a_set_of_two_thousand_reads_and_writes():
    deck = Deck("All", (("deck", tuple((key, 1 + n % 9) for n, key in enumerate(MANY.book.cards))),))
    assert read(write(deck, MANY), MANY).deck == deck


# Files


def test_a_file_is_read_and_named(tmp_path):
    path = tmp_path / "slow-dawn.txt"
    path.write_text(LIST, encoding="utf-8")
    found = read_file(path, RULES)
    assert (found.deck.name, found.path, found.slug) == ("Slow Dawn", path, "slow-dawn")
    path.write_text("3 Ember Heron")
    assert read_file(path, RULES).deck.name == "slow-dawn"
    path.write_text("# Only a name")
    assert read_file(path, RULES).deck == Deck("Only a name", ())


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", texts.NO_DECK_LIST),
        (b"Dear diary,\ntoday I", texts.NO_DECK_LIST),
        (b"\xff\xfe3 Ember", texts.NOT_UTF8),
        (b"1 Ember Heron\n" * 100_000, "1 MB"),
    ],
)
def test_what_is_no_deck_list_is_said(tmp_path, content, why):
    path = tmp_path / "deck.txt"
    path.write_bytes(content)
    with pytest.raises(BadFile, match=f"deck.txt.*{why}"):
        read_file(path, RULES)
    assert [str(path) in str(fault) for fault in decks.in_folder(tmp_path, RULES)[1]] == [True]


def test_a_file_that_changes_is_kept_beside(tmp_path):
    path, kept = tmp_path / "own" / "dawn.txt", tmp_path / "own" / "dawn.txt.bak"
    deck = read(LIST, RULES).deck
    save(path, deck, RULES, "First.")
    first = path.read_text(encoding="utf-8")
    save(path, deck, RULES, "First.")
    assert not kept.exists()
    save(path, deck._replace(name="Dusk"), RULES)
    assert kept.read_text(encoding="utf-8") == first
    assert read_file(path, RULES).deck == deck._replace(name="Dusk")
    assert [found.slug for found in decks.in_folder(tmp_path / "own", RULES)[0]] == ["dawn"]


def test_a_full_disk_leaves_the_old_file(tmp_path, monkeypatch):
    path = tmp_path / "dawn.txt"
    save(path, read(LIST, RULES).deck, RULES)
    before = path.read_bytes()
    monkeypatch.setattr("game.files.os.replace", lambda *names: (_ for _ in ()).throw(OSError(28, "No space left")))
    with pytest.raises(OSError, match="No space left"):
        save(path, Deck("Other", ()), RULES)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="making links takes rights there")
def test_a_link_to_itself_hides_no_other_deck_of_the_folder(tmp_path):
    save(tmp_path / "dawn.txt", read(LIST, RULES).deck, RULES)
    (tmp_path / "loop.txt").symlink_to("loop.txt")
    found, faults = decks.in_folder(tmp_path, RULES)
    assert [one.slug for one in found] == ["dawn"] and ["loop.txt" in str(one) for one in faults] == [True]


def test_a_folder_that_is_not_there_holds_no_decks(tmp_path):
    assert decks.in_folder(tmp_path / "none", RULES) == ([], [])


# Playing with them


def test_why_a_deck_cannot_be_played():
    assert decks.why_not(read("4 Ember Heron\n3 Extra", RULES).deck, RULES) == ["Paper 9.3: 4 ember-heron"]
    assert decks.why_not(Deck("Old", (("side", (("ember-heron", 9),)), ("deck", (("gone", 1),)))), RULES) == [
        fill(texts.NO_PART, game="Paper", part="side"),
        fill(texts.NO_CARD, game="Paper", card="gone"),
    ]


def test_the_seed_deals_different_decks():
    ready = [Deck(name, ()) for name in "abcdef"]
    for seed in range(20):
        dealt = deal_out(ready, [None, ready[0], None, None], seed)
        assert dealt == deal_out(ready, [None, ready[0], None, None], seed)
        assert len({deck.name for deck in dealt}) == 4
        assert dealt[1] == ready[0]
    assert len({tuple(d.name for d in deal_out(ready, [None, None], seed)) for seed in range(40)}) > 10
    assert [deck.name for deck in deal_out(ready[:1], [None, None, None], 1)] == ["a", "a", "a"]
    with pytest.raises(ValueError, match="no preset deck"):
        deal_out([], [None], 1)
