"""Writes the outlines of the pieces, from the shapes they were rendered with, into cms/seed/artworks.

Run it with a Python that has numpy: python3 scripts/sample-media/outlines.py
"""

import json
import sys
from functools import partial
from pathlib import Path

import numpy as np

HERE = Path(__file__).parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(HERE / 'blender'))

from parts import turned  # noqa: E402
from pieces import PIECES  # noqa: E402
from silhouette import silhouette  # noqa: E402

SEED = HERE / '../../cms/seed/artworks'
MOST_POINTS = 40
MOST_POINTS_OF_AN_EDGE = 24
MOST_POINTS_OF_A_SILHOUETTE = 60


def main():
    for piece in PIECES:
        path = SEED / f'{piece.code}.json'
        artwork = json.loads(path.read_text())
        drawn = {}
        if piece.outline:
            drawn['outline'] = outline(piece, artwork['dimensions'])
        if piece.attached:
            drawn['attached'] = attached(piece, artwork['dimensions'])
        if not piece.outline:
            drawn['silhouette'] = side(piece)
        path.write_text(_written(_with(artwork, drawn)))
        print(piece.code, {name: len(points) for name, points in drawn.items()})


def side(piece):
    """In thousandths of the width and height of a piece that is not simply turned."""
    parts = [turned(part, piece.facing) for part, _ in (piece.single or piece.build)(0.3)]
    outlines = silhouette(parts)
    low, size = outlines[0].min(axis=0), np.ptp(outlines[0], axis=0)
    tolerance = 0.0005 * size.max()
    while sum(map(len, points := [_simplified_loop(each, tolerance) for each in outlines])) > (
        MOST_POINTS_OF_A_SILHOUETTE
    ):
        tolerance *= 1.1
    return [[[int(x), int(z)] for x, z in np.rint((each - low) / size * 1000)] for each in points]


def outline(piece, dimensions):
    """From the foot to the lip or knob, in cm, stretched to the dimensions that the shop states."""
    curve = _outer_wall(piece.outline[0])
    for profile in piece.outline[1:]:
        lid = _outer_wall(profile)
        # The lid hides the lip that it sits on.
        curve = np.concatenate([curve[curve[:, 1] < lid[0, 1]], lid])
    unit = {'mm': 0.1, 'cm': 1.0}[dimensions['unit']]
    high = dimensions['height'] * unit / curve[:, 1].max()
    # The profile of a piece with spout or handle has no width of its own, so the proportions are kept.
    wide = high if piece.attached else dimensions['diameter'] * unit / 2 / curve[:, 0].max()
    points = _few(curve * [wide, high], MOST_POINTS)
    return [
        {'height': round(float(height), 2), 'radius': round(float(radius), 2)} for radius, height in points
    ]


def attached(piece, dimensions):
    """In cm, in the scale of the outline, from the side."""
    top = max(_outer_wall(profile)[:, 1].max() for profile in piece.outline)
    scale = dimensions['height'] * {'mm': 0.1, 'cm': 1.0}[dimensions['unit']] / top
    return [
        {'part': number, 'distance': round(float(x), 2), 'height': round(float(z), 2)}
        for number, build in enumerate(piece.attached, 1)
        for edge in _edges(build(0.5))
        for x, z in _few(edge * scale, MOST_POINTS_OF_AN_EDGE)
    ]


def _edges(part):
    """(x, z) of the upper edge of a tube up to its lip, and of the lower edge on the way back."""
    end = np.argmin(part.rim[:, 0]) + 1 if part.rim.min() < 1 else len(part.rim)
    quarter = part.points.shape[1] // 4
    one, other = part.points[:end, quarter, ::2], part.points[:end, 3 * quarter, ::2]
    return one.astype(float), other[::-1].astype(float)


def _few(curve, most):
    tolerance = 0.01
    while len(points := _simplified(curve, tolerance)) > most:
        tolerance *= 1.2
    return points


def _outer_wall(profile):
    """(radius, height), up to the highest point of the lip."""
    start, top = np.where(profile.outer)[0][0], np.argmax(profile.z)
    return np.stack([profile.r[start : top + 1], profile.z[start : top + 1]], axis=1)


def _simplified(curve, tolerance):
    """Douglas-Peucker: leaves out points closer than tolerance to the line without them."""
    first, last = curve[0], curve[-1]
    along = (last - first) / max(np.linalg.norm(last - first), 1e-9)
    off = np.abs((curve - first) @ np.array([-along[1], along[0]]))
    far = int(np.argmax(off))
    if off[far] <= tolerance:
        return np.array([first, last])
    return np.concatenate(
        [_simplified(curve[: far + 1], tolerance)[:-1], _simplified(curve[far:], tolerance)]
    )


def _simplified_loop(loop, tolerance):
    """Keeps the points that reach farthest to each side."""
    corners = sorted({int(at) for axis in (0, 1) for at in (loop[:, axis].argmin(), loop[:, axis].argmax())})
    loop = np.roll(loop, -corners[0], axis=0)
    ends = [at - corners[0] for at in corners[1:]] + [len(loop)]
    loop = np.concatenate([loop, loop[:1]])
    starts = [0, *ends[:-1]]
    return np.concatenate(
        [_simplified(loop[start : end + 1], tolerance)[:-1] for start, end in zip(starts, ends)]
    )


def _with(artwork, drawn):
    kept = {name: value for name, value in artwork.items() if name not in DRAWINGS}
    at = list(kept).index('glazeFamily')
    return dict([*list(kept.items())[:at], *drawn.items(), *list(kept.items())[at:]])


def _written(artwork):
    """JSON as Biome formats it: one point of an outline on a line, the further views on one."""
    text = json.dumps(
        {**artwork, **{name: [] for name in WRITTEN if name in artwork}}, ensure_ascii=False, indent=2
    )
    for name in set(WRITTEN) & set(artwork):
        text = text.replace(f'"{name}": []', f'"{name}": {WRITTEN[name](artwork[name])}')
    return text + '\n'


def _loops(loops):
    return '[\n' + ',\n'.join(map(_loop, loops)) + '\n  ]'


def _loop(points):
    pairs = [json.dumps(point) for point in points]
    line = f'    [{", ".join(pairs)}]'
    return line if len(line) < 110 else '    [\n' + ',\n'.join(f'      {pair}' for pair in pairs) + '\n    ]'


def _points(points):
    pairs = [', '.join(f'"{name}": {value}' for name, value in point.items()) for point in points]
    return '[\n' + ',\n'.join(f'    {{ {pair} }}' for pair in pairs) + '\n  ]'


DRAWINGS = {'outline': _points, 'attached': _points, 'silhouette': _loops}
WRITTEN = {'views': partial(json.dumps, ensure_ascii=False), **DRAWINGS}


main()
