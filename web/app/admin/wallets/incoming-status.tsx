import type { MoneyState } from '@junyao/commerce/contract/choices';
import { incomingState } from '@junyao/commerce/contract/money-states';
import type { ProposalStatus, RechargeStatus } from '@junyao/commerce/contract/states';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { type Me, useMe } from '../frame/staff.ts';
import { MoneyStatus, type ShownState } from './money.tsx';

type Person = { userId: string } | null;

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
  credit?: { proposedBy: Person } | null;
  /** What arrived, of a credit that was lowered to it. */
  correctedTo?: number | null;
  member?: Person;
  proposedBy?: Person;
  decidedBy?: Person;
}

/** @returns the state for the eye and the sentence below `admin-wallets:why` that explains it */
export function incomingStatus(incoming: Incoming): { state: ShownState; why: string } {
  const { status, provider = null, withdrawnAt, successAt, reversedBy, credit } = incoming;
  const state = incoming.state ?? incomingState(status, provider);
  if (reversedBy || status === 'REVERSED' || (status === 'FAILED' && successAt))
    return { state: 'takenBack', why: 'takenBack' };
  if (isWithdrawn(incoming)) return { state: 'withdrawn', why: 'WITHDRAWN' };
  if (credit) return { state: 'waiting', why: 'PROPOSED' };
  if (state === 'processing') return { state, why: 'provider' };
  return { state, why: state === 'failed' && withdrawnAt ? 'withdrawn' : status };
}

export function IncomingStatus({ of: incoming }: { of: Incoming }) {
  const { t } = useTranslation('admin-wallets');
  const me = useMe();
  const { state, why } = incomingStatus(incoming);
  const { correctedTo = null } = incoming;
  if (correctedTo !== null)
    return <StatusMark tone="ended">{t('correctedTo', { amount: formatMoney(correctedTo) })}</StatusMark>;
  return <MoneyStatus state={stateFor(me, incoming, state)} why={t(`why.${why}`)} />;
}

/** A proposer rejects the own proposal to withdraw it. */
export function isWithdrawn({ status, proposedBy, decidedBy }: Incoming): boolean {
  return status === 'REJECTED' && proposedBy?.userId !== undefined && proposedBy.userId === decidedBy?.userId;
}

/** What a person proposed, or what goes into the own wallet, waits for a colleague. */
export function stateFor({ userId, decidesAlone }: Me, incoming: Incoming, state: ShownState): ShownState {
  const { proposedBy } = incoming.credit ?? incoming;
  if (state !== 'waiting' || userId === undefined) return state;
  const isOwn = !decidesAlone && proposedBy?.userId === userId;
  return isOwn || incoming.member?.userId === userId ? 'colleague' : state;
}
