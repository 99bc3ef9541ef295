import { meiping } from './model/pieces.ts';
import { tallBox } from './model/tall-box.ts';
import { given, levels, tallBoxSizes } from './model/tall-box-sizes.ts';
import { front, left, top } from './projection/views.ts';
import { circleAround } from './sheet/detail.ts';
import { dimensions } from './sheet/dimension.ts';
import { balloons, centerLine, completeDrawing, type Drawing, heading, notes } from './sheet/drawing.ts';
import { cuttingPlane, radiusNote } from './sheet/leaders.ts';
import { text } from './sheet/marks.ts';
import { viewsOf } from './sheet/views-of.ts';

const { width, depth, height, foot, groove, topFront, backGroove, center, slot } = tallBoxSizes;
const { wall, lip, cradle, grip } = given;
const { lower, upper } = levels;
const scale = 4;
const middle = width / 2;

export function drawTallBox(): Drawing {
  const pack = tallBox();
  const views = viewsOf(pack, scale);
  const frontView = views.outside({
    name: 'front',
    view: front,
    corner: [46, 180],
    hiddenOf: [2, 3, 5, 6, 8],
  });
  const leftView = views.outside({
    name: 'left',
    view: left,
    corner: [136, 180],
    hiddenOf: [4, 5, 6, 7, 8, 9],
  });
  const topView = views.outside({ name: 'top', view: top, corner: [46, 92], hiddenOf: [1, 4, 8, 9] });
  const long = views.section({ name: 'A–A', view: left, through: [middle, 0, 0], corner: [226, 180] });
  const cutHeight = lower.bottom + cradle.thickness / 2;
  const flat = views.section({ name: 'B–B', view: top, through: [0, 0, cutHeight], corner: [136, 92] });
  const spot = { center: [10, 14, cutHeight] as const, radius: 23 };
  const detail = views.detail({
    name: 'C',
    view: top,
    through: [0, 0, cutHeight],
    around: spot.center,
    radius: spot.radius,
    scale: 1,
    corner: [58, 46],
  });
  const exploded = views.exploded([303, 150], 5.9);
  const pieceTop = foot + meiping.height;
  const gripTop = height - grip.fromTop;
  return completeDrawing({
    name: 'tall-box',
    scale,
    pack,
    title: {
      number: 'JY-PK-02',
      title: { zh: '梅瓶立式木盒', en: 'Upright Box for a Meiping Vase' },
      material: { zh: '泡桐', en: 'Paulownia' },
      scale: '1:4',
      tolerance: '±0.5',
      date: '2025-11-20',
    },
    views: [
      frontView,
      leftView,
      topView,
      long,
      views.pieceOn(long, left),
      flat,
      views.pieceOn(flat, top, [0, 0, cutHeight]),
      detail,
      exploded,
    ],
    marks: [
      ...dimensions(frontView, [
        { from: [0, 0, height], to: [width, 0, height], side: 'above', away: 17 },
        { from: [0, 0, 0], to: [0, 0, height], side: 'left', away: 12 },
        { from: [middle + grip.length / 2, 0, gripTop], to: [width, 0, height], side: 'right', away: 9 },
        {
          from: [middle - grip.length / 2, 0, gripTop],
          to: [middle + grip.length / 2, 0, gripTop],
          side: 'above',
          away: 9,
        },
      ]),
      ...dimensions(leftView, [
        { from: [0, depth, height], to: [0, topFront, height], side: 'above', away: 11, parts: 11 },
        { from: [0, depth, 0], to: [0, 0, 0], side: 'below', away: 9, parts: 12 },
      ]),
      ...dimensions(topView, [
        { from: [wall, 0, 0], to: [width - wall, 0, 0], side: 'below', away: 9 },
        { from: [0, 0, 0], to: [0, depth, 0], side: 'left', away: 10 },
        { from: [width, 0, 0], to: [width, topFront, 0], side: 'right', away: 9 },
      ]),
      ...dimensions(long, [
        {
          from: [0, center[1] + meiping.diameter / 2, height],
          to: [0, center[1] - meiping.diameter / 2, height],
          side: 'above',
          away: 8,
          before: 'Ø',
        },
        { from: [0, depth, wall], to: [0, depth, lower.bottom], side: 'left', away: 9 },
        { from: [0, depth, wall], to: [0, depth, upper.bottom], side: 'left', away: 17 },
        { from: [0, 0, foot], to: [0, 0, pieceTop], side: 'right', away: 9 },
        { from: [0, backGroove, 0], to: [0, lip + groove, 0], side: 'below', away: 9 },
      ]),
      ...dimensions(flat, [
        {
          from: [wall - cradle.groove, depth, 0],
          to: [width - wall + cradle.groove, depth, 0],
          side: 'above',
          away: 8,
        },
        { from: [0, center[1], 0], to: [0, depth, 0], side: 'left', away: 9 },
      ]),
      ...radiusNote(topView, {
        center: [middle, center[1], 0],
        radius: upper.radius,
        degrees: 58,
        offset: [20, 14],
      }),
      ...radiusNote(flat, {
        center: [middle, center[1], 0],
        radius: lower.radius,
        degrees: -50,
        offset: [27, -12],
      }),
      ...dimensions(detail, [
        { from: [wall, lip, 0], to: [wall, lip + groove, 0], side: 'right', away: 8 },
        { from: [wall, 0, 0], to: [wall, lip, 0], side: 'right', away: 8 },
        { from: [slot.from, lip, 0], to: [wall, lip, 0], side: 'below', away: 6 },
        { from: [0, 0, 0], to: [wall, 0, 0], side: 'below', away: 14 },
      ]),
      ...cuttingPlane(frontView.toPaper([middle, 0, 0]), frontView.toPaper([middle, 0, height]), [1, 0], 'A'),
      ...cuttingPlane(
        frontView.toPaper([0, 0, cutHeight]),
        frontView.toPaper([width, 0, cutHeight]),
        [0, -1],
        'B',
      ),
      centerLine(topView, [middle, 0, 0], [middle, depth, 0]),
      centerLine(topView, [0, center[1], 0], [width, center[1], 0]),
      centerLine(flat, [middle, 0, 0], [middle, depth, 0]),
      centerLine(long, [0, center[1], 0], [0, center[1], height]),
      heading(long, 'A–A', 17),
      heading(flat, 'B–B', 14),
      ...circleAround(flat, spot, 'C'),
      ...circleAround(detail, spot),
      text([58, 72], 'C  1:1', 3.5, 'center'),
      text([330, 279], '分解图 Exploded view', 3.5, 'center'),
      ...balloons(pack, exploded, [
        { part: 1, at: [1, 0.6, 0.5], copy: 1, offset: [4, 42] },
        { part: 2, at: [0.8, 0, 0.5], offset: [4, -14] },
        { part: 3, at: [0.7, 0.7, 1], offset: [4, 20] },
        { part: 5, at: [0.3, 0, 0.7], offset: [-24, 8] },
        { part: 7, at: [0.1, 0.2, 1], offset: [-8, -14] },
        { part: 9, at: [0.1, 0.2, 1], offset: [-8, 14] },
        { part: 10, at: [0.6, 0.2, 1], offset: [16, -28] },
        { part: 12, at: [0.5, 0, 0.5], copy: 1, offset: [18, 28] },
      ]),
      ...balloons(pack, long, [{ part: 8, at: [0.5, 0.8, 0.5], offset: [-22, 20] }]),
      ...balloons(pack, flat, [
        { part: 4, at: [0.8, 0.5, 0.5], offset: [26, 8] },
        { part: 6, at: [0.85, 0.4, 0.5], offset: [24, 4] },
        { part: 11, at: [0.9, 0.3, 0.5], copy: 0, offset: [34, -8] },
      ]),
      ...notes(
        [112, 76],
        [
          {
            zh: '板材顺纹无节，含水率 8%～12%。',
            en: 'Straight-grained boards without knots, moisture content 8–12%.',
          },
          {
            zh: '侧板与底板、顶板指接胶合；背板不上胶。',
            en: 'Sides glued to base and top with finger joints; back unglued.',
          },
          {
            zh: '前抽板上推取出，靠自重闭合。',
            en: 'The sliding front lifts out upwards and closes by its weight.',
          },
          {
            zh: '上、下托后半胶固，前半于瓶放入后推入。',
            en: 'Rear cradle halves are glued in; front halves follow the vase.',
          },
          { zh: '棱边倒圆 R1，砂光后擦蜂蜡。', en: 'Edges rounded to R1, sanded, rubbed with beeswax.' },
        ],
      ),
    ],
  });
}
