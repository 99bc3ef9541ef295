import { stateTable } from './state-table.ts';

/**
 * `unknown`: a piece with free units is unpublished or was taken off sale although it has a price. Web also shows
 * `unknown` when commerce does not answer.
 */
export const pieceStatuses = ['available', 'reserved', 'sold', 'unknown'] as const;
export type PieceStatus = (typeof pieceStatuses)[number];
export type Place = Exclude<PieceStatus, 'unknown'>;
export type PieceMove = 'hold' | 'release' | 'sell' | 'return';

/** The moves of a piece or of each unit of a series. The state of a piece is derived from its stock. */
export const pieceStates = stateTable<Place, PieceMove, PieceStatus>({
  hold: { from: ['available'], to: 'reserved', by: ['member'] },
  // The order is canceled or times out, or staff release the hold.
  release: { from: ['reserved'], to: 'available', by: ['member', 'staff', 'system'] },
  sell: { from: ['reserved'], to: 'sold', by: ['member'] },
  // The order is refunded before shipping, or staff record the return of the parcel.
  return: { from: ['sold'], to: 'available', by: ['staff'] },
});
