import numpy as np

import forms
import glazes
from bend import lobed
from lathe import turn
from parts import turned
from piece import n
from profiles import lid, vessel
from relief import tube

# A formatter would give each point a line of its own.
# fmt: off
side_pot_wall = vessel(
    [(3.1, 0), (3.1, 0.45), (4.7, 1.3), (5.6, 3.5), (5.3, 5.5), (4.0, 6.9), (2.85, 7.45), (2.7, 7.65)],
    wall=0.32, foot_height=0.4,
)
side_pot_lid = lid(
    [
        (2.8, 7.55), (2.98, 7.7), (2.9, 7.9), (2.1, 8.25), (1.1, 8.5), (0.6, 8.65), (0.5, 8.9), (0.85, 9.25),
        (0.9, 9.5), (0.55, 9.75), (0.0, 9.82),
    ],
)
# fmt: on
petals = lobed(5, 0.075, 0.8, 2.3, sharp=0.55, turn=-60)


def side_handle_pot(density):
    """The handle stands at a right angle to the spout, because one pours by turning the wrist."""
    size = dict(rows=n(density, 420), columns=n(density, 400))
    spout = tube(
        [(4.2, 0, 3.4), (5.6, 0, 4.0), (6.7, 0, 5.4), (7.6, 0, 7.1)],
        [1.6, 1.15, 0.78, 0.6],
        lip=True,
        thin=0.0,
        **size
    )
    parts = [
        turn(side_pot_wall, n(density, 900), n(density, 1500), line=0.6),
        turn(side_pot_lid, n(density, 500), n(density, 1000)),
        turned(spout, -134),
        turned(side_handle(density), -44),
    ]
    return [(part, glazes.aubergine_pot) for part in parts]


def side_handle(density):
    return tube(
        [(4.4, 0, 4.6), (6.0, 0, 5.15), (8.4, 0, 6.0), (10.6, 0, 6.7), (11.9, 0, 7.05)],
        [1.05, 0.74, 0.78, 0.95, 1.1],
        thin=0.08,
        rows=n(density, 420),
        columns=n(density, 400),
    )


# In centimeters: three dishes in a stack, two in front of it.
PLACES = (
    (-4.6, 3.2, 0.0, 8),
    (-4.55, 3.25, 0.86, 40),
    (-4.7, 3.1, 1.72, -20),
    (7.4, 0.6, 0.0, 15),
    (0.8, -8.4, 0.0, -9),
)


def one_dish(density):
    return [(turn(forms.dish, n(density, 520), n(density, 1000), line=0.55, bend=petals), glazes.bean)]


def dishes(density):
    parts = []
    for x, y, z, degrees in PLACES:
        part = turned(one_dish(density)[0][0], degrees)
        # The glaze is a function of space, so each dish gets its own glaze at another place.
        part.points = part.points + np.array([x, y, z], np.float32)
        part.flow = part.flow + np.array([x * 3, y * 3, z * 5], np.float32)
        parts.append((part, glazes.bean))
    return parts
