import { paulownia } from './model/materials.ts';
import { meiping } from './model/pieces.ts';
import { tallBox } from './model/tall-box.ts';
import * as sizes from './model/tall-box-sizes.ts';
import { circleAround, type Spot } from './sheet/detail.ts';
import { dimensions } from './sheet/dimension.ts';
import { centerLine, completeDrawing, type Drawing, heading } from './sheet/drawing.ts';
import { balloons, cuttingPlane, radiusNote } from './sheet/leaders.ts';
import { boxNotes } from './sheet/notes.ts';
import type { Title } from './sheet/title-block.ts';
import { viewsOf } from './sheet/views-of.ts';

const { width, depth, height, foot, groove, topFront, backGroove, center, slot } = sizes;
const { wall, lip, cradle, grip } = sizes.given;
const { lower, upper } = sizes.levels;
const [middle, middleY] = center;
const radius = meiping.diameter / 2;
const pieceTop = foot + meiping.height;
const gripTop = height - grip.fromTop;
const cutHeight = lower.bottom + cradle.thickness / 2;

export function drawTallBox(): Drawing {
  const pack = tallBox();
  const views = viewsOf(pack, 4);
  const front = views.outside('front', [46, 180], [2, 3, 5, 6, 8]);
  const left = views.outside('left', [136, 180], [4, 5, 6, 7, 8, 9]);
  const top = views.outside('top', [46, 92], [1, 4, 8, 9]);
  const long = views.section('A–A', 'left', [middle, 0, 0], [226, 180]);
  views.pieceOn(long);
  const flat = views.section('B–B', 'top', [0, 0, cutHeight], [136, 92]);
  views.pieceOn(flat, [0, 0, cutHeight]);
  const spot: Spot = { center: [10, 14, cutHeight], radius: 23 };
  const detail = views.detail('C', 'top', spot, [58, 46], 1);
  const exploded = views.exploded([303, 150], 5.9);
  const title: Title = {
    number: 'JY-PK-02',
    title: { zh: '梅瓶立式木盒', en: 'Upright Box for a Meiping Vase' },
    material: paulownia,
    tolerance: '±0.5',
  };
  return completeDrawing(views, title, [
    ...dimensions(front, [
      ['above', 17, [0, 0, height], [width, 0, height]],
      ['left', 12, [0, 0, 0], [0, 0, height]],
      ['right', 9, [middle + grip.length / 2, 0, gripTop], [width, 0, height]],
      ['above', 9, [middle - grip.length / 2, 0, gripTop], [middle + grip.length / 2, 0, gripTop]],
    ]),
    ...dimensions(left, [
      ['above', 11, [0, depth, height], [0, topFront, height], { parts: 11 }],
      ['below', 9, [0, depth, 0], [0, 0, 0], { parts: 12 }],
    ]),
    ...dimensions(top, [
      ['below', 9, [wall, 0, 0], [width - wall, 0, 0]],
      ['left', 10, [0, 0, 0], [0, depth, 0]],
      ['right', 9, [width, 0, 0], [width, topFront, 0]],
    ]),
    ...dimensions(long, [
      ['above', 8, [0, middleY + radius, height], [0, middleY - radius, height], { before: 'Ø' }],
      ['left', 9, [0, depth, wall], [0, depth, lower.bottom]],
      ['left', 17, [0, depth, wall], [0, depth, upper.bottom]],
      ['right', 9, [0, 0, foot], [0, 0, pieceTop]],
      ['below', 9, [0, backGroove, 0], [0, lip + groove, 0]],
    ]),
    ...dimensions(flat, [
      ['above', 8, [wall - cradle.groove, depth, 0], [width - wall + cradle.groove, depth, 0]],
      ['left', 9, [0, middleY, 0], [0, depth, 0]],
    ]),
    ...radiusNote(top, [middle, middleY, 0], upper.radius, 58, [20, 14]),
    ...radiusNote(flat, [middle, middleY, 0], lower.radius, -50, [27, -12]),
    ...dimensions(detail, [
      ['right', 8, [wall, lip, 0], [wall, lip + groove, 0]],
      ['right', 8, [wall, 0, 0], [wall, lip, 0]],
      ['below', 6, [slot.from, lip, 0], [wall, lip, 0]],
      ['below', 14, [0, 0, 0], [wall, 0, 0]],
    ]),
    ...cuttingPlane(front, [middle, 0, 0], [middle, 0, height], 'A'),
    ...cuttingPlane(front, [0, 0, cutHeight], [width, 0, cutHeight], 'B'),
    centerLine(top, [middle, 0, 0], [middle, depth, 0]),
    centerLine(top, [0, middleY, 0], [width, middleY, 0]),
    centerLine(flat, [middle, 0, 0], [middle, depth, 0]),
    centerLine(long, [0, middleY, 0], [0, middleY, height]),
    heading(long, 17),
    heading(flat, 14),
    ...circleAround(flat, spot, 'C'),
    ...circleAround(detail, spot),
    heading(detail, [58, 72]),
    heading(exploded, [330, 279]),
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
    ...boxNotes(112, 76, [
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
    ]),
  ]);
}
