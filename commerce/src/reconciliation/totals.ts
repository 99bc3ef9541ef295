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

/** The sources are those of the layouts. The other formats state no totals behind their lines. */
const totalsOf: Partial<Record<StatementLayout, Total[]>> = {
  wechatTrade: ['应结订单', '退款', '订单', '申请退款'].map((name) => ({
    ...{ count: '总交易单数', sum: `${name}总金额`, column: `${name}金额` },
  })),
  wechatFund: ['收入', '支出'].map((flow) => ({
    ...{ count: `${flow}笔数`, sum: `${flow}金额`, column: '收支金额(元)' },
    of: ({ 收支类型: type }) => type === flow,
  })),
  alipayBusiness: ['交易', '退款'].map((kind) => ({
    ...{ count: `${kind}笔数`, sum: `${kind}金额`, column: '商家实收(元)' },
    of: ({ 业务类型: type }) => type === kind,
  })),
  alipayAccount: ['收入金额(+元)', '支出金额(-元)'].map((column) => ({
    ...{ count: `${column.slice(0, 2)}笔数`, sum: column.slice(0, 4), column },
    of: (fields) => fenOf(own(fields, column)) !== 0,
  })),
};

/** Adds up the lines of a file as the provider did. */
export function startTotals(layout: StatementLayout) {
  const sums = (totalsOf[layout] ?? []).map((total) => ({ ...total, lines: 0, fen: 0, otherFen: 0 }));
  let isWhole = true;
  return {
    /** @param isOther whether the line is neither a payment nor a refund */
    add(fields: Fields | null, isOther: boolean): void {
      if (!fields) isWhole = false;
      for (const sum of sums) {
        if (!fields || sum.of?.(fields) === false) continue;
        const fen = fenOf(own(fields, sum.column));
        if (fen === null) isWhole = false;
        sum.lines += 1;
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
      const stated = readStated(foot, split);
      const claims = sums.filter(({ count, sum }) => stated.get(count) && stated.get(sum));
      if (sums.length > 0 && claims.length === 0) throw fail('statementCutOff');
      for (const { count, sum, of, lines, fen, otherFen } of isWhole ? claims : []) {
        const statedCount = Number(stated.get(count));
        const statedFen = fenOf(stated.get(sum));
        if (statedFen === null) throw fail('statementCutOff');
        // WeChat does not say whether it adds up refunds that failed. Alipay writes refunds with or without a sign.
        const found = of ? [fen] : [fen, fen - otherFen];
        if (statedCount === lines && found.some((each) => Math.abs(each) === Math.abs(statedFen))) continue;
        throw fail('statementTotalsDiffer', {
          ...{ statedCount, statedAmount: written(statedFen), foundCount: lines, foundAmount: written(fen) },
        });
      }
    },
  };
}

/** WeChat writes the names in one row and the values in the next, Alipay `#交易合计：3笔，商家实收共9.93元`. */
function readStated(foot: string[], split: (row: string) => string[]): Map<string, string> {
  const start = foot.findIndex((row) => /^`?(?:总交易单数|资金流水总笔数)/.test(row));
  const values = split(foot[start + 1] ?? '');
  const stated = new Map(split(foot[start] ?? '').map((name, index) => [name, values[index] ?? '']));
  for (const row of foot) {
    const [, kind, count, sum] = /#(.{2})合计[:：](\d+)笔，.*?共(-?[\d,.]+)元/.exec(row) ?? [];
    if (count && sum) stated.set(`${kind}笔数`, count).set(`${kind}金额`, sum);
  }
  return stated;
}

/** @returns null if the text is no amount; nothing at all is 0 */
function fenOf(text = ''): number | null {
  const bare = bareAmount(text);
  if (bare === '') return 0;
  return /^[+-]?\d{1,10}(\.\d{1,2})?$/.test(bare) ? toFen(Number(bare)) : null;
}

function written(fen: number): string {
  return `¥${(Math.abs(fen) / 100).toFixed(2)}`;
}
