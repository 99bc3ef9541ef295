"""Closed outlines of a piece from the side: one around the piece and one around each opening."""

import numpy as np

# The larger of width and height, in squares of the grid on which the piece is drawn.
FINENESS = 900
# A smaller opening or speck, as a share of the picture, is noise of the drawing.
SMALLEST = 0.0015


def silhouette(parts):
    """An array of (x, z) in centimeters for each outline, seen from the front, the largest outline first."""
    walls = [part.points[..., ::2].astype(float) for part in parts]
    every = np.concatenate([wall.reshape(-1, 2) for wall in walls])
    low, size = every.min(axis=0), np.ptp(every, axis=0)
    step = size.max() / FINENESS
    # An empty square all around lets every outline close.
    filled = np.zeros(np.ceil(size / step).astype(int) + 3, bool)
    for wall in walls:
        for at in _close_points(wall, step):
            column, row = ((at - low) / step).astype(int).T
            filled[column + 1, row + 1] = True
    outlines = [(_area(outline), outline) for outline in _borders(filled)]
    kept = [each for each in outlines if abs(each[0]) > SMALLEST * filled.size]
    return [(outline - 1) * step + low for _, outline in sorted(kept, key=lambda each: -abs(each[0]))]


def _close_points(wall, step):
    """Points of a wall, a row of its grid at a time, so dense that no square between them is empty."""
    wall = np.concatenate([wall, wall[:, :1]], axis=1)
    for one, other in zip(wall[:-1], wall[1:]):
        between = _count(other - one, step)
        along = _count(np.concatenate([np.diff(one, axis=0), np.diff(other, axis=0)]), step)
        for share in np.linspace(0, 1, between + 1):
            line = one + (other - one) * share
            for part in np.linspace(0, 1, along, endpoint=False):
                yield line[:-1] + (line[1:] - line[:-1]) * part


def _count(moves, step):
    return max(int(np.ceil(np.abs(moves).max() / step * 1.2)), 1)


def _borders(filled):
    """The borders between filled and empty squares as closed walks, with the filled squares on the left."""
    follows = {}
    for edges, start, end in (
        (filled[:, 1:] & ~filled[:, :-1], (0, 1), (1, 1)),
        (filled[:, :-1] & ~filled[:, 1:], (1, 1), (0, 1)),
        (filled[:-1] & ~filled[1:], (1, 0), (1, 1)),
        (filled[1:] & ~filled[:-1], (1, 1), (1, 0)),
    ):
        for square in np.argwhere(edges):
            follows.setdefault(tuple(square + start), []).append(tuple(square + end))
    while follows:
        start = next(iter(follows))
        walk, at = [], start
        while at in follows:
            walk.append(at)
            ways = follows[at]
            at = ways.pop()
            if not ways:
                del follows[walk[-1]]
        yield np.array(walk, float)


def _area(outline):
    (x, y), (next_x, next_y) = outline.T, np.roll(outline, -1, axis=0).T
    return np.sum(x * next_y - next_x * y) / 2
