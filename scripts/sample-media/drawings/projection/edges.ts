import type { Solid } from '../model/kernel.ts';
import { cross, dot, minus, unit, type Vec3 } from '../model/vectors.ts';

export interface Edge {
  part: number;
  from: Vec3;
  to: Vec3;
}

export interface Triangle {
  corners: readonly [Vec3, Vec3, Vec3];
}

export interface Mesh {
  edges: Edge[];
  /** Only the triangles that face the eye, since no other can hide an edge. */
  triangles: Triangle[];
}

const sharp = Math.cos((22 * Math.PI) / 180);
/** A round surface consists of small flat surfaces. The edges between them do not count as sharp. */
const sharpOfRound = Math.cos((60 * Math.PI) / 180);
const facing = 1e-4;

/** `flat`: sharp edges and contours are drawn. `soft`: edges between small sides are not. `turned`: see contours.ts. */
type Surface = 'flat' | 'soft' | 'turned';

/** The caller has already turned the solid to the eye. */
export function drawnEdges(part: number, solid: Solid, surface: Surface): Mesh {
  const mesh = solid.getMesh();
  const vertex = (index: number): Vec3 => {
    const [x = 0, y = 0, z = 0] = mesh.vertProperties.subarray(
      index * mesh.numProp,
      index * mesh.numProp + 3,
    );
    return [thousandths(x), thousandths(y), thousandths(z)];
  };
  const triangles: Triangle[] = [];
  const sides = new Map<string, { from: Vec3; to: Vec3; normals: Vec3[] }>();
  for (let triangle = 0; triangle < mesh.triVerts.length; triangle += 3) {
    const [a = 0, b = 0, c = 0] = mesh.triVerts.subarray(triangle, triangle + 3);
    const corners = [vertex(a), vertex(b), vertex(c)] as const;
    const normal = unit(cross(minus(corners[1], corners[0]), minus(corners[2], corners[0])));
    if (normal[2] > facing) triangles.push({ corners });
    for (const [i, j] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      const key = i < j ? `${i} ${j}` : `${j} ${i}`;
      const side = sides.get(key) ?? { from: vertex(i), to: vertex(j), normals: [] };
      side.normals.push(normal);
      sides.set(key, side);
    }
  }
  const edges = [...sides.values()].flatMap(({ from, to, normals: [one, other] }): Edge[] => {
    if (!one || !other) return [];
    if (dot(one, other) < (surface === 'flat' ? sharp : sharpOfRound)) return [{ part, from, to }];
    if (surface === 'turned' || !isContour(one, other)) return [];
    return [surface === 'flat' ? { part, from, to } : { part, from: lifted(from), to: lifted(to) }];
  });
  return { edges, triangles };
}

export function edgesAlong(part: number, points: readonly Vec3[]): Edge[] {
  return points.slice(1).map((to, index) => ({ part, from: points[index] ?? to, to }));
}

function isContour(one: Vec3, other: Vec3): boolean {
  return one[2] > facing !== other[2] > facing;
}

/** Contours are lifted toward the eye, so that the small sides of the same solid do not hide them. */
export function lifted([x, y, z]: Vec3): Vec3 {
  return [x, y, z + 0.5];
}

/** The kernel computes in single precision. */
function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}
