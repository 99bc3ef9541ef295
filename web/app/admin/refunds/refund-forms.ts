import { post } from '../../api/commerce.ts';
import { actionForm } from '../act/action-form.ts';

export const refundForms = {
  approve: actionForm({
    intent: 'approve',
    fields: ['refundNo', 'reason'],
    required: ['reason'],
    send: (entered, signal) => post('/admin/refunds/approve', entered, { signal }),
  }),
  payByHand: actionForm({
    intent: 'payByHand',
    fields: ['refundNo', 'serialNo', 'reason'],
    required: ['serialNo', 'reason'],
    send: (entered, signal) => post('/admin/refunds/approve', entered, { signal }),
  }),
  /** `amount`: what the provider reports, as the person sees it. */
  settle: actionForm({
    intent: 'settle',
    fields: ['refundNo', 'amount', 'reason'],
    required: ['reason'],
    send: (entered, signal) => post('/admin/refunds/settle', entered, { signal }),
  }),
  reject: actionForm({
    intent: 'reject',
    fields: ['refundNo', 'explanation', 'reason'],
    required: ['reason'],
    send: (entered, signal) => post('/admin/refunds/reject', entered, { signal }),
  }),
};
