import { clearRadius } from './outline.ts';
import { meiping } from './pieces.ts';
import type { Vec3 } from './vectors.ts';

/** In millimeters. All other sizes are computed from these. */
export const given = {
  wall: 12,
  besidePiece: 16,
  abovePiece: 11,
  finger: 20,
  fingers: 12,
  panel: { thickness: 8, play: 0.4, groove: 6, endPlay: 0.5 },
  /** From the front edge of the sides to the groove of the sliding front. */
  lip: 10,
  /** From the groove of the back to the rear edge of the sides. */
  rearLip: 8,
  felt: 4,
  cradle: { thickness: 12, groove: 4, play: 0.2, lower: 70, upper: 214 },
  grip: { length: 60, width: 16, depth: 4, fromTop: 30 },
};

const { wall, finger, panel, lip, cradle } = given;
const inside = meiping.diameter + 2 * given.besidePiece;
export const width = inside + 2 * wall;
export const depth = given.fingers * finger;
export const foot = wall + given.felt;
export const height = foot + meiping.height + given.abovePiece + wall;
export const groove = panel.thickness + panel.play;
/** The sliding front passes in front of the top. */
export const topFront = finger;
export const backGroove = depth - given.rearLip - groove;
export const center: Vec3 = [width / 2, Math.round((lip + groove + backGroove) / 2), foot];
export const slot = { from: wall - panel.groove, to: width - wall + panel.groove };
export const panelBottom = wall - panel.groove;

export interface Level {
  bottom: number;
  radius: number;
}

export const levels: { lower: Level; upper: Level } = {
  lower: levelAt(cradle.lower),
  upper: levelAt(cradle.upper),
};

function levelAt(above: number): Level {
  const radius = clearRadius(meiping.profile, above, above + cradle.thickness, given.felt);
  return { bottom: foot + above, radius: Math.ceil(radius) };
}
