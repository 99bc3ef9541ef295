import { proposalStates } from '@junyao/commerce/contract/states';
import { formatMoney } from '../../ui/price.tsx';
import { defineActions } from '../act/define-actions.tsx';
import { Although } from './although.tsx';
import { type Reversal, ReversalFacts, ReversalStatus } from './reversal-facts.tsx';

export const reversalActions = defineActions<Reversal, 'postReversal' | 'rejectReversal'>({
  words: 'admin-wallets',
  key: 'reversalId',
  named: ({ amount, received, member }) => ({
    amount: formatMoney(amount - received),
    received: formatMoney(received),
    name: member.username,
  }),
  present: (reversal) => <ReversalStatus reversal={reversal} />,
  actions: {
    postReversal: {
      path: '/admin/reversals/post',
      permission: 'credits.post',
      allows: ({ status }) => proposalStates.can(status, 'post', 'staff'),
      owner: ({ member }) => member,
      proposer: ({ proposedBy }) => proposedBy,
      effect: ({ received }) => (received > 0 ? 'effectPart' : 'effect'),
      content: (reversal, form) => (
        <>
          <ReversalFacts reversal={reversal} />
          <Although form={form} shown={reversal.shownBy !== null} />
        </>
      ),
      sends: ['although'],
      instead: 'rejectReversal',
    },
    rejectReversal: {
      path: '/admin/reversals/reject',
      permission: 'credits.post',
      allows: ({ status }) => proposalStates.can(status, 'reject', 'staff'),
      word: ({ proposedBy }, userId) =>
        proposedBy.userId === userId ? 'withdrawReversal' : 'rejectReversal',
      fields: { reason: { kind: 'text', label: 'fields.note', optional: true } },
    },
  },
});
