import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { addDays, countDays } from '../calendar.ts';
import type { Db } from '../db/db.ts';
import { fail } from '../fail.ts';
import {
  isoDay,
  numberOfDay,
  ofShop,
  owedBefore,
  readSums,
  type SumOfDay,
  sumsOfDays,
} from '../ledger/sums-of-days.ts';
import { runAside } from '../threads/run-aside.ts';

type Bill = OutputOf<'GET /admin/finance/bills'>[number];
type Wanted = ParsedInputOf<'GET /admin/finance/bills'>;

/** In days. */
const longest = { day: 400, week: 5 * 366, month: 20 * 366 } as const;

/**
 * A period is summed up whole even if the range has only a part of it, so that half a month does not look like a month.
 * @throws Failure `rangeTooLong`; `invalidInput` if the range ends before it starts
 */
export function readBills(db: Db, wanted: Wanted): Promise<Bill[]> {
  const { by, from, to } = wanted;
  const days = countDays(from, to);
  if (days < 1) throw fail('invalidInput', { fields: { to: 'too_small' } });
  if (days > longest[by]) throw fail('rangeTooLong', { maxDays: longest[by] });
  return runAside(db, import.meta.url, sumBills, wanted);
}

export async function sumBills(db: Db, { by, from, to }: Wanted): Promise<Bill[]> {
  const [first, last] = [numberOfDay(periodOf(by, from)), numberOfDay(lastDayOf(by, to))];
  const sums = await readSums(
    db,
    `${sumsOfDays(`day BETWEEN ${first} AND ${last} AND ${ofShop}`)} UNION ALL ${owedBefore(first)}`,
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
    // Money that leaves the shop's own accounts comes into wallets.
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
    gifts: sum('CHARGE_MARKET', /^marketing$/, -1),
    sales: sum('ORDER_PAYMENT', /^sales$/, 1),
    orderRefunds: sum('ORDER_REFUND', /^sales$/, -1),
    chargeRefunds: sum('CHARGE_REFUND', /^channel:/, 1),
    liability: toYuan(owedFen),
  };
}

function lastDayOf(by: Wanted['by'], day: string): string {
  if (by === 'day') return day;
  const first = periodOf(by, day);
  // The 32nd day after the first one is in the next month, whatever the month.
  return by === 'week' ? addDays(first, 6) : addDays(periodOf('month', addDays(first, 31)), -1);
}

function periodOf(by: Wanted['by'], day: string): string {
  if (by === 'day') return day;
  if (by === 'month') return `${day.slice(0, 7)}-01`;
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}
