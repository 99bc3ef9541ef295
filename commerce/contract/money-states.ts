import type { MoneyState } from './choices.ts';
import type { ProposalStatus, RechargeStatus, RefundStatus } from './states.ts';

/** The states for the eye. They are no part of `states.ts`, which pages of members load too. */

/** @param provider null for a credit of staff */
export function incomingState(status: RechargeStatus | ProposalStatus, provider: string | null): MoneyState {
  if (status === 'PROPOSED') return 'waiting';
  if (status === 'PENDING') return provider === 'manual' ? 'waiting' : 'processing';
  return status === 'FAILED' || status === 'REJECTED' || status === 'REVERSED' ? 'failed' : 'done';
}

/** A refund with another amount than requested, as the provider reports it, waits for staff like a new one. */
export function refundState(refund: {
  status: RefundStatus;
  approved: boolean;
  doubtAmount: number | null;
}): MoneyState {
  if (refund.status !== 'PROCESSING') return refund.status === 'SUCCESS' ? 'done' : 'failed';
  return refund.approved && refund.doubtAmount === null ? 'processing' : 'waiting';
}
