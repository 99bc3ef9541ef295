import type { StatementLayout } from '../../contract/admin/reconciliations.ts';
import { toFen } from '../../contract/money.ts';
import { own } from '../../contract/own.ts';
import { fail } from '../fail.ts';
import { bareAmount } from './bare-amount.ts';

type Fields = Record<string, string>;

/** How many lines the download says it has, and their sum. `count`, `sum`: the names of the stated values. */
interface Total {
  count: string;
  sum: string;
  /** The column that is added up. */
  column: string;
  /** The lines that count; by default all. */
  of?(fields: Fields): boolean;
}

interface Totals {
  /** Stands in the first row behind the lines, so a file without it is cut off. */
  closing: RegExp;
  /** Reads the stated values by name. The rows are split and begin with the closing row. */
  read(rows: string[][]): Map<string, string>;
  totals: Total[];
}

/** Names in one row, values in the next. */
const readRows: Totals['read'] = ([names = [], values = []]) =>
  new Map(names.flatMap((name, index) => (values[index] ? [[name, values[index]]] : [])));

/** `#交易合计：3笔，商家实收共9.93元，商家优惠共0.00元` */
const readSentences: Totals['read'] = (rows) =>
  new Map(
    rows.flatMap((row): [string, string][] => {
      const found = /#(.{2})合计[:：](\d+)笔，.*?共(-?[\d,.]+)元/.exec(row.join(','));
      return found
        ? [
            [`${found[1]}笔数`, found[2] ?? ''],
            [`${found[1]}金额`, found[3] ?? ''],
          ]
        : [];
    }),
  );

/** The sources are those of the layouts. The other formats have no such rows behind their lines. */
const totalsOf: Partial<Record<StatementLayout, Totals>> = {
  wechatTrade: {
    closing: /^`?总交易单数/,
    read: readRows,
    totals: ['应结订单', '退款', '订单', '申请退款'].map((name) => ({
      ...{ count: '总交易单数', sum: `${name}总金额`, column: `${name}金额` },
    })),
  },
  wechatFund: {
    closing: /^`?资金流水总笔数/,
    read: readRows,
    totals: ['收入', '支出'].map((flow) => ({
      ...{ count: `${flow}笔数`, sum: `${flow}金额`, column: '收支金额(元)' },
      of: ({ 收支类型: type }) => type === flow,
    })),
  },
  alipayBusiness: {
    closing: /明细列表结束/,
    read: readSentences,
    totals: ['交易', '退款'].map((type) => ({
      ...{ count: `${type}笔数`, sum: `${type}金额`, column: '商家实收(元)' },
      of: (fields) => fields.业务类型 === type,
    })),
  },
  alipayAccount: {
    closing: /明细列表结束/,
    read: readSentences,
    totals: [['收入', '收入金额(+元)'] as const, ['支出', '支出金额(-元)'] as const].map(
      ([flow, column]) => ({
        ...{ count: `${flow}笔数`, sum: `${flow}金额`, column },
        of: (fields) => fenOf(own(fields, column) ?? '') !== 0,
      }),
    ),
  },
};

/** Adds up the lines of a file as the provider did. */
export function startTotals(layout: StatementLayout) {
  const known = totalsOf[layout];
  const sums = (known?.totals ?? []).map((total) => ({ total, count: 0, fen: 0, otherFen: 0 }));
  let isWhole = true;
  return {
    /** @param isOther whether the line is neither a payment nor a refund */
    add(fields: Fields | null, isOther: boolean): void {
      if (!fields) {
        isWhole = false;
        return;
      }
      for (const sum of sums) {
        const { of, column } = sum.total;
        if (of && !of(fields)) continue;
        const fen = fenOf(own(fields, column) ?? '');
        if (fen === null) isWhole = false;
        sum.count += 1;
        sum.fen += fen ?? 0;
        if (isOther) sum.otherFen += fen ?? 0;
      }
    },
    /**
     * A file with lines that can't be read is only checked for its end, because these lines are shown anyway.
     * @param foot the rows behind the lines
     * @throws Failure `statementCutOff`, `statementTotalsDiffer`
     */
    require(foot: string[], split: (row: string) => string[]): void {
      if (!known) return;
      const start = foot.findIndex((row) => known.closing.test(row));
      const stated = known.read(start < 0 ? [] : foot.slice(start).map((row) => split(row)));
      const claims = sums.filter(({ total }) => stated.has(total.count) && stated.has(total.sum));
      if (claims.length === 0) throw fail('statementCutOff');
      for (const { total, count, fen, otherFen } of isWhole ? claims : []) {
        const statedCount = Number(stated.get(total.count));
        const statedFen = fenOf(stated.get(total.sum) ?? '');
        if (statedFen === null) throw fail('statementCutOff');
        // WeChat does not say whether it adds up refunds that failed. Alipay writes refunds with or without a sign.
        const found = total.of ? [fen] : [fen, fen - otherFen];
        if (statedCount === count && found.some((each) => Math.abs(each) === Math.abs(statedFen))) continue;
        throw fail('statementTotalsDiffer', {
          ...{ statedCount, statedAmount: written(statedFen), foundCount: count, foundAmount: written(fen) },
        });
      }
    },
  };
}

/** @returns null if the text is no amount; nothing at all is 0 */
function fenOf(text: string): number | null {
  const bare = bareAmount(text);
  if (bare === '') return 0;
  return /^[+-]?\d{1,10}(\.\d{1,2})?$/.test(bare) ? toFen(Number(bare)) : null;
}

function written(fen: number): string {
  return `¥${(Math.abs(fen) / 100).toFixed(2)}`;
}
