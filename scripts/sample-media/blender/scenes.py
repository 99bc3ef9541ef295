from dataclasses import dataclass

import numpy as np

import composed
import forms
import glazes
import large_pieces
import studio
from lathe import turn
from mesh import add_part, glaze_material
from parts import turned
from piece import n
from views import open_studio


@dataclass
class Scene:
    code: str
    placed: list  # (build, x, y, degrees) in centimeters: y grows away from the camera
    elevation: float = 9
    fill: tuple = (0.8, 0.62)
    across: float = 3.6  # width in studio units


def alone(profile, glaze, line=0.8):
    return lambda density: [(turn(profile, n(density, 700), n(density, 1100), line=line), glaze)]


def show_scene(scene, options):
    open_studio()
    material = glaze_material()
    built = [(scene.placed[i], build(options.density * 0.75)) for i, (build, *_) in enumerate(scene.placed)]
    reach = [
        abs(x) + max(np.hypot(*part.flat('points')[::31, :2].T).max() for part, _ in parts)
        for (_, x, _, _), parts in built
    ]
    scale = scene.across / (2 * max(reach))
    seen = []
    for index, ((_, x, y, degrees), parts) in enumerate(built):
        for number, (part, glaze) in enumerate(parts):
            place = lambda points, x=x, y=y: points + np.array([x, y, 0], np.float32)
            points = add_part(
                f'piece {index} {number}', turned(part, degrees), glaze, material, scale, 0.03, move=place
            )
            seen.append(points[::23] * scale)
    studio.frame_piece(
        np.concatenate(seen), scene.elevation, options.cover_width / options.cover_height, scene.fill
    )


SCENES = [
    Scene(
        'article-five-kilns',
        [
            (alone(forms.meiping, glazes.sky), -28, 1.5, 0),
            (alone(forms.bowl, glazes.moon_splashed, line=1.2), -12.5, -4, 20),
            (composed.censer, 5.5, 2, 0),
            (alone(forms.yuhuchun, glazes.begonia, line=1.0), 21, 3, 40),
            (alone(forms.waterpot, glazes.scallion, line=0.5), 31.5, -4.5, 0),
        ],
        9,
        (0.78, 0.62),
        4.4,
    ),
    Scene(
        'article-history',
        [
            (alone(forms.bowl, glazes.sky), -10.5, 3.5, 0),
            (alone(forms.conical, glazes.moon, line=0.75), 4.5, -3.5, 0),
            (alone(forms.cup, glazes.sky_calm, line=0.7), -7.5, -9.5, 50),
            (alone(forms.longneck, glazes.rose_all, line=1.1), 15, 9.5, 0),
        ],
        15,
        (0.62, 0.71),
        3.2,
    ),
    Scene(
        'article-lu-jun',
        [
            (alone(forms.tianqiu, glazes.furnace, line=0.7), -5.5, 3, 10),
            (alone(forms.waterpot, glazes.furnace_red, line=0.5), 11, -3.5, 0),
            (alone(forms.cup, glazes.furnace, line=0.7), 3.2, -11, 70),
        ],
        13,
        (0.6, 0.7),
        3.0,
    ),
    Scene(
        'banner-stories',
        [
            (large_pieces.zun, -19, 5, 0),
            (alone(forms.slim_yuhuchun, glazes.azure_run, line=1.0), 1.5, 6, 10),
            (alone(forms.heart_bowl, glazes.flambe_bowl, line=0.85), -5.5, -9.5, 0),
            (large_pieces.lotus_bud, 13, -8, -12),
            (alone(forms.bowl, glazes.sky, line=1.2), 22, 2, 0),
        ],
        10,
        (0.74, 0.64),
        4.0,
    ),
    Scene(
        'article-kiln-transmutation',
        [
            (alone(forms.cup, glazes.sky_calm, line=0.7), -16.5, 1.5, 0),
            (alone(forms.cup, glazes.azure_run, line=0.7), -5.5, -1.5, 35),
            (alone(forms.cup, glazes.transmuted, line=0.7), 5.5, -1.5, 70),
            (alone(forms.cup, glazes.flame, line=0.7), 16.5, 1.5, 110),
        ],
        17,
        (0.78, 0.5),
        4.2,
    ),
    Scene(
        'article-looking-at-jun',
        [
            (alone(forms.conical, glazes.moon_splashed, line=0.75), -7.5, 0, 0),
            (alone(forms.heart_bowl, glazes.flambe_bowl, line=0.85), 9.5, 3.5, 40),
        ],
        33,
        (0.74, 0.66),
        3.2,
    ),
]
