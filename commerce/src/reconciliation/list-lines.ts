import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { isoTime, isoTimeOrNull } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { column, type Row } from '../db/tables.ts';
import { fail } from '../fail.ts';
import type { List } from '../lists/list-page.ts';
import { namePeople, personIn } from '../users/name-people.ts';
import { bookedAtSql } from './read-booked.ts';
import { readStatedTime } from './read-stated-time.ts';
import { readWaitingProposals } from './waiting-proposals.ts';

type View = OutputOf<'GET /admin/finance/lines'>['items'][number];
type Filters = Pick<ParsedInputOf<'GET /admin/finance/lines'>, 'reconciliationId' | 'show'>;
type Line = Row<'reconciliationLines'>;

const notedSql = `EXISTS (SELECT 1 FROM difference_notes
  WHERE difference_notes.line_id = ${column('reconciliationLines.id')})`;

export function listLines(db: Db, { reconciliationId, show }: Filters): List<Line, View> {
  const rows = db('reconciliationLines')
    .where({ reconciliationId: Number(reconciliationId) })
    .modify((query) => {
      // With the outcome in the SQL text, the database uses the index of the differences.
      if (show) query.whereRaw(`outcome ${show === 'matched' ? '=' : '<>'} 'matched'`);
      if (show === 'open') query.whereRaw(`NOT ${notedSql}`);
    })
    .select('reconciliationLines.*');
  return {
    rows,
    sorts: { line: [column('reconciliationLines.id')] },
    defaultSort: 'line',
    present: (found) => presentLines(db, found),
  };
}

/** @throws Failure `differenceNotFound`, also for a line that agrees with the books */
export async function requireDifference(db: Db, lineId: string): Promise<Line> {
  const line = await db('reconciliationLines')
    .where({ id: Number(lineId) })
    .first();
  if (!line || line.outcome === 'matched') throw fail('differenceNotFound');
  return line;
}

export async function presentLine(db: Db, line: Line): Promise<View> {
  const [view] = await presentLines(db, [line]);
  if (!view) throw fail('differenceNotFound');
  return view;
}

async function presentLines(db: Db, rows: Line[]): Promise<View[]> {
  const ids = rows.map(({ id }) => id);
  const notes = await db('differenceNotes').whereIn('lineId', ids);
  const noteOf = new Map(notes.map((note) => [note.lineId, note]));
  const reconciliations = rows.map(({ reconciliationId }) => reconciliationId);
  const of = await db('reconciliations').whereIn('id', reconciliations).select('id', 'channel');
  const channelOf = new Map(of.map(({ id, channel }) => [id, channel]));
  const numbers = rows.flatMap(({ transactionNo }) => transactionNo ?? []);
  const booked = await readTransactions(db, numbers);
  const bookedOf = new Map(booked.map((each) => [each.transactionNo, each]));
  const people = await namePeople(db, [
    ...notes.map(({ notedBy }) => notedBy),
    ...booked.flatMap(({ userId }) => userId ?? []),
  ]);
  const waitingOf = await readWaitingProposals(db, rows);
  const yuanOrNull = (fen: number | null) => (fen === null ? null : toYuan(fen));
  return rows.map((row) => {
    const { id, reconciliationId, line, firstLine, side, outcome, theirFen, ourFen } = row;
    const { serialNo, statedAt, transactionNo, problem, text } = row;
    const note = noteOf.get(id);
    const ours = bookedOf.get(transactionNo ?? '');
    const channel = channelOf.get(reconciliationId) ?? 'manual';
    return {
      ...{ lineId: String(id), line, firstLine, side, outcome, channel, serialNo, statedAt },
      statedTime: isoTimeOrNull(readStatedTime(statedAt)?.at ?? null),
      ...{ transactionNo, problem, text },
      theirAmount: yuanOrNull(theirFen),
      ourAmount: yuanOrNull(ourFen),
      bookedAt: ours ? isoTime(Number(ours.bookedAt)) : null,
      member: personIn(people, ours?.userId ?? null),
      chargeNo: ours?.chargeNo ?? null,
      refundNo: ours?.refundNo ?? null,
      ...waitingOf(row, channel),
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

/** Also tells when the money came, and whose wallet it moved. */
function readTransactions(db: Db, transactionNos: string[]) {
  return db('ledgerTransactions')
    .leftJoin('walletEntries', 'walletEntries.transactionId', 'ledgerTransactions.id')
    .whereIn('ledgerTransactions.transactionNo', transactionNos)
    .select(
      'ledgerTransactions.transactionNo',
      'ledgerTransactions.chargeNo',
      'ledgerTransactions.refundNo',
      'walletEntries.userId',
      db.raw<{ bookedAt: number }>(`${bookedAtSql} AS "bookedAt"`),
    );
}
