import type { CartItem, Offer } from 'commerce/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { explain } from '../../api/explain.ts';
import { useCart } from '../../cart/use-cart.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Notice } from '../../ui/notice.tsx';
import { formatPrice } from '../../ui/price.tsx';
import { pieceTones, StatusMark } from '../../ui/status-mark.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { formatTime } from '../local-time.tsx';
import { PiecePicture } from '../piece-picture.tsx';

interface CartLineProps {
  item: CartItem;
  offer: Offer | undefined;
}

/** One piece in the cart. Every change goes to commerce first; while it is under way the line waits. */
export function CartLine({ item, offer }: CartLineProps) {
  const { t, i18n } = useTranslation(['cart', 'artworks']);
  const { select, changeQuantity, remove } = useCart();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ title: string; reason: string }>();
  const name = item.productName ?? t('artworks:unnamed');
  const free = offer?.available ?? item.quantity;
  const isSeries = free > 1 || item.quantity > 1;

  async function change(action: () => Promise<void>, failed: string) {
    setBusy(true);
    setFailure(undefined);
    try {
      await action();
    } catch (error) {
      setFailure({ title: failed, reason: explain(i18n, error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <li
      className={`border-b border-hairline py-5 transition-opacity ${busy ? 'opacity-50' : ''}`}
      aria-busy={busy || undefined}
    >
      <div className="flex gap-4 sm:gap-6">
        <label className="-m-3 flex min-h-11 min-w-11 cursor-pointer items-center justify-center self-center p-3">
          <input
            type="checkbox"
            className="size-4.5 accent-sky"
            checked={item.selected}
            disabled={busy}
            aria-label={t('select', { name })}
            onChange={() => void change(() => select(item, !item.selected), t('operationFailed'))}
          />
        </label>
        <PiecePicture productCode={item.productCode} imageUrl={item.imageUrl} />
        <div className="min-w-0 grow">
          <div className="items-baseline justify-between gap-x-6 sm:flex">
            <Link to={`/artworks/${item.productCode}`} className="font-heading text-body hover:text-sky">
              {name}
            </Link>
            <p className="text-body whitespace-nowrap tabular-nums">
              {formatPrice(item.price, t('artworks:priceToBeDetermined'))}
            </p>
          </div>
          <p className="text-label text-stone tabular-nums">{item.productCode}</p>
          <div className="mt-1">
            <ItemStatus item={item} heldUntil={offer?.heldUntil ?? null} />
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
                onChange={(quantity) =>
                  void change(() => changeQuantity(item, quantity), t('operationFailed'))
                }
              />
            ) : (
              <span className="text-stone">{t('onlyOne')}</span>
            )}
            <button
              type="button"
              disabled={busy}
              aria-label={t('deleteNamed', { name })}
              onClick={() => void change(() => remove(item), t('deleteFailed'))}
              className="min-h-11 text-stone underline decoration-hairline hover:text-copper hover:decoration-copper"
            >
              {t('delete')}
            </button>
          </div>
        </div>
      </div>
      {failure && (
        <div className="mt-3">
          <Notice title={failure.title}>{failure.reason}</Notice>
        </div>
      )}
    </li>
  );
}

/** Whether it can be had now; an item without a price says that instead. */
function ItemStatus({ item, heldUntil }: { item: CartItem; heldUntil: string | null }) {
  const { t } = useTranslation(['cart', 'artworks']);
  const language = useLanguage();
  if (item.price === null) return <StatusMark tone="unknown">{t('unpriced')}</StatusMark>;
  return (
    <StatusMark tone={pieceTones[item.status]}>
      {t(`artworks:status.${item.status}`)}
      {item.status === 'reserved' && heldUntil && (
        <span className="ml-2 text-stone">
          {t('artworks:heldUntil', { time: formatTime(heldUntil, language, 'time') })}
        </span>
      )}
    </StatusMark>
  );
}
