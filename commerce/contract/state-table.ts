/** Who makes a move: the member who owns the object, staff with a permission, or a job of the shop. */
export type Mover = 'member' | 'staff' | 'system';

interface Move<State extends string> {
  from: readonly State[];
  /** A list if the move returns to the previous state, as the rejection of a refund does. */
  to: State | readonly State[];
  by: readonly Mover[];
}

/**
 * The moves of a thing: from which state to which state, and who may make them. The server changes a state only by a
 * move of its table, and a screen shows a button only if the table allows the move. `Shown`: the states that a
 * screen may show. They may include states that are not in the table.
 */
export interface StateTable<State extends string, Name extends string, Shown extends string = State> {
  moves: Readonly<Record<Name, Move<State>>>;
  /**
   * Whether the table allows the mover to make this move from this state. The function that makes the move
   * checks further conditions.
   */
  can(state: State | Shown, move: Name, mover: Mover): boolean;
}

export function stateTable<State extends string, Name extends string, Shown extends string = State>(
  moves: Readonly<Record<Name, Move<State>>>,
): StateTable<State, Name, Shown> {
  return {
    moves,
    can(state, name, mover) {
      const { from, by } = moves[name];
      return from.some((each) => each === state) && by.includes(mover);
    },
  };
}
