import numpy as np

import studio
from lathe import turn
from mesh import add_part, glaze_material
from parts import grid_normals
from posture import back_to_front, on_its_mouth_or_side


def show_whole(piece, options, view='main'):
    open_studio()
    parts = piece.build(options.density)
    elevation, fill = piece.elevation, piece.fill
    move = lambda points: points
    if view == 'back':
        move = back_to_front
    if view == 'foot':
        move, elevation, fill = on_its_mouth_or_side(
            np.concatenate([p.flat('points')[::23] for p, _ in parts])
        )
    if view == 'above':
        elevation, fill = 58, (0.7, 0.66)
    if view == 'side':
        elevation, fill = 0, (0.7, 0.7)
    every = np.concatenate([part.flat('points')[::23] for part, _ in parts])
    scale = studio_scale(every)
    material = glaze_material()
    pixel = np.ptp(every[:, 2]) / (options.height * 0.65)
    for index, (part, glaze) in enumerate(parts):
        add_part(f'part {index}', part, glaze, material, scale, pixel, move=move)
    studio.frame_piece(move(every) * scale, elevation, options.width / options.height, fill)


def show_glaze(piece, options):
    open_studio()
    close = piece.close
    scale = studio_scale(np.concatenate([part.flat('points')[::7] for part, _ in piece.build(0.12)]))
    material = glaze_material()
    pixel = close['width'] / options.close_width
    target, normal, up = _near_point(piece) if 'near' in close else _window_point(piece)
    lens = 100
    reach = close['width'] * 5 / 4 * lens / 36 * scale
    # The view is not exactly from the front, so that the light grazes the surface and shows the relief.
    side = np.cross(up, normal)
    view = (
        normal
        + np.tan(np.radians(close.get('sideways', 12))) * side
        + np.tan(np.radians(close.get('above', 8))) * up
    )
    view /= np.linalg.norm(view)
    studio.place_camera(target * scale + view * reach, target * scale, lens, up)
    if 'near' in close:
        parts = _near_parts(piece, options)
    else:
        eye = target + view * reach / scale
        parts = [_fine_window(piece, options, lambda points: _in_picture(points, eye, target, up, close))]
    for index, part in enumerate(parts):
        part, glaze = part if isinstance(part, tuple) else (part, close.get('glaze', piece.glaze))
        add_part(f'part {index}', part, glaze, material, scale, pixel, macro=True)


def _window(piece, rows, columns, window):
    line = piece.close.get('line', -9.0)
    return turn(piece.profile, rows, columns, window, piece.relief, line, piece.bend)


def _window_edges(piece):
    """Length of wall and angle, from and to, of a patch that is surely larger than the picture."""
    close, profile = piece.close, piece.profile
    length = profile.length()
    wall = profile.inner if close.get('inside') else profile.outer
    middle = length[np.where(wall)[0][np.argmin(np.abs(profile.z[wall] - close['z']))]]
    theta = np.radians(close.get('theta', -105))
    half = close['width'] * 1.1
    spread = min(close['width'] / max(np.interp(middle, length, profile.r), 0.5), 1.7)
    return middle - half, middle + half, theta - spread, theta + spread


def _window_point(piece):
    """The middle of the patch, the normal of its wall, and the direction that is up in the picture."""
    low, high, left, right = _window_edges(piece)
    points = _window(piece, 41, 41, (low, high, left, right)).points.astype(float)
    normal = grid_normals(points, False)[20, 20]
    up = points[22, 20] - points[18, 20]
    up = up - normal * (up @ normal)
    up /= np.linalg.norm(up)
    return points[20, 20], normal, -up if piece.close.get('inside') else up


def _fine_window(piece, options, in_picture):
    """The part of the patch in the picture, with about one vertex for each pixel."""
    low, high, left, right = _window_edges(piece)
    low, high = max(low, 0), min(high, piece.profile.length()[-1])
    along, around = np.linspace(low, high, 161), np.linspace(left, right, 161)
    seen = in_picture(_window(piece, 161, 161, (low, high, left, right)).points)
    rows, columns = np.where(seen.any(axis=1))[0], np.where(seen.any(axis=0))[0]
    pick = lambda values, at: (values[max(at.min() - 1, 0)], values[min(at.max() + 1, 160)])
    low, high, left, right = *pick(along, rows), *pick(around, columns)
    fine = piece.close['width'] / options.close_width / min(options.density, 1)
    corner = _window(piece, 3, 3, (low, high, left, right)).points
    wide = max(np.linalg.norm(np.diff(corner, axis=1), axis=2).sum(axis=1).max(), 0.1)
    return _window(piece, int((high - low) / fine), int(wide / fine), (low, high, left, right))


def _in_picture(points, eye, target, up, close):
    ahead = (target - eye) / np.linalg.norm(target - eye)
    right = np.cross(ahead, up)
    right /= np.linalg.norm(right)
    above = np.cross(right, ahead)
    deep = (points - eye) @ ahead
    share = np.linalg.norm(target - eye) / np.maximum(deep, 1e-6)
    x, y = (points - eye) @ right * share, (points - eye) @ above * share
    half = close['width'] / 2 * 1.02
    return (np.abs(x) < half) & (np.abs(y) < half * 1.25)


def _near_point(piece):
    target = np.array(piece.close['near'], float)
    out = target * [1, 1, 0]
    return target, out / np.linalg.norm(out), np.array([0, 0, 1.0])


def _near_parts(piece, options):
    target, reach = np.array(piece.close['near'], float), piece.close['width'] * 1.3
    density = options.density * piece.close.get('density', 2.0) * options.close_width / 1200
    return [
        (part, glaze)
        for part, glaze in piece.build(density)
        if np.linalg.norm(part.flat('points') - target, axis=1).min() < reach
    ]


def studio_scale(points):
    """Brings all pieces to about the same size in the room, so that the light on them is the same."""
    width = 2 * np.hypot(points[:, 0], points[:, 1]).max()
    height = np.ptp(points[:, 2])
    return 2.1 / max(height, width * 0.95)


def open_studio():
    studio.empty_room()
    studio.add_backdrop()
    studio.add_lights()
