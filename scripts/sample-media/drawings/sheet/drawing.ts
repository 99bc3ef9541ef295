import type { Package } from '../model/part.ts';
import { toward, type Vec2, type Vec3 } from '../model/vectors.ts';
import { frameMarks } from './frame.ts';
import { type DimensionMark, line, type Mark, type PathMark, text } from './marks.ts';
import { partsList } from './parts-list.ts';
import type { PlacedView } from './placed-view.ts';
import { type Title, titleBlock } from './title-block.ts';
import type { Views } from './views-of.ts';

export interface Drawing {
  title: Title;
  /** Millimeters of the object in one millimeter of paper. */
  scale: number;
  pack: Package;
  views: PlacedView[];
  marks: Mark[];
}

export function completeDrawing({ pack, scale, placed }: Views, title: Title, marks: Mark[]): Drawing {
  return {
    title,
    scale,
    pack,
    views: placed,
    marks: [
      ...frameMarks(),
      ...titleBlock(title, scale),
      ...partsList(pack),
      ...placed.flatMap((view) => view.marks),
      ...marks,
    ],
  };
}

export function dimensionsOf({ marks }: Drawing): DimensionMark[] {
  return marks.filter((mark): mark is DimensionMark => mark.kind === 'dimension');
}

export function centerLine(view: PlacedView, from: Vec3, to: Vec3): PathMark {
  const [a, b] = [view.toPaper(from), view.toPaper(to)];
  return line('center', toward(a, b, -3), toward(b, a, -3));
}

/** @param place on the paper, or the distance from the view, above its middle */
export function heading({ heading: value, box }: PlacedView, place: Vec2 | number): Mark {
  const [left, , right, top] = box;
  const at: Vec2 = typeof place === 'number' ? [(left + right) / 2, top + place] : place;
  return text(at, value, 3.5, 'center');
}
