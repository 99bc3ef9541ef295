import type { Package } from '../model/part.ts';
import { dot, type Vec2, type Vec3 } from '../model/vectors.ts';
import { type CutFace, copiesOf, type Placed, type Projection, project } from '../projection/project.ts';
import { flatten, front, isometric, left, top } from '../projection/views.ts';
import { type Spot, within } from './detail.ts';
import { ratio } from './dimension.ts';
import { hatchOf } from './hatch.ts';
import { type Place, type PlacedView, placeView } from './placed-view.ts';

/** Lines that would be closer to each other than this on paper are drawn as one line. */
const closestOnPaper = 0.35;

const directions = { front, left, top };
type Direction = keyof typeof directions;

export type Views = ReturnType<typeof viewsOf>;

/** Places views on the sheet, where they are drawn in the order in which they were made. */
export function viewsOf(pack: Package, scale: number) {
  const solids = copiesOf(pack.parts);
  const closest = closestOnPaper * scale;
  const hatch = hatchOf(pack);
  const piece: Placed = { part: 0, solid: pack.piece.solid, contours: pack.piece.contours };
  const hiders = pack.piece.opaque ? [piece] : [];
  const placed: PlacedView[] = [];
  const add = (projection: Projection, place: Omit<Place, 'scale'> & { scale?: number }): PlacedView => {
    const view = placeView(projection, { scale, ...place });
    placed.push(view);
    return view;
  };

  return {
    pack,
    scale,
    placed,

    /** @param hiddenOf the parts whose hidden lines are shown */
    outside: (name: Direction, corner: Vec2, hiddenOf: readonly number[] = []): PlacedView => {
      const view = directions[name];
      return add(project(solids, { view, hiddenOf, closest }), { name, view, corner });
    },

    section: (name: string, direction: Direction, through: Vec3, corner: Vec2): PlacedView => {
      const view = directions[direction];
      const cutAt = dot(view.toward, through);
      return add(project(solids, { view, cutAt, closest, hiders }), { name, view, corner, hatch });
    },

    /** With `through`, the outline of the section through this point. */
    pieceOn: ({ view, toPaper }: PlacedView, through?: Vec3): PlacedView => {
      const projection = through
        ? outlineOf(project([piece], { view, cutAt: dot(view.toward, through), closest }).cutFaces)
        : project([piece], { view, closest });
      const anchor = flatten(view, [0, 0, 0]);
      return add(projection, { name: 'piece', view, anchor, corner: toPaper([0, 0, 0]), layer: 'phantom' });
    },

    /** @param center the place of the spot on the paper */
    detail: (name: string, direction: Direction, spot: Spot, center: Vec2, own: number): PlacedView => {
      const view = directions[direction];
      const cutAt = dot(view.toward, spot.center);
      const anchor = flatten(view, spot.center);
      const cutOut = (projection: Projection) => within(projection, anchor, spot.radius);
      const heading = `${name}  ${ratio(own)}`;
      const place = { name, heading, view, scale: own, corner: center, anchor };
      const whole = add(cutOut(project(solids, { view, cutAt, closest: 0.05 })), { ...place, hatch });
      const cutPiece = outlineOf(project([piece], { view, cutAt, closest }).cutFaces);
      whole.marks.push(...placeView(cutOut(cutPiece), { ...place, layer: 'phantom' }).marks);
      return whole;
    },

    exploded: (corner: Vec2, own: number): PlacedView => {
      const all = [...copiesOf(pack.parts, true), { ...piece, by: pack.piece.exploded }];
      return add(project(all, { view: isometric, closest: closestOnPaper * own }), {
        name: 'exploded',
        heading: '分解图 Exploded view',
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
