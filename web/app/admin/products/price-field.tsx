import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { hasCode, reasonOf } from '../../api/errors.ts';
import { explain } from '../../api/explain.ts';
import { readAmount } from '../../form/read-amount.ts';
import { isComposing } from '../../ui/is-composing.ts';
import { offerUndo } from '../act/undo.ts';
import { useTodo } from '../frame/use-todo.ts';
import { namePiece } from './piece-name.ts';
import { changeSale, type Prices, type ProductRow } from './set-sale.ts';
import { useSetOnSale } from './use-set-on-sale.ts';

interface PriceFieldProps {
  piece: ProductRow;
  field: keyof Prices;
  text: string;
  /** `byKey`: whether the person left by a key, so that the focus returns to the price. */
  onLeave: (byKey: boolean) => void;
}

/** Enter saves at once, and Esc leaves the field. An empty field removes the price. A refusal keeps the typed text. */
export function PriceField({ piece, field, text, onLeave }: PriceFieldProps) {
  const { t, i18n } = useTranslation('admin-products');
  const { revalidate } = useRevalidator();
  const { refresh } = useTodo();
  const setOnSale = useSetOnSale();
  // The piece as the person saw it. The list may load a newer version, which must not be overwritten unasked.
  const [seen, setSeen] = useState<ProductRow | null>(piece);
  const [typed, setTyped] = useState(() => String(piece[field] ?? ''));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [isUnclear, setUnclear] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);

  const before = seen ?? piece;
  const wanted = typed.trim() === '' ? null : readAmount(typed);
  const isClear = wanted === null || wanted > 0;
  const isSame = wanted === before[field];

  async function save() {
    if (!isClear) return setUnclear(true);
    setUnclear(false);
    if (isSame) return onLeave(true);
    setBusy(true);
    setFailure(undefined);
    try {
      const { saved, undo } = await changeSale(before, { [field]: wanted });
      onLeave(true);
      refresh();
      const isFirstPrice = before.price === null && saved.price !== null && !saved.onSale;
      offerUndo(
        () => i18n.t('admin-products:priceSaved', { piece: namePiece(i18n, piece) }),
        undo,
        isFirstPrice
          ? { verb: () => i18n.t('admin-products:putOnSale'), act: () => setOnSale(saved, true) }
          : undefined,
      );
    } catch (error) {
      setFailure(error);
      // The refusal shows the newer price, so the next Enter applies to that price.
      if (hasCode(error, 'SYS009')) setSeen(null);
    } finally {
      await revalidate();
      setBusy(false);
    }
  }

  function press(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter' && !busy) void save();
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onLeave(true);
  }

  function reason(refusal: unknown): string {
    if (hasCode(refusal, 'SYS009')) return t('changedTo', { text });
    // A price may be refused because of the other price.
    return reasonOf(refusal, 'price') ?? reasonOf(refusal, 'specialPrice') ?? explain(i18n, refusal);
  }

  return (
    <>
      <input
        ref={input}
        inputMode="decimal"
        autoComplete="off"
        aria-label={t(`fields.${field}`)}
        aria-invalid={isUnclear || failure !== undefined || undefined}
        value={typed}
        readOnly={busy}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={press}
        onBlur={() => isSame && !busy && onLeave(false)}
        className="min-h-9 w-full rounded-soft border border-sky bg-white px-1.5 [text-align:inherit] tabular-nums aria-invalid:border-copper"
      />
      <span
        role="status"
        className="absolute top-full right-0 mt-1 w-max max-w-56 rounded-soft border border-hairline bg-white px-2 py-1 text-left text-label whitespace-normal text-stone shadow-raised"
      >
        {isUnclear ? t('unclearAmount') : failure === undefined ? t('editHint') : reason(failure)}
      </span>
    </>
  );
}
