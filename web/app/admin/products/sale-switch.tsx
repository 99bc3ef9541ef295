import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { offerUndo } from '../act/undo.ts';
import { useAtOnce } from '../act/use-at-once.ts';
import { useMay } from '../frame/staff.ts';
import { type ProductRow, setOnSale } from './set-sale.ts';

/** Puts a piece with a price on sale, or takes it off sale, at once. This can be undone. */
export function SaleSwitch({ piece }: { piece: ProductRow }) {
  const { t, i18n } = useTranslation('admin-products');
  const { busy, atOnce } = useAtOnce();
  const mayWrite = useMay()('products.write');
  const { onSale, productCode, price, forShow } = piece;
  if (!mayWrite || forShow || (!onSale && price === null)) return null;

  async function change() {
    const saved = await setOnSale(piece, !onSale);
    offerUndo(
      () => i18n.t(`admin-products:${onSale ? 'takenOff' : 'putOn'}`, { code: productCode }),
      () => setOnSale(saved, onSale),
    );
  }

  return (
    <Button
      variant={onSale ? 'quiet' : 'primary'}
      busy={busy}
      className="min-h-11 px-5 lg:min-h-9"
      onClick={() => atOnce(change)}
    >
      {t(onSale ? 'takeOff' : 'putOnSale')}
    </Button>
  );
}
