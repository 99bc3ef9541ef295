import type { PieceStatus } from '@junyao/commerce/contract';
import { pieceStates } from '@junyao/commerce/contract/piece-states';

/**
 * Whether the status of the piece allows a member to order it. The price does not matter here: commerce
 * refuses an order with an unpriced piece and names the piece.
 */
export function isOrderable({ status }: { status: PieceStatus }): boolean {
  return pieceStates.can(status, 'hold', 'member');
}
