import { orderStates } from 'commerce/contract/states';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { ConfirmMove } from './confirm-move.tsx';
import type { TimedOrder } from './load-order.ts';
import { allMemberMoves, isOffered, type MemberMove } from './member-moves.ts';
import { OrderActions } from './order-actions.tsx';

/** The buttons for what the member can do with the order now, such as pay it or confirm the receipt. */
export function NextStep({ order, clockOffset }: TimedOrder) {
  const { t } = useTranslation('order');
  const [asked, setAsked] = useState<MemberMove | null>(null);
  useFocusAfterMove(order.status, asked !== null);
  const payable = orderStates.can(order.status, 'pay', 'member');
  const offered = allMemberMoves.filter((move) => isOffered(order, move));
  return (
    <>
      {(payable || offered.length > 0) && (
        <div className="flex flex-wrap items-center justify-between gap-6 border-t border-plum pt-5">
          {offered.includes('complete') && <p className="text-stone">{t('moves.complete.prompt')}</p>}
          <OrderActions order={order} clockOffset={clockOffset} large>
            {offered.map((move) => (
              <Button
                key={move}
                variant={move === 'complete' ? 'primary' : 'plain'}
                onClick={() => setAsked(move)}
              >
                {t(`moves.${move}.verb`)}
              </Button>
            ))}
          </OrderActions>
        </div>
      )}
      {allMemberMoves.map((move) => (
        <ConfirmMove
          key={move}
          order={order}
          move={move}
          open={asked === move}
          onClose={() => setAsked(null)}
        />
      ))}
    </>
  );
}

/**
 * Moves the focus to the title of the page when a member has changed the status of the order, because the
 * button that opened the dialog disappears together with the focus. A change without a dialog, such as an
 * expired time to pay, does not move the focus.
 */
function useFocusAfterMove(status: string, isDialogOpen: boolean): void {
  const shown = useRef(status);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (isDialogOpen) wasAsked.current = true;
    if (shown.current === status || isDialogOpen) return;
    shown.current = status;
    if (!wasAsked.current || document.activeElement !== document.body) return;
    wasAsked.current = false;
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [status, isDialogOpen]);
}
