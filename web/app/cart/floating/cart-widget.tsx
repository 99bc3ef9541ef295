import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useOpenedPart } from '../../api/use-opened-part.ts';
import { useUserId } from '../../session/use-user-id.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useCartCount } from '../cart-contents.ts';
import { Dock } from './dock.tsx';
import { RoundButton } from './round-button.tsx';

/** The panel of a member is loaded at once, because it counts the pieces for the button. */
export function CartWidget() {
  const { t, ready } = useTranslation('cart', { useSuspense: false });
  const hydrated = useHydrated();
  const userId = useUserId();
  const count = useCartCount();
  const { key } = useLocation();
  const pressed = useRef<HTMLElement>(null);
  const { module, open, show, close, near } = useOpenedPart(importPanel, userId !== null);

  useEffect(() => {
    if (key) close();
  }, [key, close]);

  function press(event: MouseEvent<HTMLElement>) {
    pressed.current = event.currentTarget;
    show();
  }

  if (!hydrated || !ready) return null;
  const label = count ? t('widget.named', { count }) : t('title');
  return (
    <section aria-label={t('title')} className="print:hidden" {...near}>
      <RoundButton label={label} count={count} onPress={press} />
      <Dock label={label} count={count} onPress={press} />
      {module && <module.CartPanel open={open} pressed={pressed} userId={userId} onClose={close} />}
    </section>
  );
}

const importPanel = () => import('./cart-panel.tsx');
