import type { OutputOf } from '@junyao/commerce/contract';
import { formatMoney } from '../../ui/price.tsx';
import { defineActions } from '../act/define-actions.tsx';
import { Although } from './although.tsx';

/** `received` and `why` are what the address of the page fills in. */
type Credited = Pick<
  OutputOf<'GET /admin/finance/transaction'>,
  'transactionNo' | 'amount' | 'member' | 'reversible' | 'reversalId'
> & { received: string; why: string };

/** What may be done with the transaction of a credit. */
export const transactionActions = defineActions<Credited, 'proposeReversal'>({
  words: 'admin-wallets',
  key: 'transactionNo',
  named: ({ amount, member }) => ({ amount: formatMoney(amount ?? 0), name: member?.username ?? '' }),
  present: () => null,
  actions: {
    proposeReversal: {
      path: '/admin/reversals/propose',
      permission: 'credits.post',
      allows: ({ reversible, reversalId }) => reversible && reversalId === null,
      owner: ({ member }) => member,
      fields: {
        received: { kind: 'money', hint: true, value: ({ received }) => received },
        reason: { kind: 'text', hint: true, value: ({ why }) => why },
      },
      content: (_, form) => <Although form={form} />,
      sends: ['although'],
    },
  },
});
