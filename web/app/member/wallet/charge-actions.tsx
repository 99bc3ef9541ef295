import type { Recharge } from '@junyao/commerce/contract';
import { rechargeStates } from '@junyao/commerce/contract/states';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { useFocusAfterMove } from '../use-focus-after-move.ts';
import { ContinueLink } from './charge-row.tsx';
import { RequestRefund } from './request-refund.tsx';
import { WithdrawCharge } from './withdraw-charge.tsx';

export function ChargeActions({ charge }: { charge: Recharge }) {
  const { t } = useTranslation('wallet');
  const withdrawing = useOpened<true>();
  const refunding = useOpened<true>();
  const { status, refundable, refunded } = charge;
  const withdrawable = rechargeStates.can(status, 'withdraw', 'member');
  const returnable = rechargeStates.can(status, 'applyRefund', 'member');
  useFocusAfterMove(status, withdrawing.isOpen || refunding.isOpen);
  return (
    <>
      <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
        {status === 'PENDING' && <ContinueLink charge={charge} look="primary" />}
        {withdrawable && (
          <Button variant="quiet" onClick={() => withdrawing.open(true)}>
            {t('withdraw.verb')}
          </Button>
        )}
        {returnable &&
          (refundable > 0 ? (
            <Button variant="quiet" onClick={() => refunding.open(true)}>
              {t('refund.verb')}
            </Button>
          ) : (
            <p className="text-stone">{t(refunded > 0 ? 'refund.nothingLeft' : 'refund.allSpent')}</p>
          ))}
      </div>
      {withdrawing.opened && (
        <WithdrawCharge charge={charge} open={withdrawing.isOpen} onClose={withdrawing.close} />
      )}
      {refunding.opened && (
        <RequestRefund charge={charge} open={refunding.isOpen} onClose={refunding.close} />
      )}
    </>
  );
}
