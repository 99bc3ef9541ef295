import { createHash, randomBytes } from 'node:crypto';
import type { Db, Trx } from '../db/db.ts';
import type { NewRow, Row } from '../db/tables.ts';
import { hmac } from './hmac.ts';

type Details = Pick<Row<'logDetails'>, 'reason' | 'ip' | 'before' | 'after' | 'circumstances'>;

export const noDetails = { salt: '', reason: '', ip: '', before: '', after: '', circumstances: '' };

export async function insertLogRow(
  trx: Trx,
  row: Omit<NewRow<'auditLog'>, 'id' | 'detailsHash'>,
  details: Details,
): Promise<void> {
  // Without a salt, a short text could be guessed from its hash.
  const salted = { ...details, salt: randomBytes(16).toString('hex') };
  const [inserted] = await trx('auditLog')
    .insert({ ...row, detailsHash: hashOf(salted) })
    .returning('id');
  if (!inserted) throw new Error('The log returned no id.');
  await trx('logDetails').insert({ logId: inserted.id, ...salted });
}

/**
 * Empties what the log says of one person. The rows stay sealed: who did what to which object, and when.
 * @param objects all that were the person's, such as `user:` and an id, `wallet:` and an id, each `order:JO…`,
 *   `recharge:JC…` and `refund:JR…`
 */
export async function emptyDetails(trx: Trx, key: string, objects: readonly string[]): Promise<void> {
  const rows = await trx('auditLog')
    .join('logDetails', 'logDetails.logId', 'auditLog.id')
    .whereIn('auditLog.object', objects)
    .where({ 'logDetails.emptiedMac': '' })
    .select('auditLog.id', 'auditLog.detailsHash');
  for (const { id, detailsHash } of rows)
    await trx('logDetails')
      .where({ logId: id })
      .update({ ...noDetails, emptiedMac: emptiedMac(key, id, detailsHash) });
}

/** Details that were emptied before keep counting as emptied by the shop when another key seals. */
export async function handOverEmptied(trx: Trx, key: string, next: string): Promise<void> {
  const rows = await trx('logDetails')
    .join('auditLog', 'auditLog.id', 'logDetails.logId')
    .whereNot({ 'logDetails.emptiedMac': '' })
    .select('auditLog.id', 'auditLog.detailsHash', 'logDetails.emptiedMac');
  for (const { id, detailsHash, emptiedMac: mac } of rows) {
    if (mac !== emptiedMac(key, id, detailsHash)) continue;
    await trx('logDetails')
      .where({ logId: id })
      .update({ emptiedMac: emptiedMac(next, id, detailsHash) });
  }
}

/** Nobody without the key can empty a row unnoticed. */
function emptiedMac(key: string, logId: number, detailsHash: string): string {
  return hmac(key, ['emptied', logId, detailsHash]);
}

/**
 * The ids of the rows whose details are gone, or are neither what was written nor emptied by the shop.
 * @param key the one that seals now; null if this process does not know it, so that it can't check who emptied a row
 */
export async function findAlteredDetails(
  db: Db,
  key: string | null,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await db('logDetails')
    .join('auditLog', 'auditLog.id', 'logDetails.logId')
    .whereIn('logDetails.logId', ids)
    .select('logDetails.*', 'auditLog.detailsHash');
  const rowOf = new Map(rows.map((row) => [row.logId, row]));
  return ids.filter((id) => {
    const row = rowOf.get(id);
    if (!row) return true;
    const wasEmptied =
      key === null ? row.emptiedMac !== '' : row.emptiedMac === emptiedMac(key, id, row.detailsHash);
    return hashOf(row) !== (wasEmptied ? hashOf(noDetails) : row.detailsHash);
  });
}

function hashOf({ salt, reason, ip, before, after, circumstances }: typeof noDetails): string {
  return createHash('sha256')
    .update(JSON.stringify([salt, reason, ip, before, after, circumstances]))
    .digest('hex');
}
