import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { get } from '../../api/commerce.ts';
import { formatMoney } from '../../ui/price.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { ActionDialog } from '../act/action-dialog.tsx';
import { SerialNoInput } from '../charges/serial-no-input.tsx';
import { useChannels } from '../charges/use-channels.ts';
import { isOffered, type RefundAction, type RefundDetail, type RefundRow } from './offered-actions.ts';
import { refundForms } from './refund-forms.ts';
import { RefundStatus } from './refund-status.tsx';
import { RejectedMeanwhile } from './rejected-meanwhile.tsx';
import { BothAmounts, SettleEffect } from './settle-effect.tsx';

interface RefundDialogProps {
  refund: RefundRow;
  action: RefundAction;
  open: boolean;
  onClose: () => void;
}

export function RefundDialog({ refund, action, open, onClose }: RefundDialogProps) {
  const { t, i18n } = useTranslation('admin-refunds');
  const { channelName } = useChannels();
  const { refundNo, amount, member, channel, doubtAmount } = refund;
  const [read, setRead] = useState<RefundDetail>();
  const rejected = [read, refund].find((each) => each?.status === 'FAILED');

  /** A refund that a colleague has rejected may have left the list. */
  function readAgain() {
    get('/admin/refunds/detail', { refundNo }).then(setRead, () => {});
  }

  const shared = {
    open,
    onClose,
    title: t(`actions.${action}.title`, { number: refundNo }),
    verb: t(`actions.${action}.verb`),
    reason: true,
    offered: isOffered(refund, action),
    present: <RefundStatus refund={refund} />,
    effect: t(`actions.${action}.effect`, {
      amount: formatMoney(amount),
      name: member.username,
      channel: channelName(channel),
    }),
    done: () => i18n.t(`admin-refunds:actions.${action}.done`, { number: refundNo }),
  };
  if (action === 'approve') {
    return <ActionDialog {...shared} form={refundForms.approve} values={{ refundNo }} />;
  }
  if (action === 'settle') {
    return (
      <ActionDialog
        {...shared}
        form={refundForms.settle}
        values={{ refundNo, amount: String(doubtAmount ?? '') }}
        effect={<SettleEffect refund={refund} />}
      >
        {() => <BothAmounts refund={refund} />}
      </ActionDialog>
    );
  }
  if (action === 'payByHand') {
    return (
      <ActionDialog
        {...shared}
        form={refundForms.payByHand}
        values={{ refundNo }}
        offered={!rejected && shared.offered}
        present={rejected ? <RejectedMeanwhile refund={rejected} /> : shared.present}
        onRefused={readAgain}
      >
        {(form) => (
          <SerialNoInput
            label={t('fields.transferNo')}
            hint={t('actions.payByHand.serialNoHint')}
            error={form.errorOf('serialNo')}
          />
        )}
      </ActionDialog>
    );
  }
  return (
    <ActionDialog {...shared} form={refundForms.reject} values={{ refundNo }}>
      {(form) => (
        <TextArea
          label={t('fields.explanation')}
          hint={t('actions.reject.explanationHint')}
          name="explanation"
          rows={2}
          maxLength={200}
          error={form.errorOf('explanation')}
        />
      )}
    </ActionDialog>
  );
}
