import type { BookedChannel } from '../../contract/choices.ts';
import { hour } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { column, type Row } from '../db/tables.ts';
import { inBatches } from './in-batches.ts';
import type { Side } from './tables.ts';

export interface Booked {
  side: Side;
  refundNo: string | null;
  serialNo: string;
  /** Of the payment that a refund gives back; otherwise null. */
  paymentNo: string | null;
  transactionNo: string;
  amountFen: number;
  /** When the money came, in epoch milliseconds. */
  bookedAt: number;
}

export interface Moments {
  since: number;
  until: number;
}

const pageSize = 1000;

/** What was booked within these moments. The money of a correction came when the corrected credit was booked. */
export async function* pagesOfBooked(
  db: Db,
  channel: BookedChannel,
  { since, until }: Moments,
): AsyncGenerator<Booked[]> {
  const [time, number] = [column('ledgerTransactions.createdAt'), column('ledgerTransactions.transactionNo')];
  let after = { bookedAt: since, transactionNo: '' };
  for (let isLast = false; !isLast; ) {
    const page = present(
      await within(db, channel, { since: after.bookedAt, until })
        .whereRaw(`(${time}, ${number}) > (?, ?)`, [after.bookedAt, after.transactionNo])
        .orderBy('ledgerTransactions.transactionNo')
        .limit(pageSize),
    );
    after = page.at(-1) ?? after;
    isLast = page.length < pageSize;
    yield page;
  }
  const corrections = booked(db, channel)
    .where('ledgerTransactions.createdAt', '>=', since)
    .whereRaw(`${column('ledgerTransactions.businessRef')} LIKE 'correction:%'`)
    .whereRaw(`${bookedAtSql} >= ? AND ${bookedAtSql} < ?`, [since, until]);
  yield present(await corrections);
}

/** Money that came by hand without a number, up to the last posting that the reconciliation knows. */
export async function sumUnnumbered(
  db: Db,
  { channel, lastPosting }: Row<'reconciliations'>,
  { since, until }: Moments,
): Promise<{ count: number; fen: number }> {
  const [found] = await ofChannel(db, channel)
    .whereNull('ledgerTransactions.serialNo')
    .where('ledgerTransactions.createdAt', '>=', since)
    .where('ledgerTransactions.createdAt', '<', until)
    .where('ledgerPostings.id', '<=', lastPosting)
    .whereIn('ledgerTransactions.scene', ['CHARGE', 'CHARGE_MARKET'])
    .whereNull('ledgerTransactions.reverses')
    .count({ count: '*' })
    .sum({ fen: 'ledgerPostings.amountFen' });
  return { count: Number(found?.count ?? 0), fen: 0 - Number(found?.fen ?? 0) };
}

/** Only what has a number can be in a statement. */
export async function hasBooked(db: Db, channel: BookedChannel, moments: Moments): Promise<boolean> {
  return (await within(db, channel, moments).first()) !== undefined;
}

/**
 * How many payments and refunds of these moments the reconciliation could not know.
 * A transaction has the time at which it began, so it is looked for from an hour before the reconciliation on.
 */
export async function countBookedLater(
  db: Db,
  { channel, lastPosting, reconciledAt }: Row<'reconciliations'>,
  moments: Moments,
): Promise<number> {
  const since = Math.max(moments.since, reconciledAt - hour);
  const rows = await within(db, channel, { ...moments, since }).where('ledgerPostings.id', '>', lastPosting);
  return rows.length;
}

/** Finds by the numbers of payments and refunds, or refunds by those that the shop gave them. */
export async function findBooked(
  db: Db,
  channel: BookedChannel,
  name: 'serialNo' | 'refundNo',
  numbers: string[],
): Promise<Booked[]> {
  return inParts(numbers, async (some) =>
    present(
      await booked(db, channel)
        .whereIn(`ledgerTransactions.${name}`, some)
        .modify((query) => {
          if (name === 'refundNo') query.whereNotIn('ledgerTransactions.refundNo', paidByStaff(db));
        }),
    ),
  );
}

