import type { Db } from '../db/db.ts';
import { versionOf } from '../db/row-version.ts';
import type { Row } from '../db/tables.ts';

type Message = Pick<Row<'contactMessages'>, 'id' | 'status' | 'assignee'>;

/** A version changes with the state, the assignee and the notes. */
export async function messageVersions(db: Db, messages: readonly Message[]): Promise<Map<string, string>> {
  const notes = await db('messageNotes')
    .whereIn(
      'messageId',
      messages.map(({ id }) => id),
    )
    .groupBy('messageId')
    .select('messageId')
    .max({ last: 'id' });
  const lastNotes = new Map(notes.map(({ messageId, last }) => [messageId, last]));
  return new Map(
    messages.map(({ id, status, assignee }) => [
      id,
      versionOf([status, assignee, lastNotes.get(id) ?? null]),
    ]),
  );
}
