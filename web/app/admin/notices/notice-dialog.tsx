import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import { ActionDialog } from '../act/action-dialog.tsx';
import { noticeForms } from './notice-forms.ts';
import { NoticeStatus, shownStatus } from './notice-status.tsx';
import { isOffered, type NoticeAction, type NoticeRow } from './offered-actions.ts';

interface NoticeDialogProps {
  notice: NoticeRow;
  action: NoticeAction;
  open: boolean;
  onClose: () => void;
}

export function NoticeDialog({ notice, action, open, onClose }: NoticeDialogProps) {
  const { t, i18n } = useTranslation('admin-notices');
  const { noticeId, serialNo, amount, member, chargeNo, chargeStatus, creditedBy } = notice;
  const money = formatMoney(amount);
  const effect = action === 'close' && creditedBy ? 'creditedEffect' : (`actions.${action}.effect` as const);
  return (
    <ActionDialog
      form={noticeForms[action]}
      open={open}
      onClose={onClose}
      title={t(`actions.${action}.title`, { number: serialNo || noticeId })}
      verb={t(`actions.${action}.verb`)}
      effect={
        <>
          {t(effect, { amount: money, name: member?.username ?? '', number: creditedBy })}
          {chargeStatus === 'PENDING' && (
            <span className="mt-2 block">{t('pendingFails', { number: chargeNo })}</span>
          )}
          {action === 'credit' && <span className="mt-2 block text-stone">{t('secondPerson')}</span>}
        </>
      }
      values={{ noticeId }}
      reason
      offered={isOffered(notice, action)}
      present={<NoticeStatus notice={notice} />}
      done={(dealt) =>
        dealt.creditedBy && !dealt.credit
          ? i18n.t('admin-notices:done.alreadyCredited')
          : i18n.t(`admin-notices:done.${shownStatus(dealt)}`, { amount: money })
      }
    />
  );
}
