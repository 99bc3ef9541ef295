import type { Db, Trx } from '../db/db.ts';
import { prepared } from '../db/prepared.ts';
import type { NewRow, Row } from '../db/tables.ts';
import { fail } from '../fail.ts';

/**
 * A payment uses the oldest deposit first, and an order refund gives the money back to the same deposits, so a refund of
 * a recharge can't exceed its unspent part (docs/invariants.md, R2). The caller holds the wallet's lock.
 */
type Deposit = Pick<Row<'deposits'>, 'id' | 'leftFen'>;

export async function openDeposit(
  trx: Trx,
  input: { transactionId: string; userId: string; chargeNo: string | null; amountFen: number },
): Promise<void> {
  await trx('deposits').insert({ ...input, leftFen: input.amountFen });
}

/** @throws Failure `balanceTooLow` */
export async function useOldestDeposits(
  trx: Trx,
  input: { transactionId: string; userId: string; amountFen: number },
): Promise<void> {
  const { transactionId, userId } = input;
  let openFen = input.amountFen;
  const deposits = await readUnspent(trx, { userId });
  for (const deposit of deposits) {
    if (openFen === 0) break;
    const amountFen = Math.min(deposit.leftFen, openFen);
    await use(trx, deposit, { transactionId, amountFen });
    openFen -= amountFen;
  }
  if (openFen > 0) throw fail('balanceTooLow');
}

/** @throws Failure `refundTooLarge` */
export async function useDepositOf(
  trx: Trx,
  input: { transactionId: string; chargeNo: string; amountFen: number },
): Promise<void> {
  const { transactionId, chargeNo, amountFen } = input;
  const deposit = await trx('deposits').where({ chargeNo }).first('id', 'leftFen');
  if (!deposit || deposit.leftFen < amountFen) throw fail('refundTooLarge');
  await use(trx, deposit, { transactionId, amountFen });
}

/**
 * A part goes to the newest of the deposits first, as if the transaction had used less.
 * @throws RangeError if the transaction used less than `amountFen`, without what was restored before
 */
export async function restoreDeposits(
  trx: Trx,
  input: { transactionId: string; usedBy: string; amountFen: number },
): Promise<void> {
  const { transactionId, usedBy, amountFen } = input;
  const before = trx('ledgerTransactions').where({ reverses: usedBy }).select('id');
  const uses = await trx('depositUses')
    .where((made) => made.where({ transactionId: usedBy }).orWhereIn('transactionId', before))
    .groupBy('depositId')
    .orderBy('depositId', 'desc')
    .select('depositId')
    .sum({ usedFen: 'amountFen' });
  let openFen = amountFen;
  for (const { depositId, usedFen } of uses) {
    const givenFen = Math.min(Number(usedFen), openFen);
    if (givenFen === 0) continue;
    await trx('deposits').where({ id: depositId }).increment('leftFen', givenFen);
    await trx('depositUses').insert({ depositId, transactionId, amountFen: -givenFen });
    openFen -= givenFen;
  }
  if (openFen > 0) throw new RangeError(`${usedBy} used ${openFen} fen less than ${amountFen}`);
}

/** @throws Failure `creditSpent` if some of the deposit is used */
export async function takeDepositBack(
  trx: Trx,
  input: { transactionId: string; openedBy: string; amountFen: number },
): Promise<void> {
  const { transactionId, openedBy, amountFen } = input;
  const deposit = await trx('deposits')
    .where({ transactionId: openedBy })
    .first('id', 'amountFen', 'leftFen');
  if (deposit?.amountFen !== amountFen) throw new RangeError(`${openedBy} did not deposit ${amountFen} fen`);
  if (deposit.leftFen !== amountFen) throw fail('creditSpent');
  await use(trx, deposit, { transactionId, amountFen });
}

/** In fen. A recharge has no entry before it succeeds. */
export async function readLeftOf(db: Db, chargeNos: string[]): Promise<Map<string, number>> {
  const rows = await db('deposits').select('chargeNo', 'leftFen').whereIn('chargeNo', chargeNos);
  return new Map(rows.map(({ chargeNo, leftFen }) => [chargeNo ?? '', leftFen]));
}

async function use(
  trx: Trx,
  deposit: Deposit,
  { transactionId, amountFen }: { transactionId: string; amountFen: number },
): Promise<void> {
  const used = await takeFrom(trx, { id: deposit.id, amountFen });
  if (used !== 1) throw fail('balanceTooLow');
  await insertUse(trx, { depositId: deposit.id, transactionId, amountFen });
}

const readUnspent = prepared((db, { userId }: { userId: string }) =>
  db('deposits').select('id', 'leftFen').where({ userId }).where('leftFen', '>', 0).orderBy('id'),
);
const takeFrom = prepared((db, { id, amountFen }: { id: number; amountFen: number }) =>
  db('deposits')
    .where({ id })
    .where('leftFen', '>=', amountFen)
    .update({ leftFen: db.raw('?? - ?', ['leftFen', amountFen]) }),
);
const insertUse = prepared((db, row: NewRow<'depositUses'>) => db('depositUses').insert(row));
