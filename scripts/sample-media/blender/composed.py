"""The drum-nail basin, the teapot, the Boshan cup and the censer: each more than one thrown form."""

import numpy as np

import glazes
from lathe import turn
from parts import turned
from piece import n
from profiles import lid, vessel
from relief import pad, tube

# A formatter would give each point a line of its own.
# fmt: off
basin_wall = vessel(
    [(3.0, 1.75), (6.0, 1.9), (8.6, 3.1), (9.75, 5.3), (9.7, 7.2), (9.2, 8.6)],
    wall=0.5, foot_height=0.2, ring=0.4, floor=2.55,
)
pot_wall = vessel(
    [(3.3, 0), (3.3, 0.5), (5.0, 1.5), (6.1, 4.2), (5.6, 6.8), (4.0, 8.3), (3.0, 8.75), (2.9, 8.95)],
    wall=0.35, foot_height=0.4,
)
pot_lid = lid(
    [
        (2.95, 8.85), (3.12, 9.0), (3.05, 9.2), (2.3, 9.62), (1.2, 10.0), (0.55, 10.2), (0.42, 10.45),
        (0.72, 10.85), (0.8, 11.2), (0.5, 11.55), (0.0, 11.66),
    ],
)
cup_wall = vessel(
    [
        (3.2, 0), (3.2, 0.35), (2.5, 0.8), (1.45, 1.7), (1.1, 2.8), (1.5, 3.6), (3.2, 4.6), (4.35, 6.3),
        (4.55, 7.9),
    ],
    wall=0.35, foot_height=0.3, floor=5.0,
)
mountain = lid(
    [
        (4.7, 7.85), (4.85, 8.05), (4.8, 8.35), (4.3, 8.9), (3.5, 10.4), (2.5, 12.0), (1.35, 13.5),
        (0.5, 14.3), (0.0, 14.5),
    ],
)
censer_wall = vessel(
    [
        (3.0, 3.5), (5.2, 3.7), (7.3, 5.3), (7.75, 7.2), (6.9, 9.1), (5.8, 10.0), (5.6, 10.7), (6.5, 11.35),
        (7.15, 11.5),
    ],
    wall=0.45, foot_height=0.2, ring=0.4, floor=4.2,
)
# fmt: on


def basin(density):
    parts = [
        (
            turn(basin_wall, n(density, 1000), n(density, 1700), relief=drum_nails, line=-0.5),
            glazes.rose_purple,
        )
    ]
    for degrees in (-128, -8, 112):
        parts += [(part, glazes.rose_purple) for part in _cloud_foot(density, degrees)]
    return parts


def drum_nails(theta, foot, r, z, inside):
    lift = np.zeros((len(r), len(theta)))
    thin = np.zeros_like(lift)
    outside = (inside < 0.5) & (foot > 0.2)
    for height, count, size, shift in ((7.62, 22, 0.4, 0.0), (3.25, 19, 0.36, 0.5)):
        middle = np.interp(height, z[outside], foot[outside])
        spacing = 2 * np.pi / count
        across = (np.mod(theta / spacing + shift, 1) - 0.5) * spacing
        distance = np.hypot(np.outer(r, across), (foot - middle)[:, None]) / size
        lift += 0.36 * np.clip(1 - distance**2, 0, 1) ** 0.8
        thin += 0.72 * np.exp(-((distance / 0.5) ** 2)) - 0.18 * np.exp(-(((distance - 1.15) / 0.3) ** 2))
    for height in (8.22, 7.02):
        middle = np.interp(height, z[outside], foot[outside])
        string = np.exp(-(((foot - middle) / 0.11) ** 2))[:, None]
        lift += 0.1 * string
        thin += 0.5 * string
    mask = outside[:, None]
    return lift * mask, thin * mask


def _cloud_foot(density, degrees):
    out, along = _outward(np.radians(degrees))
    up = np.array([0, 0, 1.0])
    lean = up + 0.22 * out
    lean /= np.linalg.norm(lean)
    cloud = lambda phi: 1.45 * (1 + 0.13 * np.cos(3 * (phi + np.pi / 2)) + 0.04 * np.cos(6 * phi))
    heart = lambda phi: 0.72 * (1 + 0.16 * np.cos(3 * (phi + np.pi / 2)))
    place = out * 7.75 + up * 1.6
    size = dict(rows=n(density, 150), columns=n(density, 400))
    return [
        pad(place, along, lean, 0.95, cloud, line=0.3, sharp=0.42, **size),
        pad(place, -along, lean, 0.7, cloud, line=0.3, **size),
        pad(place + out * 0.62 + up * 0.1, along, lean, 0.62, heart, **size),
    ]


