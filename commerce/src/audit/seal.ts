import type { Logger } from 'pino';
import type { Config, SealKeys } from '../config.ts';
import type { Db, Trx } from '../db/db.ts';
import { transaction } from '../db/transaction.ts';
import { addToDays } from '../ledger/sums-of-days.ts';
import { type Link, readCheckpoint } from './checkpoint.ts';
import { hmac } from './hmac.ts';
import { readEras } from './seal-keys.ts';
import { type Chain, chains, readContents, tableOf } from './sealed-content.ts';

const batchSize = 500;

/**
 * Rows wait in `unsealed` from the moment they are written, so a row that is committed late gets its seal too.
 * @returns false if a key seals now that this process does not know yet: the rows wait until it is started again
 */
export async function sealRows(db: Db, { sealKeys }: Pick<Config, 'sealKeys'>): Promise<boolean> {
  const outcomes = await Promise.allSettled(chains.map((chain) => sealChain(db, chain, sealKeys)));
  return outcomes.every((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
}

/** For a job: tells once that the process waits to be started again. */
export function createSealer({ db, config, log }: Sealer): () => Promise<void> {
  let waits = false;
  return async () => {
    const waited = waits;
    waits = !(await sealRows(db, config));
    if (waits && !waited) log.warn('another AUDIT_SEAL_KEY seals now: start this service again with it');
  };
}

interface Sealer {
  db: Db;
  config: Pick<Config, 'sealKeys'>;
  log: Logger;
}

async function sealChain(db: Db, chain: Chain, keys: SealKeys): Promise<boolean> {
  for (;;) {
    const sealed = await transaction(db, (trx) => sealBatch(trx, chain, keys));
    if (sealed !== batchSize) return sealed !== null;
  }
}

/** Null if another key seals now. */
async function sealBatch(trx: Trx, chain: Chain, keys: SealKeys): Promise<number | null> {
  const end = await lockEnd(trx, chain, keys);
  if (!end) return null;
  const subjects = await findUnsealed(trx, chain);
  const sealed = await seal(trx, { chain, end, key: end.key, subjects });
  return sealed.seq - end.seq;
}

/** @returns the new end of the chain */
export async function seal(
  trx: Trx,
  { chain, end, key, subjects }: { chain: Chain; end: Link; key: string; subjects: string[] },
): Promise<Link> {
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
  if (seals.length === 0) return end;
  await trx('seals').insert(seals);
  const sealed = seals.map(({ subject }) => subject);
  if (chain === 'ledger') await addToDays(trx, sealed);
  await trx('unsealed').where({ chain }).whereIn('subject', sealed).delete();
  await trx('chains')
    .where({ name: chain })
    .update({ seq, mac: endMac(key, { chain, seq, hash }) });
  return { seq, hash };
}

/**
 * A second instance waits for this lock and continues where the first one ended. A chain that was cut off, or was sealed
 * with another key, is not continued: a new end would hide it.
 * @returns null if a key seals now that this process does not know yet
 */
export async function lockEnd(
  trx: Trx,
  chain: Chain,
  keys: SealKeys,
): Promise<(Link & { key: string }) | null> {
  const end = await trx('chains').where({ name: chain }).forUpdate().first('seq', 'mac');
  const seq = end?.seq ?? 0;
  const last = await trx('seals').where({ chain, seq }).first('hash');
  const hash = last?.hash ?? '';
  const { sealing: key, isBroken } = await readEras(trx, keys);
  if (!key && !isBroken) return null;
  const isWhole = seq > 0 ? key && end?.mac === endMac(key, { chain, seq, hash }) : await isNew(trx, chain);
  if (key && isWhole) return { seq, hash, key };
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
