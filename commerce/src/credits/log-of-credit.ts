import { toYuan } from '../../contract/money.ts';
import type { Credit } from './credit.ts';

/** The number of a credit that waits is not logged, because the second person reads it on the payment. */
export function logOfCredit({
  id: creditId,
  amountFen,
  kind,
  channel,
  serialNo,
  status,
  transactionNo,
}: Credit) {
  const numbered = channel && { channel, ...(status === 'POSTED' && serialNo && { serialNo }) };
  return {
    after: { status, ...(transactionNo && { transactionNo }) },
    circumstances: { amount: toYuan(amountFen), kind, ...numbered, creditId },
  };
}
