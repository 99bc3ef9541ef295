import type { Db, Trx } from '../db/db.ts';
import { prepared } from '../db/prepared.ts';
import type { NewRow, Row } from '../db/tables.ts';
import { fail } from '../fail.ts';

/**
 * A payment uses the oldest credit first, and an order refund gives the money back to the same credits, so a refund of
 * a recharge can't exceed its unspent part (docs/invariants.md, R2). The caller holds the wallet's lock.
 */
type Credit = Pick<Row<'credits'>, 'id' | 'leftFen'>;

export async function openCredit(
  trx: Trx,
  input: { transactionId: string; userId: string; chargeNo: string | null; amountFen: number },
): Promise<void> {
  await trx('credits').insert({ ...input, leftFen: input.amountFen });
}

/** @throws Failure `balanceTooLow` */
export async function useOldestCredits(
  trx: Trx,
  input: { transactionId: string; userId: string; amountFen: number },
): Promise<void> {
  const { transactionId, userId } = input;
  let openFen = input.amountFen;
  const credits = await readUnspent(trx, { userId });
  for (const credit of credits) {
    if (openFen === 0) break;
    const amountFen = Math.min(credit.leftFen, openFen);
    await use(trx, credit, { transactionId, amountFen });
    openFen -= amountFen;
  }
  if (openFen > 0) throw fail('balanceTooLow');
}

/** @throws Failure `refundTooLarge` */
export async function useCreditOf(
  trx: Trx,
  input: { transactionId: string; chargeNo: string; amountFen: number },
): Promise<void> {
  const { transactionId, chargeNo, amountFen } = input;
  const credit = await trx('credits').where({ chargeNo }).first('id', 'leftFen');
  if (!credit || credit.leftFen < amountFen) throw fail('refundTooLarge');
  await use(trx, credit, { transactionId, amountFen });
}

/** @throws RangeError if the credits that the transaction used do not add up to exactly `amountFen` */
export async function restoreCredits(
  trx: Trx,
  input: { transactionId: string; usedBy: string; amountFen: number },
): Promise<void> {
  const { transactionId, usedBy, amountFen } = input;
  const uses = await trx('creditUses')
    .select('creditId', 'amountFen')
    .where({ transactionId: usedBy })
    .orderBy('id');
  const usedFen = uses.reduce((sum, each) => sum + each.amountFen, 0);
  if (usedFen !== amountFen) throw new RangeError(`${usedBy} used ${usedFen} fen, not ${amountFen}`);
  for (const { creditId, amountFen: givenFen } of uses) {
    await trx('credits').where({ id: creditId }).increment('leftFen', givenFen);
    await trx('creditUses').insert({ creditId, transactionId, amountFen: -givenFen });
  }
}

/** @throws Failure `creditSpent` if some of the credit is used */
export async function takeCreditBack(
  trx: Trx,
  input: { transactionId: string; openedBy: string; amountFen: number },
): Promise<void> {
  const { transactionId, openedBy, amountFen } = input;
  const credit = await trx('credits').where({ transactionId: openedBy }).first('id', 'amountFen', 'leftFen');
  if (credit?.amountFen !== amountFen) throw new RangeError(`${openedBy} did not credit ${amountFen} fen`);
  if (credit.leftFen !== amountFen) throw fail('creditSpent');
  await use(trx, credit, { transactionId, amountFen });
}

/** In fen. A recharge has no entry before it succeeds. */
export async function readLeftOf(db: Db, chargeNos: string[]): Promise<Map<string, number>> {
  const rows = await db('credits').select('chargeNo', 'leftFen').whereIn('chargeNo', chargeNos);
  return new Map(rows.map(({ chargeNo, leftFen }) => [chargeNo ?? '', leftFen]));
}

async function use(
  trx: Trx,
  credit: Credit,
  { transactionId, amountFen }: { transactionId: string; amountFen: number },
): Promise<void> {
  const used = await takeFrom(trx, { id: credit.id, amountFen });
  if (used !== 1) throw fail('balanceTooLow');
  await insertUse(trx, { creditId: credit.id, transactionId, amountFen });
}

const readUnspent = prepared((db, { userId }: { userId: string }) =>
  db('credits').select('id', 'leftFen').where({ userId }).where('leftFen', '>', 0).orderBy('id'),
);
const takeFrom = prepared((db, { id, amountFen }: { id: number; amountFen: number }) =>
  db('credits')
    .where({ id })
    .where('leftFen', '>=', amountFen)
    .update({ leftFen: db.raw('?? - ?', ['leftFen', amountFen]) }),
);
const insertUse = prepared((db, row: NewRow<'creditUses'>) => db('creditUses').insert(row));
