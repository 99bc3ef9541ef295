import type { OutputOf } from '@junyao/commerce/contract';
import { createAttempts } from '../../api/attempt.ts';
import { post } from '../../api/commerce.ts';
import { writeVersion } from '../act/own-writes.ts';
import type { MessageDetail } from './message-detail.ts';
import { keyOfMessage } from './message-forms.ts';

const attempt = createAttempts();

/** @throws ApiError when commerce refuses, such as when somebody else has changed the message */
export function assignMessage(
  { messageId, version: seen }: Pick<MessageDetail, 'messageId' | 'version'>,
  assignee: string | null,
): Promise<OutputOf<'POST /admin/messages/assign'>> {
  return writeVersion(keyOfMessage({ messageId }), seen, (version) =>
    attempt({ messageId, version, assignee }, (input) => post('/admin/messages/assign', input)),
  );
}
