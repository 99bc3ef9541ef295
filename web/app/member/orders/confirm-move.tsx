import type { Order } from 'commerce/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { isUnanswered } from '../../api/errors.ts';
import { FormFailure, FormFrame } from '../../form/form-frame.tsx';
import { useForm } from '../../form/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { isOffered, type MemberMove, memberMoves } from './member-moves.ts';

interface ConfirmMoveProps {
  order: Order;
  move: MemberMove;
  open: boolean;
  onClose: () => void;
}

/**
 * A dialog that explains a move, such as canceling the order. When the member confirms, the move is made.
 * After a refusal the dialog stays open. A typed reason stays when the dialog is closed. If the order has changed in the meantime and no longer allows the
 * move, the dialog says so.
 */
export function ConfirmMove({ order, move, open, onClose }: ConfirmMoveProps) {
  const { t, i18n } = useTranslation(['order', 'common']);
  const { revalidate } = useRevalidator();
  const form = useForm(memberMoves[move].form, {
    onDone() {
      toast(() => i18n.t(`order:moves.${move}.done`));
      onClose();
      void revalidate();
    },
    onFailure(error) {
      // A refusal may mean that the order has changed, so the page loads the order again.
      if (!isUnanswered(error)) void revalidate();
    },
  });
  const [reason, setReason] = useState('');
  const offered = isOffered(order, move);
  function close() {
    if (!form.busy) form.reset();
    onClose();
  }
  return (
    <Dialog open={open} onClose={close} title={t(`moves.${move}.verb`)} closeLabel={t('common:close')}>
      <FormFrame form={form} className="space-y-6">
        <input type="hidden" name="orderNo" value={order.orderNo} />
        {offered ? <p>{t(`moves.${move}.effect`)}</p> : <Notice title={t('moves.changed')} />}
        {offered && memberMoves[move].asksReason && (
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
        {offered && (
          <FormFailure
            form={form}
            title={(error) => t(`moves.${move}.${isUnanswered(error) ? 'unanswered' : 'failed'}`)}
          />
        )}
        <div className="flex flex-wrap gap-4">
          {offered && (
            <Button type="submit" busy={form.busy}>
              {t(`moves.${move}.verb`)}
            </Button>
          )}
          <Button variant="quiet" onClick={close}>
            {t(offered ? `moves.${move}.dismiss` : 'common:close')}
          </Button>
        </div>
      </FormFrame>
    </Dialog>
  );
}
