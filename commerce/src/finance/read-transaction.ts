import type { OutputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { readSeal } from '../audit/read-seal.ts';
import { isoTime } from '../clock.ts';
import type { SealKeys } from '../config.ts';
import type { Db } from '../db/db.ts';
import type { Row } from '../db/tables.ts';
import { fail } from '../fail.ts';
import { memberOf } from '../ledger/accounts.ts';
import { creditIdOf, kindsOf } from '../ledger/kinds-of.ts';
import { sceneOf } from '../ledger/scene-of.ts';
import { namePeople } from '../users/name-people.ts';

type View = OutputOf<'GET /admin/finance/transaction'>;

/** @throws Failure `transactionNotFound` */
export async function readTransaction(db: Db, keys: SealKeys, transactionNo: string): Promise<View> {
  const found = await db('ledgerTransactions').where({ transactionNo }).first();
  if (!found) throw fail('transactionNotFound');
  const { id, actor } = found;
  const postings = await db('ledgerPostings').where({ transactionId: id }).orderBy('id');
  const seal = await readSeal(db, keys, { chain: 'ledger', subject: id });
  const reversed = found.reverses
    ? await db('ledgerTransactions').where({ id: found.reverses }).first('transactionNo')
    : undefined;
  const reversedBy = await db('ledgerTransactions')
    .where({ reverses: id })
    .orderBy('createdAt')
    .select('transactionNo');
  const entry = await db('walletEntries').where({ transactionId: id }).first('amountFen', 'balanceAfterFen');
  const { kind, corrects } = (await kindsOf(db, [id]))(found);
  const actorId = /^(?:member|staff):(.+)$/.exec(actor)?.[1] ?? null;
  const owners = postings.flatMap(({ account }) => memberOf(account) ?? []);
  const people = await namePeople(db, actorId ? [...owners, actorId] : owners);
  const ownerOf = (account: string) => people.get(memberOf(account) ?? '') ?? null;
  return {
    at: isoTime(found.createdAt),
    transactionNo,
    seq: seal?.seq ?? null,
    sealHolds: seal?.holds ?? null,
    scene: sceneOf(found.scene),
    kind,
    member: people.get(owners[0] ?? '') ?? null,
    amount: entry ? toYuan(entry.amountFen) : null,
    balanceAfter: entry ? toYuan(entry.balanceAfterFen) : null,
    actor: people.get(actorId ?? '')?.username ?? actor,
    actorId,
    reason: found.reason,
    orderNo: found.orderNo,
    chargeNo: found.chargeNo,
    refundNo: found.refundNo,
    creditId: creditIdOf(found.businessRef),
    ...(await readReversing(db, found)),
    channel: found.channel,
    serialNo: found.serialNo,
    reverses: reversed?.transactionNo ?? null,
    reversedBy: reversedBy.map((each) => each.transactionNo),
    corrects,
    postings: postings.map(({ account, amountFen, balanceAfterFen }) => ({
      account: memberOf(account) === null ? account : account.slice(0, account.indexOf(':')),
      member: ownerOf(account),
      in: toYuan(Math.max(amountFen, 0)),
      out: toYuan(Math.max(-amountFen, 0)),
      balanceAfter: balanceAfterFen === null ? null : toYuan(balanceAfterFen),
    })),
  };
}

/** Whether the credit can be taken back, and the reversal that waits for a second person. */
async function readReversing(
  db: Db,
  { id, transactionNo, reverses }: Row<'ledgerTransactions'>,
): Promise<Pick<View, 'reversalId' | 'reversible'>> {
  const deposit = await db('deposits').where({ transactionId: id }).first('amountFen', 'leftFen');
  const waiting = await db('reversals').where({ transactionNo, status: 'PROPOSED' }).first('id');
  const reversible = !reverses && !waiting && deposit !== undefined && deposit.leftFen === deposit.amountFen;
  return { reversalId: waiting?.id ?? null, reversible };
}
