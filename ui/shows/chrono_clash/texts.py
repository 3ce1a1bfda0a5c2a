"""Texts on the table of Chrono Clash: templates for `fill`."""

# Banners
PLAYS = "{seat} {seat:plays|play} **{card}**"
USES = "{seat} {seat:uses|use} **{card}**"
PASSES = "{seat} {seat:passes|pass}"
SKIPS_ABILITY = "{seat} {seat:doesn't|don't} use **{card}**"
COMES = {
    "extra": "**{card}** enters from the extra deck",
    "sneak": "**{card}** makes a Sneak Attack",
    "pilot": "**{card}** goes aboard",
    "transform": "**{card}** enters attacking",
    "reinforce": "**{card}** enters as a reinforcement",
}
AVERTED = {
    "toughness": "**{card}** survives: a card under it is discarded",
    "recovery": "**{card}** survives",
    "withdraw": "**{card}** withdraws",
}
ATTACK_STOPS = "The attack stops"
IS_OUT = "{seat} {seat:is|are} out"
OUT = {
    "last": "{seat} had no guardians left",
    "decked": "{seat} had no card to draw",
}

# The battle
GUARDIAN_ABILITY = "**{card}:** {text}"
NO_BATTLE = "*No battle: it's an action card.*"
ATTACKS, IS_ATTACKED, GUARDS = "attacks", "is attacked", "guards"

# The gauge
COUNTER_ON = "The counter is on {seat}'s {n}: it's {seat}'s turn, with {n} time left."
COUNTER_ON_0 = "The counter is on 0: it's still {seat}'s turn."
COUNTER_OVER = "The counter has crossed over: {seat}'s turn ends after this."
WHOSE_TURN, NEXT_TURN = "current turn", "next"
TIME_CHANGES = "{n} time"
NO_TIME = "no time"
TURN_PASSES = "{time}, then {name}'s turn"

# Zones
GUARDIANS = ("Guardians",)
EXTRA = ("Extra deck", "Extra")
GONE = ("Removed",)
RESOLVING = ("Action",)
BATTLEFIELD = ("Battlefield",)
BATTLEFIELD_HINT = "Summon battlers here to attack and quest"
REMOVED_CARDS = "cards removed from the game"
NO_GUARDIANS = "The next attack on this stack eliminates its player (1.2)."

# Actions of a battler
SEND_ON_QUEST = ("Send on a quest", "Choose a card from your hand for the quest.")
TAKE_PILOT = ("Take a pilot aboard", "Choose a pilot from your hand.")
TRANSFORM = ("Transform", "Choose a battler from your hand to replace it.")

# Player panels
NEXT_BATTLER = "Next battler \u2212{n} time"
QUEST_POINTS = "Quest points"
LEADER = "A Leader attacked. The next battler this turn costs {n} less (13.6)."

# Other
WINS = ("holds the hour", "hold the hour")
SUMMONS = "summons"
