import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { PiecePicture } from '../../cart/piece-picture.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { buttonClass } from '../../ui/button.tsx';
import { formatTime } from '../../ui/format-time.ts';
import { formatPrice } from '../../ui/price.tsx';
import { withQuery } from '../../ui/with-query.ts';
import { countUnits } from './count-units.ts';
import { daysAgo } from './days-ago.ts';
import type { TimedOrder } from './load-order.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderStatus } from './order-status.tsx';
import { sumRefunded } from './sum-refunded.ts';

const shownPictures = 4;

export function OrderRow({ order, clockOffset }: TimedOrder) {
  const { t } = useTranslation(['order', 'artworks']);
  const names = order.items.map(({ productName }) => productName ?? t('artworks:unnamed'));
  const refunded = sumRefunded(order.refunds);
  const detail = withQuery(href('/user/order/detail'), { orderNo: order.orderNo });
  return (
    <li className="border-b border-hairline py-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-stone">
        <p className="flex flex-wrap gap-x-5">
          <RelativeDay value={order.createdAt} />
          <span className="tabular-nums">{order.orderNo}</span>
        </p>
        <OrderStatus order={order} />
      </div>
      <div className="mt-4 flex gap-5">
        <div className="flex gap-2">
          {order.items.slice(0, shownPictures).map(({ productCode, imageUrl }) => (
            <PiecePicture key={productCode} productCode={productCode} imageUrl={imageUrl} className="w-16" />
          ))}
        </div>
        <p className="line-clamp-3 min-w-0 self-center font-heading text-body">
          {names.join(t('list.separator'))}
        </p>
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p>
          <span className="text-lead tabular-nums">{formatPrice(order.amount, '')}</span>{' '}
          <span className="text-stone">{t('list.pieces', { count: countUnits(order) })}</span>
          {refunded > 0 && (
            <span className="ml-4 text-stone">
              {t('list.refunded', { amount: formatPrice(refunded, '') })}
            </span>
          )}
        </p>
        <OrderActions order={order} clockOffset={clockOffset}>
          <Link
            to={detail}
            className={buttonClass('plain')}
            aria-label={t('list.detailsOf', { number: order.orderNo })}
          >
            {t('list.details')}
          </Link>
        </OrderActions>
      </div>
    </li>
  );
}

/** The date is shown on hover. */
function RelativeDay({ value }: { value: string }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const days = daysAgo(new Date(value), new Date());
  const text =
    days === 0 ? t('dates.today') : days === 1 ? t('dates.yesterday') : t('dates.daysAgo', { count: days });
  return (
    <time dateTime={value} title={formatTime(value, language, 'dateAndTime')}>
      {text} <span className="tabular-nums">{formatTime(value, language, 'time')}</span>
    </time>
  );
}
