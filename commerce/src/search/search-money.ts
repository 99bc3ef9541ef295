import type { OutputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { normalSerialNo } from '../../contract/serial-no.ts';
import { presentChargesForStaff, whereSerialNo } from '../charges/list-all-charges.ts';
import type { Db } from '../db/db.ts';
import { reversalsOf } from '../ledger/reversals-of.ts';
import { sceneOf } from '../ledger/scene-of.ts';
import { presentRefundsForStaff } from '../refunds/list-refunds.ts';
import { presentProposals } from '../wallet/list-proposals.ts';
import { rangeOfNumbers } from './range-of-numbers.ts';

type Found = OutputOf<'GET /admin/search'>;

/** Searches the beginning of the number of a recharge, or the provider's whole number of the payment. */
export async function findCharges(db: Db, text: string, limit: number): Promise<Found['charges']> {
  const range = rangeOfNumbers('JC', text);
  const charges = await db('charges')
    .modify((query) => {
      if (range) query.whereBetween('charges.chargeNo', range);
      else whereSerialNo(query, text);
    })
    .orderBy('chargeNo', 'desc')
    .limit(limit);
  const views = await presentChargesForStaff(db, charges);
  return views.map(({ chargeNo, amount, status, withdrawnAt, serialNo, member }) => ({
    ...{ chargeNo, amount, status, withdrawnAt, serialNo, username: member.username },
  }));
}

/** Searches the provider's whole number of the payment. */
export async function findProposals(db: Db, text: string, limit: number): Promise<Found['proposals']> {
  const proposals = await db('rechargeProposals')
    .where('rechargeProposals.serialNo', normalSerialNo(text))
    .orderBy([
      { column: 'proposedAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit);
  const views = await presentProposals(db, proposals);
  return views.map(({ proposalId, amount, status, proposedBy, decidedBy, reversedBy, serialNo, member }) => ({
    ...{ proposalId, amount, status, proposedBy, decidedBy, reversedBy, serialNo, username: member.username },
  }));
}

export async function findRefunds(db: Db, text: string, limit: number): Promise<Found['refunds']> {
  const range = rangeOfNumbers('JR', text);
  if (!range) return [];
  const refunds = await db('refunds')
    .join('charges', 'charges.chargeNo', 'refunds.chargeNo')
    .whereBetween('refunds.refundNo', range)
    .orderBy('refunds.refundNo', 'desc')
    .limit(limit)
    .select('refunds.*', 'charges.serialNo', 'charges.provider');
  const views = await presentRefundsForStaff(db, refunds);
  return views.map(({ refundNo, amount, status, approved, doubtAmount, failedBy, member }) => ({
    ...{ refundNo, amount, status, approved, doubtAmount, failedBy, username: member.username },
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
    reversed: reversals.has(transactionNo),
  }));
}
