import { carrierNamed } from './carriers.ts';

export type Parcels =
  | {
      /** The text for commerce, with the column names that commerce knows. Lines without a parcel are blank. */
      csv: string;
      count: number;
      /** Lines without a tracking number are left out, because their parcels are not ready yet. */
      leftOut: number;
    }
  | { problem: 'unreadable' }
  | { problem: 'columns'; missing: ParcelColumn[] }
  /** A spreadsheet has overwritten the last digits of these tracking numbers. */
  | { problem: 'shortened'; numbers: string[] };

export const parcelColumns = ['orderNo', 'carrier', 'trackingNo'] as const;
type ParcelColumn = (typeof parcelColumns)[number];

const technicalHeads = ['order_no', 'carrier', 'tracking_no'];

/**
 * The column names that the shop's own files, commerce and couriers use. If a file has several, the earliest name here
 * counts: beside our 客户单号, the 订单号 is the courier's own number. Names are compared in lower case, without spaces, signs
 * and remarks in brackets.
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

/** Spreadsheets separate copied cells by tabs. In some countries they separate saved cells by semicolons. */
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
  // Commerce ignores empty lines but counts them, so its line numbers match the spreadsheet.
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

/** Null if a quotation mark is not closed. */
async function readRows(text: string): Promise<string[][] | null> {
  const { parse } = await import('csv-parse/browser/esm/sync');
  const firstLine = text.split(/\r\n|\n|\r/).find((line) => line.trim()) ?? '';
  const delimiter = delimiters.find((each) => firstLine.includes(each)) ?? ',';
  try {
    const rows: string[][] = parse(text, {
      ...{ bom: true, delimiter, trim: true, relax_column_count: true },
      // Needed for a cell such as ="0123", which some programs write so that Excel keeps the zero.
      relax_quotes: true,
    });
    return rows.map((row) => row.map(readCell));
  } catch {
    return null;
  }
}

/** Commerce expects one line per cell. Spreadsheets write ="0123" and '0123 for the text 0123. */
function readCell(cell: string): string {
  const text = cell.replaceAll(/\s+/g, ' ').trim();
  return (/^="(.*)"$/.exec(text)?.[1] ?? text.replace(/^'/, '')).trim();
}

/** Excel saves a long number as 1.23457E+11. */
function isShortened(trackingNo: string): boolean {
  return /^\d(\.\d+)?E\+\d+$/i.test(trackingNo);
}
