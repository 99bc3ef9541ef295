import { offers } from '../../content/offers.server.ts';
import { byCode, type Offers, type PieceSummary } from './piece.ts';

/** Empty when commerce does not answer. */
export async function loadOffers(pieces: readonly PieceSummary[]): Promise<Offers> {
  const answer = await offers(pieces.map(({ productCode }) => productCode));
  return answer.unavailable ? {} : byCode(answer.offers);
}
