import { createAttempts } from '../../api/attempt.ts';
import { post } from '../../api/commerce.ts';
import { actionForm } from '../act/action-form.ts';

type StatePath = '/admin/messages/mark_replied' | '/admin/messages/close';

/** The forms of what staff do with a message. `version` is the version of the message that they saw. */
export const repliedForm = stateForm('markReplied', '/admin/messages/mark_replied');
export const closeForm = stateForm('close', '/admin/messages/close');

export const noteForm = actionForm({
  intent: 'note',
  fields: ['messageId', 'text'],
  required: ['text'],
  send: (entered, options) => post('/admin/messages/note', entered, options),
});

const withdrawal = createAttempts();

/**
 * Takes back the note that was just added.
 * @throws ApiError when somebody else has changed the message meanwhile
 */
export const withdrawNote = (messageId: string, version: string) =>
  withdrawal({ messageId, version }, (input) => post('/admin/messages/withdraw_note', input));

function stateForm(intent: string, path: StatePath) {
  return actionForm({
    intent,
    fields: ['messageId', 'version'],
    record: 'messageId',
    send: (entered, options) => post(path, entered, options),
  });
}
