import { circlePoints, type Vec2 } from '../model/vectors.ts';
import type { Box } from '../projection/grid.ts';
import type { CircleMark, Mark, PathMark, TextMark } from './marks.ts';
import { textBox } from './text-size.ts';

export function collisions(marks: readonly Mark[]): string[] {
  const texts = marks.flatMap((mark): TextMark[] =>
    mark.kind === 'text' ? [mark] : mark.kind === 'dimension' ? [mark.text] : [],
  );
  const lines = marks
    .flatMap((mark) => (mark.kind === 'dimension' ? mark.marks : mark.kind === 'text' ? [] : [mark]))
    .filter((mark) => mark.layer !== 'hatch' && mark.layer !== 'phantom')
    .flatMap(segments);
  return texts.flatMap((text, index) => {
    const box = shrunk(textBox(text));
    const others = texts.slice(index + 1).filter((other) => overlap(box, shrunk(textBox(other))));
    const crossed = lines.some(([from, to]) => crosses(box, from, to));
    return [
      ...others.map((other) => `"${text.value}" lies on "${other.value}"`),
      ...(crossed ? [`A line runs through "${text.value}" at ${text.at.map(Math.round).join(', ')}`] : []),
    ];
  });
}

function segments(mark: PathMark | CircleMark): [Vec2, Vec2][] {
  const points = mark.kind === 'path' ? mark.points : circlePoints(mark.center, mark.radius, 24);
  const closed = mark.kind === 'circle' || mark.closed;
  const loop = closed ? [...points, ...points.slice(0, 1)] : points;
  return loop.slice(1).map((to, index): [Vec2, Vec2] => [loop[index] ?? to, to]);
}

function shrunk([left, bottom, right, top]: Box): Box {
  return [left + 0.25, bottom + 0.25, right - 0.25, top - 0.25];
}

function overlap(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

/** The line is cut off at each side of the box in turn. If a part is left, the line runs through the box. */
function crosses([left, bottom, right, top]: Box, from: Vec2, to: Vec2): boolean {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  let [begin, end] = [0, 1];
  const sides = [
    [-dx, from[0] - left],
    [dx, right - from[0]],
    [-dy, from[1] - bottom],
    [dy, top - from[1]],
  ] as const;
  for (const [speed, room] of sides) {
    if (speed === 0 && room < 0) return false;
    if (speed < 0) begin = Math.max(begin, room / speed);
    if (speed > 0) end = Math.min(end, room / speed);
  }
  return begin < end;
}
