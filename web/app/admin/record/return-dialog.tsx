import { returnConditions } from '@junyao/commerce/contract/states';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { ActionDialog } from '../act/action-dialog.tsx';
import { returnForm } from './return-form.ts';

interface ReturnDialogProps {
  orderNo: string;
  /** The refunds whose pieces can come back. Of several, a person says which did. */
  refunds: readonly { transactionNo: string; pieces: string }[];
  name: string;
  open: boolean;
  onClose: () => void;
  offered: boolean;
  present: ReactNode;
}

/** The page's `clientAction` must run `returnForm`. */
export function ReturnDialog({ orderNo, refunds, name, ...dialog }: ReturnDialogProps) {
  const { t, i18n } = useTranslation('admin');
  return (
    <ActionDialog
      {...dialog}
      form={returnForm}
      title={t('recordReturn.title', { order: name })}
      verb={t('recordReturn.verb')}
      effect={t('recordReturn.effect')}
      values={refunds.length > 1 ? { orderNo } : { orderNo, transactionNo: refunds[0]?.transactionNo ?? '' }}
      done={() => i18n.t('admin:recordReturn.done', { order: name })}
    >
      {(form) => (
        <>
          {refunds.length > 1 && (
            <Select
              label={t('recordReturn.refund')}
              name="transactionNo"
              placeholder={t('recordReturn.all')}
              options={refunds.map(({ transactionNo, pieces }) => ({ value: transactionNo, label: pieces }))}
              error={form.errorOf('transactionNo')}
            />
          )}
          {/* No choice is the default, because a wrong default would put a broken piece on sale. */}
          <Select
            label={t('recordReturn.condition')}
            name="condition"
            placeholder={t('recordReturn.choose')}
            options={returnConditions.map((value) => ({
              value,
              label: t(`recordReturn.conditions.${value}`),
            }))}
            required
            error={form.errorOf('condition')}
          />
          <TextArea
            label={t('recordReturn.note')}
            hint={t('recordReturn.noteHint')}
            name="reason"
            rows={2}
            maxLength={200}
            required
            error={form.errorOf('reason')}
          />
        </>
      )}
    </ActionDialog>
  );
}
