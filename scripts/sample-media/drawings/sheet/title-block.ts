import type { Vec2 } from '../model/vectors.ts';
import type { Words } from '../model/words.ts';
import { ratio } from './dimension.ts';
import { frame } from './frame.ts';
import { line, type Mark, rectangle, text } from './marks.ts';

export const license = {
  zh: 'CC BY-NC 4.0 · 知识共享 署名—非商业性使用 4.0 国际许可协议',
  en: 'CC BY-NC 4.0 · Creative Commons Attribution-NonCommercial 4.0 International',
  address: 'https://creativecommons.org/licenses/by-nc/4.0/',
};

export interface Title {
  number: string;
  title: Words;
  material: Words;
  tolerance: string;
}

const date = '2025-11-20';
export const blockWidth = 180;
const left = frame.right - blockWidth;
const rows = [
  frame.bottom,
  frame.bottom + 16,
  frame.bottom + 26,
  frame.bottom + 36,
  frame.bottom + 53,
] as const;
export const blockTop = rows[4];

export function titleBlock(title: Title, scale: number): Mark[] {
  const [bottom, licenseTop, smallTop, middleTop, top] = rows;
  return [
    rectangle('frame', [left, bottom], [frame.right, top]),
    ...[licenseTop, smallTop, middleTop].map((y) => line('table', [left, y], [frame.right, y])),
    label([left, top], '名称', 'Title'),
    text([left + 18, top - 8.5], title.title.zh, 5),
    text([left + 18, top - 14.3], title.title.en, 3.5),
    ...cells(smallTop, middleTop, [
      { width: 52, label: ['图号', 'Drawing no.'], value: title.number },
      { width: 72, label: ['材料', 'Material'], value: `${title.material.zh} ${title.material.en}` },
      { width: 56, label: ['作坊', 'Workshop'], value: '钧窑坊 Junyao' },
    ]),
    ...cells(licenseTop, smallTop, [
      { width: 24, label: ['比例', 'Scale'], value: ratio(scale) },
      { width: 28, label: ['图幅', 'Sheet'], value: 'A3 · 1/1' },
      { width: 44, label: ['第一角', 'First angle'], value: '' },
      { width: 28, label: ['公差', 'Tolerance'], value: title.tolerance },
      { width: 22, label: ['单位', 'Unit'], value: 'mm' },
      { width: 34, label: ['日期', 'Date'], value: date },
    ]),
    ...projectionSymbol([left + 77, licenseTop + 5]),
    label([left, licenseTop], '许可', 'License'),
    text([left + 18, licenseTop - 4.6], license.zh),
    text([left + 18, licenseTop - 9], license.en),
    text([left + 18, licenseTop - 13.4], license.address),
  ];
}

interface Cell {
  width: number;
  label: [string, string];
  value: string;
}

function cells(bottom: number, top: number, row: Cell[]): Mark[] {
  const marks: Mark[] = [];
  let x = left;
  for (const cell of row) {
    if (x > left) marks.push(line('table', [x, bottom], [x, top]));
    marks.push(label([x, top], ...cell.label), text([x + 2, bottom + 2], cell.value, 3.5));
    x += cell.width;
  }
  return marks;
}

function label([x, y]: Vec2, zh: string, en: string): Mark {
  return text([x + 1.5, y - 3], `${zh} ${en}`, 1.8);
}

/** The frustum of a cone, and to its right the view of it from the left. */
function projectionSymbol([x, y]: Vec2): Mark[] {
  const [small, large, length] = [1.4, 2.8, 5.6];
  const circleX = x + length + 5;
  return [
    {
      kind: 'path',
      layer: 'outline',
      closed: true,
      points: [
        [x, y - small],
        [x + length, y - large],
        [x + length, y + large],
        [x, y + small],
      ],
    },
    line('center', [x - 1, y], [circleX + 3.6, y]),
    line('center', [circleX, y - 3.6], [circleX, y + 3.6]),
    { kind: 'circle', layer: 'outline', center: [circleX, y], radius: large },
    { kind: 'circle', layer: 'outline', center: [circleX, y], radius: small },
  ];
}
