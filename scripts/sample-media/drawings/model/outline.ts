import { between, type Vec2 } from './vectors.ts';

const stepsPerSpan = 8;

/** Catmull-Rom. A point given twice is a corner. */
export function smoothCurve(points: readonly Vec2[]): Vec2[] {
  const curve: Vec2[] = [];
  for (const run of runsBetweenCorners(points)) {
    for (let index = 0; index + 1 < run.length; index++) curve.push(...span(run, index));
  }
  const last = points.at(-1);
  return last ? [...curve, last] : curve;
}

export function stretch(curve: readonly Vec2[], radius: number, height: number): Vec2[] {
  const widest = Math.max(...curve.map(([r]) => r));
  const highest = Math.max(...curve.map(([, z]) => z));
  return curve.map(([r, z]) => [(r / widest) * radius, (z / highest) * height]);
}

/** The hole keeps the distance `gap` from the turned profile in every direction. */
export function clearRadius(profile: readonly Vec2[], low: number, high: number, gap: number): number {
  const reaches = dense(profile).map(([radius, height]) => {
    const aside = Math.max(low - height, height - high, 0);
    return aside < gap ? radius + Math.sqrt(gap * gap - aside * aside) : 0;
  });
  return Math.max(...reaches);
}

export function lowestBeyond(curve: readonly Vec2[], radius: number): number {
  const crossing = curve.findIndex(([r]) => r >= radius);
  return Math.min(...curve.slice(Math.max(crossing - 1, 0)).map(([, z]) => z));
}

function dense(curve: readonly Vec2[]): Vec2[] {
  return curve.flatMap((from, index) => {
    const to = curve[index + 1] ?? from;
    return Array.from({ length: 20 }, (_, step) => between(from, to, step / 20));
  });
}

function runsBetweenCorners(points: readonly Vec2[]): Vec2[][] {
  const runs: Vec2[][] = [];
  let run: Vec2[] = [];
  for (const point of points) {
    const former = run.at(-1);
    if (former && former[0] === point[0] && former[1] === point[1]) {
      runs.push(run);
      run = [];
    }
    run.push(point);
  }
  return [...runs, run];
}

function span(run: readonly Vec2[], index: number): Vec2[] {
  const at = (place: number): Vec2 => run[Math.min(Math.max(place, 0), run.length - 1)] ?? [0, 0];
  const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
  const points: Vec2[] = [];
  for (let step = 0; step < stepsPerSpan; step++) {
    const t = step / stepsPerSpan;
    const along = (axis: 0 | 1) =>
      0.5 *
      (2 * p1[axis] +
        (p2[axis] - p0[axis]) * t +
        (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
        (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t);
    points.push([along(0), along(1)]);
  }
  return points;
}
