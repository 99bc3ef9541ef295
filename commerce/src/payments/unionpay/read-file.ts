import { linesOf } from '../../lines-of.ts';
import { unionpayColumns } from '../../reconciliation/layouts.ts';
import { unzip } from '../unzip.ts';

/** Where a column begins, and its length: docs/payment-providers/unionpay.md, section 10, the file ZM. */
const columns = {
  time: [35, 10],
  amount: [66, 12],
  queryId: [87, 21],
  orderId: [112, 32],
  type: [215, 2],
  origQryId: [271, 21],
} as const;

/**
 * Lines with the columns of `unionpayColumns`, below the day that they belong to. A line that is too short, or that comes
 * from the file of corrections by hand (ZME), stays as it is, so that a person looks at it.
 * @param day the settlement day, such as `2026-01-31`, because lines have no year
 */
export async function* readFile(zip: Buffer, day: string): AsyncGenerator<string> {
  yield `开始日期：[${day}] 结束日期：[${day}]`;
  yield unionpayColumns.join(',');
  for (const { name, read } of unzip(zip)) {
    if (!/^INN\d+ZME?_/.test(name)) continue;
    // One character for each byte, because columns are counted in bytes. Those that are read have no Chinese.
    for await (const line of linesOf(read(), 'latin1'))
      yield name.includes('ZME_') ? line : translate(line, day);
  }
}

function translate(line: string, day: string): string {
  const cut = (name: keyof typeof columns) => {
    const [start, length] = columns[name];
    return line.slice(start, start + length).trim();
  };
  const [, month, date, hour, minute, second] = /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(cut('time')) ?? [];
  const [, fen] = /^(\d{12})$/.exec(cut('amount')) ?? [];
  if (!month || !fen) return line;
  // The first day of a year has payments of the evening before.
  const year = Number(day.slice(0, 4)) - (`${month}-${date}` > day.slice(5) ? 1 : 0);
  return [
    ...[cut('queryId'), cut('orderId'), cut('type'), `${year}-${month}-${date} ${hour}:${minute}:${second}`],
    ...[(Number(fen) / 100).toFixed(2), cut('origQryId')],
  ].join(',');
}
