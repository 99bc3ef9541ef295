import { useTranslation } from 'react-i18next';
import { explain } from '../../api/explain.ts';
import { Button } from '../../ui/button.tsx';
import { formatMoney } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { useBalance } from '../use-balance.ts';

/**
 * The balance in large type. If a part of the balance is frozen, the available part and the frozen part are
 * shown too.
 */
export function Balance() {
  const { t, i18n } = useTranslation('wallet');
  const { data: wallet, error, mutate } = useBalance();
  return (
    <section aria-label={t('balance')} className="border-t border-rim pt-5">
      <p className="text-stone">{t('balance')}</p>
      {wallet ? (
        <>
          <p className="font-heading text-display lining-nums">{formatMoney(wallet.balance)}</p>
          {wallet.frozen > 0 && (
            <p className="mt-2 flex gap-8 text-stone tabular-nums">
              <span>{t('available', { amount: formatMoney(wallet.available) })}</span>
              <span>{t('frozen', { amount: formatMoney(wallet.frozen) })}</span>
            </p>
          )}
        </>
      ) : error ? (
        <div role="alert" className="pt-3">
          <p className="text-copper">{t('balanceFailed')}</p>
          <p className="text-stone">{explain(i18n, error)}</p>
          <Button variant="plain" onClick={() => void mutate()}>
            {t('errors:retry')}
          </Button>
        </div>
      ) : (
        <Skeleton className="mt-3 h-20 w-72 max-w-full" />
      )}
    </section>
  );
}
