import { useTranslation } from 'react-i18next';
import { readSession } from '../../session/session.ts';
import { ActionButtons } from '../act/action-buttons.tsx';
import { useMay } from '../frame/staff.ts';
import { offeredActions, type RefundDetail } from './offered-actions.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { refundForms } from './refund-forms.ts';

export function RefundButtons({ refund }: { refund: RefundDetail }) {
  const { t } = useTranslation('admin-refunds');
  const offered = offeredActions(refund, useMay(), readSession()?.userId);
  return (
    <ActionButtons
      offered={offered}
      forms={refundForms}
      record={{ refundNo: refund.refundNo }}
      verbOf={(action) => t(`actions.${action}.verb`)}
      dialog={(action, opening) => <RefundDialog refund={refund} action={action} {...opening} />}
    />
  );
}
