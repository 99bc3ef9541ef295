import type { MessageMove } from '../../contract/states.ts';
import type { Trx } from '../db/db.ts';
import type { Routes } from '../http/routes.ts';
import { exportList } from '../lists/export-list.ts';
import { listPage } from '../lists/list-page.ts';
import { addNote } from '../messages/add-note.ts';
import { assignMessage } from '../messages/assign-message.ts';
import { findMessage, messageMachine } from '../messages/find-message.ts';
import { listMessages } from '../messages/list-messages.ts';
import { readMessage } from '../messages/read-message.ts';
import { act, type StaffCall } from '../staff/act.ts';
import { type Cause, transition } from '../states/transition.ts';

export const adminMessageRoutes = {
  'GET /admin/messages/query': ({ services: { db } }, input) => listPage(db, listMessages(db, input), input),

  'GET /admin/messages/export': (call, input) =>
    exportList(call, 'messages/export', listMessages(call.services.db, input), input),

  'GET /admin/messages/detail': ({ services: { db } }, { messageId }) => readMessage(db, messageId),

  'POST /admin/messages/read': (call, input) => move(call, 'messages/read', input, 'read'),
  'POST /admin/messages/mark_replied': (call, input) => move(call, 'messages/mark_replied', input, 'reply'),
  'POST /admin/messages/close': (call, input) => move(call, 'messages/close', input, 'close'),

  'POST /admin/messages/assign': (call, input) =>
    actOnMessage(call, 'messages/assign', input, async (trx) => {
      const { messageId: id, assignee } = input;
      return { before: { assignee: await assignMessage(trx, { id, assignee }) }, after: { assignee } };
    }),

  'POST /admin/messages/note': (call, input) =>
    actOnMessage(call, 'messages/note', input, async (trx, { at }) => {
      const { messageId: id, text } = input;
      await addNote(trx, { id, author: call.member.username, text, at });
      return { before: null, after: { note: text } };
    }),
} satisfies Partial<Routes>;

type Input = { requestId: string; messageId: string };

function move(call: StaffCall, action: string, input: Input, name: MessageMove) {
  return actOnMessage(call, action, input, async (trx, cause) => {
    const message = await findMessage(trx, input.messageId);
    const status = await transition(trx, messageMachine, message, name, cause);
    return { before: { status: message.status }, after: { status } };
  });
}

/** Runs a privileged write to one message and answers with the message. */
function actOnMessage(
  call: StaffCall,
  action: string,
  input: Input,
  work: (trx: Trx, cause: Cause) => Promise<{ before: unknown; after: unknown }>,
) {
  const { messageId } = input;
  return act(call, action, input, async (trx, cause) => {
    const change = await work(trx, cause);
    return { answer: await readMessage(trx, messageId), object: `message:${messageId}`, ...change };
  });
}
