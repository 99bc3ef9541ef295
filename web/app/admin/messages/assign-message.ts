import type { OutputOf } from 'commerce/contract';
import { createAttempts } from '../../api/attempt.ts';
import { post } from '../../api/commerce.ts';
import type { MessageDetail } from './message-detail.ts';

const attempt = createAttempts();

/**
 * Assigns the seen version of a message to a colleague, or to nobody. Returns the message as it is then.
 * @throws ApiError when commerce refuses, such as when somebody else has changed the message
 */
export function assignMessage(
  { messageId, version }: Pick<MessageDetail, 'messageId' | 'version'>,
  assignee: string | null,
): Promise<OutputOf<'POST /admin/messages/assign'>> {
  return attempt({ messageId, version, assignee }, (input) => post('/admin/messages/assign', input));
}
