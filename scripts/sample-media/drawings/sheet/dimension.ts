import type { Vec2, Vec3 } from '../model/vectors.ts';
import { type DimensionMark, line, type PathMark } from './marks.ts';
import type { PlacedView } from './placed-view.ts';
import { textWidth } from './text-size.ts';

type Side = 'above' | 'below' | 'left' | 'right';

/** `away` is the distance from the view, in paper millimeters. */
type DimensionWish = readonly [side: Side, away: number, from: Vec3, to: Vec3, options?: Options];

interface Options {
  before?: string;
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

function dimension(view: PlacedView, [side, away, fromAt, toAt, options = {}]: DimensionWish): DimensionMark {
  const rotation = side === 'left' || side === 'right' ? 90 : 0;
  const upright = rotation === 90;
  const [from, to] = [view.toPaper(fromAt), view.toPaper(toAt)];
  const across = lineHeight(view, side, away);
  const at = (along: number, aside = 0): Vec2 =>
    upright ? [across - aside, along] : [along, across + aside];
  const [begin, end] = upright ? [from[1], to[1]] : [from[0], to[0]];
  const length = Math.abs(end - begin);
  const direction = Math.sign(end - begin);
  const value = numberText(length * view.scale, options);
  const width = textWidth(value, height);
  const fits = length >= Math.max(width, 2 * arrow) + 1;
  const inward = (fits ? 1 : -1) * direction * arrow;
  // If the number does not fit, it stands beyond one of the ends, and the line reaches that far.
  const reach = direction * (arrow + 1.2);
  const beside = direction * width;
  const atFrom = options.beside === 'from';
  const middle = atFrom ? begin - reach - beside / 2 : end + reach + beside / 2;
  const outer = [begin - reach - (atFrom ? beside : 0), end + reach + (atFrom ? 0 : beside)] as const;
  const [lineBegin, lineEnd] = fits ? [begin, end] : outer;
  return {
    kind: 'dimension',
    layer: 'dimension',
    view: view.name,
    from,
    to,
    lineAt: at(end),
    rotation,
    scale: view.scale,
    marks: [
      extension(from, at(begin)),
      extension(to, at(end)),
      arrowHead(at(begin), at(begin + inward)),
      arrowHead(at(end), at(end - inward)),
      line('dimension', at(lineBegin), at(lineEnd)),
    ],
    text: {
      kind: 'text',
      layer: 'dimension',
      at: at(fits ? (begin + end) / 2 : middle, gap),
      height,
      value,
      align: 'center',
      rotation,
    },
  };
}

/** Of the paper to the object. */
export function ratio(scale: number): string {
  return scale < 1 ? `${1 / scale}:1` : `1:${scale}`;
}

export function formatNumber(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function numberText(value: number, { before = '', parts }: Options): string {
  const count = parts ? `${parts} × ${formatNumber(value / parts)} = ` : '';
  return `${count}${before}${formatNumber(value)}`;
}

function lineHeight({ box }: PlacedView, side: Side, away: number): number {
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
