import { type CSSProperties, type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseButton } from '../../ui/close-button.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { GuestCart } from './guest-cart.tsx';
import { LoadedCart } from './loaded-cart.tsx';
import { besideButton } from './position.ts';

interface CartPanelProps {
  open: boolean;
  /** The button that opened the panel gets the focus when the panel closes. */
  pressed: RefObject<HTMLElement | null>;
  /** Null for guests. */
  userId: string | null;
  onClose: () => void;
}

export function CartPanel({ open, pressed, userId, onClose }: CartPanelProps) {
  const { t } = useTranslation('cart');
  const ref = useModal(open);
  const titleId = useId();
  const button = open ? pressed.current?.getBoundingClientRect() : undefined;
  const left = button && besideButton(button, document.documentElement.clientWidth);

  function closed() {
    // Safari does not focus a button when it is clicked, so the dialog cannot return the focus to the button.
    pressed.current?.focus();
    onClose();
  }

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={closed}
      style={{ '--left': `${left ?? 0}px` } as CSSProperties}
      className={
        'cart-panel m-0 mt-auto h-[80dvh] max-h-none w-full max-w-none flex-col bg-paper p-0 text-ink shadow-raised ' +
        'open:flex lg:my-auto lg:ml-(--left) lg:w-104 lg:rounded-soft'
      }
    >
      <div className="flex items-start justify-between gap-6 px-6 pt-5 pb-4">
        <h2 id={titleId} tabIndex={-1} className="text-title outline-none">
          {t('title')}
        </h2>
        <CloseButton label={t('common:close')} onClick={onClose} />
      </div>
      {userId ? <LoadedCart key={userId} open={open} /> : open && <GuestCart />}
    </dialog>
  );
}
