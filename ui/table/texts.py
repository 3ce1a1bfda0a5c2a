"""The sentences of the table: log, captions, conflict, rule popup. See kernel.template.fill for their fields."""

# Log
AUTO_PASSES = "{{clock}} {n} auto-{n:pass|passes}"
UNKNOWN_CARD = "a card"

# Captions over the table
PLAYS = "{player} plays **{card}**"
PUTS = "{player} {verb} **{card}**"
DISCARDS = "{seat} {seat:discards|discard} **{card}**"
WINS = "{players} {verb}"
NO_EFFECT = "**{card}** has no effect: {why}"
PARTLY_NO_EFFECT = "Part of **{card}**'s ability has no effect: {why}"
YOUR_TURN = "Your turn"
YOU_GO_FIRST = "You go first"
GOES_FIRST = "{player} goes first"
ROUND = "Round {round}"
GOAL_OF = "of {goal}"
GOAL = "goal {goal}"
GOOD_GAME = "Good game, {player}"

# Combat
ATTACKS = "{seat} {seat:attacks|attack} {target}"
OUTCOME = "*Outcome:* {outcome}"

# Player panel
TEAM = "Team {team}"

# Round end
NEXT_ROUND = "Next round"
REVIEW = "Review"
REVIEW_TIP = "Replay and analyze the match"

# Rule popup
OPEN_RULE = "*R or click: read the rule.*"
DETAIL = "*Here:* {detail}"
RULESHEET = "*Printed rules:* {source}"
CLOSE_RULE = "*R opens the rules. Esc or a click closes this.*"
