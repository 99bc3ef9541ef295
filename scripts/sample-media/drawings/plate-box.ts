import { paulownia } from './model/materials.ts';
import { plate } from './model/pieces.ts';
import { plateBox } from './model/plate-box.ts';
import * as sizes from './model/plate-box-sizes.ts';
import { circleAround, type Spot } from './sheet/detail.ts';
import { dimensions } from './sheet/dimension.ts';
import { centerLine, completeDrawing, type Drawing, heading } from './sheet/drawing.ts';
import { balloons, cuttingPlane, radiusNote } from './sheet/leaders.ts';
import { boxNotes } from './sheet/notes.ts';
import type { Title } from './sheet/title-block.ts';
import { viewsOf } from './sheet/views-of.ts';

const { outer, middle, trayHeight, floor, foot, rim, lid, lidTop, skirt, seat, shoulder } = sizes;
const { wall, finger, rest, notch, holdingPad, lidPlay } = sizes.given;
/** The section B–B runs through a rest. */
const cutX = 60;
const radius = plate.diameter / 2;
const pads = [middle - holdingPad.fromCenter, middle + holdingPad.fromCenter] as const;
const [firstPad, secondPad] = pads;
const padCenters = pads.flatMap((x) => pads.map((y) => [x, y] as const));

export function drawPlateBox(): Drawing {
  const pack = plateBox();
  const views = viewsOf(pack, 3);
  const front = views.outside('front', [46, 246], [1, 3, 4]);
  const left = views.outside('left', [184, 246], [2, 3, 4]);
  const top = views.outside('top', [46, 107], [1, 2, 4, 10]);
  const section = views.section('A–A', 'left', [middle, 0, 0], [184, 190]);
  views.pieceOn(section);
  views.pieceOn(top);
  const spot: Spot = { center: [cutX, 46, 42], radius: 33 };
  const detail = views.detail('B–B', 'left', spot, [232, 153], 1.5);
  const exploded = views.exploded([306, 138], 5.2);
  const title: Title = {
    number: 'JY-PK-03',
    title: { zh: '折沿盘天地盖木盒', en: 'Flat Box with Lift-Off Lid for a Plate' },
    material: paulownia,
    tolerance: '±0.5',
  };
  return completeDrawing(views, title, [
    ...dimensions(front, [
      ['above', 10, [lid.from, 0, lidTop], [lid.to, 0, lidTop]],
      ['left', 10, [lid.from, 0, 0], [lid.from, 0, lidTop]],
      ['right', 8, [lid.to, 0, skirt], [lid.to, 0, skirt + finger], { beside: 'from' }],
      ['right', 16, [lid.to, 0, skirt], [lid.to, 0, lidTop]],
      ['below', 10, [0, 0, 0], [outer, 0, 0]],
    ]),
    ...radiusNote(front, [middle, 0, skirt], notch, 60, [3, 3.4]),
    ...dimensions(left, [
      ['above', 10, [0, lid.to, lidTop], [0, lid.from, lidTop]],
      ['below', 10, [0, outer, 0], [0, 0, 0]],
      ['left', 9, [0, outer, 0], [0, outer, finger]],
    ]),
    ...dimensions(top, [
      ['below', 12, [wall, 0, 0], [wall + rest.side, 0, 0]],
      ['below', 20, [wall, 0, 0], [outer - wall, 0, 0]],
      ['left', 10, [0, firstPad, 0], [0, secondPad, 0]],
      ['right', 10, [0, middle - radius, 0], [0, middle + radius, 0], { before: 'Ø' }],
    ]),
    ...radiusNote(top, [middle, middle, 0], rest.inner, 52, [-10, -14]),
    ...radiusNote(top, [middle, middle, 0], shoulder, -48, [-16, 12]),
    ...dimensions(section, [
      ['above', 8, [0, middle + radius, lidTop], [0, middle - radius, lidTop], { before: 'Ø' }],
      ['left', 10, [0, outer, 0], [0, outer, trayHeight]],
      ['right', 9, [0, middle - 52, foot], [0, middle - radius, rim]],
      ['below', 9, [0, outer - wall, 0], [0, wall, 0]],
    ]),
    ...dimensions(detail, [
      ['left', 8, [0, 72, floor], [0, 72, seat]],
      ['right', 8, [0, 24, floor], [0, 24, rim]],
    ]),
    ...cuttingPlane(top, [middle, lid.from, 0], [middle, lid.to, 0], 'A'),
    ...cuttingPlane(top, [cutX, lid.from, 0], [cutX, wall + rest.side, 0], 'B'),
    ...padCenters.map(([x, y]) => centerLine(top, [x, y - 17, 0], [x, y + 17, 0])),
    ...padCenters.map(([x, y]) => centerLine(top, [x - 17, y, 0], [x + 17, y, 0])),
    centerLine(front, [middle, 0, 0], [middle, 0, lidTop]),
    centerLine(left, [0, middle, 0], [0, middle, lidTop]),
    centerLine(section, [0, middle, 0], [0, middle, lidTop]),
    centerLine(top, [lid.from, middle, 0], [lid.to, middle, 0]),
    heading(section, 16),
    ...circleAround(detail, spot),
    heading(detail, [264, 171]),
    heading(exploded, [326, 279]),
    ...balloons(pack, exploded, [
      { part: 1, at: [0.3, 0, 0.4], offset: [-14, -12] },
      { part: 2, at: [1, 0.6, 0.4], copy: 1, offset: [14, -12] },
      { part: 3, at: [0.9, 0.2, 1], offset: [18, -8] },
      { part: 4, at: [1, 0.5, 0.3], copy: 3, offset: [16, 6] },
      { part: 5, at: [0.3, 0.3, 1], offset: [-40, -14] },
      { part: 6, at: [0.5, 0.5, 1], copy: 0, offset: [-14, 8] },
      { part: 7, at: [0.2, 0, 0.5], offset: [-10, -14] },
      { part: 8, at: [1, 0.7, 0.5], copy: 1, offset: [10, -12] },
      { part: 9, at: [0.8, 0.6, 1], offset: [22, 12] },
      { part: 10, at: [0.5, 0.5, 1], copy: 0, offset: [-24, 14] },
    ]),
    ...boxNotes(30, 76, [
      {
        zh: '盒身、盒盖四角指接胶合；底板不上胶，盖面板胶入裁口。',
        en: 'Corners of tray and lid glued with finger joints; bottom unglued, lid panel glued into its rabbet.',
      },
      {
        zh: '盘足落于足垫，盘沿搁于四角托的毡上，角托高起部分挡住盘沿。',
        en: 'The foot stands on its pad, the rim lies on the felt of the rests, whose shoulders hold it.',
      },
      {
        zh: `盖与盒身每边留 ${lidPlay} mm 间隙，提盖时空气可出入。`,
        en: `${lidPlay} mm of play on each side lets air in as the lid is lifted.`,
      },
    ]),
  ]);
}
