import { forget, keep, parseKept } from '../session/tab-storage.ts';

/** What a guest wanted to put into the cart when the login was required. */
export interface WantedPiece {
  productCode: string;
  quantity: number;
}

const storageKey = 'wanted-piece';

export function keepWantedPiece(piece: WantedPiece): void {
  keep(storageKey, JSON.stringify(piece));
}

export function readWantedPiece(): WantedPiece | null {
  const { productCode, quantity } = Object(parseKept(storageKey)) as Partial<WantedPiece>;
  return typeof productCode === 'string' && typeof quantity === 'number' ? { productCode, quantity } : null;
}

export function forgetWantedPiece(): void {
  forget(storageKey);
}
