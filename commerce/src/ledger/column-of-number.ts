/**
 * The columns for the prefixes of the shop's own numbers. A number without such a prefix is the serial number
 * of a provider.
 */
const numbers = {
  JT: 'ledgerTransactions.transactionNo',
  JO: 'ledgerTransactions.orderNo',
  JC: 'ledgerTransactions.chargeNo',
  JR: 'ledgerTransactions.refundNo',
} as const;

/** The column of the ledger in which a complete number is looked for. */
export function columnOfNumber(search: string) {
  const prefix = /^(J[TOCR])\d{18}$/.exec(search)?.[1];
  return prefix ? numbers[prefix as keyof typeof numbers] : 'ledgerTransactions.serialNo';
}
