"""The query language: what it finds, and what it says of what it does not understand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.builder.search import Query, heading, read, sorted_by
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


def test_a_term_that_is_being_typed_takes_nothing_from_the_next():
    for text in ("cost<", "cost <", "cost: ", "c:"):
        for after in ("type:action", "-type:action", "(type:action)", "type : action"):
            query = read(f"{text} {after}", CLASH)
            assert found(query) == keys(after)
            assert len(query.complaints) == 1 and "not finished" in query.complaints[0]
    for text in ("-", "--", "c:red -"):
        assert "not finished" in read(text, CLASH).complaints[0]


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


def test_accents_do_not_matter():
    assert keys("hérón") == keys("heron")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("colr:red", "did you mean 'colour'"),
        ("c:redd", "did you mean 'red'"),
        ("c:pink", "no colour is 'pink'"),
        ("cost<=three", "'three' is no number"),
        ("c<red", "colour is no number"),
        ("cost<=", "not finished"),
        ("heron )", "closes no bracket"),
        ("x" * 500, "only the first 400"),
    ],
)
def test_what_is_not_understood_is_left_out_and_said(text, said):
    query = read(text, CLASH)
    assert any(said in complaint for complaint in query.complaints), query.complaints


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


@given(st.text(max_size=60) | st.text(alphabet='()-"<>=!: orcabdest39', max_size=60))
def test_no_text_makes_it_fail(text):
    query = read(text, CLASH)
    assert {query.matches(card) for card in CLASH.book} <= {True, False}
