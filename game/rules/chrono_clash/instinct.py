"""What a sensible player is drawn to. (first sketch)"""


def instinct(s, options):
    return [1.0] * len(options)
