"""The fourteen pieces: shape in centimetres, glaze, point of view."""

from dataclasses import dataclass, field
from typing import Callable

import composed
import forms
import glazes
from lathe import turn


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
    return lambda density: [
        (turn(profile, n(density, 1000), n(density, 1500), relief=relief, line=line), glaze)
    ]


def _caddy(density):
    return [
        (turn(forms.caddy, n(density, 900), n(density, 1500), line=0.8), glazes.scallion),
        (turn(forms.caddy_lid, n(density, 500), n(density, 1200)), glazes.scallion),
    ]


PIECES = [
    Piece(
        'JY-2024-001',
        thrown(forms.meiping, glazes.sky),
        13,
        (0.6, 0.72),
        forms.meiping,
        glazes.sky,
        dict(z=21.5, width=4.6, theta=-84),
    ),
    Piece(
        'JY-2024-002',
        composed.basin,
        24,
        (0.78, 0.6),
        composed.basin_wall,
        glazes.rose_purple,
        dict(z=6.9, width=4.2, theta=-104),
        composed.drum_nails,
    ),
    Piece(
        'JY-2024-003',
        thrown(forms.conical, glazes.moon, line=0.75),
        26,
        (0.75, 0.6),
        forms.conical,
        glazes.moon,
        dict(z=4.6, width=3.2, theta=80, inside=True),
    ),
    Piece(
        'JY-2024-004',
        thrown(forms.yuhuchun, glazes.begonia, line=1.0),
        13,
        (0.6, 0.72),
        forms.yuhuchun,
        glazes.begonia,
        dict(z=10.2, width=4.4, theta=-80, above=0),
    ),
    Piece(
        'JY-2024-005',
        composed.teapot,
        17,
        (0.78, 0.6),
        composed.pot_wall,
        glazes.azure_splash,
        dict(z=5.4, width=3.4, theta=-74),
    ),
    Piece(
        'JY-2024-006',
        _caddy,
        16,
        (0.58, 0.6),
        forms.caddy,
        glazes.scallion,
        dict(z=9.8, width=4.0, theta=-88),
    ),
    Piece(
        'JY-2024-007',
        thrown(forms.tianqiu, glazes.flame, line=0.7),
        13,
        (0.62, 0.72),
        forms.tianqiu,
        glazes.flame,
        dict(z=9.0, width=5.0, theta=-92),
    ),
    Piece(
        'JY-2024-008',
        thrown(forms.plate, glazes.sky_crackled, line=0.9),
        38,
        (0.77, 0.6),
        forms.plate,
        glazes.sky_crackled,
        dict(z=3.6, width=4.4, theta=78, inside=True),
    ),
    Piece(
        'JY-2024-009',
        thrown(forms.bowl, glazes.moon_splashed, line=1.2),
        24,
        (0.74, 0.6),
        forms.bowl,
        glazes.moon_splashed,
        dict(z=6.3, width=3.8, theta=-108),
    ),
    Piece('JY-2024-010', composed.boshan_cup, 14, (0.6, 0.7), close=dict(near=(-0.6, -3.6, 10.2), width=4.4)),
    Piece(
        'JY-2024-011',
        thrown(forms.longneck, glazes.aubergine, line=1.1),
        13,
        (0.6, 0.72),
        forms.longneck,
        glazes.aubergine,
        dict(z=11.2, width=4.2, theta=-82, above=0),
    ),
    Piece(
        'JY-2024-012',
        thrown(forms.cup, glazes.sky_calm, line=0.7),
        25,
        (0.62, 0.6),
        forms.cup,
        glazes.sky_calm,
        dict(z=4.5, width=2.6, theta=-92),
    ),
    Piece(
        'JY-2024-013',
        composed.censer,
        17,
        (0.72, 0.66),
        composed.censer_wall,
        glazes.transmuted,
        dict(z=8.4, width=3.2, theta=-86),
    ),
    Piece(
        'JY-2024-014',
        thrown(forms.waterpot, glazes.moon_cloud, line=0.5),
        21,
        (0.58, 0.6),
        forms.waterpot,
        glazes.moon_cloud,
        dict(z=5.6, width=3.6, theta=-102),
    ),
]
