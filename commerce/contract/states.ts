/**
 * The life of an order as data: state → move → next state. The server changes an order by nothing else,
 * and the screens show a button only where the table has the move.
 */
const orderMoves = {
  WAITING_PAYMENT: { pay: 'PAID', expire: 'TIMED_OUT' },
  PAID: {},
  COMPLETED: {},
  TIMED_OUT: {},
} as const;

export type OrderStatus = keyof typeof orderMoves;
export type OrderMove = { [S in OrderStatus]: keyof (typeof orderMoves)[S] }[OrderStatus];

export const orderStatuses = Object.keys(orderMoves) as [OrderStatus, ...OrderStatus[]];

export const orderStates = {
  /** Whether an order in this state may make this move. */
  can(status: OrderStatus, move: OrderMove): boolean {
    return move in orderMoves[status];
  },

  /** The state a move leads to from the one state that allows it. */
  transition(move: OrderMove): { from: OrderStatus; to: OrderStatus } {
    for (const from of orderStatuses) {
      const next = (orderMoves[from] as Partial<Record<OrderMove, OrderStatus>>)[move];
      if (next) return { from, to: next };
    }
    throw new Error(`no state allows the move ${move}`);
  },
};

/** What a shopper may know of a piece. `unknown` is said by web alone, when commerce gives no answer. */
export const pieceStatuses = ['available', 'reserved', 'sold', 'unknown'] as const;
export type PieceStatus = (typeof pieceStatuses)[number];
