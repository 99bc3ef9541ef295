export interface Offer {
  price: number | null;
  specialPrice: number | null;
  status: 'available' | 'reserved' | 'sold' | 'unknown';
  heldUntil: string | null;
}

/**
 * Price and stock belong to the shop. Undefined if the shop does not know the piece yet.
 * @throws Error if the shop does not answer
 */
export async function readOffer(productCode: string): Promise<Offer | undefined> {
  const answer = await fetch(`/api/product/query?codes=${encodeURIComponent(productCode)}`);
  if (!answer.ok) throw new Error(`the shop answered ${answer.status}`);
  const { content } = (await answer.json()) as { content: Offer[] };
  return content[0];
}
