"""The sentences that all games share. See template.fill for their fields."""

# Log
DRAWN = "{seat} {seat:draws|draw} {card}."
TAKEN_FROM_DISCARD = "{seat} {seat:takes|take} {card} from the discard pile."
PUT_ON_DECK = "{by} puts {card} on top of the deck."
PUT_UNDER_DECK = "{by} puts {card} on the bottom of the deck."
DISCARDED_BY = "{by} discards {card}."
REMOVED_BY = "{by} removes {card}."
OF_ANOTHER = "{seat}'s {card}"
OF_ANOTHER_THE = "{card} ({seat})"  # of a name that begins with "The"
PLAYED = "{seat} {seat:plays|play} {card}."
NO_EFFECT = "{card} has no effect: {why}."
PARTLY_NO_EFFECT = "Part of {card} has no effect: {why}."
COPIED = "{card} copies {target}."
TURN_BEGAN = "Turn {turn} ({seat})"
ROUND_BEGAN = "Round {round}: {seat} {seat:goes|go} first."
GAME_BEGAN = "{seat} {seat:goes|go} first."
ROUND_WON = "{winners} {winners:wins|win} round {round}. {reason}"
GAME_WON = "{winners} {winners:wins|win}. {reason}"
GAME_DRAWN = "It's a draw. {reason}"
ROUND_DRAWN = "Round {round} is a draw. {reason}"
MATCH_WON = "{winners} {winners:wins|win} the match."

# Warnings
WITH_SUGGESTED_PAYMENT = "With the suggested payment: {warning}"
YOUR_CARDS = "Your {cards} {what}."
CARDS_OF = "{whose} {cards} {what}."
WILL_HAVE_NO_EFFECT = "{card} will have no effect: {why}."
WILL_PARTLY_HAVE_NO_EFFECT = "Part of {card} will have no effect: {why}."

# Prompts and labels
WAITING_FOR_SOMEONE = "Waiting for another player."
WAITING_FOR = "Waiting for {seat}."
PASS = "Pass"
DONE = "Done"
USE = "Use it"
SKIP = "Skip"
ORDER = "Several abilities triggered. Choose which goes first."
POINTS = "{points} to {card}"
CLICK_IT = "Click {card} where it is."

# Laws
MATCH_IS_OVER = "The match is over."
NOT_YOURS = "That card is another player's."

# Cards
UNKNOWN_CARD = "a card"
UNKNOWN_CARDS = "{count} cards"
COPIES = "{count} copies of {card}"

# Auto-pass settings
WHEN_AN_ANSWER_MATTERS = "When a response could matter"
