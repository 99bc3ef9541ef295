import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createAttempts } from '../../api/attempt.ts';
import { post } from '../../api/commerce.ts';
import { Button } from '../../ui/button.tsx';
import { BulkDialog, type BulkResult } from '../act/bulk-dialog.tsx';
import type { ProductRow } from './set-sale.ts';

interface BulkSaleProps {
  pieces: readonly ProductRow[];
  onSale: boolean;
  onFinished: () => void;
}

/** Puts the selected pieces on sale, or takes them off sale. */
export function BulkSale({ pieces, onSale, onFinished }: BulkSaleProps) {
  const { t } = useTranslation('admin-products');
  const [open, setOpen] = useState(false);
  // Each of the two dialogs keeps its own attempt without an answer.
  const [attempt] = useState(() => createAttempts());
  const verb = t(onSale ? 'putOnSale' : 'takeOff');
  const named = pieces.map(({ productCode, version }) => ({ productCode, version }));

  async function ask(dryRun: boolean): Promise<BulkResult[]> {
    const answers = await attempt({ pieces: named, onSale, dryRun }, (input) =>
      post('/admin/products/put_on_sale', input),
    );
    return answers.map(({ productCode, errorCode, changes }) => ({
      id: productCode,
      name: productCode,
      errorCode,
      change: changes ? t(onSale ? 'onSale' : 'offSale') : undefined,
    }));
  }

  return (
    <>
      <Button variant="plain" onClick={() => setOpen(true)}>
        {verb}
      </Button>
      <BulkDialog
        open={open}
        onClose={() => setOpen(false)}
        title={verb}
        verb={verb}
        effect={t(onSale ? 'putOnEffect' : 'takeOffEffect')}
        input={JSON.stringify(named)}
        check={() => ask(true)}
        run={() => ask(false)}
        onFinished={onFinished}
        fileName="on-sale"
      />
    </>
  );
}
