import { formatMoney } from '../../ui/price.tsx';
import { defineActions } from '../act/define-actions.tsx';
import { toldCredit } from '../credits/contradictions.tsx';
import { MemberChoice } from '../credits/member-choice.tsx';
import { type Unmatched, UnmatchedStatus } from './facts.tsx';

export const unmatchedActions = defineActions<Unmatched, 'creditPayment' | 'closePayment' | 'reopenPayment'>({
  words: 'admin-wallets',
  key: 'paymentId',
  named: ({ amount, channel, serialNo }, t) => ({
    amount: formatMoney(amount),
    channel: t(`channels.${channel}`),
    number: serialNo,
  }),
  present: (payment) => <UnmatchedStatus payment={payment} />,
  actions: {
    creditPayment: {
      path: '/admin/unmatched/credit',
      permission: 'recharges.settle',
      allows: ({ open, creditId, creditedBy, serialNo, amount }) =>
        open && !creditId && !creditedBy && serialNo !== '' && amount > 0,
      content: ({ member }, form) => <MemberChoice first={member} form={form} />,
      sends: ['userId'],
      done: toldCredit('creditPayment'),
      instead: 'closePayment',
    },
    closePayment: {
      path: '/admin/unmatched/close',
      permission: 'recharges.settle',
      allows: ({ open, creditId, creditedBy }) => open && (!creditId || creditedBy !== null),
      word: ({ creditedBy }) => (creditedBy ? 'closeCredited' : 'closePayment'),
      reason: true,
    },
    reopenPayment: {
      inRecordAlone: true,
      path: '/admin/unmatched/reopen',
      permission: 'recharges.settle',
      allows: ({ closed, creditedBy }) => closed !== null && !creditedBy,
      reason: true,
    },
  },
});
