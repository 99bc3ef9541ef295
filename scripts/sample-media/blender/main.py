"""Builds one room for each picture in Blender, renders it and writes the picture. Called by render.ts."""

import argparse
import os
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

try:
    import cv2  # noqa: F401  (imported here, so that a missing module is reported before the first frame)
except ImportError:
    sys.exit("Blender's Python has no OpenCV. On Debian and Ubuntu: apt-get install python3-opencv")

import finish
from passes import render_passes
from making import STILLS, show_still
from pieces import PIECES
from scenes import SCENES, show_scene
from views import show_glaze, show_whole

# The light of close pictures is even, so fewer samples and a narrow filter are enough.
CLOSE_SHARE, CLOSE_FILTER = 0.5, 1.05
# In bytes.
BUDGET, CLOSE_BUDGET = 250 * 1024, 580 * 1024


def main():
    options = _options()
    jobs = _jobs(options)
    for count, (name, show, width, height) in enumerate(jobs, 1):
        path = os.path.join(options.out, f'{name}.jpg')
        if os.path.exists(path) and not options.force:
            print(f'[{count}/{len(jobs)}] {name}: already there', flush=True)
            continue
        begin = time.time()
        show()
        built = time.time()
        close = name.endswith('-macro')
        samples = round(options.samples * CLOSE_SHARE) if close else options.samples
        passes = render_passes(width, height, samples, CLOSE_FILTER if close else 1.5)
        rendered = time.time()
        size = finish.write_jpeg(finish.develop(passes, close), path, CLOSE_BUDGET if close else BUDGET)
        parts = (
            f'build {built - begin:.0f}, render {rendered - built:.0f}, finish {time.time() - rendered:.0f}'
        )
        print(
            f'[{count}/{len(jobs)}] {name}: {time.time() - begin:.0f} s ({parts}), {size // 1024} KiB',
            flush=True,
        )


def _jobs(options):
    """All main views come first, because a shop can open with those."""
    pick = lambda things: [thing for thing in things if not options.pieces or thing.code in options.pieces]
    size, cover = (options.width, options.height), (options.cover_width, options.cover_height)
    close = (options.close_width, options.close_width * 5 // 4)
    jobs = []
    if 'main' in options.views:
        jobs += [(f'{p.code}-main', lambda p=p: show_whole(p, options), *size) for p in pick(PIECES)]
    if 'cover' in options.views:
        jobs += [(s.code, lambda s=s: show_scene(s, options), *cover) for s in pick(SCENES)]
    if 'macro' in options.views:
        jobs += [(f'{p.code}-macro', lambda p=p: show_glaze(p, options), *close) for p in pick(PIECES)]
    if 'making' in options.views:
        for still in pick(STILLS):
            jobs.append(
                (still.code, lambda s=still: show_still(s, options), *(cover if still.wide else size))
            )
    if 'further' in options.views:
        for p in pick(PIECES):
            for view in p.views:
                jobs.append((f'{p.code}-{view}', lambda p=p, view=view: show_whole(p, options, view), *size))
    if 'side' in options.views:
        turned = [p for p in pick(PIECES) if p.outline]
        jobs += [(f'{p.code}-side', lambda p=p: show_whole(p, options, 'side'), *size) for p in turned]
    return jobs


def _options():
    parser = argparse.ArgumentParser()
    parser.add_argument('--out', required=True)
    parser.add_argument('--pieces', nargs='*', default=[])
    parser.add_argument('--views', nargs='*', default=['main', 'cover', 'macro', 'making', 'further'])
    parser.add_argument('--width', type=int, default=1200)
    parser.add_argument('--close-width', type=int, default=2000)
    parser.add_argument('--samples', type=int, default=20)
    parser.add_argument('--density', type=float, default=1.0)
    parser.add_argument('--force', action='store_true')
    options = parser.parse_args(sys.argv[sys.argv.index('--') + 1 :])
    options.height = options.width * 5 // 4
    options.cover_width = options.width * 4 // 3
    options.cover_height = round(options.cover_width / 1.5)
    os.makedirs(options.out, exist_ok=True)
    return options


main()
