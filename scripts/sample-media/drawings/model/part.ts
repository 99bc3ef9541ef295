import type { Contours } from './contours.ts';
import type { Solid } from './kernel.ts';
import type { Material } from './materials.ts';
import { extent } from './solids.ts';
import type { Vec3 } from './vectors.ts';
import type { Words } from './words.ts';

export interface Part extends Extras {
  number: number;
  name: Words;
  material: Material;
  /** Copies may be mirror images. */
  copies: readonly Solid[];
}

interface Extras {
  /** How far each copy moves in the exploded view. The last movement is also that of all further copies. */
  exploded?: readonly Vec3[];
  /** In degrees; 45 by default. Parts that touch have different directions. */
  hatchAngle?: 45 | 60 | 135;
  soft?: boolean;
  /** The flat size of a strip that is bent into its place. */
  flatSize?: Vec3;
  /** An upright disk, whose size is given as diameter × thickness. */
  round?: boolean;
}

/** Bought parts, which the parts list names but the drawing does not show. */
interface Hardware {
  number: number;
  name: Words;
  material: Material;
  quantity: number;
  size: string;
}

/** What is packed. */
export interface Piece {
  solid: Solid;
  contours?: Contours;
  /** In a section it hides what stands behind it. */
  opaque?: boolean;
  exploded: Vec3;
}

export interface Package {
  parts: Part[];
  hardware?: Hardware[];
  piece: Piece;
}

export function part(
  number: number,
  zh: string,
  en: string,
  material: Material,
  copies: readonly Solid[],
  extras: Extras = {},
): Part {
  return { number, name: { zh, en }, material, copies, ...extras };
}

/** Length × width × thickness. */
export function partSize({ number, copies, flatSize }: Part): Vec3 {
  const [first] = copies;
  if (!first) throw new Error(`Part ${number} has no copy.`);
  const [length, width, thickness] = [...(flatSize ?? extent(first))].sort((a, b) => b - a);
  return [length ?? 0, width ?? 0, thickness ?? 0];
}

export function explodedBy({ exploded = [] }: Part, copy: number): Vec3 {
  return exploded[copy] ?? exploded.at(-1) ?? [0, 0, 0];
}

export function findPart(pack: Package, number: number): Part {
  const found = pack.parts.find((one) => one.number === number);
  if (!found) throw new Error(`There is no part ${number}.`);
  return found;
}
