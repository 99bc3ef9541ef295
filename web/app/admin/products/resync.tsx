import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { createAttempts } from '../../api/attempt.ts';
import { post } from '../../api/commerce.ts';
import { explain } from '../../api/explain.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useMay } from '../frame/staff.ts';

const attempt = createAttempts();

/** Fetches the piece from the CMS again. */
export function Resync({ productCode }: { productCode: string }) {
  const { t, i18n } = useTranslation('admin-products');
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  if (!useMay()('products.write')) return null;

  async function fetchAgain() {
    setBusy(true);
    try {
      await attempt({ productCode }, (input) => post('/admin/products/resync', input));
      toast(() => i18n.t('admin-products:resynced', { code: productCode }));
    } catch (error) {
      toast(() => explain(i18n, error), 'error');
    } finally {
      await revalidate();
      setBusy(false);
    }
  }

  return (
    <Button
      variant="quiet"
      busy={busy}
      className="min-h-11 px-5 lg:min-h-9"
      onClick={() => void fetchAgain()}
    >
      {t('resync')}
    </Button>
  );
}
