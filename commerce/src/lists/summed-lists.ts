import { column } from '../db/tables.ts';

/** Must equal what the triggers of `008-sums-of-lists` add. */
interface Summed {
  key: string;
  /** The time by which a row belongs to a day, in epoch milliseconds. */
  at: string;
  channel: string;
  status: string;
  /** Another filter of the list, or what its sums tell apart. */
  mark: string;
  amountFen: string;
  backFen: string;
}

export const summedLists = {
  charges: {
    key: column('charges.chargeNo'),
    at: column('charges.createdAt'),
    channel: column('charges.channel'),
    status: column('charges.status'),
    mark: column('charges.provider'),
    amountFen: column('charges.amountFen'),
    // The states of the index `refunds_one_alive`.
    backFen: `(SELECT COALESCE(SUM(paid.actual_fen), 0) FROM refunds paid
      WHERE paid.charge_no = ${column('charges.chargeNo')} AND paid.status IN ('PROCESSING', 'SUCCESS'))`,
  },
  refunds: {
    key: column('refunds.refundNo'),
    at: column('refunds.appliedAt'),
    channel: column('refunds.channel'),
    status: column('refunds.status'),
    mark: `CASE WHEN ${column('refunds.approvedAt')} IS NULL THEN 'asked' ELSE 'approved' END ||
      CASE WHEN ${column('refunds.status')} = 'PROCESSING' AND ${column('refunds.doubtFen')} IS NOT NULL
        THEN ' in doubt' ELSE '' END`,
    amountFen: column('refunds.amountFen'),
    backFen: `COALESCE(${column('refunds.actualFen')}, 0)`,
  },
  recharge_proposals: {
    key: column('rechargeProposals.id'),
    at: column('rechargeProposals.proposedAt'),
    channel: "''",
    status: column('rechargeProposals.status'),
    // Only a payment with a serial number can be taken back.
    mark: `CASE WHEN ${column('rechargeProposals.status')} = 'POSTED'
        AND ${column('rechargeProposals.serialNo')} IS NOT NULL AND EXISTS (
        SELECT 1 FROM ledger_transactions original
        JOIN ledger_transactions reversal ON reversal.reverses = original.id
        WHERE original.transaction_no = ${column('rechargeProposals.transactionNo')})
      THEN 'reversed' ELSE '' END`,
    amountFen: column('rechargeProposals.amountFen'),
    backFen: '0',
  },
} satisfies Record<string, Summed>;

export type SummedList = keyof typeof summedLists;

/** The day that stands for all days together. */
export const allDays = -1;
