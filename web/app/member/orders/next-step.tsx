import type { Order } from '@junyao/commerce/contract';
import { orderRefundableDays, orderStates } from '@junyao/commerce/contract/states';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenedPart } from '../../api/use-opened-part.ts';
import { Button } from '../../ui/button.tsx';
import { useFocusAfterMove } from '../use-focus-after-move.ts';
import { isJustPaid } from './is-just-paid.ts';
import type { TimedOrder } from './load-order.ts';
import { allMemberMoves, isOffered, type MemberMove } from './member-moves.ts';
import { OrderActions } from './order-actions.tsx';

const importConfirmMove = () => import('./confirm-move.tsx');

export function NextStep({ order, clockOffset }: TimedOrder) {
  const { t } = useTranslation('order');
  const { module, open: isOpen, show, close, near } = useOpenedPart(importConfirmMove);
  const [opened, setOpened] = useState<MemberMove>();
  useFocusAfterMove(order.status, isOpen);
  const payable = orderStates.can(order.status, 'pay', 'member');
  const offered = allMemberMoves.filter((move) => isOffered(order, move));
  return (
    <>
      {(payable || offered.length > 0) && (
        <div className="flex flex-wrap items-center justify-between gap-6 border-t border-plum pt-5">
          <NextEvent order={order} offered={offered} />
          <OrderActions order={order} clockOffset={clockOffset} large>
            {offered.map((move) => (
              <Button
                key={move}
                variant={move === 'complete' ? 'primary' : 'plain'}
                {...near}
                onClick={() => {
                  setOpened(move);
                  show();
                }}
              >
                {t(`moves.${move}.verb`)}
              </Button>
            ))}
          </OrderActions>
        </div>
      )}
      {module &&
        allMemberMoves.map((move) => (
          <module.ConfirmMove
            key={move}
            order={order}
            move={move}
            open={isOpen && opened === move}
            onClose={close}
          />
        ))}
    </>
  );
}

function NextEvent({ order, offered }: { order: Order; offered: MemberMove[] }) {
  const { t } = useTranslation('order');
  const text =
    (offered.includes('complete') && t('moves.complete.prompt')) ||
    (isJustPaid(order) && t('thanks.packing')) ||
    (offered.includes('applyRefund') && t('moves.applyRefund.prompt', { days: orderRefundableDays }));
  return text && <p className="measure text-stone">{text}</p>;
}
