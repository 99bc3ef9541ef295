import type { ErrorName } from '../../contract/errors.ts';
import type { Mover, StateTable } from '../../contract/state-table.ts';
import type { Trx } from '../db/db.ts';
import type { Row, TableName } from '../db/tables.ts';
import { fail } from '../fail.ts';

/** `actor`: `member:<userId>`, `staff:<userId>`, `cli` or `system`. `reason`: in the actor's words; may be empty. */
export interface Cause {
  mover: Mover;
  actor: string;
  reason: string;
  at: number;
}

/** What a member of staff does. */
export interface StaffAct {
  staffId: string;
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

type StatusTable = { [T in TableName]: Row<T> extends { status: string } ? T : never }[TableName];
type Status<T extends StatusTable> = Row<T>['status'];
type Patch<T extends StatusTable> = Partial<Omit<Row<T>, 'status'>>;

export interface Machine<T extends StatusTable, Key extends keyof Row<T>, Move extends string> {
  states: StateTable<Status<T>, Move>;
  /** The failure when the table forbids a move or the row has changed meanwhile. */
  refusal: ErrorName;
  find(trx: Trx, row: Pick<Row<T>, Key>): Found<T>;
  /** Columns besides the status that must be as they were read. */
  unchanged?(row: Pick<Row<T>, Key>): Patch<T>;
  /** Writes, for example, a row in a timeline. */
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
  patch?: Patch<T>;
  /** One of several statuses to which the move may lead; the first is the default. */
  to?: Status<T>;
}

/**
 * Only this changes the status of orders, recharges, refunds, credits, reversals and messages (docs/decisions/025).
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
