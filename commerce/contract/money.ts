import { z } from 'zod';
import { typedAmount } from './typed.ts';

/** In yuan. In fen it is far below the largest safe integer. */
export const maxYuan = 100_000_000;

/** Yuan as a JSON number with at most two decimals. */
export const yuan = z.number().min(-maxYuan).max(maxYuan).multipleOf(0.01);

/** A sum of many amounts may exceed the limit of one amount. */
export const yuanSum = z.number().multipleOf(0.01);

/** Amounts of money are the only numbers with at most two decimals. */
export function isYuan(type: z.ZodType): boolean {
  if (!(type instanceof z.ZodNumber)) return false;
  return (type.def.checks ?? []).some(
    ({ _zod: { def } }) => def.check === 'multiple_of' && 'value' in def && def.value === 0.01,
  );
}

const sentYuan = sentAmount('amount');

/** Yuan from a client, as a number or a form field: not negative, at most two decimals. */
export const yuanInput = sentYuan.pipe(yuan.min(0));

/** @param reason key of the text that names both bounds */
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

/** @throws RangeError when the amount has more than two decimals or is too large to be exact */
export function toFen(amountYuan: number): number {
  const fen = Math.round(amountYuan * 100);
  if (!Number.isSafeInteger(fen) || Math.abs(fen / 100 - amountYuan) > 1e-9) {
    throw new RangeError(`not an amount of whole fen: ${amountYuan}`);
  }
  return fen;
}

export function toYuan(amountFen: number): number {
  return amountFen / 100;
}
