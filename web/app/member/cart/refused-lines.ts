import { ApiError } from '../../api/errors.ts';

export interface RefusedLine {
  itemId: string;
  productCode: string;
  productName: string | null;
  /** What it costs now. */
  price: number | null;
  quantity: number;
}

/** The lines a refusal of `order/submit` names in its details. */
export function refusedLines(error: unknown): RefusedLine[] {
  const items = detailsOf(error).items;
  return Array.isArray(items) ? items.filter(isLine) : [];
}

/** What all lines cost now, when that is what changed. */
export function newAmount(error: unknown): number | null {
  const { amount } = detailsOf(error);
  return typeof amount === 'number' ? amount : null;
}

/** The one piece a refusal is about, where it names no lines. */
export function refusedCode(error: unknown): string | null {
  const { productCode } = detailsOf(error);
  return typeof productCode === 'string' ? productCode : null;
}

/** From when the piece may be ordered again, ISO 8601. */
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
