import type { Contours } from './contours.ts';
import type { Solid } from './kernel.ts';
import type { Material } from './materials.ts';
import { extent } from './solids.ts';
import type { Vec3 } from './vectors.ts';
import type { Words } from './words.ts';

export interface Part {
  number: number;
  name: Words;
  material: Material;
  /** One solid for each copy of the part, placed where the copy belongs. Copies may be mirror images. */
  copies: Solid[];
  /** The shift of each copy in the exploded view. */
  exploded: Vec3[];
  /** The direction of the hatching in degrees; 45 by default. Parts that touch have different directions. */
  hatchAngle?: 45 | 60 | 135;
  /** True for a part without sharp edges, such as a rope. */
  soft?: boolean;
  /** The flat size of a strip that is bent into its place. */
  flatSize?: Vec3;
  /** True for an upright disk. The size of a disk is given as diameter × thickness. */
  round?: boolean;
}

/** A thing that is bought. The parts list names it, but the drawing does not show it. */
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

/** A package. The projections, the dimensions and the parts list of its drawing are made from this data. */
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
