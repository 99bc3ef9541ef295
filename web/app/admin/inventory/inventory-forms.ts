import { post } from '../../api/commerce.ts';
import { actionForm } from '../act/action-form.ts';

/** The forms of what staff do with the stock of a piece. */
export const adjustForm = actionForm({
  intent: 'adjust',
  fields: ['productCode', 'version', 'change', 'reason'],
  required: ['change', 'reason'],
  send: (entered, signal) => post('/admin/inventory/adjust', entered, { signal }),
});

export const releaseForm = actionForm({
  intent: 'release',
  fields: ['orderNo', 'reason'],
  required: ['reason'],
  send: (entered, signal) => post('/admin/inventory/release_hold', entered, { signal }),
});
