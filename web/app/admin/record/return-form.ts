import { post } from '../../api/commerce.ts';
import { actionForm } from '../act/action-form.ts';

export const returnForm = actionForm({
  intent: 'recordReturn',
  fields: ['orderNo', 'transactionNo', 'condition', 'reason'],
  record: 'orderNo',
  required: ['condition', 'reason'],
  send: ({ condition, ...entered }, options) =>
    post(
      '/admin/inventory/record_return',
      { ...entered, condition: condition === 'damaged' ? 'damaged' : 'sound' },
      options,
    ),
});
