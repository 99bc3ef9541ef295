import { distance, type Vec2, type Vec3 } from '../model/vectors.ts';
import { type Box, boxAround } from '../projection/grid.ts';
import type { Projection } from '../projection/project.ts';
import { flatten, type View } from '../projection/views.ts';
import { type Hatch, hatchLines } from './hatch.ts';
import { type Layer, line, type Mark } from './marks.ts';

export interface PlacedView {
  name: string;
  heading: string;
  view: View;
  scale: number;
  box: Box;
  marks: Mark[];
  toPaper: (point: Vec3) => Vec2;
}

export interface Place {
  name: string;
  /** The name, if none is given. */
  heading?: string;
  view: View;
  scale: number;
  /** The place of `anchor` on the paper. Without `anchor`, the place of the lower left corner of the view. */
  corner: Vec2;
  anchor?: Vec2;
  layer?: Layer;
  hatch?: (part: number) => Hatch;
}

export function placeView(projection: Projection, place: Place): PlacedView {
  const { name, heading = name, view, scale, corner, layer = 'outline' } = place;
  const extent = boxAround(projection.paths.flatMap(({ points }) => points));
  const [left, bottom] = place.anchor ?? extent;
  const onPaper = ([x, y]: Vec2): Vec2 => [corner[0] + (x - left) / scale, corner[1] + (y - bottom) / scale];
  const marks: Mark[] = projection.cutFaces.flatMap(({ part, loops }) => {
    const { angles, spacing } = place.hatch?.(part) ?? { angles: [], spacing: 1 };
    const onSheet = loops.map((loop) => loop.map(onPaper));
    return angles.flatMap((angle) =>
      hatchLines(onSheet, angle, spacing).map((ends) => line('hatch', ...ends)),
    );
  });
  for (const { points, hidden } of projection.paths)
    marks.push(pathMark(points.map(onPaper), hidden ? 'hidden' : layer));
  return {
    name,
    heading,
    view,
    scale,
    marks,
    box: [...onPaper([extent[0], extent[1]]), ...onPaper([extent[2], extent[3]])],
    toPaper: (point) => onPaper(flatten(view, point)),
  };
}

function pathMark(points: Vec2[], layer: Layer): Mark {
  const [first, last] = [points[0], points.at(-1)];
  const closed = points.length > 3 && first && last && distance(first, last) < 0.06;
  return closed
    ? { kind: 'path', layer, points: points.slice(0, -1), closed }
    : { kind: 'path', layer, points };
}
