import type { Charge } from 'commerce/contract';
import { chargeStates } from 'commerce/contract/states';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { isUnanswered } from '../../api/errors.ts';
import { FormFailure, FormFrame } from '../../form/form-frame.tsx';
import { useForm } from '../../form/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { formatMoney } from '../../ui/price.tsx';
import { toast } from '../../ui/toast.ts';
import { withdrawForm } from './withdraw-form.ts';

interface WithdrawChargeProps {
  charge: Charge;
  open: boolean;
  onClose: () => void;
}

/**
 * A dialog that asks before a recharge is withdrawn. If the recharge is no longer pending, because its money
 * has arrived in the meantime, the dialog says so.
 */
export function WithdrawCharge({ charge, open, onClose }: WithdrawChargeProps) {
  const { t, i18n } = useTranslation(['wallet', 'common']);
  const { revalidate } = useRevalidator();
  const form = useForm(withdrawForm, {
    onDone() {
      toast(() => i18n.t('wallet:withdraw.done'));
      onClose();
      void revalidate();
    },
    onFailure(error) {
      if (!isUnanswered(error)) void revalidate();
    },
  });
  const offered = chargeStates.can(charge.status, 'withdraw', 'member');
  function close() {
    if (!form.busy) form.reset();
    onClose();
  }
  return (
    <Dialog open={open} onClose={close} title={t('withdraw.verb')} closeLabel={t('common:close')}>
      <FormFrame form={form} className="space-y-6">
        <input type="hidden" name="chargeNo" value={charge.chargeNo} />
        {offered ? (
          <p>{t('withdraw.effect', { amount: formatMoney(charge.amount) })}</p>
        ) : (
          <Notice title={t('withdraw.changed')} />
        )}
        {offered && (
          <FormFailure
            form={form}
            title={(error) => t(isUnanswered(error) ? 'withdraw.unanswered' : 'withdraw.failed')}
          />
        )}
        <div className="flex flex-wrap gap-4">
          {offered && (
            <Button type="submit" busy={form.busy}>
              {t('withdraw.verb')}
            </Button>
          )}
          <Button variant="quiet" onClick={close}>
            {t(offered ? 'withdraw.dismiss' : 'common:close')}
          </Button>
        </div>
      </FormFrame>
    </Dialog>
  );
}
