import type { CartItem } from '@junyao/commerce/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { explain } from '../../api/explain.ts';
import { isOrderable } from '../../cart/orderable.ts';
import { Notice } from '../../ui/notice.tsx';
import { selectAll } from './cart-changes.ts';

interface SelectAllProps {
  items: CartItem[];
  onChanging: (by: 1 | -1) => void;
}

export function SelectAll({ items, onChanging }: SelectAllProps) {
  const { t, i18n } = useTranslation('cart');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const orderable = items.filter(isOrderable);
  const selected = orderable.filter((item) => item.selected).length;
  const all = orderable.length > 0 && selected === orderable.length;
  if (items.length < 2) return null;

  async function toggle() {
    setBusy(true);
    onChanging(1);
    setError(undefined);
    try {
      await selectAll(!all);
    } catch (error) {
      setError(error);
    } finally {
      setBusy(false);
      onChanging(-1);
    }
  }

  return (
    <div className="pb-3">
      <label className="-ml-3 inline-flex min-h-11 cursor-pointer items-center gap-4 px-3 has-disabled:cursor-not-allowed">
        <input
          type="checkbox"
          className="size-4.5 accent-sky"
          ref={(box) => {
            if (box) box.indeterminate = selected > 0 && !all;
          }}
          checked={all}
          disabled={orderable.length === 0}
          aria-busy={busy || undefined}
          onChange={() => !busy && void toggle()}
        />
        {t('selectAll')}
      </label>
      {error !== undefined && <Notice title={t('operationFailed')}>{explain(i18n, error)}</Notice>}
    </div>
  );
}
