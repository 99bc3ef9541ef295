"""Writes the outlines of turned pieces, from the profiles they were rendered with, into cms/seed/artworks.

Run it with a Python that has numpy: python3 scripts/sample-media/outlines.py
"""

import json
import sys
from pathlib import Path

import numpy as np

HERE = Path(__file__).parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(HERE / 'blender'))

from pieces import PIECES  # noqa: E402

SEED = HERE / '../../cms/seed/artworks'
MOST_POINTS = 40


def main():
    for piece in PIECES:
        path = SEED / f'{piece.code}.json'
        artwork = json.loads(path.read_text())
        artwork['outline'] = outline(piece, artwork['dimensions']) if piece.outline else []
        path.write_text(_written(artwork))
        print(f'{piece.code}: {len(artwork["outline"])} points')


def outline(piece, dimensions):
    """From the foot to the lip or knob, in cm, stretched to the dimensions that the shop states."""
    curve = np.concatenate([_outer_wall(profile) for profile in piece.outline])
    unit = {'mm': 0.1, 'cm': 1.0}[dimensions['unit']]
    curve[:, 0] *= dimensions['diameter'] * unit / 2 / curve[:, 0].max()
    curve[:, 1] *= dimensions['height'] * unit / curve[:, 1].max()
    tolerance = 0.01
    while len(points := _simplified(curve, tolerance)) > MOST_POINTS:
        tolerance *= 1.2
    return [
        {'height': round(float(height), 2), 'radius': round(float(radius), 2)} for radius, height in points
    ]


def _outer_wall(profile):
    """The outer wall up to the highest point of the lip, (radius, height)."""
    start, top = np.where(profile.outer)[0][0], np.argmax(profile.z)
    return np.stack([profile.r[start : top + 1], profile.z[start : top + 1]], axis=1)


def _simplified(curve, tolerance):
    """The Douglas-Peucker algorithm: leaves out points closer than tolerance to the line without them."""
    first, last = curve[0], curve[-1]
    along = (last - first) / max(np.linalg.norm(last - first), 1e-9)
    off = np.abs((curve - first) @ np.array([-along[1], along[0]]))
    far = int(np.argmax(off))
    if off[far] <= tolerance:
        return np.array([first, last])
    return np.concatenate(
        [_simplified(curve[: far + 1], tolerance)[:-1], _simplified(curve[far:], tolerance)]
    )


def _written(artwork):
    """JSON as Biome formats it: one point of the outline on a line, the further views on one."""
    short = {'outline': [], 'views': []}
    text = json.dumps({**artwork, **short}, ensure_ascii=False, indent=2)
    points = ',\n'.join(
        f'    {{ "height": {p["height"]}, "radius": {p["radius"]} }}' for p in artwork['outline']
    )
    if points:
        text = text.replace('"outline": []', f'"outline": [\n{points}\n  ]')
    views = json.dumps(artwork['views'], ensure_ascii=False)
    return text.replace('"views": []', f'"views": {views}') + '\n'


main()
