"""How strongly what pulls at a sensible player of Doctor Who: the weights of instinct, in one place.

What a thing is wanted for is counted in cards; a weight of 1 is an option like any other. How they are put together
stands where they are used: `instinct.py`, `instinct_in_combat.py`, `wishes.py` and `openings.py`.
"""

# A Time Zone is chosen: more
ANY_ZONE = 0.2
BONUS = 0.4  # as the bonus one,
FIT = 0.1  # for each value that could be played there,
HOLE = 1.0  # where none of one's own stands,
SURE_HIT = 3.0  # for a Hit,
COULD_OPEN = 3.0  # where a card in hand could make one,
RACE = 3.0  # and where one's own is empty, by who has fewer lives than the other

# Plays
PLAY, BY_VALUE = 2.0, 0.5  # playing a card, and more for each of its values
GIFT = 0.6  # and each ability
RESOURCE = 0.6  # how much a Resource is played, measured by a Creature
POSE, POSE_AT_SOMEBODY = 1.6, 0.4  # an Episode, and more where the other one has cards that solve it
POSE_FIRST = 0.1  # how much of that, while there is something to be played, which cannot be played after it (9.1)
STOP, STOP_EARLY = 0.8, 0.05  # playing nothing more, and while one still could

# Specials and Flash cards
ACT, ELSE = 0.7, 0.6  # how much one is used for what it is worth, in plays and otherwise
LITTLE = 0.06  # what is wanted less is not worth a thought
CARD, SIDING = 0.15, 0.12  # what a Flash card costs, and to Side a card that could do something else in this turn
STANDS_ANEW = 0.3  # of its worth: what is gained by who comes back from the hand, and Stands
LEAVE = 0.8  # leaving unanswered what waits

# The last one that keeps a Time Zone
LIFE = 2.2  # what a Time card is worth
ALONE = 1.0  # what it costs to take away one's own that keeps a Time Zone
LATER = 0.4  # what an open Time Zone is worth that is not attacked in this turn

# Combat
ENOUGH = 0.3  # what an attack must promise
LONELY = 0.5  # how much an attack counts that leaves nobody standing there
IN_HAND = 0.7  # how much is saved of one who would lose, if it goes back to the hand
REST = 0.5  # doing nothing more in a combat
