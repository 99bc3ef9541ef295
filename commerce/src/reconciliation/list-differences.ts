import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { column, type Row } from '../db/tables.ts';
import { fail } from '../fail.ts';
import type { List } from '../lists/list-page.ts';
import { namePeople, personIn } from '../users/name-people.ts';
import { presentStated, readOurs } from './of-books.ts';
import { readWaitingProposals } from './waiting-proposals.ts';

type View = OutputOf<'GET /admin/finance/differences'>['items'][number];
type Filters = Pick<ParsedInputOf<'GET /admin/finance/differences'>, 'reconciliationId' | 'open'>;
type Difference = Row<'differences'>;

const notedSql = `EXISTS (SELECT 1 FROM difference_notes
  WHERE difference_notes.difference_id = ${column('differences.id')})`;

export function listDifferences(db: Db, { reconciliationId, open }: Filters): List<Difference, View> {
  const rows = db('differences')
    .where({ reconciliationId: Number(reconciliationId) })
    .modify((query) => {
      if (open !== undefined) query.whereRaw(`${open ? 'NOT ' : ''}${notedSql}`);
    })
    .select('differences.*');
  return {
    rows,
    sorts: { line: [column('differences.id')] },
    defaultSort: 'line',
    present: (found) => presentDifferences(db, found),
  };
}

/** @throws Failure `differenceNotFound` */
export async function requireDifference(db: Db, differenceId: string): Promise<Difference> {
  const difference = await db('differences')
    .where({ id: Number(differenceId) })
    .first();
  if (!difference) throw fail('differenceNotFound');
  return difference;
}

export async function presentDifference(db: Db, difference: Difference): Promise<View> {
  const [view] = await presentDifferences(db, [difference]);
  if (!view) throw fail('differenceNotFound');
  return view;
}

async function presentDifferences(db: Db, rows: Difference[]): Promise<View[]> {
  const notes = await db('differenceNotes').whereIn(
    'differenceId',
    rows.map(({ id }) => id),
  );
  const noteOf = new Map(notes.map((note) => [note.differenceId, note]));
  const people = await namePeople(
    db,
    notes.map(({ notedBy }) => notedBy),
  );
  const of = await db('reconciliations')
    .whereIn('id', [...new Set(rows.map(({ reconciliationId }) => reconciliationId))])
    .select('id', 'channel');
  const channelOf = new Map(of.map(({ id, channel }) => [id, channel]));
  const oursOf = await readOurs(
    db,
    rows.flatMap(({ transactionNo }) => transactionNo ?? []),
  );
  const waitingOf = await readWaitingProposals(db, rows);
  const yuanOrNull = (fen: number | null) => (fen === null ? null : toYuan(fen));
  return rows.map((row) => {
    const note = noteOf.get(row.id);
    const channel = channelOf.get(row.reconciliationId) ?? 'manual';
    return {
      differenceId: String(row.id),
      line: row.line,
      firstLine: row.firstLine,
      side: row.side,
      outcome: row.outcome,
      channel,
      serialNo: row.serialNo,
      ...presentStated(row.statedAt),
      theirAmount: yuanOrNull(row.theirFen),
      ourAmount: yuanOrNull(row.ourFen),
      transactionNo: row.transactionNo,
      ...oursOf(row.transactionNo),
      chargeNo: row.chargeNo,
      refundNo: row.refundNo,
      ...waitingOf(row, channel),
      problem: row.problem,
      text: row.text,
      note: note
        ? {
            reason: note.reason,
            by: personIn(people, note.notedBy),
            at: isoTime(note.notedAt),
            transactionNo: note.transactionNo,
          }
        : null,
    };
  });
}
