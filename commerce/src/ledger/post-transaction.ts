import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { LedgerScene } from '../../contract/wallet.ts';
import { fail } from '../fail.ts';
import { newNumber } from '../numbers.ts';
import { hasCachedBalance } from './accounts.ts';

/** `amountFen`: positive into the account, negative out of it. */
export interface Posting {
  account: string;
  amountFen: number;
}

export interface NewTransaction {
  scene: Exclude<LedgerScene, 'UNKNOWN'>;
  /** What the money moved for, such as `order:JO…:payment`; a second transaction for it is impossible. */
  businessRef: string;
  /** `member:<userId>`, `staff:<userId>`, `system` or `cli`. */
  actor: string;
  orderNo?: string;
  reason?: string;
  at: number;
  postings: Posting[];
}

/**
 * Writes one transaction of the ledger; nothing else writes its tables.
 * @returns the transaction number
 * @throws Failure `balanceTooLow` when a member's account would go below zero
 * @throws RangeError when the postings are not whole fen or don't sum to zero
 */
export async function postTransaction(trx: Knex.Transaction, entry: NewTransaction): Promise<string> {
  requireBalanced(entry.postings);
  const id = randomUUID();
  const transactionNo = newNumber('JT', entry.at);
  await trx('ledgerTransactions').insert({
    id,
    transactionNo,
    scene: entry.scene,
    businessRef: entry.businessRef,
    actor: entry.actor,
    orderNo: entry.orderNo ?? null,
    reason: entry.reason ?? '',
    createdAt: entry.at,
  });
  const rows = [];
  for (const posting of inLockOrder(entry.postings)) {
    const balanceAfterFen = hasCachedBalance(posting.account) ? await moveBalance(trx, posting) : null;
    rows.push({ transactionId: id, ...posting, balanceAfterFen });
  }
  await trx('ledgerPostings').insert(rows);
  return transactionNo;
}

function requireBalanced(postings: Posting[]): void {
  const wholeFen = postings.every(({ amountFen }) => Number.isSafeInteger(amountFen) && amountFen !== 0);
  const sumFen = postings.reduce((sum, { amountFen }) => sum + amountFen, 0);
  if (postings.length < 2 || !wholeFen || sumFen !== 0) {
    throw new RangeError(`a ledger transaction needs two or more postings that sum to zero, not ${sumFen}`);
  }
}

/** One order for everybody, so that two transactions never wait for each other in a circle. */
function inLockOrder(postings: Posting[]): Posting[] {
  return [...postings].sort((a, b) => (a.account < b.account ? -1 : 1));
}

/** Adds to the cached balance where the result is not below zero; returns the balance after. */
async function moveBalance(trx: Knex.Transaction, posting: Posting): Promise<number> {
  const { account, amountFen } = posting;
  const [moved] = await trx('ledgerAccounts')
    .where({ account })
    .andWhereRaw('balance_fen + ? >= 0', [amountFen])
    .increment('balanceFen', amountFen)
    .returning('balanceFen');
  if (moved) return moved.balanceFen;
  if (amountFen < 0) throw fail('balanceTooLow');
  return openAccount(trx, posting);
}

/** The first money of an account; another transaction may open it at the same moment, then both add up. */
async function openAccount(trx: Knex.Transaction, { account, amountFen }: Posting): Promise<number> {
  const [opened] = await trx('ledgerAccounts')
    .insert({ account, balanceFen: amountFen })
    .onConflict('account')
    .merge({ balanceFen: trx.raw('ledger_accounts.balance_fen + ?', [amountFen]) })
    .returning('balanceFen');
  return opened.balanceFen;
}