/** A provider's line with the number of such a refund is a second payment of it. */
function paidByStaff(db: Db) {
  return db('refunds').where({ status: 'SUCCESS' }).whereNotNull('stuckReason').select('refundNo');
}

/** All refunds of these payments. */
export async function findRefundsOf(db: Db, channel: BookedChannel, paymentNos: string[]): Promise<Booked[]> {
  const found = await inParts(paymentNos, (some) =>
    db('recharges').whereRaw('channel = ?', [channel]).whereIn('serialNo', some).select('chargeNo'),
  );
  const chargeNos = found.map(({ chargeNo }) => chargeNo);
  return inParts(chargeNos, async (some) => {
    const refunds = booked(db, channel).whereNotNull('ledgerTransactions.refundNo');
    return present(await refunds.whereIn('ledgerTransactions.chargeNo', some));
  });
}

/** Finds by many keys. */
export async function inParts<Item>(
  keys: string[],
  find: (some: string[]) => PromiseLike<Item[]>,
): Promise<Item[]> {
  const found: Item[] = [];
  for (const some of inBatches(keys, 500)) found.push(...(await find(some)));
  return found;
}

export async function readLastPosting(db: Db): Promise<number> {
  const [row] = await db('ledgerPostings').max({ id: 'id' });
  return Number(row?.id ?? 0);
}

/** The money of a correction came with the credit that it corrects. */
export const bookedAtSql = `COALESCE((SELECT corrected.created_at FROM ledger_transactions corrected
  WHERE ${column('ledgerTransactions.businessRef')} LIKE 'correction:%'
    AND corrected.transaction_no = SUBSTR(${column('ledgerTransactions.businessRef')}, LENGTH('correction:') + 1)),
  ${column('ledgerTransactions.createdAt')})`;

function within(db: Db, channel: BookedChannel, { since, until }: Moments) {
  return booked(db, channel)
    .where('ledgerTransactions.createdAt', '>=', since)
    .where('ledgerTransactions.createdAt', '<', until)
    .whereRaw(`${column('ledgerTransactions.businessRef')} NOT LIKE 'correction:%'`)
    .orderBy('ledgerTransactions.createdAt');
}

/** Payments are negative on a channel's account, refunds positive. What was reversed no longer counts. */
function ofChannel(db: Db, channel: BookedChannel) {
  return db('ledgerTransactions')
    .join('ledgerPostings', 'ledgerPostings.transactionId', 'ledgerTransactions.id')
    .where('ledgerTransactions.channel', channel)
    .where('ledgerPostings.account', 'like', 'channel:%')
    .whereRaw(
      `NOT EXISTS (SELECT 1 FROM ledger_transactions reversal
        WHERE reversal.reverses = ${column('ledgerTransactions.id')})`,
    );
}

function booked(db: Db, channel: BookedChannel) {
  return ofChannel(db, channel)
    .leftJoin('recharges', 'recharges.chargeNo', 'ledgerTransactions.chargeNo')
    .whereNotNull('ledgerTransactions.serialNo')
    .select(
      'ledgerTransactions.refundNo',
      'ledgerTransactions.serialNo',
      'ledgerTransactions.transactionNo',
      'ledgerPostings.amountFen',
      db.raw<{ paymentNo: string | null }>(`${column('recharges.serialNo')} AS "paymentNo"`),
      db.raw<{ bookedAt: number }>(`${bookedAtSql} AS "bookedAt"`),
    );
}

function present(rows: Awaited<ReturnType<typeof booked>>): Booked[] {
  return rows.map(({ serialNo, paymentNo, amountFen, bookedAt, ...numbers }) => ({
    ...numbers,
    side: amountFen < 0 ? 'in' : 'out',
    serialNo: serialNo ?? '',
    paymentNo: amountFen < 0 ? null : paymentNo,
    amountFen: Math.abs(amountFen),
    bookedAt: Number(bookedAt),
  }));
}
