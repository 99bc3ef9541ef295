import type { Solid } from '../model/kernel.ts';
import { findPart, type Package } from '../model/part.ts';
import { plus, type Vec2, type Vec3 } from '../model/vectors.ts';
import type { Words } from '../model/words.ts';
import { frameMarks } from './frame.ts';
import { balloon } from './leaders.ts';
import { type DimensionMark, line, type Mark, type PathMark, text } from './marks.ts';
import { partsList } from './parts-list.ts';
import type { PlacedView } from './placed-view.ts';
import { type Title, titleBlock } from './title-block.ts';

export interface Drawing {
  name: string;
  title: Title;
  /** Millimeters of the object in one millimeter of paper. */
  scale: number;
  pack: Package;
  views: PlacedView[];
  marks: Mark[];
}

export function completeDrawing(drawing: Drawing): Drawing {
  const { pack, title, views, marks } = drawing;
  return {
    ...drawing,
    marks: [
      ...frameMarks(),
      ...titleBlock(title),
      ...partsList(pack),
      ...views.flatMap((view) => view.marks),
      ...marks,
    ],
  };
}

export function dimensionsOf({ marks }: Drawing): DimensionMark[] {
  return marks.filter((mark): mark is DimensionMark => mark.kind === 'dimension');
}

/** Wood is hatched in one direction, soft materials in two. Wooden parts that touch have different directions. */
export function hatchOf(pack: Package): (part: number) => { angles: number[]; spacing: number } {
  return (number) => {
    const { material, hatchAngle = 45 } = findPart(pack, number);
    if (material.hatch === 'soft') return { angles: [45, 135], spacing: 1.1 };
    return { angles: [hatchAngle], spacing: 1.5 + 0.4 * (number % 3) };
  };
}

export function centerLine(view: PlacedView, from: Vec3, to: Vec3): PathMark {
  const [a, b] = [view.toPaper(from), view.toPaper(to)];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const [dx, dy] = [((b[0] - a[0]) / length) * 3, ((b[1] - a[1]) / length) * 3];
  return line('center', [a[0] - dx, a[1] - dy], [b[0] + dx, b[1] + dy]);
}

export function heading({ box: [left, , right, top] }: PlacedView, value: string, away = 4): Mark {
  return text([(left + right) / 2, top + away], value, 3.5, 'center');
}

interface BalloonWish {
  part: number;
  copy?: number;
  /** The end of the leader, as shares of the part's length in x, y and z. */
  at: Vec3;
  /** Relative to the end of the leader, in paper millimeters. */
  offset: Vec2;
}

export function balloons(pack: Package, view: PlacedView, wishes: readonly BalloonWish[]): Mark[] {
  return wishes.flatMap(({ part, copy = 0, at, offset }) => {
    const { copies, exploded } = findPart(pack, part);
    const solid = copies[copy];
    if (!solid) throw new Error(`Part ${part} has no copy ${copy}.`);
    const by: Vec3 = (view.name === 'exploded' && exploded[copy]) || [0, 0, 0];
    const target = view.toPaper(plus(pointIn(solid, at), by));
    return balloon(target, [target[0] + offset[0], target[1] + offset[1]], part);
  });
}

function pointIn(solid: Solid, shares: Vec3): Vec3 {
  const { min, max } = solid.boundingBox();
  const along = (axis: 0 | 1 | 2) => min[axis] + shares[axis] * (max[axis] - min[axis]);
  return [along(0), along(1), along(2)];
}

export function notes([x, top]: Vec2, sentences: readonly Words[]): Mark[] {
  const marks: Mark[] = [text([x, top], '技术要求 Notes', 3.5)];
  let y = top - 7;
  for (const [index, { zh, en }] of sentences.entries()) {
    marks.push(text([x, y], `${index + 1}.`), text([x + 5, y], zh), text([x + 5, y - 4.3], en));
    y -= 10;
  }
  return marks;
}
