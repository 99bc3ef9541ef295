"""The fourteen pieces: shape in centimetres, glaze, point of view."""

from dataclasses import dataclass, field
from typing import Callable

import composed
import glazes
from lathe import turn
from profiles import lid, vessel


@dataclass
class Piece:
    code: str
    build: Callable  # (density) → [(Part, Glaze)]
    elevation: float = 12
    fill: tuple = (0.66, 0.66)
    profile: object = None  # the wall that the macro looks at…
    glaze: object = None
    close: dict = field(default_factory=dict)  # …where, and how much of it (cm)
    relief: Callable = None


def n(density, count):
    return max(int(count * density), 24)


def thrown(profile, glaze, relief=None, line=0.9):
    return lambda density: [(turn(profile, n(density, 1000), n(density, 1500), relief=relief, line=line), glaze)]


meiping = vessel(
    [(3.9, 0), (4.05, 0.9), (4.35, 4), (5.3, 10), (7.0, 16), (8.3, 20.5), (8.35, 23), (7.0, 25.6), (4.4, 27.0),
     (2.35, 27.75), (1.95, 28.3), (2.0, 29.0), (2.6, 29.6)], wall=0.5, foot_height=0.8)
conical = vessel([(1.75, 0), (1.7, 0.7), (1.7, 0.7), (3.2, 1.9), (5.4, 3.9), (7.6, 6.0)], wall=0.32, foot_height=0.4, ring=0.5, floor=0.85)
yuhuchun = vessel(
    [(4.0, 0), (4.15, 0.5), (4.0, 1.1), (5.6, 3.2), (7.0, 6.6), (6.9, 10.2), (5.0, 14.4), (2.9, 18.2), (2.05, 21.6),
     (2.1, 24.2), (3.0, 26.6), (4.3, 28.2)], wall=0.4, foot_height=0.9)
tianqiu = vessel(
    [(4.6, 0), (4.7, 0.6), (6.6, 1.9), (9.6, 5.2), (10.8, 10.0), (9.6, 15.0), (6.4, 18.7), (3.6, 20.6), (2.9, 22.5),
     (2.8, 25.5), (2.85, 29.0), (3.0, 31.5)], wall=0.5, foot_height=0.7)
plate = vessel(
    [(5.6, 0), (5.5, 0.8), (5.5, 0.8), (7.8, 1.4), (9.8, 2.6), (10.5, 3.25), (10.9, 3.5), (11.8, 3.62), (13.6, 3.8)],
    wall=0.42, foot_height=0.6, floor=1.15)
bowl = vessel([(3.3, 0), (3.2, 1.1), (3.2, 1.1), (5.2, 1.9), (7.3, 4.0), (8.4, 6.6), (8.8, 9.0)], wall=0.4, foot_height=0.8, floor=1.5)
longneck = vessel(
    [(4.3, 0), (4.4, 0.8), (4.2, 1.3), (6.2, 3.0), (7.6, 6.4), (7.0, 10.0), (4.6, 12.8), (2.5, 15.0), (1.75, 18.0),
     (1.6, 23.0), (1.65, 27.5), (2.0, 29.6)], wall=0.38, foot_height=0.9)
cup = vessel([(2.0, 0), (1.95, 0.6), (1.95, 0.6), (3.2, 1.2), (4.1, 2.7), (4.3, 4.0), (4.4, 4.9), (4.75, 5.6)], wall=0.27, foot_height=0.45, ring=0.45, floor=0.8)
waterpot = vessel(
    [(2.6, 0), (2.6, 0.4), (4.2, 1.2), (5.7, 3.3), (5.9, 5.4), (4.9, 7.6), (3.3, 8.7), (2.3, 9.05)], wall=0.45, foot_height=0.4)
caddy = vessel([(3.7, 0), (3.75, 0.6), (5.0, 2.2), (6.3, 5.6), (6.5, 8.6), (5.8, 11.2), (4.3, 12.6), (3.6, 13.0), (3.6, 13.4)], wall=0.4, foot_height=0.6)
caddy_lid = lid([(4.05, 13.4), (4.15, 13.6), (4.15, 14.6), (4.0, 14.95), (3.6, 15.1), (3.6, 15.1), (1.8, 15.22), (0.0, 15.25)])


def _caddy(density):
    return [
        (turn(caddy, n(density, 900), n(density, 1500), line=0.8), glazes.scallion),
        (turn(caddy_lid, n(density, 500), n(density, 1200)), glazes.scallion),
    ]


PIECES = [
    Piece('JY-2024-001', thrown(meiping, glazes.sky), 13, (0.6, 0.72), meiping, glazes.sky, dict(z=21.5, width=4.6, theta=-84)),
    Piece('JY-2024-002', composed.basin, 24, (0.78, 0.6), composed.basin_wall, glazes.rose_purple,
          dict(z=6.9, width=4.2, theta=-104), composed.drum_nails),
    Piece('JY-2024-003', thrown(conical, glazes.moon, line=0.75), 26, (0.75, 0.6), conical, glazes.moon,
          dict(z=4.6, width=3.2, theta=80, inside=True)),
    Piece('JY-2024-004', thrown(yuhuchun, glazes.begonia, line=1.0), 13, (0.6, 0.72), yuhuchun, glazes.begonia,
          dict(z=8.5, width=4.6, theta=-86)),
    Piece('JY-2024-005', composed.teapot, 17, (0.78, 0.6), composed.pot_wall, glazes.azure_splash, dict(z=5.4, width=3.4, theta=-74)),
    Piece('JY-2024-006', _caddy, 16, (0.58, 0.6), caddy, glazes.scallion, dict(z=9.8, width=4.0, theta=-88)),
    Piece('JY-2024-007', thrown(tianqiu, glazes.flame, line=0.7), 13, (0.62, 0.72), tianqiu, glazes.flame,
          dict(z=9.0, width=5.0, theta=-92)),
    Piece('JY-2024-008', thrown(plate, glazes.sky_crackled, line=0.9), 38, (0.77, 0.6), plate, glazes.sky_crackled,
          dict(z=3.6, width=4.4, theta=60, inside=True)),
    Piece('JY-2024-009', thrown(bowl, glazes.moon_splashed, line=1.2), 24, (0.74, 0.6), bowl, glazes.moon_splashed,
          dict(z=6.3, width=3.8, theta=-108)),
    Piece('JY-2024-010', composed.boshan_cup, 14, (0.6, 0.7), close=dict(near=(-0.6, -3.6, 10.2), width=4.4)),
    Piece('JY-2024-011', thrown(longneck, glazes.aubergine, line=1.1), 13, (0.6, 0.72), longneck, glazes.aubergine,
          dict(z=9.6, width=4.2, theta=-86)),
    Piece('JY-2024-012', thrown(cup, glazes.sky_calm, line=0.7), 25, (0.62, 0.6), cup, glazes.sky_calm,
          dict(z=4.5, width=2.6, theta=-92)),
    Piece('JY-2024-013', composed.censer, 17, (0.72, 0.66), composed.censer_wall, glazes.transmuted, dict(z=8.0, width=3.8, theta=-90)),
    Piece('JY-2024-014', thrown(waterpot, glazes.moon_cloud, line=0.5), 21, (0.58, 0.6), waterpot, glazes.moon_cloud,
          dict(z=5.6, width=3.6, theta=-102)),
]
