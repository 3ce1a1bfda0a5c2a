"""Texts on the table of Control: templates for `fill`."""

# Banners
USES = "{seat} {seat:uses|use} **{card}**"
DIFFUSES = "{seat} {seat:diffuses|diffuse} **{target}** with **{card}**"
IS_STOPPED = "**{card}** is stopped"
CANNOT_ACT_AGAIN = "{seat} {seat:has|have} no cards left"
IS_SKIPPED = "{seat} {seat:has|have} no cards left and {seat:is|are} skipped"
ACTS_AGAIN = "{seat} {seat:takes|take} another action"
OVERTIME = "Overtime"
OVERTIME_RULE = "A deck is empty. Reach 21, or have the most fuel when all cards are played"

# The table
PLAY_AREA = "Play cards here. 21 fuel at the end of your turn wins"
IN_PLAY = "In play"
ROUND_IN_OVERTIME = "{hourglass} Overtime"
FUEL_SUM = "{cards} = {fuel} fuel."
FUEL_PART = "{fuel} {card}"

# Forecasts
WINS_ROUND = "You win the round."
LOSES_ROUND = "You lose the round."
FUEL_CHANGES = "{seat}'s Fuel Count goes from {before} to {after}."

# The winner of a match
ESCAPES = "escapes the rupture"
ESCAPE = "escape the rupture"
