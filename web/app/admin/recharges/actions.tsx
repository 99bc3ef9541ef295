import type { OutputOf } from '@junyao/commerce/contract';
import { rechargeStates } from '@junyao/commerce/contract/states';
import { formatMoney } from '../../ui/price.tsx';
import { serialNoField } from '../act/action-fields.tsx';
import { defineActions } from '../act/define-actions.tsx';
import { toldCredit } from '../credits/contradictions.tsx';
import { effectOnOrder } from '../wallets/effect-on-order.ts';
import { IncomingStatus } from '../wallets/incoming-status.tsx';

type Recharge = OutputOf<'POST /admin/recharges/confirm'>;

export const rechargeActions = defineActions<Recharge, 'confirm' | 'fail'>({
  words: 'admin-wallets',
  key: 'chargeNo',
  versioned: true,
  named: ({ amount, member, channel, orderNo }, t) => ({
    amount: formatMoney(amount),
    name: member.username,
    channel: t(`channels.${channel}`),
    order: orderNo ?? '',
  }),
  present: (recharge) => <IncomingStatus of={recharge} />,
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
      effect: effectOnOrder,
      fields: { serialNo: serialNoField },
      done: ({ credit, ...recharge }: Recharge, i18n) => toldCredit('confirm')(credit ?? recharge, i18n),
      instead: 'fail',
    },
    fail: {
      path: '/admin/recharges/fail',
      permission: 'recharges.settle',
      allows: ({ status, provider }) => isByHand(provider) && rechargeStates.can(status, 'fail', 'staff'),
      effect: effectOnOrder,
    },
  },
});

/** Providers settle their own recharges. */
function isByHand(provider: string): boolean {
  return provider === 'manual';
}
