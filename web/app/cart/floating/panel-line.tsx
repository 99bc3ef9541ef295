import type { CartItem } from '@junyao/commerce/contract';
import { type RefObject, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { formatPrice } from '../../ui/price.tsx';
import { pieceTones, StatusMark } from '../../ui/status-mark.tsx';
import { isOrderable } from '../orderable.ts';
import { PiecePicture } from '../piece-picture.tsx';
import { useCart } from '../use-cart.ts';

/** Shows a change after commerce has accepted it, and only logs a failure, as the specification asks. */
export function PanelLine({ item }: { item: CartItem }) {
  const { t } = useTranslation(['cart', 'artworks']);
  const { select, remove } = useCart();
  const [busy, setBusy] = useState(false);
  const line = useRef<HTMLLIElement>(null);
  const statusId = useId();
  const orderable = isOrderable(item);
  const name = item.productName ?? t('artworks:unnamed');

  async function change(action: () => Promise<void>) {
    setBusy(true);
    try {
      await action();
    } catch (error) {
      console.warn(`The cart item ${item.itemId} could not be changed:`, error);
    } finally {
      setBusy(false);
    }
  }

  async function removeLine() {
    const next = nextFocus(line);
    await remove(item);
    next?.focus();
  }

  return (
    <li
      ref={line}
      aria-busy={busy || undefined}
      className={`flex gap-4 border-t border-hairline py-5 transition-opacity ${busy ? 'opacity-50' : ''}`}
    >
      <label className="-m-3 flex min-h-11 min-w-11 cursor-pointer has-disabled:cursor-not-allowed items-center justify-center self-center p-3">
        <input
          type="checkbox"
          className="size-4.5 accent-sky"
          checked={item.selected && orderable}
          disabled={!orderable}
          aria-label={t('select', { name })}
          aria-describedby={orderable ? undefined : statusId}
          onChange={() => !busy && void change(() => select(item, !item.selected))}
        />
      </label>
      <PiecePicture productCode={item.productCode} imageUrl={item.imageUrl} className="w-16" />
      <div className="flex min-w-0 grow flex-col">
        <Link
          to={href('/artworks/:productId', { productId: item.productCode })}
          className="self-start font-heading leading-snug hover:text-sky"
        >
          {name}
        </Link>
        {!orderable && (
          <div id={statusId}>
            <StatusMark tone={item.status === 'unknown' ? 'ended' : pieceTones[item.status]}>
              {t(item.status === 'unknown' ? 'offSale' : `artworks:status.${item.status}`)}
            </StatusMark>
          </div>
        )}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4">
          <PanelPrice item={item} />
          <Button
            variant="plain"
            busy={busy}
            data-delete
            aria-label={t('deleteNamed', { name })}
            onClick={() => void change(removeLine)}
            className="text-stone! decoration-hairline! hover:text-copper!"
          >
            {t('delete')}
          </Button>
        </div>
      </div>
    </li>
  );
}

/** Says that the price is missing only for a piece that can be ordered. */
function PanelPrice({ item }: { item: CartItem }) {
  const { t } = useTranslation('artworks');
  const { price, quantity } = item;
  const pending = isOrderable(item) ? t('priceToBeDetermined') : '';
  return (
    <p className="text-small tabular-nums lining-nums">
      {formatPrice(price, pending)}
      {quantity > 1 && <span className="ml-2 text-stone">× {quantity}</span>}
    </p>
  );
}

function nextFocus({ current: line }: RefObject<HTMLLIElement | null>): HTMLElement | null | undefined {
  const neighbor = line?.nextElementSibling ?? line?.previousElementSibling;
  if (neighbor) return neighbor.querySelector<HTMLElement>('[data-delete]');
  return line?.closest('dialog')?.querySelector('h2');
}
