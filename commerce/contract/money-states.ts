import type { MoneyState } from './choices.ts';
import type { ProposalStatus, RechargeStatus, RefundStatus } from './states.ts';

/** The states for the eye. They are no part of `states.ts`, which pages of members load too. */

/** @param provider null for a credit of staff */
export function incomingState(status: RechargeStatus | ProposalStatus, provider: string | null): MoneyState {
  if (status === 'PROPOSED') return 'waiting';
  if (status === 'PENDING') return provider === 'manual' ? 'waiting' : 'processing';
  return status === 'FAILED' || status === 'REJECTED' || status === 'REVERSED' ? 'failed' : 'done';
}

/** An approved refund waits for staff again if the provider paid another amount, or needs a person. */
export function refundState(refund: {
  status: RefundStatus;
  approved: boolean;
  doubtAmount: number | null;
  stuckReason: string | null;
}): MoneyState {
  if (refund.status !== 'PROCESSING') return refund.status === 'SUCCESS' ? 'done' : 'failed';
  const { approved, doubtAmount, stuckReason } = refund;
  return approved && doubtAmount === null && stuckReason === null ? 'processing' : 'waiting';
}