def _outward(angle):
    """The directions away from the axis and around it, at an angle in radians."""
    cos, sin = np.cos(angle), np.sin(angle)
    return np.array([cos, sin, 0]), np.array([-sin, cos, 0])


def teapot(density):
    spin = -24
    parts = [
        turn(pot_wall, n(density, 900), n(density, 1500), line=0.65),
        turn(pot_lid, n(density, 500), n(density, 1000)),
        turned(pot_spout(density), spin),
        turned(pot_handle(density), spin),
    ]
    return [(part, glazes.azure_splash) for part in parts]


def pot_spout(density):
    return tube(
        [(4.6, 0, 3.6), (6.2, 0, 4.1), (7.5, 0, 5.5), (8.4, 0, 7.4), (9.5, 0, 8.8)],
        [1.75, 1.35, 0.95, 0.74, 0.62],
        lip=True,
        thin=0.0,
        rows=n(density, 420),
        columns=n(density, 400),
    )


def pot_handle(density):
    return tube(
        [
            (-4.9, 0, 7.0),
            (-6.2, 0, 7.9),
            (-8.0, 0, 8.1),
            (-9.3, 0, 6.7),
            (-9.1, 0, 4.9),
            (-7.6, 0, 3.4),
            (-6.2, 0, 2.9),
            (-5.2, 0, 2.7),
        ],
        [0.85, 0.6, 0.52, 0.5, 0.5, 0.5, 0.55, 0.7],
        flat=1.25,
        thin=0.06,
        rows=n(density, 420),
        columns=n(density, 400),
    )


def boshan_cup(density):
    parts = [
        turn(cup_wall, n(density, 900), n(density, 1300), line=0.4),
        turn(mountain, n(density, 700), n(density, 1100)),
    ]
    rows = (
        (8.8, 14, 1.36),
        (9.85, 12, 1.32),
        (10.95, 10, 1.26),
        (12.0, 8, 1.16),
        (12.8, 7, 0.98),
        (13.65, 5, 0.86),
    )
    for index, (height, count, size) in enumerate(rows):
        radius = np.interp(height, mountain.z, mountain.r)
        for k in range(count):
            # No two mountains are alike: height and lean vary a little.
            wobble = np.sin(12.9 * (index * 17 + k)) * 0.5
            angle = 2 * np.pi * (k + 0.5 * (index % 2) + 0.12 * wobble) / count - np.pi / 2
            parts += _peak(density, height, radius, angle, size * (1 + 0.16 * wobble))
    parts += _peak(density, 14.3, 0.18, -np.pi / 2, 1.05)
    return [(part, glazes.boshan) for part in parts]


def _peak(density, height, radius, angle, size):
    out, along = _outward(angle)
    upward = np.array([0, 0, 1.0]) - 0.16 * out
    upward /= np.linalg.norm(upward)
    summit = lambda phi: size * (
        0.62 + 0.5 * np.exp(-((np.angle(np.exp(1j * (phi - np.pi / 2))) / 0.5) ** 2))
    )
    place = out * (radius - 0.18) + np.array([0, 0, height])
    look = dict(columns=n(density, 150), ridge=0.55, tip=0.55)
    return [
        pad(place, along, upward, 0.62 * size, summit, rows=n(density, 70), sharp=0.6, **look),
        pad(place, -along, upward, 0.3 * size, summit, rows=n(density, 40), sharp=0.5, **look),
    ]


def censer(density):
    spin = -28
    size = dict(rows=n(density, 400), columns=n(density, 360))
    parts = [turn(censer_wall, n(density, 1000), n(density, 1500), line=-0.5)]
    for degrees in (-90, 30, 150):
        out, _ = _outward(np.radians(degrees))
        path = [
            out * 5.0 + [0, 0, 5.4],
            out * 5.75 + [0, 0, 3.6],
            out * 5.75 + [0, 0, 1.9],
            out * 5.55 + [0, 0, 0.9],
            out * 5.75 + [0, 0, 0.0],
        ]
        parts.append(turned(tube(path, [1.9, 1.55, 1.05, 0.82, 0.98], line=0.45, thin=0.08, **size), spin))
    for side in (-1, 1):
        path = [
            (6.2, -1.75, 10.9),
            (6.5, -1.85, 12.4),
            (6.8, -1.6, 14.0),
            (6.95, 0, 14.9),
            (6.8, 1.6, 14.0),
            (6.5, 1.85, 12.4),
            (6.2, 1.75, 10.9),
        ]
        ear = tube(
            [(side * x, y, z) for x, y, z in path],
            [0.62, 0.5, 0.48, 0.48, 0.48, 0.5, 0.62],
            flat=1.2,
            thin=0.3,
            **size
        )
        parts.append(turned(ear, spin))
    return [(part, glazes.transmuted) for part in parts]
