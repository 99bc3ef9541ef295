import { post } from '../../api/commerce.ts';
import { actionForm } from '../act/action-form.ts';

export const releaseForm = actionForm({
  intent: 'release',
  fields: ['orderNo', 'reason'],
  record: 'orderNo',
  required: ['reason'],
  send: (entered, options) => post('/admin/inventory/release_hold', entered, options),
});
