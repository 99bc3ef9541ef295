import { kernel, type Region, type Solid } from './kernel.ts';
import type { Vec2, Vec3 } from './vectors.ts';

/** With this number, no side of a round form is longer than 2 mm on paper. */
const sides = 96;

/** Lengths are millimeters: x to the right, y to the back, z up. */
export function block(from: Vec3, to: Vec3): Solid {
  return kernel.Manifold.cube([to[0] - from[0], to[1] - from[1], to[2] - from[2]]).translate(from);
}

/** A block inside a square box of the width `outer`, whose sides all keep the distance `inset` from its outside. */
export function squareBlock(outer: number, inset: number, low: number, high: number): Solid {
  return block([inset, inset, low], [outer - inset, outer - inset, high]);
}

export function cylinder(foot: Vec3, radius: number, height: number): Solid {
  return kernel.Manifold.cylinder(height, radius, radius, sides).translate(foot);
}

export function roundBar(from: Vec3, radius: number, length: number): Solid {
  return kernel.Manifold.cylinder(length, radius, radius, 48).rotate([0, 90, 0]).translate(from);
}

export function ball(center: Vec3, radius: number): Solid {
  return kernel.Manifold.sphere(radius, 32).translate(center);
}

/** The outline, as pairs of radius and height, is turned around the vertical axis through `foot`. */
export function turned(outline: readonly Vec2[], foot: Vec3): Solid {
  return kernel.Manifold.revolve(regionOf([outline]), sides).translate(foot);
}

interface Grip {
  length: number;
  width: number;
  depth: number;
}

/** What is cut out of a board as a hold for the fingers. Its ends are round. It stands 1 mm out of the board. */
export function gripHole(middleX: number, { length, width, depth }: Grip): Solid {
  const radius = width / 2;
  const reach = length / 2 - radius;
  return hull([middleX - reach, middleX + reach].map((x) => cylinder([x, 0, 0], radius, depth + 1)));
}

export function join(solids: readonly Solid[]): Solid {
  return kernel.Manifold.union(solids);
}

export function cut(solid: Solid, ...tools: readonly Solid[]): Solid {
  return solid.subtract(join(tools));
}

export function hull(solids: readonly Solid[]): Solid {
  return kernel.Manifold.hull(solids);
}

export function disk(center: Vec2, radius: number): Region {
  return kernel.CrossSection.circle(radius, sides).translate(center);
}

export function regionOf(loops: readonly (readonly Vec2[])[]): Region {
  return new kernel.CrossSection(loops, 'EvenOdd');
}

/** Length in x, y and z. */
export function extent(solid: Solid): Vec3 {
  const { min, max } = solid.boundingBox();
  return [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
}

/** The profile is the outside of the vessel from the foot to the lip. */
export function hollowed(profile: readonly Vec2[], wall: number): Vec2[] {
  const [lip, height] = profile.at(-1) ?? [0, 0];
  const half: Vec2[] = [[0, 0], ...profile];
  const open = regionOf([[...half, [lip, height + 3 * wall], [0, height + 3 * wall]]]);
  const hollow = open.add(open.mirror([1, 0])).offset(-wall, 'Round', 2, 48);
  const filled = regionOf([[...half, [0, height]]]);
  return filled.subtract(hollow).simplify(0.02).toPolygons()[0] ?? [];
}
