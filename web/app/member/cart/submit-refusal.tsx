import type { CartItem, OrderTroubleKind } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { explain } from '../../api/explain.ts';
import { Notice } from '../../ui/notice.tsx';
import { formatPrice } from '../../ui/price.tsx';
import { Troubles } from './troubles.tsx';
import { newAmount, troublesOf } from './troubles-of.ts';

interface SubmitRefusalProps {
  error: unknown;
  seen: CartItem[];
  unanswered: boolean;
}

export function SubmitRefusal({ error, seen, unanswered }: SubmitRefusalProps) {
  const { t, i18n } = useTranslation(['cart', 'order', 'artworks']);
  const amount = newAmount(error);
  const troubles = troublesOf(error).filter(({ kind }) => !shownElsewhere.includes(kind));
  return (
    <Notice title={t('order:submitFailed')}>
      <p>{explain(i18n, error)}</p>
      {unanswered && <p className="mt-1">{t('unanswered')}</p>}
      {troubles.length > 0 && <Troubles troubles={troubles} seen={seen} />}
      {amount !== null && (
        <p className="mt-2 text-ink">{t('newTotal', { amount: formatPrice(amount, '') })}</p>
      )}
    </Notice>
  );
}

/** The new total is shown below the list, and the refusal itself says that the shop does not deliver to the address. */
const shownElsewhere: readonly OrderTroubleKind[] = ['totalChanged', 'notDeliverable'];
