import type { CartItem } from 'commerce/contract';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { hasCode } from '../../api/errors.ts';
import { explain } from '../../api/explain.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { formatTime } from '../../private/local-time.tsx';
import { Notice } from '../../ui/notice.tsx';
import { formatPrice } from '../../ui/price.tsx';
import { withQuery } from '../../ui/with-query.ts';
import { againAt, newAmount, refusedCode, refusedLines } from './refused-lines.ts';

interface SubmitRefusalProps {
  error: unknown;
  /** The cart as the buyer saw it on submit. */
  seen: CartItem[];
  /** True when it is unknown whether the order was placed, because no answer came. */
  unanswered: boolean;
}

/** Shows why the submission failed, which pieces are affected, and what the buyer can do. */
export function SubmitRefusal({ error, seen, unanswered }: SubmitRefusalProps) {
  const { t, i18n } = useTranslation(['cart', 'order', 'artworks']);
  const language = useLanguage();
  const pending = t('artworks:priceToBeDetermined');
  const amount = newAmount(error);
  const again = againAt(error);
  const before = (itemId: string) => seen.find((item) => item.itemId === itemId)?.price ?? null;
  const named = seen.filter(({ productCode }) => productCode === refusedCode(error));
  const lines = [...refusedLines(error), ...named].filter(
    ({ itemId, price }) => !hasCode(error, 'ORD005') || before(itemId) !== price,
  );
  return (
    <Notice title={t('order:submitFailed')}>
      <p>{explain(i18n, error)}</p>
      {unanswered && <p className="mt-1">{t('unanswered')}</p>}
      {lines.length > 0 && (
        <ul className="mt-2 space-y-1 text-ink">
          {lines.map(({ itemId, productName, price }) => (
            <li key={itemId} className="flex flex-wrap justify-between gap-x-6">
              <span>{productName ?? t('artworks:unnamed')}</span>
              {hasCode(error, 'ORD005') && (
                <span className="tabular-nums">
                  <s className="mr-3 text-copper">{formatPrice(before(itemId), pending)}</s>
                  {formatPrice(price, pending)}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {amount !== null && (
        <p className="mt-2 text-ink">{t('newTotal', { amount: formatPrice(amount, '') })}</p>
      )}
      {again && <p className="mt-1">{t('againAt', { time: formatTime(again, language, 'time') })}</p>}
      {hasCode(error, 'ORD006') && (
        <Link
          to={withQuery(href('/user/order/list'), { status: 'WAITING_PAYMENT' })}
          className="mt-1 inline-block text-sky underline"
        >
          {t('toUnpaid')}
        </Link>
      )}
    </Notice>
  );
}
