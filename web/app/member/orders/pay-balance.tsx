import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../private/load-failure.tsx';
import { formatMoney } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { useBalance } from '../use-balance.ts';

export function PayBalance() {
  const { t } = useTranslation(['order', 'wallet']);
  const { data: wallet, error, mutate } = useBalance();
  if (!wallet && error) {
    return <LoadFailure title={t('wallet:balanceFailed')} error={error} retry={mutate} small />;
  }
  return (
    <p className="flex items-baseline justify-between gap-6 border-y border-hairline py-4">
      <span className="text-stone">{t('pay.fromWallet')}</span>
      {wallet ? (
        <span className="tabular-nums">{formatMoney(wallet.available)}</span>
      ) : (
        <Skeleton className="h-5 w-24" />
      )}
    </p>
  );
}
