import { z } from 'zod';

/** In Alipay's yuan with two decimals. */
export function yuanText(amountFen: number): string {
  const digits = String(amountFen).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Reads Alipay's yuan as fen. Never negative; more than two decimals are refused. */
export const fenFormat = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,2})?$/)
  .transform((text) => {
    const [yuan = '', decimals = ''] = text.split('.');
    return Number(yuan + decimals.padEnd(2, '0'));
  });
