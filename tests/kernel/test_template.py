"""Sentence templates: fields, singular and plural, and "you" for the viewer."""

import pytest

from game.kernel.template import Names, Noun, Seat, address, fill, seats

PLAYED = "{seat} {seat:plays|play} {card} from {seat}'s hand."
ADA_AND_BOOLE = ("Ada", "Boole")


@pytest.mark.parametrize(
    ("you", "expected"),
    [
        (None, "Boole plays Nova from Boole's hand."),
        (0, "Boole plays Nova from Boole's hand."),
        (1, "You play Nova from your hand."),
    ],
)
def test_the_viewer_is_addressed_as_you(you, expected):
    assert address(fill(PLAYED, seat=Seat(1), card="Nova"), Names(ADA_AND_BOOLE, you)) == expected


def test_you_has_a_capital_only_at_the_start_of_a_sentence():
    text = "{seat:0} attacks {seat:1}. {seat:1} loses. (It was {seat:1}'s card.)"
    assert address(text, Names(ADA_AND_BOOLE, 1)) == "Ada attacks you. You loses. (It was your card.)"
    assert address("*{seat:1}'s turn*", Names(ADA_AND_BOOLE, 1)) == "*Your turn*"


def test_a_number_chooses_singular_or_plural():
    assert [fill("{n} {n:card|cards}", n=n) for n in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]


def test_a_name_chooses_singular_or_plural():
    assert fill("{card} {card:dies|die}.", card=Noun("Wolves", is_plural=True)) == "Wolves die."
    assert fill("{card} {card:dies|die}.", card="Wolf") == "Wolf dies."


def test_several_players_take_the_plural():
    won = "{winners} {winners:wins|win}."
    assert address(fill(won, winners=seats([0, 1])), Names(ADA_AND_BOOLE, 1)) == "Ada and you win."
    assert address(fill(won, winners=seats([1])), Names(ADA_AND_BOOLE, 1)) == "You win."
    assert address(fill(won, winners=seats([0])), Names(ADA_AND_BOOLE, 1)) == "Ada wins."


def test_an_escaped_field_and_a_mark_around_names():
    assert address(r"\{seat:0} \{0:wins|win}.", ADA_AND_BOOLE, "**") == "**Ada** wins."


def test_a_card_loses_its_article_after_whose_it_is():
    names = Names(ADA_AND_BOOLE, 1)
    assert address("{seat:0}'s [The Fox|3] meets {seat:1}'s The Fox.", names) == "Ada's [Fox|3] meets your Fox."
    own = "{0:their own|your} [The Fox|3]"
    assert address(own, names) == "their own [Fox|3]" and address(own, Names(ADA_AND_BOOLE, 0)) == "your [Fox|3]"
    assert address("{seat:0} The Fox, {seat:1}'s guardian The Fox", names) == "Ada The Fox, your guardian The Fox"


def test_a_missing_field_is_an_error():
    with pytest.raises(KeyError, match="card"):
        fill("{card}")
