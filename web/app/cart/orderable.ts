import type { PieceStatus } from '@junyao/commerce/contract';
import { pieceStates } from '@junyao/commerce/contract/piece-states';

/** The price does not matter: commerce refuses an order with an unpriced piece and names the piece. */
export function isOrderable({ status }: { status: PieceStatus }): boolean {
  return pieceStates.can(status, 'hold', 'member');
}
