import { createAttempts } from '../../api/attempt.ts';
import { post } from '../../api/commerce.ts';
import { writeVersion } from '../act/own-writes.ts';
import { keyOfMessage } from './message-forms.ts';

const attempt = createAttempts();

/** If this fails, the message stays new, and the next person who opens it tries again. */
export async function markAsRead(messageId: string, seen: string): Promise<void> {
  await writeVersion(keyOfMessage({ messageId }), seen, (version) =>
    attempt({ messageId, version }, (input) => post('/admin/messages/read', input)),
  ).catch(() => {});
}
