import { stateTable } from './state-table.ts';

/**
 * The states of a piece that a shopper sees. For a piece with free units, commerce answers `unknown` without
 * a price in two cases: the piece is unpublished, or staff took the piece off sale although it has a price.
 * Web shows `unknown` when commerce does not answer.
 */
export const pieceStatuses = ['available', 'reserved', 'sold', 'unknown'] as const;
export type PieceStatus = (typeof pieceStatuses)[number];
/** The places where units of a piece can be. */
export type Place = Exclude<PieceStatus, 'unknown'>;
export type PieceMove = 'hold' | 'release' | 'sell' | 'return';

/** The moves of a single piece, or of each unit of a series. The state of a piece is derived from its stock. */
export const pieceStates = stateTable<Place, PieceMove, PieceStatus>({
  // An order is submitted.
  hold: { from: ['available'], to: 'reserved', by: ['member'] },
  // The order is canceled or times out, or staff release the hold.
  release: { from: ['reserved'], to: 'available', by: ['member', 'staff', 'system'] },
  // The order is paid.
  sell: { from: ['reserved'], to: 'sold', by: ['member'] },
  // The order is refunded before shipping, or staff record the return of the parcel.
  return: { from: ['sold'], to: 'available', by: ['staff'] },
});
