import type { OutputOf } from '@junyao/commerce/contract';
import type { MoneyState } from '@junyao/commerce/contract/choices';
import { useTranslation } from 'react-i18next';
import { MoneyStatus } from '../wallets/money.tsx';

export type Unmatched = OutputOf<'GET /admin/unmatched/detail'>;

/** The money of a payment that is closed without a credit went back, which is a good end. */
export function unmatchedStatus(payment: Unmatched): { state: MoneyState; why: string } {
  const { open, closed, creditId, creditedBy } = payment;
  if (!open) return { state: 'done', why: closed && !creditedBy ? 'paidBack' : 'POSTED' };
  if (creditId && !creditedBy) return { state: 'waiting', why: 'PROPOSED' };
  return { state: 'waiting', why: creditedBy ? 'creditedAlready' : 'unmatched' };
}

export function UnmatchedStatus({ payment }: { payment: Unmatched }) {
  const { t } = useTranslation('admin-wallets');
  const { state, why } = unmatchedStatus(payment);
  return <MoneyStatus state={state} why={t(`why.${why}`)} />;
}
