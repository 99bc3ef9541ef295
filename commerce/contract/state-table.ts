/** `member`: the owner of the object. `staff`: with a permission. `system`: a job of the shop. */
export type Mover = 'member' | 'staff' | 'system';

interface Move<State extends string> {
  from: readonly State[];
  /** A list if the move returns to the previous state, as the rejection of a refund does. */
  to: State | readonly State[];
  by: readonly Mover[];
}

/** Server and buttons follow the same table. `Shown`: the states on screens, also those that are not in the table. */
export interface StateTable<State extends string, Name extends string, Shown extends string = State> {
  moves: Readonly<Record<Name, Move<State>>>;
  /** Conditions beside the state are checked by the function that makes the move. */
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
