import { messageStates } from '@junyao/commerce/contract/states';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../ui/button.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { ActionDialog } from '../act/action-dialog.tsx';
import { UnansweredActs } from '../act/unanswered-acts.tsx';
import { useMay } from '../frame/staff.ts';
import type { MessageDetail } from './message-detail.ts';
import { closeForm, repliedForm } from './message-forms.ts';
import { MessageStatus } from './message-status.tsx';

const moves = { markReplied: 'reply', close: 'close' } as const;
const forms = { markReplied: repliedForm, close: closeForm };
type Action = keyof typeof moves;

export function MessageButtons({ message }: { message: MessageDetail }) {
  const { t, i18n } = useTranslation('admin-messages');
  const { opened, isOpen, open, close } = useOpened<Action>();
  const { messageId, version, status, name } = message;
  const isOffered = (action: Action) => messageStates.can(status, moves[action], 'staff');
  if (!useMay()('messages.answer')) return null;

  return (
    <>
      <UnansweredActs
        forms={forms}
        record={{ messageId }}
        verbOf={(action) => t(`actions.${action}.verb`)}
        open={isOpen}
        onOpen={open}
      />
      {status !== 'CLOSED' && (
        <a
          href={replyAddress(message, t('quoted', { name }))}
          className={buttonClass('primary', 'lg:min-h-9')}
          onClick={() => isOffered('markReplied') && open('markReplied')}
        >
          {t('actions.reply.verb')}
        </a>
      )}
      {(['markReplied', 'close'] as const).filter(isOffered).map((action) => (
        <Button
          key={action}
          variant="quiet"
          className="min-h-11 px-5 lg:min-h-9"
          onClick={() => open(action)}
        >
          {t(`actions.${action}.verb`)}
        </Button>
      ))}
      {opened && (
        <ActionDialog
          key={opened}
          form={forms[opened]}
          open={isOpen}
          onClose={close}
          title={t(`actions.${opened}.title`, { name })}
          verb={t(`actions.${opened}.verb`)}
          effect={t(`actions.${opened}.effect`)}
          values={{ messageId, version }}
          offered={isOffered(opened)}
          present={<MessageStatus status={status} />}
          done={() => i18n.t(`admin-messages:actions.${opened}.done`)}
        />
      )}
    </>
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
