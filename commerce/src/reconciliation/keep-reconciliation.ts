import type { Trx } from '../db/db.ts';
import type { NewRow, Row } from '../db/tables.ts';
import { reversalsOf } from '../ledger/reversals-of.ts';
import { addNotes } from './add-notes.ts';
import type { Compared } from './compare-statement.ts';
import { batchesOf } from './in-batches.ts';
import { unpackLines } from './pack-lines.ts';

const batchSize = 500;

type About = Pick<Row<'reconciliations'>, 'fileName' | 'fingerprint' | 'reconciledBy' | 'reconciledAt'>;

/**
 * Replaces the earlier reconciliations of the same channel and days, and takes over the notes of the latest. The caller
 * holds the lock.
 * @returns the id
 */
export async function keepReconciliation(
  trx: Trx,
  { packedLines, sums, ...figures }: Compared,
  about: About,
): Promise<number> {
  const { channel, fromDay, toDay, differences, gapFen } = figures;
  const sameDays = { channel, fromDay, toDay };
  const latest = await trx('reconciliations')
    .where({ ...sameDays, replacedBy: null })
    .first('id');
  const [kept] = await trx('reconciliations')
    .insert({
      ...{ ...figures, ...about, sums: JSON.stringify(sums) },
      ...{ open: differences, unexplainedFen: gapFen },
    })
    .returning('id');
  const reconciliationId = Number(kept?.id);
  for await (const texts of batchesOf(unpackLines(packedLines), batchSize)) {
    const rows = texts.map(
      (text): NewRow<'reconciliationLines'> => ({ ...JSON.parse(text), reconciliationId }),
    );
    await trx('reconciliationLines').insert(rows);
  }
  if (latest) await carryNotes(trx, latest.id, reconciliationId);
  await trx('reconciliations')
    .where(sameDays)
    .whereNot({ id: reconciliationId })
    .update({ replacedBy: reconciliationId, open: 0, unexplainedFen: 0 });
  return reconciliationId;
}

/** The notes keep their writer and time. */
async function carryNotes(trx: Trx, fromId: number, toId: number): Promise<void> {
  const notes = await notesThatHold(trx, fromId);
  if (notes.length === 0) return;
  const noteOf = new Map(notes.map((note) => [note.lineId, note]));
  const waiting = new Map<string, typeof notes>();
  for (const difference of await differencesOf(trx, fromId)) {
    const note = noteOf.get(difference.id);
    if (!note) continue;
    const keys = [keyOf(difference), ...(note.transactionNo ? keyOnceCredited(difference) : [])];
    for (const key of keys) waiting.set(key, [...(waiting.get(key) ?? []), note]);
  }
  const carried = (await differencesOf(trx, toId)).flatMap((difference) => {
    const note = waiting.get(keyOf(difference))?.shift();
    if (!note) return [];
    const { reason, notedBy, notedAt, transactionNo } = note;
    return [{ difference, reason, notedBy, notedAt, transactionNo }];
  });
  await addNotes(trx, carried);
}

/** What a reversal took back settles nothing any more. */
async function notesThatHold(trx: Trx, reconciliationId: number) {
  const notes = await trx('differenceNotes').where({ reconciliationId });
  const numbers = notes.flatMap(({ transactionNo }) => transactionNo ?? []);
  const reversed = await reversalsOf(trx, numbers);
  return notes.filter(({ transactionNo }) => !reversed.has(transactionNo ?? ''));
}

function differencesOf(trx: Trx, reconciliationId: number) {
  return trx('reconciliationLines')
    .where({ reconciliationId })
    .whereRaw("outcome <> 'matched'")
    .orderBy('id');
}

/** A payment that the books lacked may be credited on another day. Then the same line differs in this alone. */
function keyOnceCredited(line: Row<'reconciliationLines'>): string[] {
  return line.outcome === 'missingHere'
    ? [keyOf({ ...line, outcome: 'otherDay', ourFen: line.theirFen })]
    : [];
}

/** A line that can't be read is compared by its text. */
function keyOf({ side, outcome, serialNo, theirFen, ourFen, text }: Row<'reconciliationLines'>): string {
  return JSON.stringify([side, outcome, serialNo, theirFen, ourFen, text]);
}
