import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createAttempts } from '../../api/attempt.ts';
import { post } from '../../api/commerce.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { formatMoney } from '../../ui/price.tsx';
import { BulkDialog, type BulkResult } from '../act/bulk-dialog.tsx';
import { changedByPercent } from './changed-by-percent.ts';
import type { ProductRow } from './set-sale.ts';

const attempt = createAttempts();

/** Changes the prices of the selected pieces by a percentage. Pieces without a price are left out. */
export function BulkPrice({ pieces }: { pieces: readonly ProductRow[] }) {
  const { t } = useTranslation('admin-products');
  const [open, setOpen] = useState(false);
  const [percent, setPercent] = useState('');
  const changed = pieces.flatMap((piece) => changedByPercent(piece, Number(percent)) ?? []);

  async function ask(dryRun: boolean): Promise<BulkResult[]> {
    const answers = await attempt({ pieces: changed, dryRun }, (input) =>
      post('/admin/products/price_bulk', input),
    );
    const money = (amount: number | null | undefined) => (amount ? formatMoney(amount) : t('noPrice'));
    return answers.map(({ productCode, errorCode, changes, before, after }) => ({
      id: productCode,
      name: productCode,
      errorCode,
      change: changes ? `${money(before?.price)} → ${money(after?.price)}` : undefined,
    }));
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
        ready={Number(percent) !== 0 && changed.length > 0}
        check={() => ask(true)}
        run={() => ask(false)}
        fileName="prices"
      >
        <Input
          label={t('bulkPrice.percent')}
          hint={t('bulkPrice.hint')}
          type="number"
          min={-90}
          max={900}
          value={percent}
          onChange={(event) => setPercent(event.target.value)}
        />
      </BulkDialog>
    </>
  );
}
