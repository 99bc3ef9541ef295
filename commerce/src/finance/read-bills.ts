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
import { type Kind, kindOf, total } from './flows.ts';

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
  let owedFen = total(sums.filter(({ account }) => account === 'owed'));
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
    owedFen -= total(found);
    return bill(period, found, owedFen);
  });
}

function bill(period: string, flows: SumOfDay[], owedFen: number): Bill {
  const cameIn = (kind: Kind) => 0 - total(flows.filter((flow) => kindOf(flow) === kind));
  return {
    period,
    charged: toYuan(cameIn('charged')),
    recharged: toYuan(cameIn('recharged')),
    gifts: toYuan(cameIn('gifts')),
    sales: toYuan(0 - cameIn('sales')),
    orderRefunds: toYuan(cameIn('orderRefunds')),
    chargeRefunds: toYuan(0 - cameIn('chargeRefunds')),
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
