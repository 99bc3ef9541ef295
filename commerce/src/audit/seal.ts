import { createHmac } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Db, Trx } from '../db/db.ts';
import { transaction } from '../db/transaction.ts';
import { type Chain, chains, readContents, tableOf } from './sealed-content.ts';

const batchSize = 500;

/**
 * Gives every new row of the log and every new transaction of the ledger its number without gaps and a seal
 * over its content and all that came before. The rows wait in `unsealed` since they were written, so it does
 * not matter in which order transactions committed.
 */
export async function sealRows(db: Db, { auditSealKey }: Pick<Config, 'auditSealKey'>): Promise<void> {
  for (const chain of chains) while ((await sealBatch(db, chain, auditSealKey)) === batchSize);
}

/** @returns how many were sealed */
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
    await trx('unsealed').where({ chain }).whereIn('subject', sealed).delete();
    await trx('chains')
      .where({ name: chain })
      .update({ seq, mac: endMac(key, { chain, seq, hash }) });
    return seals.length;
  });
}

/** A second sealer waits here and goes on where the first one ended. */
async function lockEnd(trx: Trx, chain: Chain): Promise<{ seq: number; hash: string }> {
  const end = await trx('chains').where({ name: chain }).forUpdate().first('seq');
  const seq = end?.seq ?? 0;
  const last = await trx('seals').where({ chain, seq }).first('hash');
  return { seq, hash: last?.hash ?? '' };
}

/**
 * In the order of writing, in which the transactions of one wallet waited for each other. What is gone already
 * or comes a second time is left for the verification to find.
 */
function findUnsealed(trx: Trx, chain: Chain): Promise<string[]> {
  const table = tableOf[chain];
  return trx('unsealed')
    .where({ chain })
    .whereExists(trx(table).select(trx.raw('1')).whereRaw('??.id = unsealed.position', [table]))
    .whereNotExists(
      trx('seals')
        .select(trx.raw('1'))
        .whereRaw('seals.chain = unsealed.chain AND seals.subject = unsealed.subject'),
    )
    .orderBy('position')
    .limit(batchSize)
    .pluck('subject');
}

interface Link {
  chain: Chain;
  seq: number;
  subject: string;
  /** The seal before; empty for the first. */
  before: string;
  content: unknown[];
}

export function sealOf(key: string, { chain, seq, subject, before, content }: Link): string {
  return hmac(key, [chain, seq, subject, before, content]);
}

/** Only who has the key can say where a chain ends, so the last links can't be cut off unseen. */
export function endMac(
  key: string,
  { chain, seq, hash }: { chain: Chain; seq: number; hash: string },
): string {
  return hmac(key, ['end', chain, seq, hash]);
}

function hmac(key: string, content: unknown[]): string {
  return createHmac('sha256', key).update(JSON.stringify(content)).digest('hex');
}
