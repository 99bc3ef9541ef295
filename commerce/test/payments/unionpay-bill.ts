import { inGbk } from './gbk.ts';
import { zip } from './zip.ts';

export interface UnionpayLine {
  txnType: '01' | '04';
  orderId: string;
  queryId: string;
  /** Of a refund, the payment. */
  origQryId?: string;
  txnAmt: number;
  /** In Beijing time, `20261201105516`. */
  written: string;
}

/** The widths of the 42 columns of a line (docs/payment-providers/unionpay.md, section 10). */
const widths = [
  ...[3, 11, 11, 6, 10, 19, 12, 4, 2, 21, 2, 32, 2, 6, 10, 13, 13, 4, 15, 2, 2, 6, 2, 4, 32, 1, 21, 15, 1],
  ...[15, 32, 13, 13, 8, 32, 13, 13, 12, 2, 1, 32, 98],
];
/** Not published; any part of the amount shows that the fee is no difference. */
const feeOf = (amount: number) => Math.ceil(amount * 0.006);

/**
 * The files of a settlement day as UnionPay sends them: lines of fixed width in GBK without head and foot, corrections by
 * hand, if any, and a summary for people.
 */
export function unionpayFiles(
  merId: string,
  day: string,
  lines: readonly UnionpayLine[],
  corrections: readonly string[] = [],
): Buffer {
  const compact = day.replaceAll('-', '');
  const file = (kind: string) => `INN${compact.slice(2)}88${kind}_${merId}`;
  return zip([
    [`RD2010${compact.slice(2)}01_${merId}`, inGbk(['商户交易汇总', `合计 ${lines.length} 笔`])],
    ...(corrections.length > 0 ? [[file('ZME'), inGbk(corrections)] as const] : []),
    [file('ZM'), inGbk(lines.map((line) => lineOf(merId, line)))],
  ]);
}

function lineOf(merId: string, { txnType, orderId, queryId, origQryId = '', txnAmt, written }: UnionpayLine) {
  const isRefund = txnType === '04';
  const fee = feeOf(txnAmt);
  const settled = String(isRefund ? txnAmt : txnAmt - fee).padStart(12, '0');
  const values: Record<number, string> = {
    ...{ 1: isRefund ? 'S30' : 'S56', 2: '88022900', 3: '00049993', 4: '190624', 5: written.slice(4) },
    ...{ 6: '622609******0048', 7: String(txnAmt).padStart(12, '0'), 8: '4899', 9: '07', 10: queryId },
    ...{ 11: '01', 12: orderId, 13: '01', 16: `D${String(isRefund ? 0 : fee).padStart(12, '0')}` },
    ...{ 17: `${isRefund ? 'D' : 'C'}${settled}`, 20: txnType, 22: '000201', 27: origQryId, 28: merId },
    // The shop sends nothing here. Chinese takes two bytes a character.
    35: '备注',
  };
  return widths
    .map((width, index) => {
      const value = values[index + 1] ?? '';
      return value + ' '.repeat(width - inGbk(value).length);
    })
    .join(' ');
}
