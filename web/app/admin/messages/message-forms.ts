import { createAttempts } from '../../api/attempt.ts';
import { post } from '../../api/commerce.ts';
import { actionForm } from '../act/action-form.ts';
import { writeAnyVersion, writeVersion } from '../act/own-writes.ts';

export const noteForm = actionForm({
  intent: 'note',
  fields: ['messageId', 'text'],
  required: ['text'],
  send: (entered, options) =>
    writeAnyVersion(keyOfMessage(entered), () => post('/admin/messages/note', entered, options)),
});

const withdrawal = createAttempts();

/** @throws ApiError when somebody else has changed the message meanwhile */
export const withdrawNote = (messageId: string, seen: string) =>
  writeVersion(keyOfMessage({ messageId }), seen, (version) =>
    withdrawal({ messageId, version }, (input) => post('/admin/messages/withdraw_note', input)),
  );

export const keyOfMessage = ({ messageId }: { messageId: string }) => `messageId:${messageId}`;
