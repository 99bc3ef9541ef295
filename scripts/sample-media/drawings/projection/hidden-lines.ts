import { between, type Vec2, type Vec3 } from '../model/vectors.ts';
import type { Edge, Mesh, Triangle } from './edges.ts';
import { boxAround, Grid } from './grid.ts';

export interface Stroke {
  part: number;
  from: Vec2;
  to: Vec2;
  hidden: boolean;
}

const tiny = 1e-3;
/** Two points at this distance from an edge are tested, since the edge itself may lie on the border of a surface. */
const beside = 0.02;
/** A surface hides an edge only if it is nearer to the eye by more than this distance. */
const nearer = 0.06;

/** All lengths are in millimeters of the object. */
export function findHidden(meshes: readonly Mesh[]): Stroke[] {
  const edges = meshes.flatMap((mesh) => mesh.edges).filter((edge) => lengthOnPaper(edge) > tiny);
  const edgeGrid = new Grid<Edge>(20);
  for (const edge of edges) edgeGrid.add(edge, boxAround([edge.from, edge.to], tiny));
  const surfaces = new Grid<Triangle>(20);
  for (const triangle of meshes.flatMap((mesh) => mesh.triangles))
    surfaces.add(triangle, boxAround(triangle.corners, beside));
  return edges.flatMap((edge) => strokesOf(edge, edgeGrid, surfaces));
}

function strokesOf(edge: Edge, edges: Grid<Edge>, surfaces: Grid<Triangle>): Stroke[] {
  const { part, from, to } = edge;
  const length = lengthOnPaper(edge);
  const cuts = new Set([0, 1]);
  for (const other of edges.near(boxAround([from, to], tiny)))
    if (other !== edge) for (const share of meetings(edge, other, length)) cuts.add(share);
  const shares = [...cuts].sort((a, b) => a - b);
  const strokes: Stroke[] = [];
  let begin = 0;
  for (const end of shares.slice(1)) {
    if ((end - begin) * length < 0.01 && end < 1) continue;
    const hidden = isHidden(edge, (begin + end) / 2, length, surfaces);
    strokes.push({ part, from: between(from, to, begin), to: between(from, to, end), hidden });
    begin = end;
  }
  return strokes;
}

/** Where the other edge crosses the first one or ends on it, as shares of the length of the first one. */
function meetings({ from, to }: Edge, other: Edge, length: number): number[] {
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const place = (point: Vec3): readonly [number, number] => {
    const [x, y] = [point[0] - from[0], point[1] - from[1]];
    return [x * dx + y * dy, x * dy - y * dx];
  };
  const [begin, end] = [place(other.from), place(other.to)];
  const shares: number[] = [];
  for (const [at, aside] of [begin, end]) if (Math.abs(aside) < tiny) shares.push(at / length);
  if (begin[1] * end[1] < 0)
    shares.push((begin[0] + ((end[0] - begin[0]) * begin[1]) / (begin[1] - end[1])) / length);
  return shares.filter((share) => share > 0 && share < 1);
}

function isHidden({ from, to }: Edge, share: number, length: number, surfaces: Grid<Triangle>): boolean {
  const [x, y] = between(from, to, share);
  const depth = from[2] + (to[2] - from[2]) * share;
  const aside = [(-(to[1] - from[1]) / length) * beside, ((to[0] - from[0]) / length) * beside] as const;
  const near = surfaces.near([x - beside, y - beside, x + beside, y + beside]);
  return [1, -1].every((side) => {
    const point: Vec2 = [x + aside[0] * side, y + aside[1] * side];
    for (const triangle of near) if (surfaceDepth(triangle, point) > depth + nearer) return true;
    return false;
  });
}

/** -Infinity if the point of the paper is outside the triangle. */
function surfaceDepth({ corners: [a, b, c] }: Triangle, [x, y]: Vec2): number {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  const u = ((x - a[0]) * (c[1] - a[1]) - (y - a[1]) * (c[0] - a[0])) / area;
  const v = ((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])) / area;
  if (!(u >= -1e-9 && v >= -1e-9 && u + v <= 1 + 1e-9)) return Number.NEGATIVE_INFINITY;
  return a[2] + u * (b[2] - a[2]) + v * (c[2] - a[2]);
}

function lengthOnPaper({ from, to }: Edge): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
}
