import type { MouseEvent } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CartIcon } from './cart-icon.tsx';
import { CountBadge } from './count-badge.tsx';
import { moveByKey } from './position.ts';
import { useDrag } from './use-drag.ts';
import { usePosition } from './use-position.ts';

interface RoundButtonProps {
  label: string;
  count: number | null;
  onPress: (event: MouseEvent<HTMLElement>) => void;
}

export function RoundButton({ label, count, onPress }: RoundButtonProps) {
  const { t } = useTranslation('cart');
  const hintId = useId();
  const { x, y, move, remember } = usePosition();
  const { dragging, handlers } = useDrag({ x, y }, { onMove: move, onDrop: remember, onPress });
  return (
    <div className="max-lg:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={label}
        aria-describedby={hintId}
        style={{ translate: `${x}px ${y}px` }}
        {...handlers}
        onKeyDown={(event) => {
          const to = moveByKey({ x, y }, event.key);
          if (!to) return;
          event.preventDefault();
          move(to);
        }}
        onKeyUp={remember}
        className={
          'fixed top-0 left-0 z-20 grid size-12 touch-none place-items-center rounded-full border border-rim/40 ' +
          `bg-paper shadow-raised select-none hover:border-ink ${dragging ? 'cursor-grabbing!' : ''}`
        }
      >
        <CartIcon />
        <CountBadge count={count} className="absolute -top-1.5 left-7.5" />
      </button>
      <p id={hintId} hidden>
        {t('widget.moveHint')}
      </p>
    </div>
  );
}
