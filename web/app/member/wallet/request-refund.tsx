import type { Recharge } from '@junyao/commerce/contract';
import { rechargeStates } from '@junyao/commerce/contract/states';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href, useNavigate, useRevalidator } from 'react-router';
import { hasCode, isUnanswered } from '../../api/errors.ts';
import { FormFailure, FormFrame } from '../../form/form-frame.tsx';
import { useForm } from '../../form/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Input } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { formatMoney } from '../../ui/price.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { useBalance } from '../use-balance.ts';
import { refundForm } from './refund-form.ts';

interface RequestRefundProps {
  charge: Recharge;
  open: boolean;
  onClose: () => void;
}

/** What was typed stays when the dialog is closed. The page of the refund opens only if the dialog is still open. */
export function RequestRefund({ charge, open, onClose }: RequestRefundProps) {
  const { t, i18n } = useTranslation(['wallet', 'common']);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { mutate: refreshBalance } = useBalance();
  const [amount, setAmount] = useState<string>();
  const [reason, setReason] = useState('');

  const form = useForm(refundForm, {
    onDone({ refundNo }) {
      void refreshBalance();
      toast(() => i18n.t('wallet:refund.done'));
      if (open) void navigate(href('/user/wallet/refund/detail/:refundNo?', { refundNo }));
      else void revalidate();
    },
    onFailure(error) {
      if (!isUnanswered(error)) void revalidate();
    },
  });
  const offered = rechargeStates.can(charge.status, 'applyRefund', 'member');
  function close() {
    if (!form.busy) form.reset();
    onClose();
  }
  const { amount: charged, refundable, refunded } = charge;
  const spent = Math.round((charged - refundable - refunded) * 100) / 100;
  const amounts = {
    amount: formatMoney(charged),
    refunded: formatMoney(refunded),
    spent: formatMoney(spent),
    left: formatMoney(refundable),
  };
  // A request without an answer may be the one that has changed the state.
  const isRefused = form.failure !== undefined && !isUnanswered(form.failure);
  return (
    <Dialog open={open} onClose={close} title={t('refund.verb')} closeLabel={t('common:close')}>
      {offered ? (
        <FormFrame form={form} className="space-y-6">
          <input type="hidden" name="chargeNo" value={charge.chargeNo} />
          {refunded > 0 && <p>{t('refundedPart', amounts)}</p>}
          {spent > 0 && <p>{t('refund.partlySpent', amounts)}</p>}
          <Input
            label={t('refund.amount')}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            required
            value={amount ?? String(refundable)}
            onChange={(event) => setAmount(event.target.value)}
            hint={t('refund.amountHint', { max: formatMoney(refundable) })}
            error={form.errorOf('amount')}
          />
          <TextArea
            label={t('refund.reason')}
            name="reason"
            maxLength={200}
            required
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={form.errorOf('reason')}
          />
          <p className="text-stone">{t('refund.effect', { channel: t(`channels.${charge.channel}`) })}</p>
          {!hasCode(form.failure, 'REF003') && (
            <FormFailure
              form={form}
              title={(error) => t(isUnanswered(error) ? 'refundRequestFailed' : 'refundFailed')}
            />
          )}
          <div className="flex flex-wrap gap-4">
            <Button type="submit" busy={form.busy}>
              {t('refund.verb')}
            </Button>
            <Button variant="quiet" onClick={close}>
              {t('refund.dismiss')}
            </Button>
          </div>
        </FormFrame>
      ) : (
        <>
          {isRefused ? (
            <Notice title={t('refundFailed')}>{t('refund.changed')}</Notice>
          ) : (
            <Notice title={t('refund.changed')} />
          )}
          <Button variant="quiet" className="mt-6" onClick={close}>
            {t('common:close')}
          </Button>
        </>
      )}
    </Dialog>
  );
}
