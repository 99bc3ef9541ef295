import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { useAtOnce } from '../act/use-at-once.ts';
import { useMay } from '../frame/staff.ts';
import type { ProductRow } from './set-sale.ts';
import { useSetOnSale } from './use-set-on-sale.ts';

export function SaleSwitch({ piece }: { piece: ProductRow }) {
  const { t } = useTranslation('admin-products');
  const { busy, atOnce } = useAtOnce();
  const change = useSetOnSale();
  const mayWrite = useMay()('products.write');
  const { onSale, price, forShow } = piece;
  if (!mayWrite || forShow || (!onSale && price === null)) return null;
  return (
    <Button
      variant={onSale ? 'quiet' : 'primary'}
      busy={busy}
      className="min-h-11 px-5 lg:min-h-9"
      onClick={() => atOnce(() => change(piece, !onSale))}
    >
      {t(onSale ? 'takeOff' : 'putOnSale')}
    </Button>
  );
}
