import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { post } from '../../api/commerce.ts';
import { Button } from '../../ui/button.tsx';
import { BulkDialog } from '../act/bulk-dialog.tsx';
import type { ProductRow } from './set-sale.ts';
import { useBulkSale } from './use-bulk-sale.ts';

interface BulkSaleProps {
  pieces: readonly ProductRow[];
  onSale: boolean;
  onFinished: () => void;
}

export function BulkSale({ pieces, onSale, onFinished }: BulkSaleProps) {
  const { t, i18n } = useTranslation('admin-products');
  const [open, setOpen] = useState(false);
  const verb = t(onSale ? 'putOnSale' : 'takeOff');
  const { change, offer } = useBulkSale(pieces, {
    send: (latest, dryRun, attempt) =>
      attempt({ pieces: named(latest), onSale, dryRun }, (input) =>
        post('/admin/products/put_on_sale', input),
      ),
    changeOf: () => t(onSale ? 'onSale' : 'offSale'),
    done: (names) => i18n.t(`admin-products:bulkSale.${onSale ? 'putOn' : 'takenOff'}`, { pieces: names }),
  });

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
        input={JSON.stringify(named(pieces))}
        check={() => change(true)}
        run={() => change(false)}
        onFinished={() => {
          offer();
          onFinished();
        }}
        fileName="on-sale"
      />
    </>
  );
}

const named = (pieces: readonly ProductRow[]) =>
  pieces.map(({ productCode, version }) => ({ productCode, version }));
