import type { Charge } from 'commerce/contract';
import { chargeStates } from 'commerce/contract/states';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { useFocusAfterMove } from '../use-focus-after-move.ts';
import { ContinueLink } from './charge-row.tsx';
import { RequestRefund } from './request-refund.tsx';
import { WithdrawCharge } from './withdraw-charge.tsx';

/** What the member can do with a recharge: pay or withdraw a pending one, ask for the unspent part back. */
export function ChargeActions({ charge }: { charge: Charge }) {
  const { t } = useTranslation('wallet');
  const [asked, setAsked] = useState<'withdraw' | 'applyRefund'>();
  const { status, refundable } = charge;
  const withdrawable = chargeStates.can(status, 'withdraw', 'member');
  const returnable = chargeStates.can(status, 'applyRefund', 'member');
  useFocusAfterMove(status, asked !== undefined);
  return (
    <>
      <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
        {status === 'PENDING' && <ContinueLink charge={charge} look="primary" />}
        {withdrawable && (
          <Button variant="quiet" onClick={() => setAsked('withdraw')}>
            {t('withdraw.verb')}
          </Button>
        )}
        {returnable &&
          (refundable > 0 ? (
            <Button variant="quiet" onClick={() => setAsked('applyRefund')}>
              {t('refund.verb')}
            </Button>
          ) : (
            <p className="text-stone">{t('refund.allSpent')}</p>
          ))}
      </div>
      <WithdrawCharge charge={charge} open={asked === 'withdraw'} onClose={() => setAsked(undefined)} />
      <RequestRefund charge={charge} open={asked === 'applyRefund'} onClose={() => setAsked(undefined)} />
    </>
  );
}
