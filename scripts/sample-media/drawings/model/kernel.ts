import * as manifold from 'manifold-3d';
import type { Vec2, Vec3 } from './vectors.ts';

// The library's type files import each other without extensions, which the compiler refuses in its Node mode, so this
// file declares the types that the drawings use.

type Matrix = [...Four, ...Four, ...Four, ...Four];
type Four = [number, number, number, number];

/** In millimeters. */
export interface Region {
  add(other: Region): Region;
  subtract(other: Region): Region;
  intersect(other: Region): Region;
  translate(by: Vec2): Region;
  mirror(axis: Vec2): Region;
  offset(by: number, corners: 'Round', miterLimit: number, sides: number): Region;
  simplify(tolerance: number): Region;
  toPolygons(): Vec2[][];
}

export interface Solid {
  subtract(other: Solid): Solid;
  intersect(other: Solid): Solid;
  translate(by: Vec3): Solid;
  rotate(degrees: Vec3): Solid;
  /** The matrix is given column by column. */
  transform(matrix: Matrix): Solid;
  /** Keeps the part of the solid on the side of the plane to which the normal points. */
  trimByPlane(normal: Vec3, distance: number): Solid;
  slice(height: number): Region;
  boundingBox(): { min: Vec3; max: Vec3 };
  volume(): number;
  minGap(other: Solid, farthest: number): number;
  getMesh(): { numProp: number; vertProperties: Float32Array; triVerts: Uint32Array };
}

interface Kernel {
  setup(): void;
  Manifold: {
    cube(size: Vec3): Solid;
    cylinder(height: number, low: number, high: number, sides: number): Solid;
    sphere(radius: number, sides: number): Solid;
    revolve(region: Region, sides: number): Solid;
    union(solids: readonly Solid[]): Solid;
    hull(solids: readonly Solid[]): Solid;
  };
  CrossSection: {
    new (loops: readonly (readonly Vec2[])[], fill: 'EvenOdd'): Region;
    circle(radius: number, sides: number): Region;
  };
}

const open = manifold.default as unknown as () => Promise<Kernel>;

export const kernel = await open();
kernel.setup();
