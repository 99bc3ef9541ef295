import type { Config } from '../config.ts';
import type { Db, Trx } from '../db/db.ts';
import { transaction } from '../db/transaction.ts';
import { addToDays } from '../ledger/sums-of-days.ts';
import { type Link, readCheckpoint } from './checkpoint.ts';
import { hmac } from './hmac.ts';
import { type Chain, chains, readContents, tableOf } from './sealed-content.ts';

const batchSize = 500;

/** Rows wait in `unsealed` from the moment they are written, so a row that is committed late gets its seal too. */
export async function sealRows(db: Db, { auditSealKey }: Pick<Config, 'auditSealKey'>): Promise<void> {
  const outcomes = await Promise.allSettled(chains.map((chain) => sealChain(db, chain, auditSealKey)));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

async function sealChain(db: Db, chain: Chain, key: string): Promise<void> {
  while ((await sealBatch(db, chain, key)) === batchSize);
}

function sealBatch(db: Db, chain: Chain, key: string): Promise<number> {
  return transaction(db, async (trx) => {
    const end = await lockEnd(trx, chain, key);
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

/**
 * A second instance waits for this lock and continues where the first one ended. A chain that was cut off, or was sealed
 * with another key, is not continued: a new end would hide it.
 */
async function lockEnd(trx: Trx, chain: Chain, key: string): Promise<Link> {
  const end = await trx('chains').where({ name: chain }).forUpdate().first('seq', 'mac');
  const seq = end?.seq ?? 0;
  const last = await trx('seals').where({ chain, seq }).first('hash');
  const hash = last?.hash ?? '';
  const isWhole = seq > 0 ? end?.mac === endMac(key, { chain, seq, hash }) : await isNew(trx, chain);
  if (isWhole) return { seq, hash };
  throw new Error(
    `The ${chain} was cut off or sealed with another AUDIT_SEAL_KEY, so no row of it is sealed.`,
  );
}

/** Whether no check has ever seen a link of the chain. */
async function isNew(trx: Trx, chain: Chain): Promise<boolean> {
  const last = await trx('audits').orderBy('id', 'desc').first('checkpoint');
  return last === undefined || readCheckpoint(last.checkpoint).ends[chain].seq === 0;
}

/** In the order of writing. Skips subjects that are deleted or already sealed; the verification reports them. */
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

interface Sealed {
  chain: Chain;
  seq: number;
  subject: string;
  /** The previous seal; empty for the first link. */
  before: string;
  content: unknown[];
}

export function sealOf(key: string, { chain, seq, subject, before, content }: Sealed): string {
  return hmac(key, [chain, seq, subject, before, content]);
}

/** Nobody can forge this hash without the key, so the verification notices if the last links are cut off. */
export function endMac(
  key: string,
  { chain, seq, hash }: { chain: Chain; seq: number; hash: string },
): string {
  return hmac(key, ['end', chain, seq, hash]);
}
