import { randomUUID } from 'node:crypto';
import type { LedgerScene } from '../../contract/choices.ts';
import { isSqlite } from '../db/connect.ts';
import type { Trx } from '../db/db.ts';
import { prepared } from '../db/prepared.ts';
import { column, type NewRow } from '../db/tables.ts';
import { fail } from '../fail.ts';
import { newNumber } from '../numbers.ts';
import { accounts, hasCachedBalance, memberOf } from './accounts.ts';
import {
  openDeposit,
  restoreDeposits,
  takeDepositBack,
  useDepositOf,
  useOldestDeposits,
} from './deposits.ts';

/** `amountFen` is negative for money that leaves the account. */
export interface Posting {
  account: string;
  amountFen: number;
}

export interface NewTransaction {
  scene: Exclude<LedgerScene, 'UNKNOWN'>;
  /** The business event, such as `order:JO…:payment`. Each event has at most one transaction. */
  businessRef: string;
  /** `member:<userId>`, `staff:<userId>`, `system` or `cli`. */
  actor: string;
  orderNo?: string;
  /** The recharge whose deposit is opened, or whose unspent part is used. */
  chargeNo?: string;
  refundNo?: string;
  channel?: string;
  serialNo?: string;
  reason?: string;
  /**
   * Undoes the transaction of this business reference, with its uses of deposits and the deposit that it opened. Several
   * transactions may undo one part each of what it used.
   */
  reverses?: string;
  /** Whether the money replaces a reversed credit. It belongs to no recharge, because the recharge has failed. */
  corrects?: boolean;
  at: number;
  postings: Posting[];
}

/**
 * Nothing else writes the ledger's tables. A transaction moves the money of at most one member.
 * @returns the transaction number
 * @throws Failure `balanceTooLow`; `refundTooLarge` beyond the unspent part; `creditSpent` if a deposit to undo is not
 * whole
 * @throws RangeError when the postings are not whole fen, don't sum to zero or touch several members
 */
export async function postTransaction(trx: Trx, entry: NewTransaction): Promise<string> {
  requireSound(entry.postings);
  const userId = memberAmong(entry.postings);
  if (userId) await lockWallet(trx, userId);
  const id = randomUUID();
  const transactionNo = newNumber('JT', entry.at);
  const reverses = entry.reverses ? await findTransaction(trx, entry.reverses) : null;
  await insertTransaction(trx, {
    id,
    transactionNo,
    scene: entry.scene,
    businessRef: entry.businessRef,
    actor: entry.actor,
    orderNo: entry.orderNo ?? null,
    chargeNo: entry.chargeNo ?? null,
    refundNo: entry.refundNo ?? null,
    channel: entry.channel ?? null,
    serialNo: entry.serialNo ?? null,
    reverses,
    reason: entry.reason ?? '',
    createdAt: entry.at,
  });
  const rows = [];
  for (const posting of inLockOrder(entry.postings)) {
    const balanceAfterFen = hasCachedBalance(posting.account) ? await moveBalance(trx, posting) : null;
    rows.push({ transactionId: id, ...posting, balanceAfterFen });
  }
  await insertPostings(trx, rows);
  if (userId) await bookForMember(trx, { id, reverses, userId, entry });
  return transactionNo;
}

const insertTransaction = prepared((db, row: NewRow<'ledgerTransactions'>) =>
  db('ledgerTransactions').insert(row),
);
const insertPostings = prepared((db, rows: NewRow<'ledgerPostings'>[]) => db('ledgerPostings').insert(rows));

/** @throws RangeError */
function requireSound(postings: Posting[]): void {
  const wholeFen = postings.every(({ amountFen }) => Number.isSafeInteger(amountFen) && amountFen !== 0);
  const sumFen = postings.reduce((sum, { amountFen }) => sum + amountFen, 0);
  if (postings.length < 2 || !wholeFen || sumFen !== 0) {
    throw new RangeError(`a ledger transaction needs two or more postings that sum to zero, not ${sumFen}`);
  }
  const members = new Set(postings.map(({ account }) => memberOf(account)).filter(Boolean));
  if (members.size > 1) throw new RangeError('a ledger transaction touches the money of one member');
}

/** Null when only money of the shop moves. */
export function memberAmong(postings: Posting[]): string | null {
  return postings.map(({ account }) => memberOf(account)).find((member) => member !== null) ?? null;
}

