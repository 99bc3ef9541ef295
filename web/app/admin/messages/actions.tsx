import { messageStates } from '@junyao/commerce/contract/states';
import { defineActions } from '../act/define-actions.tsx';
import type { MessageDetail } from './message-detail.ts';
import { MessageStatus } from './message-status.tsx';

export const messageActions = defineActions<MessageDetail, 'markReplied' | 'close'>({
  words: 'admin-messages',
  key: 'messageId',
  versioned: true,
  named: ({ name }) => ({ name }),
  present: ({ status }) => <MessageStatus status={status} />,
  actions: {
    markReplied: {
      path: '/admin/messages/mark_replied',
      permission: 'messages.answer',
      allows: ({ status }) => messageStates.can(status, 'reply', 'staff'),
    },
    close: {
      path: '/admin/messages/close',
      permission: 'messages.answer',
      allows: ({ status }) => messageStates.can(status, 'close', 'staff'),
    },
  },
});
