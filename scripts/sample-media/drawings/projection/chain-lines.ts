import type { Vec2 } from '../model/vectors.ts';
import type { Line } from './merge-lines.ts';

export interface Path {
  points: Vec2[];
  hidden: boolean;
}

/** Two lines that meet at a smaller angle than this belong to one curve. */
const bend = (25 * Math.PI) / 180;

/** Dashes continue from one line of a path to the next. */
export function chainLines(lines: readonly Line[]): Path[] {
  const ends = new Map<string, Line[]>();
  for (const line of lines)
    for (const end of [line.from, line.to])
      ends.set(keyOf(end, line), [...(ends.get(keyOf(end, line)) ?? []), line]);
  const used = new Set<Line>();
  const paths: Path[] = [];
  for (const line of lines) {
    if (used.has(line)) continue;
    used.add(line);
    const points = [line.from, line.to];
    grow(points, line, ends, used);
    points.reverse();
    grow(points, line, ends, used);
    paths.push({ points, hidden: line.hidden });
  }
  return paths;
}

function grow(points: Vec2[], start: Line, ends: Map<string, Line[]>, used: Set<Line>): void {
  for (;;) {
    const [before, end] = points.slice(-2);
    if (!before || !end) return;
    const next = (ends.get(keyOf(end, start)) ?? []).find(
      (line) => !used.has(line) && turn(before, end, farEnd(line, end)) < bend,
    );
    if (!next) return;
    used.add(next);
    points.push(farEnd(next, end));
  }
}

function farEnd(line: Line, end: Vec2): Vec2 {
  return keyOf(line.from, line) === keyOf(end, line) ? line.to : line.from;
}

function turn(a: Vec2, b: Vec2, c: Vec2): number {
  const difference = Math.atan2(c[1] - b[1], c[0] - b[0]) - Math.atan2(b[1] - a[1], b[0] - a[0]);
  return Math.abs(Math.atan2(Math.sin(difference), Math.cos(difference)));
}

function keyOf([x, y]: Vec2, { hidden }: Line): string {
  return `${Math.round(x * 20)} ${Math.round(y * 20)} ${hidden}`;
}
