import { lowestBeyond } from './outline.ts';
import { plate } from './pieces.ts';

/** In millimeters. All other sizes are computed from these. */
export const given = {
  wall: 10,
  lidWall: 8,
  besidePiece: 8,
  lidPlay: 1,
  finger: 13,
  bottom: { thickness: 8, raised: 4, groove: 5, play: 0.2, endPlay: 0.5 },
  top: { thickness: 6, groove: 4, endPlay: 0.3 },
  footPad: { thickness: 6, radius: 50 },
  rest: { side: 90, inner: 112, play: 3, felt: 3 },
  holdingPad: { side: 34, thickness: 10, fromCenter: 86 },
  notch: 22,
};

const { wall, lidWall, lidPlay, finger, bottom, top, rest } = given;
const inside = plate.diameter + 2 * given.besidePiece;
export const outer = inside + 2 * wall;
export const middle = outer / 2;
export const trayHeight = 5 * finger;
export const floor = bottom.raised + bottom.thickness;
export const foot = floor + given.footPad.thickness;
export const rim = foot + plate.height;
export const lid = { from: -lidPlay - lidWall, to: outer + lidPlay + lidWall };
export const lidTop = trayHeight + top.thickness;
export const skirt = lidTop - 4 * finger;
/** Rounded down to half a millimeter, because the rests are not made more precisely. */
export const seat = Math.floor(2 * (foot + lowestBeyond(plate.profile, rest.inner) - rest.felt)) / 2;
export const shoulder = plate.diameter / 2 + rest.play;
