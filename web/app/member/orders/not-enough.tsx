import type { Order } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { formatMoney } from '../../ui/price.tsx';
import { useBalance } from '../use-balance.ts';
import type { Paying } from './pay-directly/load-paying.ts';
import { PayDirectly } from './pay-directly/pay-directly.tsx';

const repeatAfterMs = 5000;

interface NotEnoughProps {
  order: Order;
  paying: Paying | undefined;
  phone: string | null;
  /** The amount in yuan that the wallet lacks. */
  missing: number;
  /** Whether a payment has just been refused because of the balance. */
  refused: boolean;
}

/** The balance is loaded again every few seconds. */
export function NotEnough({ order, paying, phone, missing, refused }: NotEnoughProps) {
  const { t } = useTranslation(['order', 'wallet']);
  const { data: wallet } = useBalance(repeatAfterMs);
  const tooLow = t('pay.tooLow', { amount: formatMoney(missing) });
  return (
    <div className="space-y-6">
      {refused ? (
        <Notice title={t('payFailed')}>{tooLow}</Notice>
      ) : (
        wallet && wallet.available > 0 && !paying && <Notice tone="calm" title={tooLow} />
      )}
      <PayDirectly order={order} paying={paying} missing={missing} phone={phone} />
      {!paying && (
        <p className="flex flex-wrap items-baseline gap-x-4 border-t border-hairline pt-4 text-stone">
          {t('pay.orRecharge')}
          <Link to={href('/user/wallet')} className={buttonClass('plain')}>
            {t('wallet:charge.verb')}
          </Link>
        </p>
      )}
    </div>
  );
}
