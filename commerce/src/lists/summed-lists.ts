import { column } from '../db/tables.ts';

/** SQL for what a row adds to the sums of its list, the same as the triggers of `008-sums-of-lists` add. */
interface Summed {
  /** The key of the table. */
  key: string;
  /** The time by which the row belongs to a day, in epoch milliseconds. */
  at: string;
  channel: string;
  status: string;
  /** What the list can also be filtered by, or which rows its sums tell apart. */
  mark: string;
  amountFen: string;
  backFen: string;
}

/** The lists whose sums are stored, by the name of their table. */
export const summedLists = {
  charges: {
    key: column('charges.chargeNo'),
    at: column('charges.createdAt'),
    channel: column('charges.channel'),
    status: column('charges.status'),
    mark: column('charges.provider'),
    amountFen: column('charges.amountFen'),
    // The states are those of the index `refunds_one_alive`.
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

/** In stored sums, the number of a day that stands for all days together. */
export const allDays = -1;
