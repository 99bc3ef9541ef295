import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Chevron } from '../../ui/chevron.tsx';
import { CartIcon } from './cart-icon.tsx';
import { CountBadge } from './count-badge.tsx';

interface DockProps {
  label: string;
  count: number | null;
  onPress: (event: MouseEvent<HTMLElement>) => void;
}

/** bottom-edge.css keeps the height of this bar free below every page. */
export function Dock({ label, count, onPress }: DockProps) {
  const { t } = useTranslation('cart');
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={label}
      onClick={onPress}
      className="dock fixed inset-x-0 bottom-0 z-20 flex h-(--dock) items-center gap-3 border-t border-rim/40 bg-paper px-margin text-small select-none lg:hidden"
    >
      <CartIcon />
      {t('title')}
      <CountBadge count={count} />
      <Chevron className="ml-auto size-3 rotate-180" />
    </button>
  );
}
