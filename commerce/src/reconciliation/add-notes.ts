import type { BookedChannel } from '../../contract/choices.ts';
import { isSqlite } from '../db/connect.ts';
import type { Trx } from '../db/db.ts';
import { refuseDuplicate } from '../db/db-errors.ts';
import { column, type NewRow, type Row } from '../db/tables.ts';
import { fail } from '../fail.ts';
import type { StaffAct } from '../states/transition.ts';
import { inBatches } from './in-batches.ts';
import { gapOf } from './tally.ts';

export type Note = Pick<NewRow<'differenceNotes'>, 'reason' | 'notedBy' | 'notedAt' | 'transactionNo'> & {
  difference: Row<'reconciliationLines'>;
};

/**
 * Everything that keeps a reconciliation or adds a note takes this lock first, so that no note is added to a
 * reconciliation that is being replaced. A first reconciliation of some days has no row that could be locked.
 */
export async function lockReconciliations(trx: Trx): Promise<void> {
  if (!isSqlite(trx)) await trx.raw("SELECT pg_advisory_xact_lock(hashtext('reconciliations'))");
}

/**
 * The only place that adds notes, because `open` and the unexplained gap follow from them. The caller holds the lock.
 * @throws Failure `differenceNoted`, `reconciliationReplaced`
 */
export async function addNotes(trx: Trx, notes: Note[]): Promise<void> {
  for (const some of inBatches(notes)) {
    const rows = some.map(({ difference, ...note }) => ({
      ...note,
      lineId: difference.id,
      reconciliationId: difference.reconciliationId,
    }));
    await trx('differenceNotes').insert(rows).catch(refuseDuplicate('differenceNoted'));
  }
  for (const id of new Set(notes.map(({ difference }) => difference.reconciliationId))) {
    const ofOne = notes.filter(({ difference }) => difference.reconciliationId === id);
    const explainedFen = ofOne.reduce((fen, { difference }) => fen + gapOf(difference), 0);
    const changed = await trx('reconciliations')
      .where({ id, replacedBy: null })
      .update({
        open: trx.raw('open - ?', [ofOne.length]),
        unexplainedFen: trx.raw('unexplained_fen - ?', [explainedFen]),
      });
    if (changed !== 1) throw await replacedFailure(trx, id);
  }
}

async function replacedFailure(trx: Trx, id: number) {
  const found = await trx('reconciliations').where({ id }).first('replacedBy');
  return fail('reconciliationReplaced', { reconciliationId: String(found?.replacedBy ?? id) });
}

interface Settled extends StaffAct {
  about: { transactionNo: string } | { channel: BookedChannel; serialNo: string };
  /** What the books now have of the payment, in fen. A difference with another amount stays open. */
  bookedFen: number;
  /** The number of the transaction that settles the differences. */
  settledBy: string;
}

/** Adds a note to the open differences of a transaction or a payment, in the reconciliations that stand. */
export async function noteSettled(trx: Trx, settled: Settled): Promise<void> {
  const { about, bookedFen, settledBy, reason, staffId, at } = settled;
  await lockReconciliations(trx);
  const found = await trx('reconciliationLines')
    .join('reconciliations', 'reconciliations.id', 'reconciliationLines.reconciliationId')
    .leftJoin('differenceNotes', 'differenceNotes.lineId', 'reconciliationLines.id')
    .whereNull('differenceNotes.lineId')
    .whereNull('reconciliations.replacedBy')
    .whereRaw("outcome <> 'matched'")
    // A second copy of a line stays open, because the provider has to say whether it counts.
    .whereNot('reconciliationLines.outcome', 'twice')
    .whereRaw(`COALESCE(${column('reconciliationLines.theirFen')}, 0) = ?`, [bookedFen])
    .modify((query) => {
      if ('transactionNo' in about) query.where('reconciliationLines.transactionNo', about.transactionNo);
      else
        query
          .where('reconciliations.channel', about.channel)
          .where({ 'reconciliationLines.serialNo': about.serialNo, 'reconciliationLines.side': 'in' });
    })
    .orderBy('reconciliationLines.id')
    .select('reconciliationLines.*');
  const note = { reason, notedBy: staffId, notedAt: at, transactionNo: settledBy };
  const notes = found.map((difference) => ({ difference, ...note }));
  await addNotes(trx, notes);
}
