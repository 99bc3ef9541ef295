import type { Order } from '@junyao/commerce/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextArea } from '../../ui/text-area.tsx';
import { MoveDialog } from '../move-dialog.tsx';
import { ChoosePieces } from './choose-pieces.tsx';
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
          {offered && move === 'applyRefund' && (
            <ChoosePieces items={order.items} error={form.errorOf('pieces')} />
          )}
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

/** A refund of an order that was not sent yet also stops the shipment. */
function effectOf({ shipment }: Order, move: MemberMove): string {
  return move === 'applyRefund' && shipment ? 'moves.applyRefund.effectOnceSent' : `moves.${move}.effect`;
}
