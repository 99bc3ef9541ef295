import type { Charge } from '@junyao/commerce/contract';
import { chargeStates } from '@junyao/commerce/contract/states';
import { useTranslation } from 'react-i18next';
import { useOpenedPart } from '../../api/use-opened-part.ts';
import { Button } from '../../ui/button.tsx';
import { useFocusAfterMove } from '../use-focus-after-move.ts';
import { ContinueLink } from './charge-row.tsx';

export function ChargeActions({ charge }: { charge: Charge }) {
  const { t } = useTranslation('wallet');
  const withdrawing = useOpenedPart(importWithdrawal);
  const refunding = useOpenedPart(importRefund);
  const { status, refundable } = charge;
  const withdrawable = chargeStates.can(status, 'withdraw', 'member');
  const returnable = chargeStates.can(status, 'applyRefund', 'member');
  useFocusAfterMove(status, withdrawing.open || refunding.open);
  return (
    <>
      <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
        {status === 'PENDING' && <ContinueLink charge={charge} look="primary" />}
        {withdrawable && (
          <Button variant="quiet" {...withdrawing.near} onClick={withdrawing.show}>
            {t('withdraw.verb')}
          </Button>
        )}
        {returnable &&
          (refundable > 0 ? (
            <Button variant="quiet" {...refunding.near} onClick={refunding.show}>
              {t('refund.verb')}
            </Button>
          ) : (
            <p className="text-stone">{t('refund.allSpent')}</p>
          ))}
      </div>
      {withdrawing.module && (
        <withdrawing.module.WithdrawCharge
          charge={charge}
          open={withdrawing.open}
          onClose={withdrawing.close}
        />
      )}
      {refunding.module && (
        <refunding.module.RequestRefund charge={charge} open={refunding.open} onClose={refunding.close} />
      )}
    </>
  );
}

const importWithdrawal = () => import('./withdraw-charge.tsx');
const importRefund = () => import('./request-refund.tsx');
