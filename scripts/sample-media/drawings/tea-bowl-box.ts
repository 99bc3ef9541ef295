import { paulownia } from './model/materials.ts';
import { conicalBowl } from './model/pieces.ts';
import { teaBowlBox } from './model/tea-bowl-box.ts';
import * as sizes from './model/tea-bowl-box-sizes.ts';
import { circleAround, type Spot } from './sheet/detail.ts';
import { dimensions } from './sheet/dimension.ts';
import { centerLine, completeDrawing, type Drawing, heading } from './sheet/drawing.ts';
import { balloons, cuttingPlane } from './sheet/leaders.ts';
import { boxNotes } from './sheet/notes.ts';
import type { Title } from './sheet/title-block.ts';
import { viewsOf } from './sheet/views-of.ts';

const { outer, frontHeight, height, lidTop, floor, foot, restTop, hole, middle, panel } = sizes;
const { wall, bottom, lid, grip, groove, endPlay } = sizes.given;
const grooveTop = lidTop + lid.play;
const gripFrom = middle - grip.length / 2;
const radius = conicalBowl.diameter / 2;
const pieceTop = foot + conicalBowl.height;

export function drawTeaBowlBox(): Drawing {
  const pack = teaBowlBox();
  const views = viewsOf(pack, 2);
  const front = views.outside('front', [50, 222], [1, 3, 4, 5]);
  const left = views.outside('left', [174, 222], [1, 2, 3, 4, 5]);
  const top = views.outside('top', [50, 105], [2, 3, 5]);
  const section = views.section('A–A', 'left', [middle, 0, 0], [174, 148]);
  views.pieceOn(section);
  const spot: Spot = { center: [middle, outer - 9, frontHeight + 3], radius: 14 };
  const detail = views.detail('B', 'left', spot, [70, 50], 0.5);
  const exploded = views.exploded([286, 126], 3.2);
  const title: Title = {
    number: 'JY-PK-01',
    title: { zh: '斗笠盏抽盖木盒', en: 'Sliding-Lid Box for a Conical Tea Bowl' },
    material: paulownia,
    tolerance: '±0.5',
  };
  return completeDrawing(views, title, [
    ...dimensions(front, [
      ['above', 11, [0, 0, height], [outer, 0, height]],
      ['left', 10, [0, 0, 0], [0, 0, height]],
      ['right', 10, [outer, 0, 0], [outer, 0, frontHeight], { parts: 7 }],
      ['below', 9, [outer - wall, 0, 0], [outer, 0, 0]],
    ]),
    ...dimensions(left, [
      ['above', 11, [0, outer, height], [0, 0, height]],
      ['left', 10, [0, outer, 0], [0, outer, height], { parts: 8 }],
    ]),
    ...dimensions(top, [
      ['below', 9, [gripFrom, grip.fromFront, lidTop], [gripFrom + grip.length, grip.fromFront, lidTop]],
      ['below', 17, [panel.from, 0, 0], [panel.to, 0, 0]],
      ['right', 10, [panel.to, 0, 0], [panel.to, panel.to, 0]],
      ['left', 10, [gripFrom, 0, lidTop], [gripFrom, grip.fromFront, lidTop]],
    ]),
    ...dimensions(section, [
      ['below', 9, [0, middle + hole / 2, restTop], [0, middle - hole / 2, restTop], { before: 'Ø' }],
      ['below', 17, [0, outer - wall, 0], [0, wall, 0]],
      ['left', 16, [0, outer - wall, floor], [0, outer - wall, frontHeight]],
      ['right', 10, [0, 0, bottom.raised], [0, 0, floor], { beside: 'from' }],
      ['left', 8, [0, outer - wall, floor], [0, outer - wall, restTop]],
      ['above', 8, [0, middle + radius, pieceTop], [0, middle - radius, pieceTop], { before: 'Ø' }],
      ['right', 19, [0, middle - 16, foot], [0, middle - radius, pieceTop]],
    ]),
    ...dimensions(detail, [
      ['right', 16, [0, outer - wall, frontHeight], [0, outer - wall, grooveTop]],
      ['right', 8, [0, outer - wall - 4, frontHeight], [0, outer - wall - 4, lidTop]],
      ['above', 3.5, [0, outer - wall + groove, grooveTop], [0, outer - wall, grooveTop]],
      ['below', 6, [0, panel.to + endPlay, frontHeight], [0, panel.to, frontHeight]],
    ]),
    ...cuttingPlane(front, [middle, 0, 0], [middle, 0, height], 'A'),
    centerLine(top, [middle, 0, 0], [middle, outer, 0]),
    centerLine(left, [0, middle, 0], [0, middle, height]),
    centerLine(section, [0, middle, 0], [0, middle, height]),
    heading(section, 16),
    ...circleAround(section, spot, 'B'),
    ...circleAround(detail, spot),
    heading(detail, [70, 81]),
    heading(exploded, [290, 279]),
    ...balloons(pack, exploded, [
      { part: 1, at: [0.3, 0, 0.4], offset: [-14, -16] },
      { part: 2, at: [0.85, 0, 0.6], offset: [16, 20] },
      { part: 3, at: [1, 0.6, 0.4], copy: 1, offset: [12, -18] },
      { part: 4, at: [0.75, 0.05, 1], offset: [18, -12] },
      { part: 5, at: [0.8, 0.6, 1], offset: [27, 10] },
      { part: 6, at: [1, 0.6, 0.6], offset: [44, 12] },
      { part: 7, at: [0.2, 0.2, 0.5], offset: [-50, 30] },
      { part: 8, at: [1, 0.5, 0.5], offset: [24, 2] },
    ]),
    ...boxNotes(118, 78, [
      {
        zh: '指榫胶合，外表面齐平；底板与抽盖不上胶。',
        en: 'Finger joints glued, flush outside; bottom and lid unglued.',
      },
      {
        zh: `盖槽、底槽距外表面 ${wall - groove} mm 处止。`,
        en: `Grooves for lid and bottom stop ${wall - groove} mm from the outside.`,
      },
      { zh: '抽盖自前方推入，应滑动顺畅。', en: 'The lid slides in from the front and must run freely.' },
    ]),
  ]);
}
