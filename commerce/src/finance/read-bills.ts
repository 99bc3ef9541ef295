import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { addDays, countDays } from '../calendar.ts';
import type { Db } from '../db/db.ts';
import { fail } from '../fail.ts';
import { isoDay, numberOfDay, ofShop, owedBefore, readSums, type SumOfDay } from '../ledger/sums-of-days.ts';
import { correctionScene, sumsWithCorrections } from '../ledger/sums-with-corrections.ts';
import { runAside } from '../threads/run-aside.ts';

type Bill = OutputOf<'GET /admin/finance/bills'>[number];
type Wanted = ParsedInputOf<'GET /admin/finance/bills'>;

/** The longest range of days for each kind of bill. */
const longest = { day: 400, week: 5 * 366, month: 20 * 366 } as const;

/**
 * Sums of the ledger by day, month, or week starting on Monday. A period is always summed up as a whole, also one that
 * the requested range only begins or ends in: half a month must not look like a month.
 * @throws Failure `rangeTooLong`; `invalidInput` if the range ends before it starts
 */
export function readBills(db: Db, wanted: Wanted): Promise<Bill[]> {
  const { by, from, to } = wanted;
  const days = countDays(from, to);
  if (days < 1) throw fail('invalidInput', { fields: { to: 'too_small' } });
  if (days > longest[by]) throw fail('rangeTooLong', { maxDays: longest[by] });
  return runAside(db, import.meta.url, sumBills, wanted);
}

/**
 * The work of `readBills`. On SQLite it runs in a thread. What the shop owes at the end of a period is the sum of all
 * that moved in wallets until then.
 */
export async function sumBills(db: Db, { by, from, to }: Wanted): Promise<Bill[]> {
  const [first, last] = [numberOfDay(periodOf(by, from)), numberOfDay(lastDayOf(by, to))];
  const sums = await readSums(
    db,
    `${sumsWithCorrections(ofShop, { first, last })} UNION ALL ${owedBefore(first)}`,
  );
  let owedFen = totalOf(sums.filter(({ account }) => account === 'owed'));
  const periodOfDay = new Map<number, string>();
  const flowsOf = new Map<string, SumOfDay[]>();
  for (let day = first; day <= last; day += 1) {
    const period = periodOf(by, isoDay(day));
    periodOfDay.set(day, period);
    flowsOf.set(period, []);
  }
  for (const sum of sums) {
    if (sum.account !== 'owed') flowsOf.get(periodOfDay.get(sum.day) ?? '')?.push(sum);
  }
  return [...flowsOf].map(([period, found]) => {
    // What the shop's own accounts lose comes into wallets.
    owedFen -= totalOf(found);
    return bill(period, found, owedFen);
  });
}

function totalOf(flows: readonly { sumFen: number }[]): number {
  return flows.reduce((total, { sumFen }) => total + sumFen, 0);
}

function bill(
  period: string,
  flows: Pick<SumOfDay, 'scene' | 'account' | 'sumFen'>[],
  owedFen: number,
): Bill {
  const sum = (scene: string, account: RegExp, sign: 1 | -1) => {
    const counted = flows.filter((flow) => flow.scene === scene && account.test(flow.account));
    return toYuan(sign * counted.reduce((total, { sumFen }) => total + sumFen, 0) || 0);
  };
  return {
    period,
    charged: sum('CHARGE', /^channel:/, -1),
    recharged: sum('CHARGE_MARKET', /^channel:/, -1),
    corrections: sum(correctionScene, /^channel:/, -1),
    gifts: sum('CHARGE_MARKET', /^marketing$/, -1),
    sales: sum('ORDER_PAYMENT', /^sales$/, 1),
    orderRefunds: sum('ORDER_REFUND', /^sales$/, -1),
    chargeRefunds: sum('CHARGE_REFUND', /^channel:/, 1),
    liability: toYuan(owedFen),
  };
}

/** The last day of the period that contains a day. */
function lastDayOf(by: Wanted['by'], day: string): string {
  if (by === 'day') return day;
  const first = periodOf(by, day);
  // The 32nd day after the first one is in the next month, whatever the month.
  return by === 'week' ? addDays(first, 6) : addDays(periodOf('month', addDays(first, 31)), -1);
}

/** The first day of the period that contains a day. */
function periodOf(by: Wanted['by'], day: string): string {
  if (by === 'day') return day;
  if (by === 'month') return `${day.slice(0, 7)}-01`;
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}
