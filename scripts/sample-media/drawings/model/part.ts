import type { Contours } from './contours.ts';
import type { Solid } from './kernel.ts';
import type { Material } from './materials.ts';
import { extent } from './solids.ts';
import type { Vec3 } from './vectors.ts';

export interface Words {
  zh: string;
  en: string;
}

export interface Part {
  number: number;
  name: Words;
  material: Material;
  /** One solid for each copy, in its place; copies may be mirror images. */
  copies: Solid[];
  /** Where each copy stands in the exploded view, counted from its place. */
  exploded: Vec3[];
  /** The direction of its hatching in degrees, 45 unless it is given; parts that touch differ. */
  hatchAngle?: 45 | 60 | 135;
  /** A part without sharp edges, such as a rope. */
  soft?: boolean;
  /** The flat size of a strip that is bent into its place. */
  flatSize?: Vec3;
  /** An upright disk: its size is diameter × thickness. */
  round?: boolean;
}

/** Things that are bought: they are listed, not drawn. */
export interface Hardware {
  number: number;
  name: Words;
  material: Material;
  quantity: number;
  size: string;
}

export interface Piece {
  productCode: string;
  name: Words;
  solid: Solid;
  contours?: Contours;
  exploded: Vec3;
  diameter: number;
  height: number;
}

/** A package with everything that its drawing tells: projections, dimensions and parts list come from here. */
export interface Package {
  parts: Part[];
  hardware: Hardware[];
  piece: Piece;
}

/** Length × width × thickness. */
export function partSize({ number, copies, flatSize }: Part): Vec3 {
  const [first] = copies;
  if (!first) throw new Error(`Part ${number} has no copy.`);
  const [length, width, thickness] = [...(flatSize ?? extent(first))].sort((a, b) => b - a);
  return [length ?? 0, width ?? 0, thickness ?? 0];
}

export function findPart(pack: Package, number: number): Part {
  const part = pack.parts.find((one) => one.number === number);
  if (!part) throw new Error(`There is no part ${number}.`);
  return part;
}
