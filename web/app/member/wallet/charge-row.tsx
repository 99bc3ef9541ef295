import type { Recharge } from '@junyao/commerce/contract';
import { rechargeStates } from '@junyao/commerce/contract/states';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { LocalTime } from '../../private/local-time.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { formatMoney } from '../../ui/price.tsx';
import { withQuery } from '../../ui/with-query.ts';
import { ChargeStatus } from './charge-status.tsx';

interface ChargeRowProps {
  charge: Recharge;
  onWithdraw: () => void;
}

export function ChargeRow({ charge, onWithdraw }: ChargeRowProps) {
  const { t } = useTranslation('wallet');
  const { chargeNo, amount, channel, createdAt, status } = charge;
  return (
    <li className="border-b border-hairline py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="flex flex-wrap items-baseline gap-x-5">
          <span className="text-lead tabular-nums">{formatMoney(amount)}</span>
          <span>{t(`channels.${channel}`)}</span>
        </p>
        <ChargeStatus charge={charge} />
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="flex flex-wrap gap-x-5 text-label text-stone">
          <LocalTime value={createdAt} />
          <span className="tabular-nums">{chargeNo}</span>
        </p>
        <div className="flex flex-wrap items-center gap-x-6">
          {status === 'PENDING' && <ContinueLink charge={charge} />}
          {rechargeStates.can(status, 'withdraw', 'member') && (
            <Button
              variant="plain"
              aria-label={t('charges.withdrawNamed', { number: chargeNo })}
              onClick={onWithdraw}
            >
              {t('charges.withdraw')}
            </Button>
          )}
          <Link
            to={href('/user/wallet/charge/detail/:chargeNo?', { chargeNo })}
            aria-label={t('charges.detailsOf', { number: chargeNo })}
            className={buttonClass('plain')}
          >
            {t('charges.details')}
          </Link>
        </div>
      </div>
    </li>
  );
}

/** Leads to the page where it can be paid, or that says how to pay the workshop. */
export function ContinueLink({
  charge: { payableUntil, chargeNo },
  look = 'plain',
}: {
  charge: Recharge;
  look?: 'plain' | 'primary';
}) {
  const { t } = useTranslation('wallet');
  const [label, named] = payableUntil
    ? ([t('charge.toCashier'), 'charges.payNamed'] as const)
    : ([t('charges.howToPay'), 'charges.howToPayNamed'] as const);
  return (
    <Link
      to={withQuery(href('/user/wallet/pay/success'), { chargeNo })}
      className={buttonClass(look)}
      aria-label={t(named, { number: chargeNo })}
    >
      {label}
    </Link>
  );
}
