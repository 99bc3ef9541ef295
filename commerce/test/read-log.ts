import type { Db } from '../src/db/db.ts';
import type { Row } from '../src/db/tables.ts';

type Logged = Row<'auditLog'> & Row<'logDetails'>;

/** The log rows with these values, with their details, in the order of writing. */
export async function readLog(db: Db, wanted: Partial<Row<'auditLog'>>): Promise<Logged[]> {
  const rows = await db('auditLog').where(wanted).orderBy('id');
  const details = await db('logDetails').whereIn(
    'logId',
    rows.map(({ id }) => id),
  );
  const byId = new Map(details.map((each) => [each.logId, each]));
  return rows.flatMap((row) => {
    const own = byId.get(row.id);
    return own ? [{ ...row, ...own }] : [];
  });
}
