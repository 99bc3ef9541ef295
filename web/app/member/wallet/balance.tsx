import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../private/load-failure.tsx';
import { formatMoney } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { useBalance } from '../use-balance.ts';
import { RechargeButton } from './charge/recharge-button.tsx';

export function Balance() {
  const { t } = useTranslation('wallet');
  const { data: wallet, error, mutate } = useBalance();
  return (
    <section
      aria-label={t('balance')}
      className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6 border-t border-rim pt-5"
    >
      <div className="min-w-0">
        <p className="text-stone">{t('balance')}</p>
        {wallet ? (
          <>
            <p className="font-heading text-display wrap-anywhere lining-nums">
              {formatMoney(wallet.balance)}
            </p>
            <dl className="mt-2 flex flex-wrap gap-x-10 gap-y-1 text-stone tabular-nums">
              <Part term={t('available')} amount={wallet.available} />
              <Part term={t('frozen')} amount={wallet.frozen} />
            </dl>
            {wallet.frozen > 0 && <p className="mt-1 text-label text-stone">{t('frozenNote')}</p>}
          </>
        ) : error ? (
          <div className="pt-3">
            <LoadFailure title={t('balanceFailed')} error={error} retry={mutate} small />
          </div>
        ) : (
          <Skeleton className="mt-3 h-28 w-72 max-w-full" />
        )}
      </div>
      <RechargeButton />
    </section>
  );
}

function Part({ term, amount }: { term: string; amount: number }) {
  return (
    <div className="flex gap-3">
      <dt>{term}</dt>
      <dd className="text-ink">{formatMoney(amount)}</dd>
    </div>
  );
}
