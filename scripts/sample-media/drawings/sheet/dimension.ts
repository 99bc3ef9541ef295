import type { Vec2, Vec3 } from '../model/vectors.ts';
import { type DimensionMark, line, type PathMark } from './marks.ts';
import type { PlacedView } from './placed-view.ts';
import { textWidth } from './text-size.ts';

export interface DimensionWish {
  from: Vec3;
  to: Vec3;
  side: 'above' | 'below' | 'left' | 'right';
  /** The distance from the view, in paper millimeters. */
  away: number;
  before?: string;
  after?: string;
  /** For 7 parts the text is `7 × 11 = 77`, for example. */
  parts?: number;
  /** The end beside which the number stands if it does not fit between the arrows. */
  beside?: 'from' | 'to';
}

const height = 3.5;
const arrow = 3;
const gap = 0.8;

export function dimensions(view: PlacedView, wishes: readonly DimensionWish[]): DimensionMark[] {
  return wishes.map((wish) => dimension(view, wish));
}

export function dimension(view: PlacedView, wish: DimensionWish): DimensionMark {
  const upright = wish.side === 'left' || wish.side === 'right';
  const [from, to] = [view.toPaper(wish.from), view.toPaper(wish.to)];
  const across = lineHeight(view, wish);
  const onLine = ([x, y]: Vec2): Vec2 => (upright ? [across, y] : [x, across]);
  const ends = [onLine(from), onLine(to)] as const;
  const length = Math.abs(upright ? ends[1][1] - ends[0][1] : ends[1][0] - ends[0][0]);
  const value = numberText(length * view.scale, wish);
  const width = textWidth(value, height);
  const fits = length >= Math.max(width, 2 * arrow) + 1;
  const direction = Math.sign(upright ? ends[1][1] - ends[0][1] : ends[1][0] - ends[0][0]);
  const shift = (point: Vec2, by: number): Vec2 =>
    upright ? [point[0], point[1] + by] : [point[0] + by, point[1]];
  const outside = wish.beside === 'from' ? -1 : 1;
  const outer = outside > 0 ? ends[1] : ends[0];
  const center: Vec2 = fits
    ? [(ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2]
    : shift(outer, outside * direction * (arrow + 1.2 + width / 2));
  const inward = fits ? 1 : -1;
  const reach = arrow + 1.2;
  const marks: PathMark[] = [
    ...[from, to].map((point, index) => extension(point, ends[index] ?? point)),
    arrowHead(ends[0], shift(ends[0], inward * direction * arrow)),
    arrowHead(ends[1], shift(ends[1], -inward * direction * arrow)),
    fits
      ? line('dimension', ends[0], ends[1])
      : line(
          'dimension',
          shift(ends[0], -direction * (reach + (outside < 0 ? width : 0))),
          shift(ends[1], direction * (reach + (outside > 0 ? width : 0))),
        ),
  ];
  return {
    kind: 'dimension',
    layer: 'dimension',
    view: view.name,
    from,
    to,
    lineAt: ends[1],
    rotation: upright ? 90 : 0,
    scale: view.scale,
    marks,
    text: {
      kind: 'text',
      layer: 'dimension',
      at: upright ? [center[0] - gap, center[1]] : [center[0], center[1] + gap],
      height,
      value,
      align: 'center',
      rotation: upright ? 90 : 0,
    },
  };
}

export function formatNumber(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function numberText(value: number, { before = '', after = '', parts }: DimensionWish): string {
  const count = parts ? `${parts} × ${formatNumber(value / parts)} = ` : '';
  return `${count}${before}${formatNumber(value)}${after}`;
}

function lineHeight({ box }: PlacedView, { side, away }: DimensionWish): number {
  const [left, bottom, right, top] = box;
  return { left: left - away, below: bottom - away, right: right + away, above: top + away }[side];
}

/** Extension lines begin a little beside the object and end a little beyond the dimension line. */
function extension(point: Vec2, end: Vec2): PathMark {
  const [dx, dy] = [
    Math.sign(Math.round((end[0] - point[0]) * 1000)),
    Math.sign(Math.round((end[1] - point[1]) * 1000)),
  ];
  return line(
    'dimension',
    [point[0] + dx * gap, point[1] + dy * gap],
    [end[0] + dx * 1.8, end[1] + dy * 1.8],
  );
}

export function arrowHead(tip: Vec2, back: Vec2): PathMark {
  const [dx, dy] = [back[0] - tip[0], back[1] - tip[1]];
  const slim = 0.14;
  return {
    kind: 'path',
    layer: 'dimension',
    closed: true,
    filled: true,
    points: [tip, [back[0] - dy * slim, back[1] + dx * slim], [back[0] + dy * slim, back[1] - dx * slim]],
  };
}
