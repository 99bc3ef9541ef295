"""The two views of a piece: standing alone in the room, and so close that only glaze is left."""

import numpy as np

import studio
from lathe import turn
from mesh import add_part, glaze_material


def show_whole(piece, options):
    open_studio()
    parts = piece.build(options.density)
    every = np.concatenate([part.flat('points')[::23] for part, _ in parts])
    scale = studio_scale(every)
    material = glaze_material()
    pixel = np.ptp(every[:, 2]) / (options.height * 0.65)
    for index, (part, glaze) in enumerate(parts):
        add_part(f'part {index}', part, glaze, material, scale, pixel)
    studio.frame_piece(every * scale, piece.elevation, options.width / options.height, piece.fill)


def show_glaze(piece, options):
    open_studio()
    close = piece.close
    scale = studio_scale(np.concatenate([part.flat('points')[::7] for part, _ in piece.build(0.12)]))
    material = glaze_material()
    pixel = close['width'] / options.width
    parts, target, normal, up = _near_parts(piece, options) if 'near' in close else _window(piece, options)
    for index, (part, glaze) in enumerate(parts):
        add_part(f'part {index}', part, glaze, material, scale, pixel, macro=True)
    lens = 100
    reach = close['width'] * options.height / options.width * lens / 36 * scale
    # Not quite square on: the light then grazes and shows the relief.
    side = np.cross(up, normal)
    view = (
        normal
        + np.tan(np.radians(close.get('sideways', 12))) * side
        + np.tan(np.radians(close.get('above', 8))) * up
    )
    view /= np.linalg.norm(view)
    studio.place_camera(target * scale + view * reach, target * scale, lens, up)


def _window(piece, options):
    """A small patch of the wall, dense enough for its bubbles."""
    close, profile = piece.close, piece.profile
    length = profile.length()
    wall = profile.inner if close.get('inside') else profile.outer
    middle = length[np.where(wall)[0][np.argmin(np.abs(profile.z[wall] - close['z']))]]
    theta = np.radians(close.get('theta', -105))
    half = close['width'] * options.height / options.width * 0.7
    r, z = np.interp(middle, length, profile.r), np.interp(middle, length, profile.z)
    spread = min(close['width'] * 0.85 / max(r, 0.5), 1.5)
    window = (max(middle - half, 0), min(middle + half, length[-1]), theta - spread, theta + spread)
    rows, columns = int(900 * options.density), int(900 * options.density)
    part = turn(profile, rows, columns, window=window, relief=piece.relief, line=close.get('line', -9.0))
    ahead, behind = (
        np.array([np.interp(middle + s, length, profile.r), np.interp(middle + s, length, profile.z)])
        for s in (0.05, -0.05)
    )
    along = (ahead - behind) / np.linalg.norm(ahead - behind)
    spin = lambda radial, high: np.array([radial * np.cos(theta), radial * np.sin(theta), high])
    up = spin(along[0], along[1])
    normal = spin(along[1], -along[0])
    return [(part, close.get('glaze', piece.glaze))], spin(r, z), normal, -up if close.get('inside') else up


def _near_parts(piece, options):
    """Of a piece made of many parts: those around the point looked at."""
    target, reach = np.array(piece.close['near'], float), piece.close['width'] * 1.3
    parts = [
        (part, glaze)
        for part, glaze in piece.build(options.density * piece.close.get('density', 2.0))
        if np.linalg.norm(part.flat('points') - target, axis=1).min() < reach
    ]
    out = target * [1, 1, 0]
    return parts, target, out / np.linalg.norm(out), np.array([0, 0, 1.0])


def studio_scale(points):
    """All pieces are brought to about the same size in the room, so that they meet the same light."""
    width = 2 * np.hypot(points[:, 0], points[:, 1]).max()
    height = np.ptp(points[:, 2])
    return 2.1 / max(height, width * 0.95)


def open_studio():
    studio.empty_room()
    studio.add_backdrop()
    studio.add_lights()
