import { frameBoards } from './joinery.ts';
import { felt, paulownia, wadding } from './materials.ts';
import { type Package, part } from './part.ts';
import { conicalBowl, standing } from './pieces.ts';
import { block, cut, cylinder, gripHole, squareBlock } from './solids.ts';
import * as sizes from './tea-bowl-box-sizes.ts';

const { wall, finger, bottom, groove, endPlay, lid, rest, grip } = sizes.given;
const { outer, frontHeight, height, lidTop, floor, foot, restTop, hole, middle, panel } = sizes;

export function teaBowlBox(): Package {
  const bottomGroove = squareBlock(outer, wall - groove, bottom.raised, floor + bottom.play);
  const lidGroove = block(
    [wall - groove, -1, frontHeight],
    [outer - wall + groove, outer - wall + groove, lidTop + lid.play],
  );
  const frame = { from: 0, to: outer, low: 0, high: height, frontHigh: frontHeight, thickness: wall, finger };
  const { front, back, sides } = frameBoards(frame, [bottomGroove, lidGroove]);
  const slidingLid = cut(
    block([panel.from, 0, frontHeight], [panel.to, panel.to, lidTop]),
    gripHole(middle, grip).translate([0, grip.fromFront, lidTop - grip.depth]),
  );
  const holder = cut(
    squareBlock(outer, wall + endPlay, floor, restTop),
    cylinder([middle, middle, floor - 1], hole / 2, rest.thickness + 2),
  );
  const footPad = cylinder([middle, middle, floor], hole / 2 - 1, sizes.given.felt);
  const bowlTop = foot + conicalBowl.height;
  const cushion = squareBlock(outer, wall + 3, bowlTop, bowlTop + sizes.given.cushion);
  const sideways = [
    [-65, 0, 0],
    [65, 0, 0],
  ] as const;
  return {
    piece: { ...standing(conicalBowl, [middle, middle, foot]), exploded: [0, 0, 125] },
    parts: [
      part(1, '前板', 'Front', paulownia, [front], { exploded: [[0, -65, 0]] }),
      part(2, '后板', 'Back', paulownia, [back], { exploded: [[0, 65, 0]] }),
      part(3, '侧板（左右对称）', 'Side (left, right)', paulownia, sides, { exploded: sideways }),
      part(4, '底板', 'Bottom', paulownia, [squareBlock(outer, panel.from, bottom.raised, floor)], {
        hatchAngle: 135,
        exploded: [[0, 0, -60]],
      }),
      part(5, '抽盖', 'Sliding lid', paulownia, [slidingLid], { hatchAngle: 135, exploded: [[0, 0, 290]] }),
      part(6, '托板', 'Rest', paulownia, [holder], { exploded: [[0, 0, 25]] }),
      part(7, '足垫', 'Foot pad', felt, [footPad], { round: true, exploded: [[0, 0, 85]] }),
      part(8, '盖垫', 'Cushion', wadding, [cushion], { exploded: [[0, 0, 230]] }),
    ],
  };
}
