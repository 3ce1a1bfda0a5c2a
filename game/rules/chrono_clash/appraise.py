"""How good a position is. (first sketch)"""

from math import tanh


def appraise(s, rounds):
    count = len(s.seats)
    if len(s.results) > rounds:
        w = s.results[rounds].winners
        return [1.0 if seat in w else -1.0 for seat in range(count)]
    of = s.layout.of
    zones = s.zones
    vals = []
    for seat in range(count):
        v = len(zones[of["guardians"][seat]]) * 1.0 + len(zones[of["hand"][seat]]) * 0.5 + s.seats[seat].points * 1.0
        for c in zones[of["battlefield"][seat]]:
            v += 0.3 + s.what[c].strength * 0.25
        v += s.seats[seat].time * 0.2
        vals.append(-9.0 if s.seats[seat].is_out else v)
    return [tanh((vals[i] - max(vals[:i] + vals[i + 1 :])) / 6) for i in range(count)]
