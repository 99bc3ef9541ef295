import { useTranslation } from 'react-i18next';
import { useImported } from '../../ui/use-imported.ts';
import { CartFailure, CartLoading } from './cart-states.tsx';

/** Guests never load the component with the cart of a member. */
export function MemberCart({ open }: { open: boolean }) {
  const { t } = useTranslation();
  const { module, failed, retry } = useImported(importCart, true);
  if (module) return <module.LoadedCart open={open} />;
  if (!open) return null;
  return failed ? <CartFailure reason={t('errors:network')} retry={retry} /> : <CartLoading />;
}

const importCart = () => import('./loaded-cart.tsx');
