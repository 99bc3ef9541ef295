import { post } from '../../api/commerce.ts';
import { actionForm } from '../act/action-form.ts';

const path = '/admin/charges/deal_with_notice';

export const noticeForms = {
  credit: actionForm({
    intent: 'credit',
    fields: ['noticeId', 'reason'],
    record: 'noticeId',
    required: ['reason'],
    send: (entered, options) => post(path, { ...entered, credit: true }, options),
  }),
  close: actionForm({
    intent: 'close',
    fields: ['noticeId', 'reason'],
    record: 'noticeId',
    required: ['reason'],
    send: (entered, options) => post(path, { ...entered, credit: false }, options),
  }),
};
