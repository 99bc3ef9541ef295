import type { InputOf } from '@junyao/commerce/contract';
import { post } from '../../api/commerce.ts';
import { readAmount } from '../../form/read-amount.ts';
import { actionForm } from '../act/action-form.ts';

type RechargeInput = InputOf<'POST /admin/wallets/recharge'>;

export const rechargeForm = actionForm({
  intent: 'recharge',
  fields: ['userId', 'amount', 'kind', 'channel', 'serialNo', 'reason'],
  record: 'userId',
  required: ['amount', 'reason'],
  send: ({ kind, amount, channel, ...entered }, options) =>
    post(
      '/admin/wallets/recharge',
      // Commerce explains at the field why an amount cannot be read.
      {
        ...entered,
        amount: readAmount(amount) || amount,
        kind: kind === 'gift' ? 'gift' : 'received',
        channel: channel as RechargeInput['channel'],
      },
      options,
    ),
});

export const postForm = actionForm({
  intent: 'postProposal',
  fields: ['proposalId'],
  record: 'proposalId',
  send: (entered, options) => post('/admin/wallets/post', entered, options),
});

export const rejectForm = actionForm({
  intent: 'rejectProposal',
  fields: ['proposalId', 'reason'],
  record: 'proposalId',
  required: ['reason'],
  send: (entered, options) => post('/admin/wallets/reject', entered, options),
});
