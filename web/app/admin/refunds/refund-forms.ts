import { post } from '../../api/commerce.ts';
import { actionForm } from '../act/action-form.ts';

export const refundForms = {
  approve: actionForm({
    intent: 'approve',
    fields: ['refundNo', 'reason'],
    record: 'refundNo',
    required: ['reason'],
    send: (entered, options) => post('/admin/refunds/approve', entered, options),
  }),
  payByHand: actionForm({
    intent: 'payByHand',
    fields: ['refundNo', 'serialNo', 'reason'],
    record: 'refundNo',
    required: ['serialNo', 'reason'],
    send: (entered, options) => post('/admin/refunds/approve', entered, options),
  }),
  /** `amount` is the amount that the provider reports, as the person saw it. */
  settle: actionForm({
    intent: 'settle',
    fields: ['refundNo', 'amount', 'reason'],
    record: 'refundNo',
    required: ['reason'],
    send: (entered, options) => post('/admin/refunds/settle', entered, options),
  }),
  reject: actionForm({
    intent: 'reject',
    fields: ['refundNo', 'explanation', 'reason'],
    record: 'refundNo',
    required: ['reason'],
    send: (entered, options) => post('/admin/refunds/reject', entered, options),
  }),
};
