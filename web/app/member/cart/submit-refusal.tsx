import type { CartItem } from 'commerce/contract';
import { useTranslation } from 'react-i18next';
import { explain } from '../../api/explain.ts';
import { Notice } from '../../ui/notice.tsx';
import { formatPrice } from '../../ui/price.tsx';
import { Trouble } from './trouble.tsx';
import { newAmount, troublesOf } from './troubles-of.ts';

interface SubmitRefusalProps {
  error: unknown;
  /** The cart as the buyer saw it on submit. */
  seen: CartItem[];
  /** True when it is unknown whether the order was placed, because no answer came. */
  unanswered: boolean;
}

/** Shows why the submission failed: everything that stops the order, and what the buyer can do about it. */
export function SubmitRefusal({ error, seen, unanswered }: SubmitRefusalProps) {
  const { t, i18n } = useTranslation(['cart', 'order', 'artworks']);
  const amount = newAmount(error);
  // The new total is shown below the list.
  const troubles = troublesOf(error).filter(({ kind }) => kind !== 'totalChanged');
  return (
    <Notice title={t('order:submitFailed')}>
      <p>{explain(i18n, error)}</p>
      {unanswered && <p className="mt-1">{t('unanswered')}</p>}
      {troubles.length > 0 && (
        <ul className="mt-2 space-y-2 text-ink">
          {troubles.map((trouble, index) => (
            <Trouble
              key={`${trouble.kind}${trouble.itemId ?? trouble.productCode ?? index}`}
              trouble={trouble}
              seen={seen.find(({ itemId }) => itemId === trouble.itemId)}
            />
          ))}
        </ul>
      )}
      {amount !== null && (
        <p className="mt-2 text-ink">{t('newTotal', { amount: formatPrice(amount, '') })}</p>
      )}
    </Notice>
  );
}
