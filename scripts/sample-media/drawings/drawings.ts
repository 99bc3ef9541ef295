import { drawPlateBox } from './plate-box.ts';
import type { Drawing } from './sheet/drawing.ts';
import { drawTallBox } from './tall-box.ts';
import { drawTeaBowlBox } from './tea-bowl-box.ts';
import { drawTravelCrate } from './travel-crate.ts';

export const drawings: Record<string, () => Drawing> = {
  'tea-bowl-box': drawTeaBowlBox,
  'tall-box': drawTallBox,
  'plate-box': drawPlateBox,
  'travel-crate': drawTravelCrate,
};
