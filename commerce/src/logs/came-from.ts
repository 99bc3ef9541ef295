import { countedTo } from '../../contract/admin/list.ts';
import type { Db } from '../db/db.ts';
import type { Filterable } from '../db/query.ts';
import { countUpTo } from '../lists/list-page.ts';

/**
 * The rows of a rare address are found by its index. For a frequent one the database would have to sort them all, so it
 * looks for them while it reads the list in its order.
 */
export async function cameFrom(db: Db, ip: string): Promise<(query: Filterable) => unknown> {
  const isRare = (await countUpTo(db, db('logDetails').where({ ip }).select('logId'))) < countedTo;
  return isRare
    ? (query) => query.whereRaw('audit_log.id IN (SELECT log_id FROM log_details WHERE ip = ?)', [ip])
    : (query) =>
        query.whereRaw('EXISTS (SELECT 1 FROM log_details d WHERE d.log_id = audit_log.id AND d.ip = ?)', [
          ip,
        ]);
}
