import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import { useMay } from '../frame/staff.ts';
import { PriceField } from './price-field.tsx';
import type { Prices, ProductRow } from './set-sale.ts';

interface PriceCellProps {
  piece: ProductRow;
  field: keyof Prices;
}

export function PriceCell({ piece, field }: PriceCellProps) {
  const { t } = useTranslation('admin-products');
  const [isEdited, setEdited] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  useEffect(() => {
    if (!isEdited && returnsFocus.current) button.current?.focus();
  }, [isEdited]);
  const amount = piece[field];
  const text = amount === null ? t(field === 'price' ? 'noPrice' : 'none') : formatMoney(amount);
  if (!useMay()('products.write') || piece.forShow) return <span>{piece.forShow ? '' : text}</span>;

  function leave(byKey: boolean) {
    returnsFocus.current = byKey;
    setEdited(false);
  }

  return (
    <span className={`relative inline-block w-24 ${isEdited ? 'z-5' : 'z-1'}`}>
      {isEdited ? (
        <PriceField piece={piece} field={field} text={text} onLeave={leave} />
      ) : (
        <button
          ref={button}
          type="button"
          title={t('edit')}
          aria-label={t('editPrice', { field: t(`fields.${field}`), text })}
          onClick={() => setEdited(true)}
          className="min-h-9 border-b border-dashed border-rim/40 tabular-nums hover:text-sky"
        >
          {text}
        </button>
      )}
    </span>
  );
}
