import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { addDays, countDays, startOf } from '../calendar.ts';
import { day as dayMs, hour } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { rawRows } from '../db/raw-rows.ts';
import { fail } from '../fail.ts';
import { runAside } from '../threads/run-aside.ts';

type Bill = OutputOf<'GET /admin/finance/bills'>[number];
type Wanted = ParsedInputOf<'GET /admin/finance/bills'>;

/** The longest range of days for each kind of bill. */
const longest = { day: 400, week: 5 * 366, month: 20 * 366 } as const;
/** How far the workshop's time is ahead of UTC. China has had no daylight saving time since 1991. */
const ahead = 8 * hour;

/**
 * Sums of the ledger by day, month, or week starting on Monday. The first and the last period include only the
 * requested days.
 * @throws Failure `rangeTooLong`; `invalidInput` if the range ends before it starts
 */
export function readBills(db: Db, wanted: Wanted): Promise<Bill[]> {
  const { by, from, to } = wanted;
  const days = countDays(from, to);
  if (days < 1) throw fail('invalidInput', { fields: { to: 'too_small' } });
  if (days > longest[by]) throw fail('rangeTooLong', { maxDays: longest[by] });
  return runAside(db, import.meta.url, sumBills, wanted);
}

/** The sum of a scene's postings to one account of the shop on one day. */
interface Sum {
  /**
   * The number of days since 1970 in the workshop's time zone. Null in the row with the sum that the shop
   * owes now.
   */
  day: number | null;
  scene: string;
  account: string;
  sumFen: number;
}

/**
 * The work of `readBills`. On SQLite it runs in a thread. A single SQL statement reads what the shop owes now
 * and all movements since the first day, so that both results belong to the same moment. What the shop owed
 * at the end of each period is calculated backwards from these sums.
 */
export async function sumBills(db: Db, { by, from, to }: Wanted): Promise<Bill[]> {
  const sums = await rawRows<Sum>(
    db,
    `SELECT (t.created_at + ${ahead}) / ${dayMs} AS day, t.scene AS scene, p.account AS account,
      SUM(p.amount_fen) AS "sumFen"
    FROM ledger_transactions t JOIN ledger_postings p ON p.transaction_id = t.id
    WHERE t.created_at >= ? AND p.account NOT LIKE 'wallet:%' AND p.account NOT LIKE 'held:%'
    GROUP BY 1, 2, 3
    UNION ALL SELECT NULL, '', '', COALESCE(SUM(balance_fen), 0) FROM ledger_accounts`,
    [startOf(from)],
  );
  const flows = sums.map((sum) => ({ ...sum, day: sum.day === null ? null : isoDay(sum.day) }));
  let owedFen = flows.find(({ day }) => day === null)?.sumFen ?? 0;
  for (const { day, sumFen } of flows) if (day !== null && day > to) owedFen += sumFen;
  const bills: Bill[] = [];
  for (const period of periods(by, from, to).reverse()) {
    const inPeriod = flows.filter(({ day }) => day !== null && day <= to && periodOf(by, day) === period);
    bills.unshift(bill(period, inPeriod, owedFen));
    // Money that the shop's own accounts gained in a period came out of the wallets. Before the period the
    // shop still owed that money.
    owedFen += inPeriod.reduce((total, { sumFen }) => total + sumFen, 0);
  }
  return bills;
}

function bill(period: string, flows: Pick<Sum, 'scene' | 'account' | 'sumFen'>[], owedFen: number): Bill {
  const sum = (scene: string, account: RegExp, sign: 1 | -1) => {
    const counted = flows.filter((flow) => flow.scene === scene && account.test(flow.account));
    return toYuan(sign * counted.reduce((total, { sumFen }) => total + sumFen, 0) || 0);
  };
  return {
    period,
    charged: sum('CHARGE', /^channel:/, -1),
    recharged: sum('CHARGE_MARKET', /^channel:/, -1),
    gifts: sum('CHARGE_MARKET', /^marketing$/, -1),
    sales: sum('ORDER_PAYMENT', /^sales$/, 1),
    orderRefunds: sum('ORDER_REFUND', /^sales$/, -1),
    chargeRefunds: sum('CHARGE_REFUND', /^channel:/, 1),
    liability: toYuan(owedFen),
  };
}

/** The first day of each period in the range, including periods without any movement. */
function periods(by: Wanted['by'], from: string, to: string): string[] {
  const days = Array.from({ length: countDays(from, to) }, (_, index) => addDays(from, index));
  return [...new Set(days.map((day) => periodOf(by, day)))];
}

function periodOf(by: Wanted['by'], day: string): string {
  if (by === 'day') return day;
  if (by === 'month') return `${day.slice(0, 7)}-01`;
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

function isoDay(daysSince1970: number): string {
  return addDays('1970-01-01', daysSince1970);
}
