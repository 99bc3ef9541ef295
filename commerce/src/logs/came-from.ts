import { countedTo } from '../../contract/admin/list.ts';
import type { Db } from '../db/db.ts';
import type { Filterable } from '../db/query.ts';
import { countUpTo } from '../lists/list-page.ts';

/** Few rows are found by the index of addresses, many while the list is read in its order. */
export async function cameFrom(db: Db, ip: string): Promise<(query: Filterable) => unknown> {
  const isRare = (await countUpTo(db, db('logDetails').where({ ip }).select('logId'))) < countedTo;
  return isRare
    ? (query) => query.whereRaw('audit_log.id IN (SELECT log_id FROM log_details WHERE ip = ?)', [ip])
    : (query) =>
        query.whereRaw('EXISTS (SELECT 1 FROM log_details d WHERE d.log_id = audit_log.id AND d.ip = ?)', [
          ip,
        ]);
}
