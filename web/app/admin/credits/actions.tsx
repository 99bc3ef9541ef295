import { proposalStates } from '@junyao/commerce/contract/states';
import { formatMoney } from '../../ui/price.tsx';
import { serialNoField } from '../act/action-fields.tsx';
import { defineActions } from '../act/define-actions.tsx';
import { type Credit, CreditFacts, CreditStatus } from './facts.tsx';

export const creditActions = defineActions<Credit, 'postCredit' | 'rejectCredit'>({
  words: 'admin-wallets',
  key: 'creditId',
  named: ({ amount, member }) => ({ amount: formatMoney(amount), name: member.username }),
  present: (credit) => <CreditStatus credit={credit} />,
  actions: {
    postCredit: {
      path: '/admin/credits/post',
      permission: 'credits.post',
      allows: ({ status }) => proposalStates.can(status, 'post', 'staff'),
      owner: ({ member }) => member,
      proposer: ({ proposedBy }) => proposedBy,
      isLikely: true,
      content: (credit) => <CreditFacts credit={credit} />,
      fields: { serialNo: { ...serialNoField, when: ({ numbered }) => numbered } },
      instead: 'rejectCredit',
    },
    rejectCredit: {
      path: '/admin/credits/reject',
      permission: 'credits.post',
      allows: ({ status }) => proposalStates.can(status, 'reject', 'staff'),
      word: ({ proposedBy }, userId) =>
        proposedBy !== null && proposedBy.userId === userId ? 'withdrawCredit' : 'rejectCredit',
      fields: { reason: { kind: 'text', label: 'fields.note', optional: true } },
    },
  },
});
