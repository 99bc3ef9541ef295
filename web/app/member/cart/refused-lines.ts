import { ApiError } from '../../api/errors.ts';

export interface RefusedLine {
  itemId: string;
  productCode: string;
  productName: string | null;
  /** The current price. */
  price: number | null;
  quantity: number;
}

/** The lines named in the details of a refusal of `order/submit`. */
export function refusedLines(error: unknown): RefusedLine[] {
  const items = detailsOf(error).items;
  return Array.isArray(items) ? items.filter(isLine) : [];
}

/** The new total, if the refusal is about a changed price. */
export function newAmount(error: unknown): number | null {
  const { amount } = detailsOf(error);
  return typeof amount === 'number' ? amount : null;
}

/** The code of the piece that a refusal is about, if the refusal names a single piece instead of lines. */
export function refusedCode(error: unknown): string | null {
  const { productCode } = detailsOf(error);
  return typeof productCode === 'string' ? productCode : null;
}

/** The ISO 8601 time from which the piece may be ordered again. */
export function againAt(error: unknown): string | null {
  const { againAt: at } = detailsOf(error);
  return typeof at === 'string' ? at : null;
}

function detailsOf(error: unknown): Record<string, unknown> {
  const details = error instanceof ApiError ? error.details : undefined;
  return typeof details === 'object' && details !== null ? { ...details } : {};
}

function isLine(value: unknown): value is RefusedLine {
  return typeof value === 'object' && value !== null && 'itemId' in value && 'productCode' in value;
}
