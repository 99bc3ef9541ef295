import { clearRadius } from './outline.ts';
import { conicalBowl } from './pieces.ts';

/** In millimeters. All other sizes are computed from these. */
export const given = {
  wall: 10,
  aroundPiece: 9,
  finger: 11,
  bottom: { thickness: 6, raised: 5, play: 0.2 },
  groove: 5,
  /** The play between the edge of a panel and the end of its groove. */
  endPlay: 0.5,
  lid: { thickness: 6, play: 0.4 },
  rest: { thickness: 15, play: 1.5 },
  felt: 3,
  cushion: 10,
  grip: { length: 40, width: 12, depth: 3, fromFront: 16 },
};

const { wall, finger, bottom, groove, endPlay, lid, rest } = given;
const inside = conicalBowl.diameter + 2 * given.aroundPiece;
export const outer = inside + 2 * wall;
export const frontHeight = 7 * finger;
export const height = frontHeight + finger;
export const lidTop = frontHeight + lid.thickness;
export const floor = bottom.raised + bottom.thickness;
export const foot = floor + given.felt;
export const restTop = floor + rest.thickness;
export const hole = 2 * Math.ceil(clearRadius(conicalBowl.profile, floor - foot, restTop - foot, rest.play));
export const middle = outer / 2;
export const panel = { from: wall - groove + endPlay, to: outer - wall + groove - endPlay };
