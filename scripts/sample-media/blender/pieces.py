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
    outside = (inside < 0.5) & (foot > 0)
    span = np.clip((z - 22.0) / 0.8, 0, 1) * np.clip((26.2 - z) / 0.8, 0, 1) * outside
    groove = 1 - np.abs(np.cos(theta * 3)) ** 0.5
    return -0.26 * np.outer(span, groove), np.zeros((len(r), len(theta)))


# A formatter would give each value a line of its own.
# fmt: off
PIECES = [
    thrown(
        'JY-2024-001', forms.meiping, glazes.sky, 13, (0.6, 0.72),
        dict(z=21.5, width=4.6, theta=-84), views=('above', 'foot'),
    ),
    Piece(
        'JY-2024-002', composed.basin, 24, (0.78, 0.6), composed.basin_wall, glazes.rose_purple,
        dict(z=6.9, width=4.2, theta=-104), composed.drum_nails, facing=38,
    ),
    thrown(
        'JY-2024-003', forms.conical, glazes.moon, 26, (0.75, 0.6),
        dict(z=4.6, width=3.2, theta=80, inside=True), line=0.75,
    ),
    thrown(
        'JY-2024-004', forms.yuhuchun, glazes.begonia, 13, (0.6, 0.72),
        dict(z=10.2, width=4.4, theta=-80, above=0), line=1.0,
    ),
    Piece(
        'JY-2024-005', composed.teapot, 17, (0.78, 0.6), composed.pot_wall, glazes.azure_splash,
        dict(z=5.4, width=3.4, theta=-74), views=('above', 'back'),
        outline=(composed.pot_wall, composed.pot_lid), attached=(composed.pot_spout, composed.pot_handle),
    ),
    Piece(
        'JY-2024-006', _caddy, 16, (0.58, 0.6), forms.caddy, glazes.scallion,
        dict(z=9.8, width=4.0, theta=-88), outline=(forms.caddy, forms.caddy_lid),
    ),
    thrown(
        'JY-2024-007', forms.tianqiu, glazes.flame, 13, (0.62, 0.72),
        dict(z=9.0, width=5.0, theta=-92), line=0.7,
    ),
    thrown(
        'JY-2024-008', forms.plate, glazes.sky_crackled, 38, (0.77, 0.6),
        dict(z=3.6, width=4.4, theta=78, inside=True),
    ),
    thrown(
        'JY-2024-009', forms.bowl, glazes.moon_splashed, 24, (0.74, 0.6),
        dict(z=6.3, width=3.8, theta=-108), line=1.2,
    ),
    Piece('JY-2024-010', composed.boshan_cup, 14, (0.6, 0.7), close=dict(near=(-0.6, -3.6, 10.2), width=4.4)),
    thrown(
        'JY-2024-011', forms.longneck, glazes.aubergine, 13, (0.6, 0.72),
        dict(z=11.2, width=4.2, theta=-82, above=0), line=1.1,
    ),
    thrown(
        'JY-2024-012', forms.cup, glazes.sky_calm, 25, (0.62, 0.6),
        dict(z=4.5, width=2.6, theta=-92), line=0.7,
    ),
    Piece(
        'JY-2024-013', composed.censer, 17, (0.72, 0.66), composed.censer_wall, glazes.transmuted,
        dict(z=8.4, width=3.2, theta=-86), views=('above', 'back'), facing=28,
    ),
    thrown(
        'JY-2024-014', forms.waterpot, glazes.moon_cloud, 21, (0.58, 0.6),
        dict(z=5.6, width=3.6, theta=-102), line=0.5,
    ),
    thrown(
        'JY-2025-001', forms.heart_bowl, glazes.flambe_bowl, 24, (0.66, 0.6),
        dict(z=4.6, width=3.0, theta=-98), line=0.85, views=('above', 'foot'),
    ),
    thrown(
        'JY-2025-002', forms.pitcher, glazes.sky_rain, 19, (0.58, 0.62),
        dict(z=6.9, width=3.0, theta=-62), line=0.6, bend=pitcher_lip, facing=38,
    ),
    # Its outline is drawn from behind: the body hides the spout, and the handle is on the left.
    Piece(
        'JY-2025-003', tea_and_table.side_handle_pot, 22, (0.76, 0.6), tea_and_table.side_pot_wall,
        glazes.aubergine_pot, dict(z=5.2, width=1.8, theta=-62, above=4), views=('above', 'back'),
        outline=(tea_and_table.side_pot_wall, tea_and_table.side_pot_lid),
        attached=(lambda density: turned(tea_and_table.side_handle(density), 180),),
    ),
    Piece(
        'JY-2025-004', large_pieces.lotus_bud, 16, (0.56, 0.62), forms.bud, glazes.moon_bud,
        dict(z=6.9, width=3.0, theta=-96), large_pieces.bud_petals, facing=23.7,
    ),
    Piece(
        'JY-2025-005', large_pieces.narcissus_basin, 25, (0.8, 0.6), forms.narcissus, glazes.crabapple_basin,
        dict(z=4.7, width=4.0, theta=-112), bend=large_pieces.begonia_shape,
    ),
    Piece(
        'JY-2025-006', large_pieces.zun, 14, (0.62, 0.72), forms.zun, glazes.zun_purple,
        dict(z=17.5, width=3.6, theta=-103, line=-9.0), large_pieces.flanges, facing=-14,
    ),
    thrown(
        'JY-2025-007', forms.slim_yuhuchun, glazes.azure_run, 13, (0.6, 0.72),
        dict(z=9.4, width=4.2, theta=-112, above=0), line=1.0, views=('back', 'foot'),
    ),
    thrown(
        'JY-2025-008', forms.garlic, glazes.azure_deep, 13, (0.6, 0.72),
        dict(z=7.6, width=4.4, theta=-80), line=1.1, relief=garlic_cloves,
    ),
    Piece(
        'JY-2025-009', tea_and_table.dishes, 34, (0.82, 0.6), forms.dish, glazes.bean,
        dict(z=1.3, width=3.4, theta=-52, inside=True), bend=tea_and_table.petals,
        single=tea_and_table.one_dish,
    ),
    thrown(
        'JY-2025-010', forms.washer, glazes.sky_tracks, 30, (0.7, 0.6),
        dict(z=2.4, width=3.0, theta=82, inside=True), line=0.5,
    ),
    Piece(
        'JY-2025-011', large_pieces.lotus_leaf_jar, 15, (0.66, 0.7), forms.large_jar, glazes.moon_jar,
        dict(z=15.4, width=5.2, theta=-108),
    ),
    Piece(
        'JY-2025-012', large_pieces.moon_flask, 11, (0.66, 0.72), forms.flask, glazes.flame_flask,
        dict(z=13.0, width=5.0, theta=-84), bend=large_pieces.moon_shape,
    ),
]
