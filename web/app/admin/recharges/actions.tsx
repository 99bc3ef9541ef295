import { rechargeStates } from '@junyao/commerce/contract/states';
import { formatMoney } from '../../ui/price.tsx';
import { serialNoField } from '../act/action-fields.tsx';
import { defineActions } from '../act/define-actions.tsx';
import { toldCredit } from '../credits/contradictions.tsx';
import { type Recharge, RechargeStatus } from './recharge-status.tsx';

export const rechargeActions = defineActions<Recharge, 'confirm' | 'fail'>({
  words: 'admin-wallets',
  key: 'chargeNo',
  versioned: true,
  named: ({ amount, member, channel }, t) => ({
    amount: formatMoney(amount),
    name: member.username,
    channel: t(`channels.${channel}`),
  }),
  present: (recharge) => <RechargeStatus recharge={recharge} />,
  actions: {
    confirm: {
      path: '/admin/recharges/confirm',
      permission: 'recharges.settle',
      // The payment of a recharge that was credited once and taken back is credited as such.
      allows: ({ status, provider, successAt, credit }) =>
        isByHand(provider) &&
        successAt === null &&
        credit === null &&
        rechargeStates.can(status, 'succeed', 'staff'),
      owner: ({ member }) => member,
      isLikely: true,
      fields: { serialNo: serialNoField },
      done: ({ credit }: Recharge, i18n, texts) => toldCredit('confirm', credit, i18n, texts),
      instead: 'fail',
    },
    fail: {
      path: '/admin/recharges/fail',
      permission: 'recharges.settle',
      allows: ({ status, provider }) => isByHand(provider) && rechargeStates.can(status, 'fail', 'staff'),
    },
  },
});

/** Providers settle their own recharges. */
function isByHand(provider: string): boolean {
  return provider === 'manual';
}
