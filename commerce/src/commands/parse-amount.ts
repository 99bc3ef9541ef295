import { toFen, yuanInput } from '../../contract/money.ts';

/** From yuan to fen; null if the text is not a positive amount with at most two decimals. */
export function parseAmount(text: string | undefined): number | null {
  const parsed = yuanInput.safeParse(text);
  return parsed.success && parsed.data > 0 ? toFen(parsed.data) : null;
}
