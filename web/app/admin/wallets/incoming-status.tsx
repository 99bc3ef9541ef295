import type { MoneyState } from '@junyao/commerce/contract/choices';
import { incomingState } from '@junyao/commerce/contract/money-states';
import type { ProposalStatus, RechargeStatus } from '@junyao/commerce/contract/states';
import { useTranslation } from 'react-i18next';
import { MoneyStatus } from './money.tsx';

/** A recharge of a member or a credit of staff. */
interface Incoming {
  /** As the list has it. */
  state?: MoneyState;
  status: RechargeStatus | ProposalStatus;
  /** Null for a credit. */
  provider?: string | null;
  withdrawnAt?: string | null;
  /** Of a recharge that failed after its success, the credit was taken back. */
  successAt?: string | null;
  /** The transaction that took a credit back. */
  reversedBy?: string | null;
  /** The credit of a recharge that waits for another person. */
  credit?: object | null;
}

/** @returns the state for the eye and the sentence below `admin-wallets:why` that explains it */
export function incomingStatus(incoming: Incoming): { state: MoneyState; why: string } {
  const { status, provider = null, withdrawnAt, successAt, reversedBy, credit } = incoming;
  const state = incoming.state ?? incomingState(status, provider);
  if (reversedBy || (status === 'FAILED' && successAt)) return { state, why: 'takenBack' };
  if (credit) return { state: 'waiting', why: 'PROPOSED' };
  if (state === 'processing') return { state, why: 'provider' };
  return { state, why: state === 'failed' && withdrawnAt ? 'withdrawn' : status };
}

export function IncomingStatus({ of: incoming }: { of: Incoming }) {
  const { t } = useTranslation('admin-wallets');
  const { state, why } = incomingStatus(incoming);
  return <MoneyStatus state={state} why={t(`why.${why}`)} />;
}
