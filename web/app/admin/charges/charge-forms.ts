import { post } from '../../api/commerce.ts';
import { actionForm } from '../act/action-form.ts';

export const confirmForm = actionForm({
  intent: 'confirm',
  fields: ['chargeNo', 'serialNo', 'reason'],
  required: ['serialNo', 'reason'],
  send: (entered, signal) => post('/admin/charges/confirm', entered, { signal }),
});

export const failForm = actionForm({
  intent: 'fail',
  fields: ['chargeNo', 'reason'],
  required: ['reason'],
  send: (entered, signal) => post('/admin/charges/fail', entered, { signal }),
});
