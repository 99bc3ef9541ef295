import { refundStates } from '@junyao/commerce/contract/states';
import { formatMoney } from '../../ui/price.tsx';
import { serialNoField } from '../act/action-fields.tsx';
import { defineActions } from '../act/define-actions.tsx';
import { type Refund, RefundStatus, RejectedMeanwhile } from './facts.tsx';

export type RefundAction =
  | 'approveRefund'
  | 'payRefund'
  | 'settleRefund'
  | 'sendRefundAgain'
  | 'payStuckRefund'
  | 'giveUpRefund'
  | 'rejectRefund';

const shared = {
  permission: 'refunds.decide',
  owner: ({ member }: Refund) => member,
  reason: true,
} as const;

export const refundActions = defineActions<Refund, RefundAction>({
  words: 'admin-refunds',
  key: 'refundNo',
  named: ({ amount, member, channel, doubtAmount }, t) => ({
    amount: formatMoney(amount),
    name: member.username,
    channel: t(`admin-wallets:channels.${channel}`),
    paid: formatMoney(doubtAmount ?? 0),
    difference: formatMoney(Math.abs(amount - (doubtAmount ?? 0))),
  }),
  present: (refund) => <RefundStatus refund={refund} />,
  actions: {
    approveRefund: {
      ...shared,
      path: '/admin/refunds/approve',
      allows: (refund) => !isByHand(refund) && isApprovable(refund),
      instead: 'rejectRefund',
    },
    payRefund: {
      ...shared,
      path: '/admin/refunds/approve',
      allows: (refund) => isByHand(refund) && isApprovable(refund),
      fields: { serialNo: { ...serialNoField, label: 'fields.transferNo' } },
      present: (refund) => <RejectedMeanwhile refund={refund} />,
      instead: 'rejectRefund',
    },
    settleRefund: {
      ...shared,
      path: '/admin/refunds/settle',
      allows: ({ status, approved, doubtAmount }) =>
        refundStates.can(status, 'succeed', 'staff') && approved && doubtAmount !== null,
      values: { amount: ({ doubtAmount }) => String(doubtAmount ?? '') },
      effect: ({ amount, doubtAmount }) => effectOf(amount, doubtAmount ?? 0),
    },
    sendRefundAgain: { ...shared, path: '/admin/refunds/approve', allows: isStuck },
    payStuckRefund: {
      ...shared,
      path: '/admin/refunds/settle',
      allows: isStuck,
      fields: { serialNo: { ...serialNoField, label: 'fields.transferNo' } },
      values: { amount: ({ amount }) => String(amount) },
      instead: 'giveUpRefund',
    },
    giveUpRefund: {
      ...shared,
      path: '/admin/refunds/settle',
      allows: isStuck,
      values: { amount: () => '0' },
    },
    rejectRefund: {
      permission: 'refunds.decide',
      path: '/admin/refunds/reject',
      allows: ({ status, approved }) => refundStates.can(status, 'fail', 'staff') && !approved,
      fields: { explanation: { kind: 'text', hint: true, optional: true } },
      reason: true,
    },
  },
});

function isByHand({ provider }: Refund): boolean {
  return provider === 'manual';
}

function isApprovable({ status, approved }: Refund): boolean {
  return refundStates.can(status, 'approve', 'staff') && !approved;
}

/** Waits for a person at the provider, who reports no amount. */
function isStuck({ status, stuckReason, doubtAmount }: Refund): boolean {
  return refundStates.can(status, 'succeed', 'staff') && stuckReason !== null && doubtAmount === null;
}

function effectOf(askedYuan: number, paidYuan: number): 'nothing' | 'less' | 'more' {
  if (paidYuan === 0) return 'nothing';
  return paidYuan < askedYuan ? 'less' : 'more';
}
