import type { CartItem, OrderTrouble } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { formatTime } from '../../ui/format-time.ts';
import { formatPrice } from '../../ui/price.tsx';
import { withQuery } from '../../ui/with-query.ts';

interface TroublesProps {
  troubles: OrderTrouble[];
  seen: CartItem[];
}

export function Troubles({ troubles, seen }: TroublesProps) {
  return (
    <ul className="mt-2 space-y-2 text-ink">
      {troubles.map((trouble, index) => (
        <Trouble
          key={`${trouble.kind}${trouble.itemId ?? trouble.productCode ?? index}`}
          trouble={trouble}
          seen={seen.find(({ itemId }) => itemId === trouble.itemId)}
        />
      ))}
    </ul>
  );
}

interface TroubleProps {
  trouble: OrderTrouble;
  seen: CartItem | undefined;
}

const link = 'text-sky underline decoration-sky/40 hover:decoration-sky';

function Trouble({ trouble, seen }: TroubleProps) {
  const { t } = useTranslation(['cart', 'order', 'artworks']);
  const language = useLanguage();
  const { kind, productCode, productName, price, orderNo, againAt, heldUntil, available } = trouble;
  const pending = t('artworks:priceToBeDetermined');
  const before = trouble.expectedPrice ?? seen?.price ?? null;
  const time = (value: string) => formatTime(value, language, 'time');
  return (
    <li>
      {productCode && <span className="block font-heading">{productName ?? t('artworks:unnamed')}</span>}
      <span className="text-stone">
        {t(`order:troubles.${kind}`, { defaultValue: trouble.text })}
        {kind === 'heldByAnother' && heldUntil && ` · ${t('artworks:heldUntil', { time: time(heldUntil) })}`}
      </span>
      {kind === 'priceChanged' && price !== undefined && (
        <span className="ml-3 tabular-nums">
          <s className="mr-3 text-copper">{formatPrice(before, pending)}</s>
          {formatPrice(price, pending)}
        </span>
      )}
      {available !== undefined && (
        <span className="block text-stone">{t('stillAvailable', { count: available })}</span>
      )}
      {againAt && <span className="block text-stone">{t('againAt', { time: time(againAt) })}</span>}
      {orderNo && (
        <Link to={withQuery(href('/user/order/pay'), { orderNo })} className={`block ${link}`}>
          {t('toOwnOrder', { number: orderNo })}
        </Link>
      )}
      {kind === 'tooManyUnpaidOrders' && (
        <Link
          to={withQuery(href('/user/order/list'), { status: 'WAITING_PAYMENT' })}
          className={`block ${link}`}
        >
          {t('toUnpaid')}
        </Link>
      )}
    </li>
  );
}
