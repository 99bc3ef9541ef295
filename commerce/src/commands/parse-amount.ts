import { toFen, yuanInput } from '../../contract/money.ts';

/** Converts an amount in yuan to fen; null unless it is positive with at most two decimals. */
export function parseAmount(text: string | undefined): number | null {
  const parsed = yuanInput.safeParse(text);
  return parsed.success && parsed.data > 0 ? toFen(parsed.data) : null;
}
