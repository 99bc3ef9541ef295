import { type RefundMove, type RefundStatus, refundStates } from '../../contract/states.ts';
import { BaseModel } from '../db/model.ts';
import type { Machine } from '../states/transition.ts';

/**
 * Money of a charge on its way back. `actualFen`: what the provider says it gave back. `approvedAt`: staff have
 * decided that it is paid; before that no provider is asked.
 */
export class Refund extends BaseModel {
  static override tableName = 'refunds';
  static override idColumn = 'refundNo';

  declare refundNo: string;
  declare chargeNo: string;
  declare userId: string;
  declare amountFen: number;
  declare actualFen: number | null;
  /** What the provider says it gave back while that is not what it was asked to. */
  declare doubtFen: number | null;
  declare reason: string;
  declare status: RefundStatus;
  declare refundSerialNo: string | null;
  declare appliedAt: number;
  declare approvedAt: number | null;
  declare askedAt: number;
  declare completedAt: number | null;
}

/** An approval changes no status, so a refund is found by its approval too: both have to be as they were read. */
export const refundMachine: Machine<Refund, 'refundNo' | 'approvedAt', RefundMove> = {
  states: refundStates,
  refusal: 'refundStateChanged',
  find: (trx, { refundNo, approvedAt }, status) => trx('refunds').where({ refundNo, approvedAt, status }),
};
