import { plate } from './model/pieces.ts';
import { plateBox } from './model/plate-box.ts';
import { given, plateBoxSizes } from './model/plate-box-sizes.ts';
import { front, left, top } from './projection/views.ts';
import { circleAround } from './sheet/detail.ts';
import { dimensions } from './sheet/dimension.ts';
import { balloons, centerLine, completeDrawing, type Drawing, heading, notes } from './sheet/drawing.ts';
import { cuttingPlane, radiusNote } from './sheet/leaders.ts';
import { text } from './sheet/marks.ts';
import { viewsOf } from './sheet/views-of.ts';

const { outer, middle, trayHeight, floor, foot, rim, lid, lidTop, skirt, seat, shoulder } = plateBoxSizes;
const { wall, finger, rest, notch, holdingPad } = given;
const scale = 3;
/** The section B–B runs through a rest. */
const cutX = 60;
const padCenters = [middle - holdingPad.fromCenter, middle + holdingPad.fromCenter];

export function drawPlateBox(): Drawing {
  const pack = plateBox();
  const views = viewsOf(pack, scale);
  const frontView = views.outside({ name: 'front', view: front, corner: [46, 246], hiddenOf: [1, 3, 4] });
  const leftView = views.outside({ name: 'left', view: left, corner: [184, 246], hiddenOf: [2, 3, 4] });
  const topView = views.outside({ name: 'top', view: top, corner: [46, 107], hiddenOf: [1, 2, 4, 10] });
  const section = views.section({ name: 'A–A', view: left, through: [middle, 0, 0], corner: [184, 190] });
  const spot = { center: [cutX, 46, 42] as const, radius: 33 };
  const detail = views.detail({
    name: 'B–B',
    view: left,
    through: [cutX, 0, 0],
    around: spot.center,
    radius: spot.radius,
    scale: 1.5,
    corner: [232, 153],
  });
  const exploded = views.exploded([306, 138], 5.2);
  return completeDrawing({
    name: 'plate-box',
    scale,
    pack,
    title: {
      number: 'JY-PK-03',
      title: { zh: '折沿盘天地盖木盒', en: 'Flat Box with Lift-Off Lid for a Plate' },
      material: { zh: '泡桐', en: 'Paulownia' },
      scale: '1:3',
      tolerance: '±0.5',
      date: '2025-11-20',
    },
    views: [
      frontView,
      leftView,
      topView,
      section,
      views.pieceOn(section, left),
      views.pieceOn(topView, top),
      detail,
      exploded,
    ],
    marks: [
      ...dimensions(frontView, [
        { from: [lid.from, 0, lidTop], to: [lid.to, 0, lidTop], side: 'above', away: 10 },
        { from: [lid.from, 0, 0], to: [lid.from, 0, lidTop], side: 'left', away: 10 },
        { from: [lid.to, 0, skirt], to: [lid.to, 0, skirt + finger], side: 'right', away: 8, beside: 'from' },
        { from: [lid.to, 0, skirt], to: [lid.to, 0, lidTop], side: 'right', away: 16 },
        { from: [0, 0, 0], to: [outer, 0, 0], side: 'below', away: 10 },
      ]),
      ...radiusNote(frontView, { center: [middle, 0, skirt], radius: notch, degrees: 60, offset: [3, 3.4] }),
      ...dimensions(leftView, [
        { from: [0, lid.to, lidTop], to: [0, lid.from, lidTop], side: 'above', away: 10 },
        { from: [0, outer, 0], to: [0, 0, 0], side: 'below', away: 10 },
        { from: [0, outer, 0], to: [0, outer, finger], side: 'left', away: 9 },
      ]),
      ...dimensions(topView, [
        { from: [wall, 0, 0], to: [wall + rest.side, 0, 0], side: 'below', away: 12 },
        { from: [wall, 0, 0], to: [outer - wall, 0, 0], side: 'below', away: 20 },
        {
          from: [0, middle - holdingPad.fromCenter, 0],
          to: [0, middle + holdingPad.fromCenter, 0],
          side: 'left',
          away: 10,
        },
        {
          from: [0, middle - plate.diameter / 2, 0],
          to: [0, middle + plate.diameter / 2, 0],
          side: 'right',
          away: 10,
          before: 'Ø',
        },
      ]),
      ...radiusNote(topView, {
        center: [middle, middle, 0],
        radius: rest.inner,
        degrees: 52,
        offset: [-10, -14],
      }),
      ...radiusNote(topView, {
        center: [middle, middle, 0],
        radius: shoulder,
        degrees: -48,
        offset: [-16, 12],
      }),
      ...dimensions(section, [
        {
          from: [0, middle + plate.diameter / 2, lidTop],
          to: [0, middle - plate.diameter / 2, lidTop],
          side: 'above',
          away: 8,
          before: 'Ø',
        },
        { from: [0, outer, 0], to: [0, outer, trayHeight], side: 'left', away: 10 },
        { from: [0, middle - 52, foot], to: [0, middle - plate.diameter / 2, rim], side: 'right', away: 9 },
        { from: [0, outer - wall, 0], to: [0, wall, 0], side: 'below', away: 9 },
      ]),
      ...dimensions(detail, [
        { from: [0, 72, floor], to: [0, 72, seat], side: 'left', away: 8 },
        { from: [0, 24, floor], to: [0, 24, rim], side: 'right', away: 8 },
      ]),
      ...cuttingPlane(
        topView.toPaper([middle, lid.from, 0]),
        topView.toPaper([middle, lid.to, 0]),
        [1, 0],
        'A',
      ),
      ...cuttingPlane(
        topView.toPaper([cutX, lid.from, 0]),
        topView.toPaper([cutX, wall + rest.side, 0]),
        [1, 0],
        'B',
      ),
      ...padCenters.flatMap((x) =>
        padCenters.map((y) => centerLine(topView, [x, y - 17, 0], [x, y + 17, 0])),
      ),
      ...padCenters.flatMap((x) =>
        padCenters.map((y) => centerLine(topView, [x - 17, y, 0], [x + 17, y, 0])),
      ),
      centerLine(frontView, [middle, 0, 0], [middle, 0, lidTop]),
      centerLine(leftView, [0, middle, 0], [0, middle, lidTop]),
      centerLine(section, [0, middle, 0], [0, middle, lidTop]),
      centerLine(topView, [lid.from, middle, 0], [lid.to, middle, 0]),
      heading(section, 'A–A', 16),
      ...circleAround(detail, spot),
      text([264, 171], 'B–B  1:1.5', 3.5, 'center'),
      text([326, 279], '分解图 Exploded view', 3.5, 'center'),
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
      ...notes(
        [30, 76],
        [
          {
            zh: '板材顺纹无节，含水率 8%～12%。',
            en: 'Straight-grained boards without knots, moisture content 8–12%.',
          },
          {
            zh: '盒身、盒盖四角指接胶合；底板不上胶，盖面板胶入裁口。',
            en: 'Corners of tray and lid glued with finger joints; bottom unglued, lid panel glued into its rabbet.',
          },
          {
            zh: '盘足落于足垫，盘沿搁于四角托的毡上，角托高起部分挡住盘沿。',
            en: 'The foot stands on its pad, the rim lies on the felt of the rests, whose shoulders hold it.',
          },
          {
            zh: `盖与盒身每边留 ${given.lidPlay} mm 间隙，提盖时空气可出入。`,
            en: `${given.lidPlay} mm of play on each side lets air in as the lid is lifted.`,
          },
          { zh: '棱边倒圆 R1，砂光后擦蜂蜡。', en: 'Edges rounded to R1, sanded, rubbed with beeswax.' },
        ],
      ),
    ],
  });
}
