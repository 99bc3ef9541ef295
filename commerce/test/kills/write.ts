import type { Knex } from 'knex';
import type { EndpointKey, InputOf } from '../../contract/contract.ts';
import type { Db } from '../../src/db/db.ts';
import { bareKnex } from '../bare-knex.ts';
import type { Answer } from '../client.ts';
import type { Shop, TestMember } from '../factories.ts';

/** A prepared write of a client: only the request that a kill may interrupt is left to send. */
export interface Write {
  /** Sends the same request each time. Rejects when the connection breaks. */
  send(): Promise<Reply>;
  /** Counts how often each effect of the write is in the database. The counts must be all 1 or all 0. */
  traces(db: Db): Promise<number[]>;
  /**
   * Like `traces`, but counts the effects at a payment provider. They may happen only after the commit. After
   * the write was sent a second time, all counts must be 1.
   */
  afterwards?(db: Db): Promise<number[]>;
  /**
   * Set if the test must not send the write again. The write has no request id, so a second sending would be
   * refused or would take effect again. For example, it would add a second address.
   */
  unrepeatable?: true;
}

export type Reply = Pick<Answer<unknown>, 'status' | 'content' | 'errorCode'>;

/** The shop that the clients write to. */
export interface Place {
  shop: Shop;
  /** A staff member with every permission. */
  staff: TestMember;
  /**
   * Calls `ask` with the address of the service. `ask` sends the request of a payment provider to this
   * address.
   */
  reach<Heard>(ask: (url: string) => Promise<Heard>): Promise<Heard>;
}

export type Prepare = (place: Place) => Promise<Write>;

/** A table and an argument for `where` of Knex. */
export type Rows = [table: string, where: object | ((query: Knex.QueryBuilder) => unknown)];

/** A write with a request id. Its effects include the stored answer. */
export function once<Key extends EndpointKey>(
  { client }: TestMember,
  key: Key,
  input: InputOf<Key> & { requestId: string },
  ...rows: Rows[]
): Write {
  const { requestId } = input;
  return {
    send: () => client.call(key, input),
    traces: (db) => countRows(db, ...rows, ['requests', { requestId }]),
  };
}

export async function countRows(db: Db, ...rows: Rows[]): Promise<number[]> {
  const counts: number[] = [];
  for (const [table, where] of rows) counts.push((await bareKnex(db)(table).where(where)).length);
  return counts;
}
