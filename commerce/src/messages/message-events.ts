import { z } from 'zod';
import type { OutputOf } from '../../contract/contract.ts';
import { own } from '../../contract/own.ts';
import { readActs } from '../audit/read-acts.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { namePeople } from '../users/name-people.ts';

type MessageEvent = OutputOf<'GET /admin/messages/detail'>['events'][number];

const events: Readonly<Record<string, MessageEvent['event']>> = {
  'messages/read': 'read',
  'messages/assign': 'assigned',
  'messages/mark_replied': 'replied',
  'messages/close': 'closed',
};
const assigned = z.object({ assignee: z.object({ userId: z.string() }).nullable() });

/** The oldest event first. */
export async function readMessageEvents(db: Db, id: string): Promise<MessageEvent[]> {
  const acts = await readActs(db, `message:${id}`, Object.keys(events));
  const assignees = acts.map(({ after }) => assigned.safeParse(after).data?.assignee?.userId ?? null);
  const people = await namePeople(
    db,
    assignees.flatMap((userId) => userId ?? []),
  );
  return acts.flatMap(({ action, at, by }, index) => {
    const event = own(events, action);
    const assignee = people.get(assignees[index] ?? '') ?? null;
    return event ? [{ at: isoTime(at), by, event, assignee }] : [];
  });
}
