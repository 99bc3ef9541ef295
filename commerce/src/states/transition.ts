import type { ErrorName } from '../../contract/errors.ts';
import type { Mover, StateTable } from '../../contract/state-table.ts';
import type { Trx } from '../db/db.ts';
import type { Row, TableName } from '../db/tables.ts';
import { fail } from '../fail.ts';

/**
 * Who makes a change, why and when. `actor`: `member:<userId>`, `staff:<userId>`, `cli` or `system`.
 * `reason`: in the actor's own words; empty if the shop asks for no reason.
 */
export interface Cause {
  mover: Mover;
  actor: string;
  reason: string;
  at: number;
}

export function byMember(userId: string, at: number, reason = ''): Cause {
  return { mover: 'member', actor: `member:${userId}`, reason, at };
}

/** @param userId null for an operator at the command line */
export function byStaff(userId: string | null, at: number, reason = ''): Cause {
  return { mover: 'staff', actor: userId ? `staff:${userId}` : 'cli', reason, at };
}

export function bySystem(at: number, reason = ''): Cause {
  return { mover: 'system', actor: 'system', reason, at };
}

/** The tables whose rows have a status. */
type StatusTable = { [T in TableName]: Row<T> extends { status: string } ? T : never }[TableName];
type Status<T extends StatusTable> = Row<T>['status'];
/** Columns besides the status. */
type Patch<T extends StatusTable> = Partial<Omit<Row<T>, 'status'>>;

/** How the rows of a table change their status. `Key`: the columns of a row that the functions below read. */
export interface Machine<T extends StatusTable, Key extends keyof Row<T>, Move extends string> {
  states: StateTable<Status<T>, Move>;
  /** The refusal when the state table forbids a move or the row has changed meanwhile. */
  refusal: ErrorName;
  find(trx: Trx, row: Pick<Row<T>, Key>): Found<T>;
  /** The columns, besides the status, that must not have changed since the row was read. */
  unchanged?(row: Pick<Row<T>, Key>): Patch<T>;
  /** Writes the record of a move, such as a row in a timeline. */
  record?(trx: Trx, row: Pick<Row<T>, Key>, change: Change<Status<T>>): PromiseLike<unknown>;
}

interface Found<T extends StatusTable> {
  where(columns: Patch<T> & { status: Status<T> }): Movable<T>;
  first(column: 'status'): PromiseLike<{ status: Status<T> } | undefined>;
}

interface Movable<T extends StatusTable> {
  update(changes: Patch<T> & { status: Status<T> }): PromiseLike<number>;
}

interface Change<Status> {
  from: Status;
  to: Status;
  cause: Cause;
}

interface Details<T extends StatusTable> {
  /** Columns that change together with the status. */
  patch?: Patch<T>;
  /** The new status, for a move that may lead to several statuses. */
  to?: Status<T>;
}

/**
 * Makes one move of a state table: changes the status of a row and records the move. Only this function
 * changes the status of an order, a charge, a refund, a proposal or a message (docs/decisions/025).
 * @param row the row as it was read; if its status has changed since then, the move is refused
 * @returns the new status
 * @throws Failure the `refusal` of the machine, with the present status
 */
export async function transition<T extends StatusTable, Key extends keyof Row<T>, Move extends string>(
  trx: Trx,
  { states, refusal, find, unchanged = () => ({}), record }: Machine<T, Key, Move>,
  row: Pick<Row<T>, Key | 'status'>,
  move: Move,
  cause: Cause,
  { patch = {}, to: wanted }: Details<T> = {},
): Promise<Status<T>> {
  const from = row.status;
  if (!states.can(from, move, cause.mover)) throw fail(refusal, { status: from });
  const targets: Status<T>[] = [states.moves[move].to].flat();
  const to = wanted ?? targets[0];
  if (!to || !targets.includes(to)) throw new RangeError(`${move} does not lead to ${to}`);
  const moved = await find(trx, row)
    .where({ ...unchanged(row), status: from })
    .update({ ...patch, status: to });
  if (moved !== 1) throw fail(refusal, await find(trx, row).first('status'));
  await record?.(trx, row, { from, to, cause });
  return to;
}
