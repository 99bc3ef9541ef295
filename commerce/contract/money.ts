import { z } from 'zod';
import { typedAmount } from './typed.ts';

/** The largest amount in one field, in yuan. In fen it is far below the largest safe integer. */
const maxYuan = 100_000_000;

/** An amount in an answer: yuan as a JSON number with at most two decimals. */
export const yuan = z.number().min(-maxYuan).max(maxYuan).multipleOf(0.01);

/** A sum of many amounts, such as a balance, which may exceed the limit of one amount. */
export const yuanSum = z.number().multipleOf(0.01);

/** Whether a field of an answer is an amount of money. No other number has at most two decimals. */
export function isYuan(type: z.ZodType): boolean {
  if (!(type instanceof z.ZodNumber)) return false;
  return (type.def.checks ?? []).some(
    ({ _zod: { def } }) => def.check === 'multiple_of' && 'value' in def && def.value === 0.01,
  );
}

const sentYuan = sentAmount('amount');

/** An amount that a client sends, as a number or a form field: yuan, not negative, at most two decimals. */
export const yuanInput = sentYuan.pipe(yuan.min(0));

/**
 * An amount that a client sends, within bounds.
 * @param reason key of the text that names both bounds
 */
export function yuanWithin({ least, most }: { least: number; most: number }, reason: string) {
  return sentAmount(reason).pipe(z.number().min(least, reason).max(most, reason).multipleOf(0.01, reason));
}

function sentAmount(reason: string) {
  return z.union([
    z.number(reason),
    z
      .string(reason)
      .overwrite(typedAmount)
      .regex(/^\d{1,9}(\.\d{1,2})?$/, reason)
      .transform(Number),
  ]);
}

/**
 * Yuan → integer fen. Exact for every amount with at most two decimals.
 * @throws RangeError when the amount has more decimals or is too large to be exact
 */
export function toFen(amountYuan: number): number {
  const fen = Math.round(amountYuan * 100);
  if (!Number.isSafeInteger(fen) || Math.abs(fen / 100 - amountYuan) > 1e-9) {
    throw new RangeError(`not an amount of whole fen: ${amountYuan}`);
  }
  return fen;
}

/** Integer fen → yuan with at most two decimals. */
export function toYuan(amountFen: number): number {
  return amountFen / 100;
}
