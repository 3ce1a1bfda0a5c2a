"""Who plays when no person does. Every player sees a view, never the state; only the arena's oracle, a yardstick that
nobody can choose as an opponent, is shown all cards.
"""
