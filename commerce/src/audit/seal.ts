import { createHmac } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Db, Trx } from '../db/db.ts';
import { transaction } from '../db/transaction.ts';
import { addToDays } from '../ledger/sums-of-days.ts';
import { type Chain, chains, readContents, tableOf } from './sealed-content.ts';

const batchSize = 500;

/**
 * Gives a number and a seal to every new row of the log and to every new transaction of the ledger. The
 * numbers have no gaps. A seal covers the content and the previous seal. Rows wait in `unsealed` from the
 * moment they are written, so a row that is committed late gets its seal too. A sealed transaction is also added to
 * the sums of its day.
 */
export async function sealRows(db: Db, { auditSealKey }: Pick<Config, 'auditSealKey'>): Promise<void> {
  for (const chain of chains) while ((await sealBatch(db, chain, auditSealKey)) === batchSize);
}

/** @returns the number of rows sealed */
function sealBatch(db: Db, chain: Chain, key: string): Promise<number> {
  return transaction(db, async (trx) => {
    const end = await lockEnd(trx, chain);
    const subjects = await findUnsealed(trx, chain);
    const contents = await readContents(trx, chain, subjects);
    let { seq, hash } = end;
    const seals = [];
    for (const subject of subjects) {
      const content = contents.get(subject);
      if (!content) continue;
      seq += 1;
      hash = sealOf(key, { chain, seq, subject, before: hash, content });
      seals.push({ chain, seq, subject, hash });
    }
    if (seals.length === 0) return 0;
    await trx('seals').insert(seals);
    const sealed = seals.map(({ subject }) => subject);
    if (chain === 'ledger') await addToDays(trx, sealed);
    await trx('unsealed').where({ chain }).whereIn('subject', sealed).delete();
    await trx('chains')
      .where({ name: chain })
      .update({ seq, mac: endMac(key, { chain, seq, hash }) });
    return seals.length;
  });
}

/** Locks the end of the chain. A second instance waits here and continues where the first one ended. */
async function lockEnd(trx: Trx, chain: Chain): Promise<{ seq: number; hash: string }> {
  const end = await trx('chains').where({ name: chain }).forUpdate().first('seq');
  const seq = end?.seq ?? 0;
  const last = await trx('seals').where({ chain, seq }).first('hash');
  return { seq, hash: last?.hash ?? '' };
}

/**
 * Returns the subjects to seal in the order in which they were written. Transactions of the same wallet are
 * written one after another. Subjects that are deleted or already sealed are skipped; the verification
 * reports them.
 */
function findUnsealed(trx: Trx, chain: Chain): Promise<string[]> {
  const table = tableOf[chain];
  return trx('unsealed')
    .where({ chain })
    .whereExists(trx(table).select(trx.raw('1')).where('id', trx.ref('unsealed.position')))
    .whereNotExists(
      trx('seals')
        .select(trx.raw('1'))
        .where('seals.chain', trx.ref('unsealed.chain'))
        .where('seals.subject', trx.ref('unsealed.subject')),
    )
    .orderBy('position')
    .limit(batchSize)
    .pluck('subject');
}

interface Link {
  chain: Chain;
  seq: number;
  subject: string;
  /** The previous seal; empty for the first link. */
  before: string;
  content: unknown[];
}

export function sealOf(key: string, { chain, seq, subject, before, content }: Link): string {
  return hmac(key, [chain, seq, subject, before, content]);
}

/**
 * A keyed hash of the end of a chain. Without the key nobody can forge this hash, so the verification notices
 * if the last links are cut off.
 */
export function endMac(
  key: string,
  { chain, seq, hash }: { chain: Chain; seq: number; hash: string },
): string {
  return hmac(key, ['end', chain, seq, hash]);
}

function hmac(key: string, content: unknown[]): string {
  return createHmac('sha256', key).update(JSON.stringify(content)).digest('hex');
}
