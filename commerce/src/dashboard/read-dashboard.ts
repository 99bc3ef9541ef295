import type { OutputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { readLastAudit } from '../audit/run-audit.ts';
import { addDays, countDays, dayOf, momentsOf, type Range } from '../calendar.ts';
import { hour } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { column } from '../db/tables.ts';
import { fail } from '../fail.ts';
import { runAside } from '../threads/run-aside.ts';
import { readTodo } from './read-todo.ts';

const longestDays = 92;

/**
 * Returns the figures of a range of days, compared with an equally long range directly before it. The default
 * is today.
 * @throws Failure `rangeTooLong` beyond 92 days; `invalidInput` if the last day comes before the first
 */
export async function readDashboard(
  db: Db,
  range: Range,
  at: number,
): Promise<OutputOf<'GET /admin/dashboard/query'>> {
  const to = range.to ?? range.from ?? dayOf(at);
  const from = range.from ?? to;
  const length = countDays(from, to);
  if (length < 1) throw fail('invalidInput', { fields: { to: 'too_small' } });
  if (length > longestDays) throw fail('rangeTooLong', { maxDays: longestDays });
  const before = { from: addDays(from, -length), to: addDays(from, -1) };

  const days = await runAside(db, import.meta.url, readDays, { from: before.from, to });
  const now = days.slice(length);
  const then = days.slice(0, length);
  const sumOf = (some: Day[], figure: 'salesFen' | 'orders' | 'refundsFen') =>
    some.reduce((sum, each) => sum + each[figure], 0);
  return {
    from,
    to,
    sales: { now: toYuan(sumOf(now, 'salesFen')), before: toYuan(sumOf(then, 'salesFen')) },
    orders: { now: sumOf(now, 'orders'), before: sumOf(then, 'orders') },
    refunds: { now: toYuan(sumOf(now, 'refundsFen')), before: toYuan(sumOf(then, 'refundsFen')) },
    newMembers: {
      now: await countNewMembers(db, { from, to }),
      before: await countNewMembers(db, before),
    },
    liability: toYuan(await readLiability(db)),
    ledgerIntact: await readIntact(db),
    days: now.map(({ day, salesFen, orders }) => ({ day, sales: toYuan(salesFen), orders })),
    todo: await readTodo(db, at),
  };
}

interface Day {
  day: string;
  salesFen: number;
  orders: number;
  refundsFen: number;
}

/**
 * Returns the sales, orders and refunds of each day. The database sums by hour, and then the sums of the hours
 * are added up for each day. No hour is part of two days, because in the time zone of the workshop a day begins
 * on a full hour of UTC. On SQLite this function runs in a thread.
 */
export async function readDays(db: Db, range: { from: string; to: string }): Promise<Day[]> {
  const { since, until } = momentsOf(range);
  const ofHour = `${column('ledgerTransactions.createdAt')} / ${hour}`;
  const rows = await db('ledgerTransactions')
    .join('walletEntries', 'walletEntries.transactionId', 'ledgerTransactions.id')
    .whereIn('ledgerTransactions.scene', ['ORDER_PAYMENT', 'ORDER_REFUND'])
    .whereBetween('ledgerTransactions.createdAt', [since, until - 1])
    .groupByRaw(`${column('ledgerTransactions.scene')}, ${ofHour}`)
    .select('ledgerTransactions.scene', db.raw<{ hour: number }>(`${ofHour} AS hour`))
    .sum({ amountFen: 'walletEntries.amountFen' })
    .count({ count: '*' });

  const days = new Map<string, Day>();
  for (let day = range.from, left = countDays(range.from, range.to); left > 0; left -= 1) {
    days.set(day, { day, salesFen: 0, orders: 0, refundsFen: 0 });
    day = addDays(day, 1);
  }
  for (const row of rows) {
    const day = days.get(dayOf(row.hour * hour));
    const amountFen = row.amountFen ?? 0;
    if (day && row.scene === 'ORDER_REFUND') day.refundsFen += amountFen;
    else if (day) {
      day.salesFen -= amountFen;
      day.orders += row.count;
    }
  }
  return [...days.values()];
}

async function countNewMembers(db: Db, range: Range): Promise<number> {
  const { since, until } = momentsOf(range);
  const [row] = await db('users')
    .whereBetween('createdAt', [since, until - 1])
    .count({ count: '*' });
  return Number(row?.count);
}

/** The sum that the shop owes its members, in fen. */
async function readLiability(db: Db): Promise<number> {
  const [row] = await db('ledgerAccounts').sum({ sumFen: 'balanceFen' });
  return row?.sumFen ?? 0;
}

async function readIntact(db: Db): Promise<boolean | null> {
  const last = await readLastAudit(db);
  return last && last.findings.length === 0;
}
