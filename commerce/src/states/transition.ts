import type { Knex } from 'knex';
import type { ErrorName } from '../../contract/errors.ts';
import type { Mover, StateTable } from '../../contract/state-table.ts';
import { fail } from '../fail.ts';

/**
 * Who makes a change, why and when. `actor`: `member:<userId>`, `staff:<userId>`, `cli` or `system`. `reason`: in the
 * actor's own words, empty where the shop did not ask for any.
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

/** The rows of a table that have a status, and how they change it. `Key`: the columns by which a row is found. */
export interface Machine<Row extends { status: string }, Key extends keyof Row, Move extends string> {
  states: StateTable<Row['status'], Move>;
  /** The refusal of a move that the state table, or the status by now, does not allow. */
  refusal: ErrorName;
  /** The row while it has this status. */
  find(trx: Knex.Transaction, row: Pick<Row, Key>, status: Row['status']): Knex.QueryBuilder;
  /** Writes what else has to be known of a move. */
  record?(trx: Knex.Transaction, row: Pick<Row, Key>, change: Change<Row['status']>): PromiseLike<unknown>;
}

interface Change<Status> {
  from: Status;
  to: Status;
  cause: Cause;
}

interface Details<Row extends { status: string }> {
  /** Columns that change together with the status. */
  patch?: Partial<Omit<Row, 'status'>>;
  /** The new status, for a move that may lead to several. */
  to?: Row['status'];
}

/**
 * Makes one move of a state table: one guarded update and its record. Nothing else changes the status of an order,
 * a charge, a refund, a proposal or a message (docs/decisions/025).
 * @param row as it was read; if its status has changed since, the move is refused
 * @returns the new status
 * @throws Failure the `refusal` of the machine
 */
export async function transition<Row extends { status: string }, Key extends keyof Row, Move extends string>(
  trx: Knex.Transaction,
  { states, refusal, find, record }: Machine<Row, Key, Move>,
  row: Pick<Row, Key | 'status'>,
  move: Move,
  cause: Cause,
  { patch, to: wanted }: Details<Row> = {},
): Promise<Row['status']> {
  const from = row.status;
  if (!states.can(from, move, cause.mover)) throw fail(refusal, { status: from });
  const targets: Row['status'][] = [states.moves[move].to].flat();
  const to = wanted ?? targets[0];
  if (!to || !targets.includes(to)) throw new RangeError(`${move} does not lead to ${to}`);
  const moved = await find(trx, row, from).update({ ...patch, status: to });
  if (moved !== 1) throw fail(refusal);
  await record?.(trx, row, { from, to, cause });
  return to;
}
