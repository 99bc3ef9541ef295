import { carrierNamed } from './carriers.ts';

/** What a text with parcels holds, or why it can't be used. */
export type Parcels =
  | {
      /** The lines for commerce, with the columns that it knows. Lines without a parcel are blank. */
      csv: string;
      count: number;
      /** The number of lines without a tracking number. They are left out: their parcels are not ready yet. */
      leftOut: number;
    }
  | { problem: 'unreadable' }
  | { problem: 'columns'; missing: ParcelColumn[] }
  /** A spreadsheet has replaced the last digits of these tracking numbers, so nobody knows them any more. */
  | { problem: 'shortened'; numbers: string[] };

export const parcelColumns = ['orderNo', 'carrier', 'trackingNo'] as const;
type ParcelColumn = (typeof parcelColumns)[number];

/** The heads for commerce. */
const technicalHeads = ['order_no', 'carrier', 'tracking_no'];

/**
 * The heads by which a column is known: as the template and the exports of the shop write them in both languages, as
 * commerce calls them, and as couriers do. Where a file has two of them, the first one here counts: beside 客户单号,
 * which is ours, 订单号 is the courier's own. They are compared without spaces, signs and remarks in brackets, and in
 * lower case.
 */
const knownHeads: Record<ParcelColumn, readonly string[]> = {
  orderNo: ['客户单号', '客户订单号', '商家订单号', '商户订单号', 'orderno', '订单号', '订单编号'],
  carrier: ['carrier', '承运商', '快递公司', '物流公司', '快递公司名称', '物流公司名称', '快递', '物流'],
  trackingNo: [
    'trackingno',
    '运单号',
    '快递单号',
    '物流单号',
    '运单编号',
    '快递运单号',
    '物流运单号',
    '快递编号',
  ],
};
const delimiters = [',', '\t', ';'];

/**
 * Reads what a spreadsheet saved or what was copied from it: cells copied from a spreadsheet are separated by tabs, and
 * some countries separate them by semicolons.
 */
export async function readParcels(text: string): Promise<Parcels> {
  const rows = await readRows(text);
  if (!rows) return { problem: 'unreadable' };
  const heads = (rows.find((row) => row.some(Boolean)) ?? []).map(simplified);
  const placeOf = (column: ParcelColumn) => {
    const head = knownHeads[column].find((name) => heads.includes(name));
    return head === undefined ? -1 : heads.indexOf(head);
  };
  const missing = parcelColumns.filter((column) => placeOf(column) < 0);
  if (missing.length > 0) return { problem: 'columns', missing };
  const places = parcelColumns.map(placeOf);
  const lines = rows.map((row) => places.map((place) => row[place] ?? ''));
  const head = lines.findIndex((line) => line.some(Boolean));
  // Commerce ignores empty lines but counts them, so that its numbers are those of the spreadsheet.
  const above = lines.slice(0, head).map(() => '');
  const body = lines.slice(head + 1);
  const numbers = body.map(([, , trackingNo = '']) => trackingNo).filter(isShortened);
  if (numbers.length > 0) return { problem: 'shortened', numbers };
  const ready = body.map(([orderNo = '', carrier = '', trackingNo = '']) =>
    trackingNo ? [orderNo, carrierNamed(carrier), trackingNo] : [],
  );
  const { stringify } = await import('csv-stringify/browser/esm/sync');
  const write = (line: readonly string[]) => stringify([[...line]], { eof: false });
  return {
    csv: [...above, write(technicalHeads), ...ready.map((line) => (line.length > 0 ? write(line) : ''))].join(
      '\n',
    ),
    count: ready.filter((line) => line.length > 0).length,
    leftOut: body.filter(([orderNo, , trackingNo]) => orderNo && !trackingNo).length,
  };
}

function simplified(head: string): string {
  return head
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\(.*?\)|[\s_.*:]/g, '');
}

/** The cells of each line without the space around them. Null if a quotation mark is not closed. */
async function readRows(text: string): Promise<string[][] | null> {
  const { parse } = await import('csv-parse/browser/esm/sync');
  const firstLine = text.split(/\r\n|\n|\r/).find((line) => line.trim()) ?? '';
  const delimiter = delimiters.find((each) => firstLine.includes(each)) ?? ',';
  try {
    const rows: string[][] = parse(text, {
      ...{ bom: true, delimiter, trim: true, relax_column_count: true },
      // Without it, a cell such as ="0123", which some programs write so that Excel keeps the zero, can't be read.
      relax_quotes: true,
    });
    return rows.map((row) => row.map(readCell));
  } catch {
    return null;
  }
}

/** A cell is one line for commerce. In a spreadsheet, ="0123" and '0123 stand for the text 0123. */
function readCell(cell: string): string {
  const text = cell.replaceAll(/\s+/g, ' ').trim();
  return (/^="(.*)"$/.exec(text)?.[1] ?? text.replace(/^'/, '')).trim();
}

/** Excel shows a long number as 1.23457E+11 and saves it so. */
function isShortened(trackingNo: string): boolean {
  return /^\d(\.\d+)?E\+\d+$/i.test(trackingNo);
}
