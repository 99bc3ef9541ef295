import type { Order } from '@junyao/commerce/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { PiecePicture } from '../../cart/piece-picture.tsx';
import { formatPrice } from '../../ui/price.tsx';

interface OrderItemsProps {
  order: Order;
  noteOf?: (item: Order['items'][number]) => ReactNode;
  /** Below the total. */
  children?: ReactNode;
}

/** The prices were fixed with the order. */
export function OrderItems({ order, noteOf, children }: OrderItemsProps) {
  const { t } = useTranslation(['order', 'artworks']);
  return (
    <div className="border-t border-hairline">
      <ul>
        {order.items.map((item) => (
          <li key={item.productCode} className="flex gap-5 border-b border-hairline py-4">
            <PiecePicture productCode={item.productCode} imageUrl={item.imageUrl} className="w-16" />
            <div className="flex min-w-0 grow items-baseline justify-between gap-x-6">
              <div className="min-w-0">
                <Link
                  to={href('/artworks/:productId', { productId: item.productCode })}
                  className="font-heading text-body hover:text-sky"
                >
                  {item.productName ?? t('artworks:unnamed')}
                </Link>
                <p className="text-label text-stone tabular-nums">
                  {item.productCode}
                  {item.quantity > 1 && <span className="ml-4">× {item.quantity}</span>}
                </p>
                {noteOf?.(item)}
              </div>
              <p className="tabular-nums">{formatPrice(item.price * item.quantity, '')}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-6 py-4">
        <span className="text-stone">{t('order:total')}</span>
        <span className="text-lead tabular-nums">{formatPrice(order.amount, '')}</span>
      </p>
      {children}
    </div>
  );
}
