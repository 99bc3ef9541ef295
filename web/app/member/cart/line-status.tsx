import type { CartItem } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { isOrderable } from '../../cart/orderable.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { formatTime } from '../../ui/format-time.ts';
import { pieceTones, StatusMark } from '../../ui/status-mark.tsx';
import { withQuery } from '../../ui/with-query.ts';

interface LineStatusProps {
  /** For `aria-describedby`. */
  id: string;
  item: CartItem;
  heldUntil: string | null;
  ownOrder: string | undefined;
}

export function LineStatus({ id, item, heldUntil, ownOrder }: LineStatusProps) {
  const { t } = useTranslation(['cart', 'artworks']);
  const language = useLanguage();
  if (isOrderable(item) && item.price === null) {
    return (
      <p id={id}>
        <StatusMark tone="unknown">{t('unpriced')}</StatusMark>
      </p>
    );
  }
  return (
    <div id={id}>
      <StatusMark tone={item.status === 'unknown' ? 'ended' : pieceTones[item.status]}>
        {t(item.status === 'unknown' ? 'offSale' : `artworks:status.${item.status}`)}
        {item.status === 'reserved' && heldUntil && (
          <span className="ml-2 text-stone">
            {t('artworks:heldUntil', { time: formatTime(heldUntil, language, 'time') })}
          </span>
        )}
      </StatusMark>
      {!isOrderable(item) && !ownOrder && <p className="text-label text-stone">{t('notCounted')}</p>}
      {!isOrderable(item) && ownOrder && (
        <p className="text-label text-stone">
          {t('heldByYou')}{' '}
          <Link
            to={withQuery(href('/user/order/pay'), { orderNo: ownOrder })}
            className="text-sky underline decoration-sky/40 hover:decoration-sky"
          >
            {t('toOwnOrder', { number: ownOrder })}
          </Link>
        </p>
      )}
    </div>
  );
}
