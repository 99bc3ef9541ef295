import type { Order } from '@junyao/commerce/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextArea } from '../../ui/text-area.tsx';
import { useImported } from '../../ui/use-imported.ts';
import { MoveDialog } from '../move-dialog.tsx';
import { isOffered, type MemberMove } from './member-moves.ts';
import { moveForms } from './move-forms.ts';

interface ConfirmMoveProps {
  order: Order;
  move: MemberMove;
  open: boolean;
  onClose: () => void;
}

/** A typed reason stays when the dialog is closed. */
export function ConfirmMove({ order, move, open, onClose }: ConfirmMoveProps) {
  const { t, i18n } = useTranslation(['order', 'common']);
  const [reason, setReason] = useState('');
  const offered = isOffered(order, move);
  // Few orders are refunded, so the page does not load the choice of pieces before it is needed.
  const { module } = useImported(importPieces, open && move === 'applyRefund' && hasSeveral(order));
  const ChoosePieces = module?.default;
  return (
    <MoveDialog
      move={moveForms[move]}
      offered={offered}
      open={open}
      onClose={onClose}
      texts={{
        verb: t(`moves.${move}.verb`),
        effect: t(effectOf(order, move)),
        changed: t('moves.changed'),
        dismiss: t(`moves.${move}.dismiss`),
        failed: t(`moves.${move}.failed`),
        unanswered: t(`moves.${move}.unanswered`),
        done: () => i18n.t(`order:moves.${move}.done`),
      }}
    >
      {(form) => (
        <>
          <input type="hidden" name="orderNo" value={order.orderNo} />
          {offered && ChoosePieces && <ChoosePieces items={order.items} error={form.errorOf('pieces')} />}
          {offered && move === 'applyRefund' && (
            <TextArea
              label={t(`moves.${move}.reason`)}
              name="reason"
              maxLength={200}
              required
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              error={form.errorOf('reason')}
            />
          )}
        </>
      )}
    </MoveDialog>
  );
}

const importPieces = () => import('./choose-pieces.tsx');

function hasSeveral({ items }: Order): boolean {
  return items.reduce((left, { quantity, refunded }) => left + quantity - refunded, 0) > 1;
}

/** A refund of an order that was not sent yet also stops the shipment. */
function effectOf({ shipment }: Order, move: MemberMove): string {
  return move === 'applyRefund' && shipment ? 'moves.applyRefund.effectOnceSent' : `moves.${move}.effect`;
}
