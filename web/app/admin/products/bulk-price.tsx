import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { post } from '../../api/commerce.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { formatMoney } from '../../ui/price.tsx';
import { BulkDialog } from '../act/bulk-dialog.tsx';
import { changedByPercent, highestPercent, isPercent, lowestPercent } from './changed-by-percent.ts';
import type { Prices, ProductRow } from './set-sale.ts';
import { useBulkSale } from './use-bulk-sale.ts';

/** Leaves out pieces without a price. */
export function BulkPrice({ pieces, onFinished }: { pieces: readonly ProductRow[]; onFinished: () => void }) {
  const { t, i18n } = useTranslation('admin-products');
  const [open, setOpen] = useState(false);
  const [percent, setPercent] = useState('');
  const isAllowed = isPercent(percent);
  const changedBy = (rows: readonly ProductRow[]) =>
    isAllowed ? rows.flatMap((piece) => changedByPercent(piece, Number(percent)) ?? []) : [];
  const changed = changedBy(pieces);
  const { change, offer } = useBulkSale(pieces, {
    send: (latest, dryRun, attempt) =>
      attempt({ pieces: changedBy(latest), dryRun }, (input) => post('/admin/products/price_bulk', input)),
    changeOf: ({ before, after }) => describeChange(before, after),
    done: (named) => i18n.t('admin-products:bulkPrice.done', { pieces: named }),
  });

  function describeChange(before: Prices | null, after: Prices | null): string {
    const move = (field: keyof Prices) =>
      `${formatMoney(before?.[field] ?? 0)} → ${formatMoney(after?.[field] ?? 0)}`;
    if (before?.specialPrice == null) return move('price');
    return t('bulkPrice.both', { price: move('price'), specialPrice: move('specialPrice') });
  }

  return (
    <>
      <Button variant="plain" onClick={() => setOpen(true)}>
        {t('bulkPrice.verb')}
      </Button>
      <BulkDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('bulkPrice.title')}
        verb={t('bulkPrice.verb')}
        effect={t('bulkPrice.effect')}
        input={JSON.stringify(changed)}
        ready={isAllowed && Number(percent) !== 0 && changed.length > 0}
        onFinished={() => {
          offer();
          onFinished();
        }}
        check={() => change(true)}
        run={() => change(false)}
        fileName="prices"
      >
        <Input
          label={t('bulkPrice.percent')}
          hint={t('bulkPrice.hint')}
          type="number"
          min={lowestPercent}
          max={highestPercent}
          error={
            percent !== '' && !isAllowed
              ? t('bulkPrice.outOfRange', { lowest: lowestPercent, highest: highestPercent })
              : undefined
          }
          value={percent}
          onChange={(event) => setPercent(event.target.value)}
        />
      </BulkDialog>
    </>
  );
}