/** Transactions of one member wait for each other, so that balances and deposits are exact. */
async function lockWallet(trx: Trx, userId: string): Promise<void> {
  // On SQLite every transaction already holds the write lock.
  if (isSqlite(trx)) return;
  await trx('ledgerAccounts')
    .where({ account: accounts.wallet(userId) })
    .forUpdate()
    .first('account');
}

async function findTransaction(trx: Trx, businessRef: string): Promise<string> {
  const row = await trx('ledgerTransactions').where({ businessRef }).first('id');
  if (!row) throw new RangeError(`there is no transaction ${businessRef} to reverse`);
  return row.id;
}

/** All transactions lock accounts in this order, so that they never deadlock. */
function inLockOrder(postings: Posting[]): Posting[] {
  return [...postings].sort((a, b) => (a.account > b.account ? -1 : 1));
}

const balanceSql = column('ledgerAccounts.balanceFen');

/** @throws Failure `balanceTooLow` */
async function moveBalance(trx: Trx, posting: Posting): Promise<number> {
  const [moved] = await addToBalance(trx, posting);
  if (moved) return moved.balanceFen;
  if (posting.amountFen < 0) throw fail('balanceTooLow');
  return openAccount(trx, posting);
}

const addToBalance = prepared((db, { account, amountFen }: Posting) =>
  db('ledgerAccounts')
    .where({ account })
    .whereRaw(`${balanceSql} + ? >= 0`, [amountFen])
    .update({ balanceFen: db.raw('?? + ?', ['balanceFen', amountFen]) })
    .returning('balanceFen'),
);

/** If another transaction opens the account at the same moment, both amounts are added. */
async function openAccount(trx: Trx, { account, amountFen }: Posting): Promise<number> {
  const [opened] = await trx('ledgerAccounts')
    .insert({ account, balanceFen: amountFen })
    .onConflict('account')
    .merge({ balanceFen: trx.raw(`${balanceSql} + ?`, [amountFen]) })
    .returning('balanceFen');
  return opened.balanceFen;
}

interface Booking {
  id: string;
  reverses: string | null;
  userId: string;
  entry: NewTransaction;
}

async function bookForMember(trx: Trx, booking: Booking): Promise<void> {
  const { id, userId, entry } = booking;
  await moveDeposits(trx, booking);
  const amountFen = sumOf(entry.postings, (account) => memberOf(account) === userId);
  if (amountFen === 0) return;
  const rows = await readBalances(trx, { names: [accounts.wallet(userId), accounts.held(userId)] });
  const balanceAfterFen = rows.reduce((sum, { balanceFen }) => sum + balanceFen, 0);
  await insertEntry(trx, { transactionId: id, userId, amountFen, balanceAfterFen });
}

const readBalances = prepared((db, { names }: { names: string[] }) =>
  db('ledgerAccounts').select('balanceFen').whereIn('account', names),
);
const insertEntry = prepared((db, row: NewRow<'walletEntries'>) => db('walletEntries').insert(row));

async function moveDeposits(trx: Trx, { id, reverses, userId, entry }: Booking): Promise<void> {
  const { chargeNo = null } = entry;
  const amountFen = sumOf(entry.postings, (account) => account === accounts.wallet(userId));
  const transactionId = id;
  if (amountFen > 0 && reverses) await restoreDeposits(trx, { transactionId, usedBy: reverses, amountFen });
  else if (amountFen > 0) {
    const ofRecharge = entry.corrects ? null : chargeNo;
    await openDeposit(trx, { transactionId, userId, chargeNo: ofRecharge, amountFen });
  } else if (amountFen < 0 && reverses) {
    await takeDepositBack(trx, { transactionId, openedBy: reverses, amountFen: -amountFen });
  } else if (amountFen < 0 && chargeNo) {
    await useDepositOf(trx, { transactionId, chargeNo, amountFen: -amountFen });
  } else if (amountFen < 0) await useOldestDeposits(trx, { transactionId, userId, amountFen: -amountFen });
}

export function sumOf(postings: Posting[], counts: (account: string) => boolean): number {
  return postings.reduce((sum, { account, amountFen }) => sum + (counts(account) ? amountFen : 0), 0);
}
