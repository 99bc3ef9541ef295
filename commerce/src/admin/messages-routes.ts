import type { MessageMove } from '../../contract/states.ts';
import type { Trx } from '../db/db.ts';
import { requireVersion } from '../db/row-version.ts';
import type { Routes } from '../http/routes.ts';
import { listPage } from '../lists/list-page.ts';
import { addNote, withdrawNote } from '../messages/add-note.ts';
import { assignMessage } from '../messages/assign-message.ts';
import { findMessage, messageMachine } from '../messages/find-message.ts';
import { listAssignees } from '../messages/list-assignees.ts';
import { countMessages, listMessages } from '../messages/list-messages.ts';
import { readMessageEvents } from '../messages/message-events.ts';
import { messageVersions } from '../messages/message-version.ts';
import { readMessage } from '../messages/read-message.ts';
import { act, type StaffCall } from '../staff/act.ts';
import { exportList } from '../staff/export-list.ts';
import { type Cause, transition } from '../states/transition.ts';
import { namePeople } from '../users/name-people.ts';

export const adminMessageRoutes = {
  'GET /admin/messages/query': ({ services: { db } }, input) => listPage(db, listMessages(db, input), input),

  'GET /admin/messages/export': (call, input) =>
    exportList(call, 'messages/export', listMessages(call.services.db, input), input),

  'GET /admin/messages/counts': ({ services: { db } }, filters) => countMessages(db, filters),

  'GET /admin/messages/assignees': ({ services: { db } }) => listAssignees(db),

  'GET /admin/messages/detail': async ({ services: { db } }, { messageId }) => ({
    ...(await readMessage(db, messageId)),
    events: await readMessageEvents(db, messageId),
  }),

  'POST /admin/messages/read': (call, input) => move(call, 'messages/read', input, 'read'),
  'POST /admin/messages/mark_replied': (call, input) => move(call, 'messages/mark_replied', input, 'reply'),
  'POST /admin/messages/close': (call, input) => move(call, 'messages/close', input, 'close'),

  'POST /admin/messages/assign': (call, input) =>
    actOnMessage(call, 'messages/assign', input, async (trx) => {
      const { messageId: id, assignee } = input;
      const former = await assignMessage(trx, { id, assignee });
      const people = await namePeople(
        trx,
        [former, assignee].flatMap((userId) => userId ?? []),
      );
      const named = (userId: string | null) => ({ assignee: people.get(userId ?? '') ?? null });
      return { before: named(former), after: named(assignee) };
    }),

  'POST /admin/messages/note': (call, input) =>
    actOnMessage(call, 'messages/note', input, async (trx, { at }) => {
      const { messageId: id, text } = input;
      await addNote(trx, { id, author: call.member.username, text, at });
      return { before: null, after: { note: text } };
    }),

  'POST /admin/messages/withdraw_note': (call, input) =>
    actOnMessage(call, 'messages/withdraw_note', input, async (trx) => {
      const note = await withdrawNote(trx, { id: input.messageId, author: call.member.username });
      return { before: { note }, after: null };
    }),
} satisfies Partial<Routes>;

type Input = { requestId: string; messageId: string; version?: string | undefined };

function move(call: StaffCall, action: string, input: Input, name: MessageMove) {
  return actOnMessage(call, action, input, async (trx, cause) => {
    const message = await findMessage(trx, input.messageId);
    const status = await transition(trx, messageMachine, message, name, cause);
    return { before: { status: message.status }, after: { status } };
  });
}

/** @throws Failure `rowChanged` */
function actOnMessage(
  call: StaffCall,
  action: string,
  input: Input,
  work: (trx: Trx, cause: Cause) => Promise<{ before: unknown; after: unknown }>,
) {
  const { messageId } = input;
  return act(call, action, input, async (trx, cause) => {
    await trx('contactMessages').where({ id: messageId }).forUpdate().first('id');
    const versions = await messageVersions(trx, [await findMessage(trx, messageId)]);
    const formerVersion = versions.get(messageId) ?? '';
    requireVersion(formerVersion, input.version);
    const change = await work(trx, cause);
    const answer = { ...(await readMessage(trx, messageId)), formerVersion };
    return { answer, object: `message:${messageId}`, ...change };
  });
}
