import type { Contours } from '../model/contours.ts';
import type { Solid } from '../model/kernel.ts';
import { explodedBy, type Part } from '../model/part.ts';
import { plus, type Vec2, type Vec3 } from '../model/vectors.ts';
import { chainLines, type Path } from './chain-lines.ts';
import { drawnEdges, edgesAlong, lifted, type Mesh } from './edges.ts';
import { findHidden } from './hidden-lines.ts';
import { mergeLines } from './merge-lines.ts';
import { eyePoint, turnToEye, type View } from './views.ts';

export interface Placed {
  part: number;
  solid: Solid;
  contours?: Contours | undefined;
  soft?: boolean | undefined;
  by?: Vec3;
}

export interface CutFace {
  part: number;
  loops: Vec2[][];
}

export interface Projection {
  paths: Path[];
  cutFaces: CutFace[];
}

interface ProjectionOptions {
  view: View;
  hiddenOf?: readonly number[];
  /** Solids that hide other solids, but are not drawn. */
  hiders?: readonly Placed[];
  /** Distance of the cutting plane from the origin. Everything nearer to the eye is cut off. */
  cutAt?: number;
  /** Lines closer to each other than this would run together on paper. */
  closest: number;
}

export function project(solids: readonly Placed[], options: ProjectionOptions): Projection {
  const { view, cutAt, hiddenOf = [], hiders = [], closest } = options;
  const turned = solids.map((one) => ({ ...one, solid: turnToEye(view, one.solid, one.by) }));
  const kept = cutAt === undefined ? turned : turned.map((one) => cutOff(one, cutAt));
  const screens = hiders.map(({ part, solid }) => ({
    ...drawnEdges(part, turnToEye(view, solid), 'turned'),
    edges: [],
  }));
  const strokes = findHidden([...kept.map((one) => meshOf(one, view, cutAt)), ...screens]);
  const drawn = strokes.filter(({ hidden, part }) => !hidden || hiddenOf.includes(part));
  const cutFaces = cutAt === undefined ? [] : turned.map((one) => cutFace(one, cutAt));
  return {
    paths: chainLines(mergeLines(drawn, closest)),
    cutFaces: cutFaces.filter(({ loops }) => loops.length > 0),
  };
}

export function copiesOf(parts: readonly Part[], exploded = false): Placed[] {
  return parts.flatMap((part) =>
    part.copies.map((solid, copy) => ({
      part: part.number,
      solid,
      soft: part.soft,
      ...(exploded && { by: explodedBy(part, copy) }),
    })),
  );
}

function meshOf({ part, solid, contours, soft, by = [0, 0, 0] }: Placed, view: View, cutAt = Infinity): Mesh {
  if (!contours) return drawnEdges(part, solid, soft ? 'soft' : 'flat');
  const mesh = drawnEdges(part, solid, 'turned');
  const lines = contours(view.toward).map((line) =>
    line.map((point) => lifted(eyePoint(view, plus(point, by)))),
  );
  const edges = lines.flatMap((line) => edgesAlong(part, line));
  return {
    ...mesh,
    edges: [...mesh.edges, ...edges.filter(({ from, to }) => Math.max(from[2], to[2]) <= cutAt)],
  };
}

function cutOff(placed: Placed, cutAt: number): Placed {
  return { ...placed, solid: placed.solid.trimByPlane([0, 0, -1], -cutAt) };
}

function cutFace({ part, solid }: Placed, cutAt: number): CutFace {
  return { part, loops: solid.slice(cutAt).toPolygons() };
}
