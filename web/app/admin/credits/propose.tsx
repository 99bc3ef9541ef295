import type { InputOf, OutputOf } from '@junyao/commerce/contract';
import { channels } from '@junyao/commerce/contract/choices';
import { creditYuan } from '@junyao/commerce/contract/states';
import type { TFunction } from 'i18next';
import { formatMoney } from '../../ui/price.tsx';
import { serialNoField } from '../act/action-fields.tsx';
import { defineActions } from '../act/define-actions.tsx';
import { Although } from './although.tsx';
import { toldCredit } from './contradictions.tsx';
import type { Reversal } from './facts.tsx';
import { MemberChoice } from './member-choice.tsx';

type Kind = InputOf<'POST /admin/credits/propose'>['kind'];

const proposing = {
  path: '/admin/credits/propose',
  permission: 'credits.post',
  done: toldCredit('proposeCredit'),
} as const;

type Wallet = Pick<
  OutputOf<'GET /admin/wallets/detail'>,
  'userId' | 'username' | 'aloneBelow' | 'aloneLimit'
>;

const crediting = (kind: Kind) => ({
  ...proposing,
  allows: () => true,
  owner: (wallet: Wallet) => wallet,
  values: { kind: () => kind },
  effect: effectOf,
});

const amount = { kind: 'money', label: 'fields.amountYuan' } as const;

/** What may be put into a wallet. */
export const walletActions = defineActions<Wallet, 'proposeCredit' | 'proposeGift'>({
  words: 'admin-wallets',
  key: 'userId',
  named: ({ username, aloneBelow }) => ({ name: username, limit: formatMoney(aloneBelow) }),
  actions: {
    proposeCredit: {
      ...crediting('received'),
      fields: {
        amount,
        channel: { kind: 'choice', values: channels, words: 'channels', optional: true },
        serialNo: { ...serialNoField, optional: true },
        reason: { kind: 'text', hint: true },
      },
    },
    proposeGift: {
      ...crediting('gift'),
      fields: { amount, reason: { kind: 'text', hint: true } },
    },
  },
});

function effectOf({ aloneBelow, aloneLimit }: Wallet) {
  if (aloneBelow <= creditYuan.least) return 'effectWaits';
  return aloneBelow < aloneLimit ? 'effectPart' : 'effect';
}

interface Payment {
  channel: string;
  serialNo: string;
  amount: number;
  why: string;
}

/** What may be done with a payment that a statement shows and the books lack. `why` fills in the reason. */
export const paymentActions = defineActions<Payment, 'creditPayment'>({
  words: 'admin-wallets',
  key: 'serialNo',
  named: ({ amount, channel }, t) => ({ amount: formatMoney(amount), channel: t(`channels.${channel}`) }),
  actions: {
    creditPayment: {
      ...proposing,
      allows: () => true,
      values: {
        kind: (): Kind => 'received',
        channel: ({ channel }) => channel,
        amount: ({ amount }) => String(amount),
      },
      content: (_, form) => <MemberChoice form={form} />,
      sends: ['userId'],
      fields: { reason: { kind: 'text', hint: true, value: ({ why }) => why } },
    },
  },
});

/** `received` and `why` fill in the form; nothing is known to have arrived if `received` is null. */
type Credited = Pick<
  OutputOf<'GET /admin/finance/transaction'>,
  'transactionNo' | 'amount' | 'member' | 'reversible'
> & { received: number | null; why: string };

/** What may be done with the transaction of a credit. */
export const transactionActions = defineActions<Credited, 'proposeReversal'>({
  words: 'admin-wallets',
  key: 'transactionNo',
  named: ({ amount, member }) => ({ amount: formatMoney(amount ?? 0), name: member?.username ?? '' }),
  actions: {
    proposeReversal: {
      path: '/admin/reversals/propose',
      permission: 'credits.post',
      allows: ({ reversible }) => reversible,
      owner: ({ member }) => member,
      fields: {
        received: {
          kind: 'money',
          hint: true,
          value: ({ received }) => String(received ?? ''),
          told: toldParts,
        },
        reason: { kind: 'text', hint: true, value: ({ why }) => why },
      },
      content: (_, form) => <Although form={form} />,
      sends: ['although'],
      done: ({ amount, received, member }: Reversal, i18n) =>
        i18n.t('admin-wallets:actions.proposeReversal.done', {
          name: member.username,
          leaves: formatMoney(amount - received),
        }),
    },
  },
});

/** Says what stays in the wallet and what leaves it. */
function toldParts(received: number, { amount }: Credited, t: TFunction): string {
  const whole = amount ?? 0;
  const word = received >= whole ? 'notLess' : received > 0 ? 'part' : 'whole';
  return t(`actions.proposeReversal.${word}`, {
    amount: formatMoney(whole),
    stays: formatMoney(received),
    leaves: formatMoney(whole - received),
  });
}
