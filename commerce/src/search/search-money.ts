import type { OutputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { normalSerialNo } from '../../contract/serial-no.ts';
import { isoTimeOrNull } from '../clock.ts';
import { presentCredits } from '../credits/present-credits.ts';
import type { Db } from '../db/db.ts';
import { reversalsOf } from '../ledger/reversals-of.ts';
import { sceneOf } from '../ledger/scene-of.ts';
import { whereSerialNo } from '../recharges/where-serial-no.ts';
import { presentRefundsForStaff } from '../refunds/list-refunds.ts';
import { namePeople, personIn } from '../users/name-people.ts';
import { rangeOfNumbers } from './range-of-numbers.ts';

type Found = OutputOf<'GET /admin/search'>;

/** Searches the beginning of the number of a recharge, or the provider's whole number of the payment. */
export async function findRecharges(db: Db, text: string, limit: number): Promise<Found['recharges']> {
  const range = rangeOfNumbers('JC', text);
  const recharges = await db('recharges')
    .modify((query) => {
      if (range) query.whereBetween('recharges.chargeNo', range);
      else whereSerialNo(query, text);
    })
    .orderBy('chargeNo', 'desc')
    .limit(limit);
  const people = await namePeople(
    db,
    recharges.map(({ userId }) => userId),
  );
  return recharges.map(({ chargeNo, amountFen, status, withdrawnAt, serialNo, userId }) => ({
    ...{ chargeNo, amount: toYuan(amountFen), status, serialNo },
    withdrawnAt: isoTimeOrNull(withdrawnAt),
    username: personIn(people, userId).username,
  }));
}

/** Searches the provider's whole number of the payment. A number that waits for a second person finds nothing. */
export async function findCredits(db: Db, text: string, limit: number): Promise<Found['credits']> {
  const credits = await db('credits')
    .where('credits.serialNo', normalSerialNo(text))
    .whereIn('status', ['POSTED', 'REVERSED'])
    .whereNull('chargeNo')
    .orderBy([
      { column: 'proposedAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit);
  const views = await presentCredits(db, credits);
  return views.map(({ creditId, amount, status, proposedBy, decidedBy, reversedBy, serialNo, member }) => ({
    ...{ creditId, amount, status, proposedBy, decidedBy, reversedBy, serialNo, username: member.username },
  }));
}

export async function findRefunds(db: Db, text: string, limit: number): Promise<Found['refunds']> {
  const range = rangeOfNumbers('JR', text);
  if (!range) return [];
  const refunds = await db('refunds')
    .join('recharges', 'recharges.chargeNo', 'refunds.chargeNo')
    .whereBetween('refunds.refundNo', range)
    .orderBy('refunds.refundNo', 'desc')
    .limit(limit)
    .select('refunds.*', 'recharges.serialNo', 'recharges.provider');
  const views = await presentRefundsForStaff(db, refunds);
  return views.map(({ refundNo, amount, status, approved, doubtAmount, stuckReason, failedBy, member }) => ({
    ...{ refundNo, amount, status, approved, doubtAmount, stuckReason, failedBy },
    username: member.username,
  }));
}

export async function findTransactions(db: Db, text: string, limit: number): Promise<Found['transactions']> {
  const range = rangeOfNumbers('JT', text);
  if (!range) return [];
  const transactions = await db('ledgerTransactions')
    .leftJoin('walletEntries', 'walletEntries.transactionId', 'ledgerTransactions.id')
    .whereBetween('ledgerTransactions.transactionNo', range)
    .orderBy('ledgerTransactions.transactionNo', 'desc')
    .limit(limit)
    .select('ledgerTransactions.transactionNo', 'ledgerTransactions.scene', 'walletEntries.amountFen');
  const reversals = await reversalsOf(
    db,
    transactions.map(({ transactionNo }) => transactionNo),
  );
  return transactions.map(({ transactionNo, scene, amountFen }) => ({
    transactionNo,
    scene: sceneOf(scene),
    amount: amountFen === null ? null : toYuan(amountFen),
    // Refunds may give back only a part of what an order cost.
    reversed: scene !== 'ORDER_PAYMENT' && reversals.has(transactionNo),
  }));
}
