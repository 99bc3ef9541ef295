import { post } from '../../api/commerce.ts';
import { actionForm } from '../act/action-form.ts';

/** `version` is the version of the recharge that the person saw. */
export const confirmForm = actionForm({
  intent: 'confirm',
  fields: ['chargeNo', 'version', 'serialNo', 'reason'],
  record: 'chargeNo',
  required: ['serialNo', 'reason'],
  send: (entered, options) => post('/admin/charges/confirm', entered, options),
});

export const failForm = actionForm({
  intent: 'fail',
  fields: ['chargeNo', 'version', 'reason'],
  record: 'chargeNo',
  required: ['reason'],
  send: (entered, options) => post('/admin/charges/fail', entered, options),
});
