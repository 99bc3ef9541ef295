import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { hasCode, reasonOf } from '../../api/errors.ts';
import { explain } from '../../api/explain.ts';
import { formatMoney } from '../../ui/price.tsx';
import { offerUndo } from '../act/undo.ts';
import { useMay } from '../frame/staff.ts';
import { useTodo } from '../frame/use-todo.ts';
import { type Prices, type ProductRow, setPrices } from './set-sale.ts';

interface PriceCellProps {
  piece: ProductRow;
  field: keyof Prices;
}

/**
 * A price that is edited in place: a click opens the field, Enter saves at once, Esc leaves it. An empty field removes
 * the price. What was saved can be undone. A refusal stays at the field, and nothing typed is lost.
 */
export function PriceCell({ piece, field }: PriceCellProps) {
  const { t, i18n } = useTranslation('admin-products');
  const { revalidate } = useRevalidator();
  const { refresh } = useTodo();
  const [typed, setTyped] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [isUnclear, setUnclear] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const amount = piece[field];
  const text = amount === null ? t(field === 'price' ? 'noPrice' : 'none') : formatMoney(amount);
  const isEdited = typed !== undefined;
  useEffect(() => {
    if (isEdited) input.current?.select();
  }, [isEdited]);
  if (!useMay()('products.write') || piece.forShow) return <span>{piece.forShow ? '' : text}</span>;

  async function save(value: string) {
    // The value of a number field is empty when its text is not a number. That must not remove the price.
    if (!input.current?.validity.valid) return setUnclear(true);
    setUnclear(false);
    const wanted = value.trim() === '' ? null : Number(value);
    if (wanted === amount) return leave();
    setBusy(true);
    setFailure(undefined);
    try {
      const saved = await setPrices(piece, { [field]: wanted });
      leave();
      refresh();
      offerUndo(
        () => i18n.t('admin-products:priceSaved', { code: piece.productCode }),
        () => setPrices(saved, { [field]: amount }),
      );
    } catch (error) {
      setFailure(error);
    } finally {
      await revalidate();
      setBusy(false);
    }
  }

  function leave() {
    setTyped(undefined);
    setFailure(undefined);
    setUnclear(false);
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' && typed !== undefined && !busy) void save(typed);
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    leave();
  }

  function reason(refusal: unknown): string {
    if (hasCode(refusal, 'SYS009')) return t('changedTo', { text });
    return reasonOf(refusal, field) ?? explain(i18n, refusal);
  }

  if (typed === undefined) {
    return (
      <button
        type="button"
        title={t('edit')}
        aria-label={t('editPrice', { field: t(`fields.${field}`), text })}
        onClick={() => setTyped(amount === null ? '' : String(amount))}
        className="relative z-1 min-h-9 border-b border-dashed border-rim/40 tabular-nums hover:text-sky"
      >
        {text}
      </button>
    );
  }
  return (
    <span className="relative z-1 inline-block text-left">
      <input
        ref={input}
        type="number"
        inputMode="decimal"
        min={0.01}
        step={0.01}
        aria-label={t(`fields.${field}`)}
        aria-invalid={isUnclear || failure !== undefined || undefined}
        value={typed}
        readOnly={busy}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={press}
        className="min-h-9 w-28 rounded-soft border border-sky bg-white px-2 text-right tabular-nums aria-invalid:border-copper"
      />
      <span className="mt-1 block max-w-56 text-label whitespace-normal text-stone" role="status">
        {isUnclear ? t('unclearAmount') : failure === undefined ? t('editHint') : reason(failure)}
      </span>
    </span>
  );
}
