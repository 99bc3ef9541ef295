import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/button.tsx';
import { ActionsOf } from '../act/define-actions.tsx';
import { useMay } from '../frame/staff.ts';
import { messageActions } from './actions.tsx';
import type { MessageDetail } from './message-detail.ts';

export function MessageButtons({ message }: { message: MessageDetail }) {
  const { t } = useTranslation('admin-messages');
  if (!useMay()('messages.answer')) return null;
  return (
    <ActionsOf
      actions={messageActions}
      row={message}
      before={(open) =>
        message.status !== 'CLOSED' && (
          <a
            href={replyAddress(message, t('quoted', { name: message.name }))}
            className={buttonClass('primary', 'lg:min-h-9')}
            onClick={() => messageActions.isOffered(message, 'markReplied') && open('markReplied')}
          >
            {t('actions.reply.verb')}
          </a>
        )
      }
    />
  );
}

/** Mail programs cut off long addresses, so only the beginning of the message is quoted. */
const longestQuote = 1000;

function replyAddress({ email, subject, message }: MessageDetail, lead: string): string {
  const quote = message
    .slice(0, longestQuote)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const body = encodeURIComponent(`\n\n${lead}\n${quote}`);
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}&body=${body}`;
}
