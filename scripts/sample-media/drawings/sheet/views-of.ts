import type { Package } from '../model/part.ts';
import type { Vec2, Vec3 } from '../model/vectors.ts';
import { type CutFace, copiesOf, type Placed, type Projection, project } from '../projection/project.ts';
import { flatten, isometric, type View } from '../projection/views.ts';
import { within } from './detail.ts';
import { hatchOf } from './drawing.ts';
import { type PlacedView, placeView } from './placed-view.ts';

/** Lines that would be closer to each other than this on paper are drawn as one line. */
const closestOnPaper = 0.35;

interface Outside {
  name: string;
  view: View;
  corner: Vec2;
  hiddenOf?: readonly number[];
}

interface Section {
  name: string;
  view: View;
  through: Vec3;
  corner: Vec2;
  opaque?: boolean;
}

interface Detail extends Section {
  around: Vec3;
  radius: number;
  scale: number;
}

export function viewsOf(pack: Package, scale: number) {
  const solids = copiesOf(pack.parts);
  const closest = closestOnPaper * scale;
  const hatch = hatchOf(pack);
  const piece: Placed = { part: 0, solid: pack.piece.solid, contours: pack.piece.contours };

  return {
    outside: ({ name, view, corner, hiddenOf = [] }: Outside): PlacedView =>
      placeView(project(solids, { view, hiddenOf, closest }), { name, view, scale, corner }),

    section: ({ name, view, through, corner, opaque = false }: Section): PlacedView => {
      const hiders = opaque ? [piece] : [];
      const projection = project(solids, { view, cutAt: depthOf(view, through), closest, hiders });
      return placeView(projection, { name, view, scale, corner, hatch });
    },

    /** With `through`, the outline of the section through this point. */
    pieceOn: (placed: PlacedView, view: View, through?: Vec3): PlacedView => {
      const cutAt = through && depthOf(view, through);
      const projection =
        cutAt === undefined
          ? project([piece], { view, closest })
          : outlineOf(project([piece], { view, cutAt, closest }).cutFaces);
      const anchor = flatten(view, [0, 0, 0]);
      const corner = placed.toPaper([0, 0, 0]);
      return placeView(projection, { name: 'piece', view, scale, anchor, corner, layer: 'phantom' });
    },

    /** `corner` is the place of the point `around` on the paper. */
    detail: ({ name, view, through, around, radius, scale: own, corner }: Detail): PlacedView => {
      const cutAt = depthOf(view, through);
      const anchor = flatten(view, around);
      const place = { name, view, scale: own, corner, anchor };
      const whole = placeView(within(project(solids, { view, cutAt, closest: 0.05 }), anchor, radius), {
        ...place,
        hatch,
      });
      const cutPiece = outlineOf(project([piece], { view, cutAt, closest }).cutFaces);
      const phantom = placeView(within(cutPiece, anchor, radius), { ...place, layer: 'phantom' });
      return { ...whole, marks: [...whole.marks, ...phantom.marks] };
    },

    exploded: (corner: Vec2, own: number): PlacedView => {
      const all = [...copiesOf(pack.parts, true), { ...piece, by: pack.piece.exploded }];
      const projection = project(all, { view: isometric, closest: closestOnPaper * own });
      return placeView(projection, {
        name: 'exploded',
        view: isometric,
        scale: own,
        corner,
        layer: 'exploded',
      });
    },
  };
}

function outlineOf(cutFaces: readonly CutFace[]): Projection {
  const loops = cutFaces.flatMap((face) => face.loops);
  return {
    cutFaces: [],
    paths: loops.map((points) => ({ points: [...points, ...points.slice(0, 1)], hidden: false })),
  };
}

function depthOf({ toward }: View, point: Vec3): number {
  return toward[0] * point[0] + toward[1] * point[1] + toward[2] * point[2];
}
