import type { CartItem } from '@junyao/commerce/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { explain } from '../../api/explain.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { putBack } from './cart-changes.ts';

interface RemovedLineProps {
  item: CartItem;
  /** Called when the piece is in the cart again. */
  onBack: () => void;
}

/** The button has the focus that the deleted line had. */
export function RemovedLine({ item, onBack }: RemovedLineProps) {
  const { t, i18n } = useTranslation(['cart', 'artworks']);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const line = useRef<HTMLLIElement>(null);
  const name = item.productName ?? t('artworks:unnamed');

  useEffect(() => {
    if (document.activeElement === document.body) line.current?.querySelector('button')?.focus();
  }, []);

  async function undo() {
    setBusy(true);
    setError(undefined);
    try {
      await putBack(item);
      onBack();
    } catch (error) {
      setError(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <li ref={line} className="border-b border-hairline py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <span role="status" className="text-stone">
          {t('deleted', { name })}
        </span>
        <Button variant="plain" busy={busy} onClick={() => void undo()} aria-label={t('undoNamed', { name })}>
          {t('undo')}
        </Button>
      </div>
      {error !== undefined && <Notice title={t('operationFailed')}>{explain(i18n, error)}</Notice>}
    </li>
  );
}
