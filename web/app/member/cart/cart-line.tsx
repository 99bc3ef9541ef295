import type { CartItem, Offer } from '@junyao/commerce/contract';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { explain } from '../../api/explain.ts';
import { isOrderable } from '../../cart/orderable.ts';
import { PiecePicture } from '../../cart/piece-picture.tsx';
import { useCart } from '../../cart/use-cart.ts';
import { Notice } from '../../ui/notice.tsx';
import { formatPrice } from '../../ui/price.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { LineStatus } from './line-status.tsx';

interface CartLineProps {
  item: CartItem;
  offer: Offer | undefined;
  /** The number of the member's own unpaid order that holds the piece. */
  ownOrder: string | undefined;
  /** Called with 1 when a change starts and with -1 when it has ended. The cart counts the pending changes. */
  onChanging: (by: 1 | -1) => void;
  onRemoved: () => void;
}

type Failed = 'operationFailed' | 'deleteFailed';

/** Each change is sent to commerce first, and the line is disabled until the answer arrives. */
export function CartLine({ item, offer, ownOrder, onChanging, onRemoved }: CartLineProps) {
  const { t, i18n } = useTranslation(['cart', 'artworks']);
  const { select, changeQuantity, remove } = useCart();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ failed: Failed; error: unknown }>();
  const statusId = useId();
  const orderable = isOrderable(item);
  const name = item.productName ?? t('artworks:unnamed');
  const free = offer?.available ?? item.quantity;
  const isSeries = free > 1 || item.quantity > 1;

  async function change(action: () => Promise<void>, failed: Failed) {
    setBusy(true);
    onChanging(1);
    setFailure(undefined);
    try {
      await action();
    } catch (error) {
      setFailure({ failed, error });
    } finally {
      setBusy(false);
      onChanging(-1);
    }
  }

  return (
    <li
      className={`border-b border-hairline py-5 transition-opacity ${busy ? 'opacity-50' : ''}`}
      aria-busy={busy || undefined}
    >
      <div className="flex gap-4 sm:gap-6">
        <label className="-m-3 flex min-h-11 min-w-11 cursor-pointer has-disabled:cursor-not-allowed items-center justify-center self-center p-3">
          <input
            type="checkbox"
            className="size-4.5 accent-sky"
            checked={item.selected && orderable}
            disabled={busy || !orderable}
            aria-label={t('select', { name })}
            aria-describedby={orderable ? undefined : statusId}
            onChange={() => void change(() => select(item, !item.selected), 'operationFailed')}
          />
        </label>
        <PiecePicture productCode={item.productCode} imageUrl={item.imageUrl} />
        <div className="min-w-0 grow">
          <div className="items-baseline justify-between gap-x-6 sm:flex">
            <Link
              to={href('/artworks/:productId', { productId: item.productCode })}
              className="font-heading text-body hover:text-sky"
            >
              {name}
            </Link>
            <LinePrice item={item} />
          </div>
          <p className="text-label text-stone tabular-nums">{item.productCode}</p>
          <div className="mt-1">
            <LineStatus id={statusId} item={item} heldUntil={offer?.heldUntil ?? null} ownOrder={ownOrder} />
          </div>
          <div className="mt-2 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
            {isSeries ? (
              <Stepper
                value={item.quantity}
                max={Math.max(free, item.quantity)}
                label={t('quantityOf', { name })}
                fewerLabel={t('artworks:fewer')}
                moreLabel={t('artworks:more')}
                disabled={busy}
                onChange={(quantity) => void change(() => changeQuantity(item, quantity), 'operationFailed')}
              />
            ) : (
              <span className="text-stone">{t('onlyOne')}</span>
            )}
            <button
              type="button"
              disabled={busy}
              aria-label={t('deleteNamed', { name })}
              onClick={() => void change(() => remove(item).then(onRemoved), 'deleteFailed')}
              className="min-h-11 text-stone underline decoration-hairline hover:text-copper hover:decoration-copper"
            >
              {t('delete')}
            </button>
          </div>
        </div>
      </div>
      {failure && (
        <div className="mt-3">
          <Notice title={t(failure.failed)}>{explain(i18n, failure.error)}</Notice>
        </div>
      )}
    </li>
  );
}

/** Shows nothing if the piece has no price and cannot be ordered. */
function LinePrice({ item }: { item: CartItem }) {
  const { t } = useTranslation('artworks');
  const { price, quantity } = item;
  const pending = isOrderable(item) ? t('priceToBeDetermined') : '';
  return (
    <p className="text-body whitespace-nowrap tabular-nums">
      {price !== null && quantity > 1 && (
        <span className="mr-4 text-small text-stone">
          {formatPrice(price, '')} × {quantity}
        </span>
      )}
      {formatPrice(price === null ? null : price * quantity, pending)}
    </p>
  );
}
