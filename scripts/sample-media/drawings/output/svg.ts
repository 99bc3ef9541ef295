import type { Vec2 } from '../model/vectors.ts';
import type { Drawing } from '../sheet/drawing.ts';
import { sheetSize } from '../sheet/frame.ts';
import { type CircleMark, type Mark, type PathMark, pens, type TextMark } from '../sheet/marks.ts';
import { capitals } from '../sheet/text-size.ts';

/** In millimeters. */
export function toSvg({ marks, title }: Drawing): string {
  const { width, height } = sheetSize;
  const name = escaped(`${title.title.zh} ${title.title.en}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${name}">`,
    `<g fill="none" stroke="#000" stroke-linecap="round" stroke-linejoin="round">`,
    ...marks.flatMap(strokes),
    '</g>',
    ...marks.flatMap((mark) =>
      mark.kind === 'text' ? [letters(mark)] : mark.kind === 'dimension' ? [letters(mark.text)] : [],
    ),
    '</svg>',
  ].join('\n');
}

function strokes(mark: Mark): string[] {
  if (mark.kind === 'dimension') return mark.marks.flatMap(strokes);
  if (mark.kind === 'path') return [path(mark)];
  if (mark.kind === 'circle') return [circle(mark)];
  return [];
}

function path({ points, closed, filled, layer }: PathMark): string {
  const places = points.map((point) => place(point).join(' '));
  return `<path d="M${places.join('L')}${closed ? 'Z' : ''}" ${stroke(layer, filled)}/>`;
}

function circle({ center, radius, filled, layer }: CircleMark): string {
  const [x, y] = place(center);
  return `<circle cx="${x}" cy="${y}" r="${radius}" ${stroke(layer, filled)}/>`;
}

function stroke(layer: PathMark['layer'], filled = false): string {
  const { width, dash } = pens[layer];
  if (filled) return 'fill="#000" stroke="none"';
  // Round ends would close the gaps of a dashed line.
  const dashes = dash.length > 0 ? ` stroke-dasharray="${dash.join(' ')}" stroke-linecap="butt"` : '';
  return `stroke-width="${width}"${dashes}`;
}

function letters({ at, height, value, align, rotation }: TextMark): string {
  const [x, y] = place(at);
  const anchor = { left: 'start', center: 'middle' }[align];
  const turn = rotation === 90 ? ` transform="rotate(-90 ${x} ${y})"` : '';
  const size = number(height / capitals);
  return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}"${turn}>${escaped(value)}</text>`;
}

function place([x, y]: Vec2): [number, number] {
  return [number(x), number(sheetSize.height - y)];
}

function number(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
