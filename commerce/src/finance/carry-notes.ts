import type { Channel } from '../../contract/choices.ts';
import type { Db, Trx } from '../db/db.ts';
import type { Row } from '../db/tables.ts';
import { discardOf, lockMatchingsOf } from './list-matchings.ts';

type Difference = Row<'statementDifferences'>;

/**
 * Locks the matchings of these days, so that no note is added while notes are carried over.
 * @returns the id of the latest matching that is not discarded, or null
 */
export async function lockReplaced(
  trx: Trx,
  { channel, from, to }: { channel: Channel; from: string; to: string },
): Promise<number | null> {
  const days = { channel, fromDay: from, toDay: to };
  await lockMatchingsOf(trx, days);
  const replaced = await trx('statementMatchings')
    .where(days)
    .whereNotExists(discardOf(trx))
    .orderBy('id', 'desc')
    .first('id');
  return replaced?.id ?? null;
}

/** The notes keep their writer and time. */
export async function carryNotes(trx: Trx, fromId: number, toId: number): Promise<void> {
  const notes = await trx('differenceResolutions').where({ matchingId: fromId, how: 'note' });
  if (notes.length === 0) return;
  const noteOf = new Map(notes.map((note) => [note.differenceId, note]));
  const notesOf = new Map<string, typeof notes>();
  for (const difference of await differencesOf(trx, fromId)) {
    const note = noteOf.get(difference.id);
    const key = keyOf(difference);
    if (note) notesOf.set(key, [...(notesOf.get(key) ?? []), note]);
  }
  const rows = (await differencesOf(trx, toId)).flatMap((difference) => {
    const note = notesOf.get(keyOf(difference))?.shift();
    if (!note) return [];
    const { reason, resolvedBy, resolvedAt } = note;
    return [
      {
        ...{ differenceId: difference.id, matchingId: toId, how: 'note' as const },
        ...{ reason, resolvedBy, resolvedAt, reversalNo: null, correctionNo: null },
      },
    ];
  });
  for (let start = 0; start < rows.length; start += 100) {
    await trx('differenceResolutions').insert(rows.slice(start, start + 100));
  }
}

function differencesOf(db: Db, matchingId: number) {
  return db('statementDifferences').where({ matchingId }).orderBy('id');
}

/** A line that can't be read is compared by its text. */
function keyOf({ side, outcome, serialNo, theirFen, ourFen, text }: Difference): string {
  return JSON.stringify([side, outcome, serialNo, theirFen, ourFen, text]);
}
