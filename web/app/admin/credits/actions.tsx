import { proposalStates } from '@junyao/commerce/contract/states';
import { formatMoney } from '../../ui/price.tsx';
import { serialNoField } from '../act/action-fields.tsx';
import { defineActions } from '../act/define-actions.tsx';
import { effectOnOrder } from '../wallets/effect-on-order.ts';
import { IncomingStatus } from '../wallets/incoming-status.tsx';
import { Although } from './although.tsx';
import { type Credit, CreditFacts, type Reversal, ReversalFacts, ReversalStatus } from './facts.tsx';

type Proposal = Pick<Credit, 'status' | 'member' | 'proposedBy'>;

const posting = {
  permission: 'credits.post',
  allows: ({ status }: Proposal) => proposalStates.can(status, 'post', 'staff'),
  owner: ({ member }: Proposal) => member,
  proposer: ({ proposedBy }: Proposal) => proposedBy,
} as const;

const rejecting = {
  permission: 'credits.post',
  allows: ({ status }: Proposal) => proposalStates.can(status, 'reject', 'staff'),
  fields: { reason: { kind: 'text', label: 'fields.note', optional: true } },
} as const;

const isOwn = ({ proposedBy }: Proposal, userId: string | undefined) =>
  proposedBy !== null && proposedBy.userId === userId;

export const creditActions = defineActions<Credit, 'postCredit' | 'rejectCredit'>({
  words: 'admin-wallets',
  waitsFor: 'waitsFor',
  key: 'creditId',
  named: ({ amount, member, orderNo }) => ({
    amount: formatMoney(amount),
    name: member.username,
    order: orderNo ?? '',
  }),
  present: (credit) => <IncomingStatus of={credit} />,
  actions: {
    postCredit: {
      ...posting,
      path: '/admin/credits/post',
      isLikely: true,
      effect: effectOnOrder,
      content: (credit) => <CreditFacts credit={credit} />,
      fields: { serialNo: { ...serialNoField, when: ({ numbered }) => numbered } },
      instead: 'rejectCredit',
    },
    rejectCredit: {
      ...rejecting,
      path: '/admin/credits/reject',
      word: (credit, userId) => (isOwn(credit, userId) ? 'withdrawCredit' : 'rejectCredit'),
    },
  },
});

export const reversalActions = defineActions<Reversal, 'postReversal' | 'rejectReversal'>({
  words: 'admin-wallets',
  waitsFor: 'waitsFor',
  key: 'reversalId',
  named: ({ amount, received, member }) => ({
    amount: formatMoney(amount - received),
    received: formatMoney(received),
    name: member.username,
  }),
  present: (reversal) => <ReversalStatus reversal={reversal} />,
  actions: {
    postReversal: {
      ...posting,
      path: '/admin/reversals/post',
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
      ...rejecting,
      path: '/admin/reversals/reject',
      word: (reversal, userId) => (isOwn(reversal, userId) ? 'withdrawReversal' : 'rejectReversal'),
    },
  },
});
