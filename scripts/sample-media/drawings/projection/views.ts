import type { Solid } from '../model/kernel.ts';
import { cross, dot, unit, type Vec2, type Vec3 } from '../model/vectors.ts';

/** `toward` points from the object to the eye. */
export interface View {
  right: Vec3;
  up: Vec3;
  toward: Vec3;
}

export const front: View = { right: [1, 0, 0], up: [0, 0, 1], toward: [0, -1, 0] };
export const top: View = { right: [1, 0, 0], up: [0, 1, 0], toward: [0, 0, 1] };
export const left: View = { right: [0, -1, 0], up: [0, 0, 1], toward: [-1, 0, 0] };

export const isometric: View = isometricFrom([1, -1, 1]);

export function flatten(view: View, point: Vec3): Vec2 {
  return [dot(view.right, point), dot(view.up, point)];
}

/** x and y on the paper, z toward the eye. */
export function eyePoint(view: View, point: Vec3): Vec3 {
  return [dot(view.right, point), dot(view.up, point), dot(view.toward, point)];
}

export function turnToEye({ right, up, toward }: View, solid: Solid, moved: Vec3 = [0, 0, 0]): Solid {
  const at = (axis: Vec3) => dot(axis, moved);
  const [rx, ry, rz] = right;
  const [ux, uy, uz] = up;
  const [tx, ty, tz] = toward;
  return solid.transform([rx, ux, tx, 0, ry, uy, ty, 0, rz, uz, tz, 0, at(right), at(up), at(toward), 1]);
}

function isometricFrom(eye: Vec3): View {
  const toward = unit(eye);
  const right = unit(cross([0, 0, 1], toward));
  return { right, up: cross(toward, right), toward };
}
