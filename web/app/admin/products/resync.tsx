import { useTranslation } from 'react-i18next';
import { createAttempts } from '../../api/attempt.ts';
import { post } from '../../api/commerce.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useAtOnce } from '../act/use-at-once.ts';
import { useMay } from '../frame/staff.ts';

const attempt = createAttempts();

export function Resync({ productCode }: { productCode: string }) {
  const { t, i18n } = useTranslation('admin-products');
  const { busy, atOnce } = useAtOnce();
  if (!useMay()('products.write')) return null;

  async function fetchAgain() {
    await attempt({ productCode }, (input) => post('/admin/products/resync', input));
    toast(() => i18n.t('admin-products:resynced', { code: productCode }));
  }

  return (
    <Button
      variant="quiet"
      busy={busy}
      className="min-h-11 px-5 lg:min-h-9"
      onClick={() => atOnce(fetchAgain)}
    >
      {t('resync')}
    </Button>
  );
}
