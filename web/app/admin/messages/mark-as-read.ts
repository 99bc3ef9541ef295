import { createAttempts } from '../../api/attempt.ts';
import { post } from '../../api/commerce.ts';

const attempt = createAttempts();

/** Marks a new message as read. If that fails, the message stays new, and the next person who opens it tries again. */
export async function markAsRead(messageId: string, version: string): Promise<boolean> {
  try {
    await attempt({ messageId, version }, (input) => post('/admin/messages/read', input));
    return true;
  } catch {
    return false;
  }
}
