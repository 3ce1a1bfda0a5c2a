"""The prompts, labels and log lines of card effects in all games. See kernel.template.fill for their fields.

What a card says is put together by the words of the clause language, each in its own class.
"""

# Prompts
AS_ANOTHER = "{card} (as {other})"
ASKS = "{card}: {question}"
MAY = "{card}: {effect}?"
PRICE = "{card} targets {targets}. {price} to prevent it?"
OPTION = "{card}: choose one."
CHOSEN_SO_FAR = "{prompt} ({n} chosen)"
NONE_IN_HAND = "{prompt} You have none."
KEEP = "{card}: choose a card to put into your hand."
PUT_BACK = "{card}: put a card back. The last goes on top."

# Labels
NONE = "None"
DONE = "Done"
SKIP = "Skip"
DECLINE = "Don't pay"
PLAY = "Play {}"
PLAY_NO_MORE = "Don't play a card"
TAKE = "Take {}"
PUT_IT_BACK = "Put {} back"
CHOOSE = "Choose {}"

# Refusals
ANSWER_FIRST = "Finish choosing for {card} first."
CHOOSE_FOR = "{card}: choose {cards}."
CHOOSE_EFFECT_FIRST = "First choose what {card} does."
CHOOSE_PLAYER = "Choose a player first."
CHOOSE_AMONG_THESE = "Choose one of the cards you're looking at."

# Why something has no effect; they end another sentence
HAS_NONE = "{seat} {seat:has|have} no {cards}"

# Log
GIVEN = "{by} gives {cards} {what} {until}."
GAINED = "{cards} {cards:gets|get} {what} {until}."
RULED = "{rule} {until} ({by})."
WHILE_IN_PLAY = "while it is in play"
EVERYONE_CAN = "Everyone can {action}"
NO_ONE_CAN = "No one can {action}"
PLAYERS_CAN = "{players} can {action}"
PLAYERS_CANNOT = "{players} can't {action}"
CARDS_CAN = "{cards} can {action}"
CARDS_CANNOT = "{cards} can't {action}"
