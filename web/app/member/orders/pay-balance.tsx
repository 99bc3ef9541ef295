import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { explain } from '../../api/explain.ts';
import { formatMoney } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { useBalance } from '../use-balance.ts';

/**
 * The wallet balance. If the balance is too low, the missing amount and a link to the wallet are shown too.
 */
export function PayBalance({ amount }: { amount: number }) {
  const { t, i18n } = useTranslation('order');
  const { data: wallet, error } = useBalance();
  const missing = wallet ? Math.round((amount - wallet.available) * 100) / 100 : 0;
  return (
    <div className="border-y border-hairline py-4">
      <p className="flex items-baseline justify-between gap-6">
        <span className="text-stone">{t('pay.fromWallet')}</span>
        {wallet ? (
          <span className="tabular-nums">{formatMoney(wallet.available)}</span>
        ) : error ? (
          <span className="text-copper">{explain(i18n, error)}</span>
        ) : (
          <Skeleton className="h-5 w-24" />
        )}
      </p>
      {missing > 0 && (
        <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-6 text-amber" role="status">
          {t('pay.tooLow', { amount: formatMoney(missing) })}
          <Link to={href('/user/wallet')} className="text-sky underline">
            {t('pay.recharge')}
          </Link>
        </p>
      )}
    </div>
  );
}
