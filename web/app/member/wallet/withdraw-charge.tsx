import type { Recharge } from '@junyao/commerce/contract';
import { rechargeStates } from '@junyao/commerce/contract/states';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import { MoveDialog } from '../move-dialog.tsx';
import { withdrawForm } from './withdraw-form.ts';

interface WithdrawChargeProps {
  charge: Recharge;
  open: boolean;
  onClose: () => void;
}

/** If the money has arrived in the meantime, the dialog says that the recharge is no longer pending. */
export function WithdrawCharge({ charge, open, onClose }: WithdrawChargeProps) {
  const { t, i18n } = useTranslation(['wallet', 'common']);
  return (
    <MoveDialog
      move={withdrawForm}
      offered={rechargeStates.can(charge.status, 'withdraw', 'member')}
      open={open}
      onClose={onClose}
      texts={{
        verb: t('withdraw.verb'),
        effect: t(charge.orderNo ? 'withdraw.effectForOrder' : 'withdraw.effect', {
          amount: formatMoney(charge.amount),
        }),
        changed: t('withdraw.changed'),
        dismiss: t('withdraw.dismiss'),
        failed: t('withdraw.failed'),
        unanswered: t('withdraw.unanswered'),
        done: () => i18n.t('wallet:withdraw.done'),
      }}
    >
      {() => <input type="hidden" name="chargeNo" value={charge.chargeNo} />}
    </MoveDialog>
  );
}
