"""Blender's side of the work: build one room per picture, render it, write it. Called by render.ts."""

import argparse
import os
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

try:
    import cv2  # noqa: F401  (asked for here, so that a missing one is said before the first frame)
except ImportError:
    sys.exit("Blender's Python has no OpenCV. On Debian and Ubuntu: apt-get install python3-opencv")

import finish
from passes import render_passes
from pieces import PIECES
from scenes import SCENES, show_scene
from views import show_glaze, show_whole

# Close up there are no outlines and the light is even: fewer pixels and samples serve, enlarged at the end.
CLOSE_SHARE = 0.8


def main():
    options = _options()
    jobs = _jobs(options)
    for count, (name, show, width, height, share) in enumerate(jobs, 1):
        path = os.path.join(options.out, f'{name}.jpg')
        if os.path.exists(path) and not options.force:
            print(f'[{count}/{len(jobs)}] {name}: already there', flush=True)
            continue
        begin = time.time()
        show()
        built = time.time()
        passes = render_passes(
            round(width * share), round(height * share), round(options.samples * share**3)
        )
        rendered = time.time()
        size = finish.write_jpeg(finish.develop(passes), (width, height), path)
        parts = (
            f'build {built - begin:.0f}, render {rendered - built:.0f}, finish {time.time() - rendered:.0f}'
        )
        print(
            f'[{count}/{len(jobs)}] {name}: {time.time() - begin:.0f} s ({parts}), {size // 1024} KiB',
            flush=True,
        )


def _jobs(options):
    """All main views first: a shop can open with those."""
    pick = lambda things: [thing for thing in things if not options.pieces or thing.code in options.pieces]
    size, cover = (options.width, options.height), (options.cover_width, options.cover_height)
    jobs = []
    if 'main' in options.views:
        jobs += [(f'{p.code}-main', lambda p=p: show_whole(p, options), *size, 1) for p in pick(PIECES)]
    if 'cover' in options.views:
        jobs += [(s.code, lambda s=s: show_scene(s, options), *cover, 1) for s in pick(SCENES)]
    if 'macro' in options.views:
        jobs += [
            (f'{p.code}-macro', lambda p=p: show_glaze(p, options), *size, CLOSE_SHARE) for p in pick(PIECES)
        ]
    return jobs


def _options():
    parser = argparse.ArgumentParser()
    parser.add_argument('--out', required=True)
    parser.add_argument('--pieces', nargs='*', default=[])
    parser.add_argument('--views', nargs='*', default=['main', 'cover', 'macro'])
    parser.add_argument('--width', type=int, default=1200)
    parser.add_argument('--samples', type=int, default=32)
    parser.add_argument('--density', type=float, default=1.0)
    parser.add_argument('--force', action='store_true')
    options = parser.parse_args(sys.argv[sys.argv.index('--') + 1 :])
    options.height = options.width * 5 // 4
    options.cover_width = options.width * 4 // 3
    options.cover_height = round(options.cover_width / 1.5)
    os.makedirs(options.out, exist_ok=True)
    return options


main()
