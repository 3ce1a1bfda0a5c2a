"""The query language: what it finds, and what it says of what it does not understand."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.builder import texts
from game.builder.arrangement import heading, sorted_by
from game.builder.search import Query, examples, read
from game.kernel.template import fill
from game.rules import RULESETS

CLASH = RULESETS["chrono_clash"]
CONTROL = RULESETS["control"]


def found(query: Query) -> set[str]:
    return {card.key for card in CLASH.book if query.matches(card)}


def keys(text: str) -> set[str]:
    query = read(text, CLASH)
    assert not query.complaints, query.complaints
    return found(query)


def where(test) -> set[str]:
    found = {card.key for card in CLASH.book if test(card)}
    assert found, "the example means no card: it would prove nothing"
    return found


def test_nothing_asked_means_every_card():
    assert keys("") == keys("   ") == {card.key for card in CLASH.book}


@pytest.mark.parametrize(
    ("game", "word", "there"),
    [
        ("doctor_who", "mongol", {"mongol-horseman", "kublai-khan", "tegana"}),
        ("doctor_who", "UNIT", {"sergeant-benton", "harry-sullivan", "five-rounds-rapid"}),
        ("doctor_who", '"time lord"', {"romana", "demat-gun"}),
        ("towers_in_time", "fly", {"storm-drake"}),
    ],
)
def test_a_word_is_looked_for_among_the_traits_on_a_card_as_well(game, word, there):
    rules = RULESETS[game]
    query = read(word, rules)
    cards = {card.key for card in rules.book if query.matches(card)}
    assert there <= cards and len(cards) < len(rules.book) / 2
    assert not {card.key for card in rules.book if read(f"-{word} {word}", rules).matches(card)}


def test_a_trait_is_not_meant_from_within_a_word():
    rules = RULESETS["doctor_who"]
    romana = rules.book["romana"]
    assert read("assist", rules).matches(romana) and not read("ssistant", rules).matches(romana)


def test_a_colour_by_its_key_its_letter_or_its_beginning():
    red = where(lambda card: card.colour == "red")
    assert keys("colour:red") == keys("c:red") == keys("c:R") == keys("c=re") == red
    assert keys("c!=red") == keys("-c:red") == where(lambda card: card.colour != "red")


@pytest.mark.parametrize(
    ("text", "test"),
    [
        ("cost<=3", lambda cost: cost <= 3),
        ("cost<3", lambda cost: cost < 3),
        ("cost:3", lambda cost: cost == 3),
        ("cost=3", lambda cost: cost == 3),
        ("cost>=8", lambda cost: cost >= 8),
        ("cost>8", lambda cost: cost > 8),
        ("cost!=3", lambda cost: cost != 3),
        ("cost\u22643", lambda cost: cost <= 3),
        ("cost\u22658", lambda cost: cost >= 8),
        ("cost\u22603", lambda cost: cost != 3),
        ("cost:>8", lambda cost: cost > 8),
        ("cost:1\u20133", lambda cost: 1 <= cost <= 3),
    ],
)
def test_a_number_is_compared_at_its_boundary(text, test):
    assert keys(text) == where(lambda card: test(card.cost))


def test_a_card_without_a_strength_is_neither_weak_nor_strong():
    actions = where(lambda card: card.kind == "action")
    assert not keys("strength<=3") & actions
    assert not keys("strength>=0") & actions
    assert keys("-strength>=0") == actions


def test_spaces_around_a_sign_do_not_matter():
    assert keys("cost <= 3") == keys("cost<= 3") == keys("cost <=3") == keys("cost<=3")
    assert keys("c: red  -type : action") == keys("c:red -type:action")
    assert keys('has:"protector" cost < 4') == keys("has:protector cost<4")


def is_unfinished(query):
    said = query.complaints[0]
    return said.words == fill(texts.UNFINISHED, piece=said.piece)


def test_a_term_that_is_being_typed_takes_nothing_from_the_next():
    for text in ("cost<", "cost <", "cost: ", "c:"):
        for after in ("type:action", "-type:action", "(type:action)", "type : action"):
            query = read(f"{text} {after}", CLASH)
            assert found(query) == keys(after)
            assert len(query.complaints) == 1 and is_unfinished(query)
    for text in ("-", "--", "c:red -", "not", "c:red not", "(not)", "in:", "sort:"):
        assert is_unfinished(read(text, CLASH))


def test_a_name_alone_and_names_that_are_spelt_otherwise():
    assert keys("name:heron") == keys("n:HERON") == where(lambda card: "heron" in card.name.lower())
    assert keys("color:red") == keys("c:red") and keys("kind:action") == keys("t:action")


def test_icons_of_the_card_and_of_its_guardian_ability_are_two_things():
    assert keys("has:protector") == where(lambda card: any("protector" in row.split() for row in card.icons))
    assert keys("guardian:draw") == where(lambda card: any(t.startswith("draw") for t in card.guardian.split()))
    assert keys("guardian:draw") != keys("has:draw")


def test_an_icon_is_known_by_the_name_that_the_screen_shows():
    assert keys('has:"guardian attack"') == keys("has:guardian-attack")
    assert "gnomon" not in keys("has:guardian-attack")


def test_terms_beside_each_other_must_all_hold_and_or_takes_either():
    red, cheap = keys("c:red"), keys("cost<=3")
    assert keys("c:red cost<=3") == keys("c:red and cost<=3") == red & cheap
    assert keys("c:red or cost<=3") == red | cheap
    assert keys("type:action (c:red or c:blue)") == keys("type:action") & (red | keys("c:blue"))
    assert keys("-(c:red or cost<=3)") == {card.key for card in CLASH.book} - red - cheap


def test_words_are_looked_for_in_all_that_is_written():
    assert "ember-heron" in keys("heron")
    assert "ember-heron" in keys("EMBER")
    assert keys('"draw a card"') == where(lambda card: "draw a card" in f"{card.text} {card.guardian_text}".casefold())
    assert keys("-heron") == {card.key for card in CLASH.book} - keys("heron")


def test_a_minus_is_found_as_a_hyphen_too():
    assert keys('"gets -3 strength"') == keys('"gets \u22123 strength"') != set()


def test_accents_do_not_matter():
    assert keys("hérón") == keys("heron")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("colr:red", "did you mean 'colour:red'"),
        ("c:redd", "did you mean 'c:red'"),
        ("c:pink", "'pink'"),
        ("cost<=three", "'three'"),
        ("c<red", "write colour:red"),
        ("cost<=", fill(texts.UNFINISHED, piece="cost<=")),
        ("heron )", texts.UNOPENED_BRACKET),
        ("x" * 500, "only the first 400"),
    ],
)
def test_what_is_not_understood_is_left_out_and_said(text, said):
    query = read(text, CLASH)
    assert any(said in complaint.words for complaint in query.complaints), query.complaints


def test_one_wrong_term_does_not_spoil_the_others():
    query = read("c:red colr:blue cost<=3", CLASH)
    assert found(query) == keys("c:red cost<=3")


def test_a_bracket_may_still_be_open_while_somebody_types():
    assert keys("(c:red") == keys("c:red")
    assert keys("(") == keys("")


def test_cards_are_sorted_by_a_facet_then_by_name():
    cards = sorted_by(CLASH, filter(read("c:red", CLASH).matches, CLASH.book), "cost")
    assert [(card.cost, card.name.casefold()) for card in cards] == sorted((c.cost, c.name.casefold()) for c in cards)
    strong = sorted_by(CLASH, CLASH.book, "strength")
    kinds = [card.kind for card in strong]
    assert "battler" not in kinds[kinds.index("action") :], "cards without a strength come last"


def test_groups_have_headings():
    facets = {facet.key: facet for facet in CLASH.decks.facets}
    heron = CLASH.book["ember-heron"]
    assert heading(facets["cost"], heron) == "Cost 3"
    assert heading(facets["colour"], heron) == "Red"
    assert heading(facets["part"], heron) == "Main deck"
    assert heading(facets["group"], heron) == "Others"


def test_a_game_without_facets_is_searched_by_words():
    assert [card.name for card in CONTROL.book if read("nova", CONTROL).matches(card)]
    assert read("c:red", CONTROL).complaints


def test_or_is_a_stroke_too():
    red, blue = keys("c:red"), keys("c:blue")
    for text in ("c:red | c:blue", "c:red|c:blue", "c:red|blue", "c:red,blue", "(c:red|c:blue)", "c:rb", "c:br"):
        assert keys(text) == red | blue, text
    assert keys("heron|lark") == keys("heron or lark") and keys("c!=rb") == keys("-c:red,blue")
    assert read("c:rz", CLASH).complaints and read("c:rr2", CLASH).complaints


def test_not_is_written_out_too():
    assert keys("not c:red") == keys("-c:red") and keys("not (c:red or cost<=3)") == keys("-(c:red or cost<=3)")
    assert keys("c:red not type:action") == keys("c:red -type:action")
    assert keys("not not c:red") == keys("c:red")
    assert keys('"not"') == where(
        lambda card: "not" in f"{card.name} {card.text} {card.guardian_text} {card.note}".lower()
    )


@pytest.mark.parametrize(
    ("text", "test"),
    [
        ("cost:1-3", lambda cost: 1 <= cost <= 3),
        ("cost:1..3", lambda cost: 1 <= cost <= 3),
        ("cost:1-2,5", lambda cost: cost in (1, 2, 5)),
        ("cost:8+", lambda cost: cost >= 8),
        ("cost!=1-3", lambda cost: not 1 <= cost <= 3),
        ("cost:3-3", lambda cost: cost == 3),
        ("cost:2|4", lambda cost: cost in (2, 4)),
    ],
)
def test_spans_of_numbers(text, test):
    assert keys(text) == where(lambda card: test(card.cost))


def test_a_span_of_nothing_and_a_comparison_with_a_span():
    assert keys("cost:3-1") == set()
    assert [one.piece for one in read("cost<=1-3", CLASH).complaints] == ["cost<=1-3"]
    assert "number" in read("cost:1-x", CLASH).complaints[0].words


def test_curly_quotes_are_quotes():
    time = RULESETS["doctor_who"]
    tardis = [card.key for card in time.book if read("name:\u201cmaster\u2019s\u201d", time).matches(card)]
    assert tardis == [card.key for card in time.book if "Master's" in card.name] != []
    assert keys("\u201cdraw a card\u201d") == keys('"draw a card"') != set()


def test_an_icon_is_asked_for_with_its_number():
    def draws(card):
        return [int(icon[4:]) for row in card.abilities for icon in row.icons if icon.startswith("draw")]

    for text, test in (
        ("has:draw>=2", lambda n: n >= 2),
        ("has:draw=1", lambda n: n == 1),
        ("has:draw<0", lambda n: n < 0),
    ):
        assert keys(text) == where(lambda card, test=test: any(map(test, draws(card)))), text
    assert keys("has:draw>=2,protector") == keys("has:draw>=2") | keys("has:protector")
    assert keys("has!=draw>=2") == {card.key for card in CLASH.book} - keys("has:draw>=2")
    assert "has:drow" in read("has:drow>=2", CLASH).complaints[0].words
    assert "number" in read("has:draw>=x", CLASH).complaints[0].words
    assert keys("has:draw") == where(draws)


def test_what_is_so_just_now_is_asked_for():
    now = {"in:deck": lambda card: card.key == "ember-heron", "is:legal": lambda card: card.cost < 3}
    assert found(read("in:deck", CLASH, now)) == {"ember-heron"} == found(read("IN: deck", CLASH, now))
    assert found(read("-in:deck is:legal", CLASH, now)) == keys("cost<3") - {"ember-heron"}
    (said,) = read("is:legl", CLASH, now).complaints
    assert said.instead == "is:legal"
    assert texts.NOT_A_STATE_HERE.partition("}")[2] in read("in:deck", CLASH).complaints[0].words


def test_the_order_is_part_of_a_query():
    query = read("c:red sort:cost", CLASH)
    assert query.sort == "cost" and found(query) == keys("c:red") and not query.complaints
    assert read("sort:-strength", CLASH).sort == "-strength" and read("sort:name sort:c", CLASH).sort == "colour"
    (said,) = read("sort:cst", CLASH).complaints
    assert said.instead == "sort:cost" and "sorted by name" in said.words
    assert "sorted by" in read("sort:has", CLASH).complaints[0].words
    down = [card.cost for card in sorted_by(CLASH, CLASH.book, "-cost")]
    assert down == sorted(down, reverse=True) != []
    kinds = [card.kind for card in sorted_by(CLASH, CLASH.book, "-strength")]
    assert "battler" not in kinds[kinds.index("action") :]


def test_what_may_have_been_meant_can_be_put_in_its_place():
    for text, meant in (
        ("colr:red cost<=3", "colour:red cost<=3"),
        ("cost<=3 c:redd", "cost<=3 c:red"),
        ("has:drow", "has:draw"),
    ):
        query = read(text, CLASH)
        assert query.mended(query.complaints[0]) == meant
        assert not read(meant, CLASH).complaints


def test_the_example_of_the_readme_finds_cards():
    text = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"[Tt]he search understands\s+`([^`]+)`", text)
    assert keys(example)


@settings(deadline=None)  # a busy machine proves nothing
@given(st.text(max_size=60) | st.text(alphabet='()-"<>=!:|, notorcabdest39', max_size=60))
def test_no_text_makes_it_fail(text):
    query = read(text, CLASH)
    assert {query.matches(card) for card in CLASH.book} <= {True, False}


def test_the_terms_that_are_told_are_understood_and_find_some_but_not_all():
    found = [[card for card in CLASH.book if read(term, CLASH).matches(card)] for term in examples(CLASH)]
    assert not any(read(term, CLASH).complaints for term in examples(CLASH))
    *terms, order = examples(CLASH)
    assert all(0 < len(cards) < len(CLASH.book) for cards in found[: len(terms)])
    assert read(order, CLASH).sort and examples(CONTROL) == []
