import { own } from '../../contract/own.ts';
import { normalSerialNo } from '../../contract/serial-no.ts';
import type { ConditionsOn } from '../db/query.ts';

/** A number without one of these prefixes is the serial number of a provider. */
const numbers = {
  JT: 'ledgerTransactions.transactionNo',
  JO: 'ledgerTransactions.orderNo',
  JC: 'ledgerTransactions.chargeNo',
  JR: 'ledgerTransactions.refundNo',
} as const;

/** Finds the complete number, however it is written. */
export function whereNumber(query: ConditionsOn<'ledgerTransactions'>, search: string): void {
  const number = normalSerialNo(search);
  const column = own(numbers, /^(J[TOCR])\d{18}$/.exec(number)?.[1] ?? '');
  if (column) query.where(column, number);
  else query.where('ledgerTransactions.serialNo', normalSerialNo(number));
}
