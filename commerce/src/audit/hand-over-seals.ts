import type { SealKeys } from '../config.ts';
import type { Db } from '../db/db.ts';
import { transaction } from '../db/transaction.ts';
import { handOverEmptied } from './log-details.ts';
import { endMac, lockEnd, seal, sealRows } from './seal.ts';
import { fingerprintOf, macOf, nameOfKey, readEras } from './seal-keys.ts';
import { chains } from './sealed-content.ts';
import { writeLogWithoutStaff } from './write-log.ts';

/**
 * Lets `keys.next` seal from now on, in one transaction. Does nothing if it seals already. Whoever has only the former
 * key can't change older rows unnoticed from then on, because the hand-over holds the ends of both chains under the new
 * key.
 * @returns whether it was handed over now
 * @throws Error if a chain was cut off or is sealed with another key
 */
export async function handOverSeals(db: Db, keys: SealKeys & { next: string }, at: number): Promise<boolean> {
  const { next } = keys;
  if ((await readEras(db, keys)).sealing === next) return false;
  // So that few rows are left for the transaction, in which nobody else can seal.
  await sealRows(db, { sealKeys: keys });
  return transaction(db, async (trx) => {
    const log = await lockEnd(trx, 'log', keys);
    const ledger = await lockEnd(trx, 'ledger', keys);
    if (!log || !ledger) throw new Error('another AUDIT_SEAL_KEY seals now');
    const { key } = log;
    if (key === next) return false;
    const fingerprints = { former: fingerprintOf(key), next: fingerprintOf(next) };
    const object = nameOfKey(fingerprints.next);
    await writeLogWithoutStaff(trx, {
      actor: 'cli',
      action: 'secrets/rotate',
      object,
      before: { sealKey: fingerprints.former, ledgerSealed: ledger.seq },
      after: { sealKey: fingerprints.next },
      at,
    });
    const row = await trx('auditLog').where({ object }).orderBy('id', 'desc').first('id');
    if (!row) throw new Error('the log has no row of the hand-over');
    const end = await seal(trx, { chain: 'log', end: log, key, subjects: [String(row.id)] });
    const earlier = await trx('handOvers').max({ id: 'id' }).first();
    const handOver = {
      id: Number(earlier?.id ?? 0) + 1,
      at,
      ...fingerprints,
      logSeq: end.seq,
      logHash: end.hash,
      ledgerSeq: ledger.seq,
      ledgerHash: ledger.hash,
    };
    await trx('handOvers').insert({
      ...handOver,
      formerMac: macOf(key, handOver),
      nextMac: macOf(next, handOver),
    });
    await handOverEmptied(trx, key, next);
    const ends = { log: end, ledger };
    for (const chain of chains) {
      const { seq, hash } = ends[chain];
      if (seq > 0)
        await trx('chains')
          .where({ name: chain })
          .update({ mac: endMac(next, { chain, seq, hash }) });
    }
    return true;
  });
}
