import { type Package, type Part, partSize } from '../model/part.ts';
import { formatNumber } from './dimension.ts';
import { frame } from './frame.ts';
import { line, type Mark, rectangle, text } from './marks.ts';
import { blockTop, blockWidth } from './title-block.ts';

const columns = [
  { width: 12, heading: '序号 No.' },
  { width: 64, heading: '名称 Part' },
  { width: 14, heading: '数量 Qty' },
  { width: 48, heading: '材料 Material' },
  { width: 42, heading: '尺寸 Size' },
];
const rowHeight = 6;
const left = frame.right - blockWidth;

/** Quantity and size of a drawn part come from its solids. The size of a bent strip is its flat size. */
export function partRows({ parts, hardware = [] }: Package) {
  const drawn = parts.map((part) => ({ ...part, quantity: part.copies.length, size: sizeText(part) }));
  const rows = [...drawn, ...hardware].map(({ number, name, quantity, material, size }) => ({
    number,
    name: `${name.zh} ${name.en}`,
    quantity,
    material: `${material.zh} ${material.en}`,
    size,
  }));
  return rows.sort((a, b) => a.number - b.number);
}

export function partsList(pack: Package): Mark[] {
  const rows = partRows(pack);
  const top = rowBottom(rows.length);
  const marks: Mark[] = [
    rectangle('frame', [left, blockTop], [frame.right, top]),
    ...rows.map((_, index) => line('table', [left, rowBottom(index)], [frame.right, rowBottom(index)])),
  ];
  let x = left;
  for (const [index, column] of columns.entries()) {
    if (index > 0) marks.push(line('table', [x, blockTop], [x, top]));
    marks.push(text([x + 1.5, blockTop + 1.9], column.heading, 1.8));
    for (const [place, row] of rows.entries()) {
      const value = String([row.number, row.name, row.quantity, row.material, row.size][index] ?? '');
      marks.push(text([x + 1.5, rowBottom(place) + 1.75], value));
    }
    x += column.width;
  }
  return marks;
}

function sizeText(part: Part): string {
  const [length, width, thickness] = partSize(part).map(formatNumber);
  return part.round ? `Ø${length} × ${thickness}` : `${length} × ${width} × ${thickness}`;
}

function rowBottom(index: number): number {
  return blockTop + rowHeight * (index + 1);
}
