import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { momentsOf } from '../calendar.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { column, type Row } from '../db/tables.ts';
import { fail } from '../fail.ts';
import type { List } from '../lists/list-page.ts';
import { whereDays } from '../lists/where-days.ts';
import { namePeople, personIn } from '../users/name-people.ts';
import { sumUnnumbered } from './read-booked.ts';

export type View = OutputOf<'GET /admin/finance/reconciliations'>['items'][number];
type Filters = Pick<ParsedInputOf<'GET /admin/finance/reconciliations'>, 'channel' | 'open' | 'from' | 'to'>;
export type Reconciliation = Row<'reconciliations'>;

export function listReconciliations(db: Db, filters: Filters): List<Reconciliation, View> {
  const { channel, open } = filters;
  const rows = db('reconciliations')
    .modify((query) => {
      whereDays(query, 'reconciliations.reconciledAt', filters);
      if (channel) query.where({ channel });
      // With the 0 in the SQL text, the database uses the partial index.
      if (open !== undefined) query.whereRaw(`${column('reconciliations.open')} ${open ? '>' : '='} 0`);
    })
    .select('reconciliations.*');
  return {
    rows,
    sorts: { at: [column('reconciliations.reconciledAt'), column('reconciliations.id')] },
    defaultSort: '-at',
    present: (found) => presentReconciliations(db, found),
  };
}

/** @throws Failure `reconciliationNotFound` */
export async function readReconciliation(
  db: Db,
  reconciliationId: string,
): Promise<OutputOf<'GET /admin/finance/reconciliation'>> {
  const found = await requireReconciliation(db, reconciliationId);
  const [view] = await presentReconciliations(db, [found]);
  if (!view) throw fail('reconciliationNotFound');
  const { count, fen } = await sumUnnumbered(db, found, momentsOf({ from: found.fromDay, to: found.toDay }));
  return { ...view, sums: JSON.parse(found.sums), unnumbered: { count, amount: toYuan(fen) } };
}

/** @throws Failure `reconciliationNotFound` */
export async function requireReconciliation(db: Db, reconciliationId: string): Promise<Reconciliation> {
  const found = await db('reconciliations')
    .where({ id: Number(reconciliationId) })
    .first();
  if (!found) throw fail('reconciliationNotFound');
  return found;
}

export async function presentReconciliations(db: Db, rows: Reconciliation[]): Promise<View[]> {
  const staff = rows.map(({ reconciledBy }) => reconciledBy);
  const people = await namePeople(db, staff);
  return rows.map((row) => ({
    reconciliationId: String(row.id),
    at: isoTime(row.reconciledAt),
    by: personIn(people, row.reconciledBy),
    layout: row.layout,
    channel: row.channel,
    from: row.fromDay,
    to: row.toDay,
    fileName: row.fileName,
    matched: row.matched,
    otherLines: row.otherLines,
    differences: row.differences,
    open: row.open,
    gap: toYuan(row.gapFen),
    unexplained: toYuan(row.unexplainedFen),
    replacedBy: row.replacedBy === null ? null : String(row.replacedBy),
  }));
}
