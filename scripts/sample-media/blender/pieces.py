"""The pieces of the shop: shape in centimeters, glaze, point of view."""

import numpy as np

import composed
import forms
import glazes
import large_pieces
import tea_and_table
from bend import pour_lip
from lathe import turn
from parts import turned
from piece import Piece, n, thrown


def _caddy(density):
    return [
        (turn(forms.caddy, n(density, 900), n(density, 1500), line=0.8), glazes.scallion),
        (turn(forms.caddy_lid, n(density, 500), n(density, 1200)), glazes.scallion),
    ]


pitcher_lip = pour_lip(-38, 6.2, 8.9, 1.15)


def garlic_cloves(theta, foot, r, z, inside):
    """The bulb below the mouth is ribbed like a head of garlic."""
    outside = (inside < 0.5) & (foot > 0)
    span = np.clip((z - 22.0) / 0.8, 0, 1) * np.clip((26.2 - z) / 0.8, 0, 1) * outside
    groove = 1 - np.abs(np.cos(theta * 3)) ** 0.5
    return -0.26 * np.outer(span, groove), np.zeros((len(r), len(theta)))


PIECES = [
    Piece(
        'JY-2024-001',
        thrown(forms.meiping, glazes.sky),
        13,
        (0.6, 0.72),
        forms.meiping,
        glazes.sky,
        dict(z=21.5, width=4.6, theta=-84),
        views=('above', 'foot'),
        outline=(forms.meiping,),
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
        facing=38,
    ),
    Piece(
        'JY-2024-003',
        thrown(forms.conical, glazes.moon, line=0.75),
        26,
        (0.75, 0.6),
        forms.conical,
        glazes.moon,
        dict(z=4.6, width=3.2, theta=80, inside=True),
        outline=(forms.conical,),
    ),
    Piece(
        'JY-2024-004',
        thrown(forms.yuhuchun, glazes.begonia, line=1.0),
        13,
        (0.6, 0.72),
        forms.yuhuchun,
        glazes.begonia,
        dict(z=10.2, width=4.4, theta=-80, above=0),
        outline=(forms.yuhuchun,),
    ),
    Piece(
        'JY-2024-005',
        composed.teapot,
        17,
        (0.78, 0.6),
        composed.pot_wall,
        glazes.azure_splash,
        dict(z=5.4, width=3.4, theta=-74),
        views=('above', 'back'),
        outline=(composed.pot_wall, composed.pot_lid),
        attached=(composed.pot_spout, composed.pot_handle),
    ),
    Piece(
        'JY-2024-006',
        _caddy,
        16,
        (0.58, 0.6),
        forms.caddy,
        glazes.scallion,
        dict(z=9.8, width=4.0, theta=-88),
        outline=(forms.caddy, forms.caddy_lid),
    ),
    Piece(
        'JY-2024-007',
        thrown(forms.tianqiu, glazes.flame, line=0.7),
        13,
        (0.62, 0.72),
        forms.tianqiu,
        glazes.flame,
        dict(z=9.0, width=5.0, theta=-92),
        outline=(forms.tianqiu,),
    ),
    Piece(
        'JY-2024-008',
        thrown(forms.plate, glazes.sky_crackled, line=0.9),
        38,
        (0.77, 0.6),
        forms.plate,
        glazes.sky_crackled,
        dict(z=3.6, width=4.4, theta=78, inside=True),
        outline=(forms.plate,),
    ),
    Piece(
        'JY-2024-009',
        thrown(forms.bowl, glazes.moon_splashed, line=1.2),
        24,
        (0.74, 0.6),
        forms.bowl,
        glazes.moon_splashed,
        dict(z=6.3, width=3.8, theta=-108),
        outline=(forms.bowl,),
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
        outline=(forms.longneck,),
    ),
    Piece(
        'JY-2024-012',
        thrown(forms.cup, glazes.sky_calm, line=0.7),
        25,
        (0.62, 0.6),
        forms.cup,
        glazes.sky_calm,
        dict(z=4.5, width=2.6, theta=-92),
        outline=(forms.cup,),
    ),
    Piece(
        'JY-2024-013',
        composed.censer,
        17,
        (0.72, 0.66),
        composed.censer_wall,
        glazes.transmuted,
        dict(z=8.4, width=3.2, theta=-86),
        **dict(views=('above', 'back'), facing=28),
    ),
    Piece(
        'JY-2024-014',
        thrown(forms.waterpot, glazes.moon_cloud, line=0.5),
        21,
        (0.58, 0.6),
        forms.waterpot,
        glazes.moon_cloud,
        dict(z=5.6, width=3.6, theta=-102),
        outline=(forms.waterpot,),
    ),
    Piece(
        'JY-2025-001',
        thrown(forms.heart_bowl, glazes.flambe_bowl, line=0.85),
        24,
        (0.66, 0.6),
        forms.heart_bowl,
        glazes.flambe_bowl,
        dict(z=4.6, width=3.0, theta=-98),
        views=('above', 'foot'),
        outline=(forms.heart_bowl,),
    ),
    Piece(
        'JY-2025-002',
        thrown(forms.pitcher, glazes.sky_rain, line=0.6, bend=pitcher_lip),
        19,
        (0.58, 0.62),
        forms.pitcher,
        glazes.sky_rain,
        dict(z=6.9, width=3.0, theta=-62),
        bend=pitcher_lip,
        facing=38,
    ),
    Piece(
        'JY-2025-003',
        tea_and_table.side_handle_pot,
        22,
        (0.76, 0.6),
        tea_and_table.side_pot_wall,
        glazes.aubergine_pot,
        dict(z=5.2, width=1.8, theta=-62, above=4),
        views=('above', 'back'),
        # Drawn as seen from behind: the body hides the spout, and the handle is on the left.
        outline=(tea_and_table.side_pot_wall, tea_and_table.side_pot_lid),
        attached=(lambda density: turned(tea_and_table.side_handle(density), 180),),
    ),
    Piece(
        'JY-2025-004',
        large_pieces.lotus_bud,
        16,
        (0.56, 0.62),
        forms.bud,
        glazes.moon_bud,
        dict(z=6.9, width=3.0, theta=-96),
        large_pieces.bud_petals,
        facing=23.7,
    ),
    Piece(
        'JY-2025-005',
        large_pieces.narcissus_basin,
        25,
        (0.8, 0.6),
        forms.narcissus,
        glazes.crabapple_basin,
        dict(z=4.7, width=4.0, theta=-112),
        bend=large_pieces.begonia_shape,
    ),
    Piece(
        'JY-2025-006',
        large_pieces.zun,
        14,
        (0.62, 0.72),
        forms.zun,
        glazes.zun_purple,
        dict(z=17.5, width=3.6, theta=-103, line=-9.0),
        large_pieces.flanges,
        facing=-14,
    ),
    Piece(
        'JY-2025-007',
        thrown(forms.slim_yuhuchun, glazes.azure_run, line=1.0),
        13,
        (0.6, 0.72),
        forms.slim_yuhuchun,
        glazes.azure_run,
        dict(z=9.4, width=4.2, theta=-112, above=0),
        views=('back', 'foot'),
        outline=(forms.slim_yuhuchun,),
    ),
    Piece(
        'JY-2025-008',
        thrown(forms.garlic, glazes.azure_deep, garlic_cloves, line=1.1),
        13,
        (0.6, 0.72),
        forms.garlic,
        glazes.azure_deep,
        dict(z=7.6, width=4.4, theta=-80),
        garlic_cloves,
        outline=(forms.garlic,),
    ),
    Piece(
        'JY-2025-009',
        tea_and_table.dishes,
        34,
        (0.82, 0.6),
        forms.dish,
        glazes.bean,
        dict(z=1.3, width=3.4, theta=-52, inside=True),
        bend=tea_and_table.petals,
        single=tea_and_table.one_dish,
    ),
    Piece(
        'JY-2025-010',
        thrown(forms.washer, glazes.sky_tracks, line=0.5),
        30,
        (0.7, 0.6),
        forms.washer,
        glazes.sky_tracks,
        dict(z=2.4, width=3.0, theta=82, inside=True),
        outline=(forms.washer,),
    ),
    Piece(
        'JY-2025-011',
        large_pieces.lotus_leaf_jar,
        15,
        (0.66, 0.7),
        forms.large_jar,
        glazes.moon_jar,
        dict(z=15.4, width=5.2, theta=-108),
    ),
    Piece(
        'JY-2025-012',
        large_pieces.moon_flask,
        11,
        (0.66, 0.72),
        forms.flask,
        glazes.flame_flask,
        dict(z=13.0, width=5.0, theta=-84),
        bend=large_pieces.moon_shape,
    ),
]
