import { post } from '../../api/commerce.ts';
import { actionForm } from '../act/action-form.ts';

/** `version` is the version of the recharge that the person saw. */
export const confirmForm = actionForm({
  intent: 'confirm',
  fields: ['chargeNo', 'version', 'serialNo', 'reason'],
  required: ['serialNo', 'reason'],
  send: (entered, signal) => post('/admin/charges/confirm', entered, { signal }),
});

export const failForm = actionForm({
  intent: 'fail',
  fields: ['chargeNo', 'version', 'reason'],
  required: ['reason'],
  send: (entered, signal) => post('/admin/charges/fail', entered, { signal }),
});
