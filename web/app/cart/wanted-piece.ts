/** What a guest wanted to put into the cart when the login was required. */
export interface WantedPiece {
  productCode: string;
  quantity: number;
}

const storageKey = 'wanted-piece';

/** Keeps the piece until the guest has logged in or registered. */
export function keepWantedPiece(piece: WantedPiece): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(piece));
  } catch {
    // Storage is forbidden. The guest then adds the piece again after the login.
  }
}

export function hasWantedPiece(): boolean {
  return read() !== null;
}

/** Returns the piece and forgets it. */
export function takeWantedPiece(): WantedPiece | null {
  const piece = read();
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is forbidden, so nothing was kept.
  }
  return piece;
}

function read(): WantedPiece | null {
  try {
    const { productCode, quantity } = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    if (typeof productCode !== 'string' || typeof quantity !== 'number') return null;
    return { productCode, quantity };
  } catch {
    return null;
  }
}
