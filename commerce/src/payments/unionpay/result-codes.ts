/**
 * What UnionPay's codes of two characters say about a transaction that a query found: docs/payment-providers/unionpay.md,
 * section 9. A code that is in no set decides nothing, so the shop asks again.
 */
const done = codes('00 A6');
const undecided = codes('03 04 05 83');

/** The payer's try failed. */
const refusedByBank = codes('01 30 60 61 62 63 64 65 66 67 68 69 71 72 73 76 77 78 79 80 81 82 84');
/** The form was wrong, or UnionPay's rules were against it. 42: debited too late, and given back by UnionPay itself. */
const refusedByUnionpay = codes('10 11 13 31 32 33 38 39 42 43 44');
/** Nobody finished the payment, or tried it. */
const open = '05';

/** The payment does not fit the refund, or was refunded already, perhaps by staff in UnionPay's console. */
const refundImpossible = codes('35 36 45');
/** 38: UnionPay's rules against fraud. 74 and 75: whether it was booked is not known. The rest: licenses and balance. */
const forPerson = codes('38 74 75 90 91 92 93 94 95 96');

export const isDone = (code: string) => done.has(code);

export const isUndecided = (code: string) => undecided.has(code);

/** Only after the payment's time limit: before it, the payer may try again. */
export const isEndOfPayment = (code: string) =>
  code === open || refusedByBank.has(code) || refusedByUnionpay.has(code);

export const isEndOfRefund = (code: string) => refusedByBank.has(code);

export const isRefundImpossible = (code: string) => refundImpossible.has(code);

export const isRefundForPerson = (code: string) => refundImpossible.has(code) || forPerson.has(code);

function codes(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
