import type { PieceStatus } from 'commerce/contract';
import { pieceStates } from 'commerce/contract/piece-states';

/**
 * Whether the status of the piece allows a member to order it. A piece without a price can be selected too; commerce
 * then refuses the order and names the piece.
 */
export function isOrderable({ status }: { status: PieceStatus }): boolean {
  return pieceStates.can(status, 'hold', 'member');
}
