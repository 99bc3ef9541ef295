import type { Knex } from 'knex';
import type { EndpointKey, InputOf } from '../../contract/contract.ts';
import type { Db } from '../../src/db/db.ts';
import { bareKnex } from '../bare-knex.ts';
import type { Answer } from '../client.ts';
import type { Shop, TestMember } from '../factories.ts';

/** Everything is prepared except the request, which a kill may interrupt. */
export interface Write {
  /** Rejects when the connection breaks. */
  send(): Promise<Reply>;
  /** How often each effect of the write is in the database. The counts must be all 1 or all 0. */
  traces(db: Db): Promise<number[]>;
  /** Effects at a payment provider may happen only after the commit. After the second sending, all counts must be 1. */
  afterwards?(db: Db): Promise<number[]>;
  /** Set if the write has no request id, so that a second sending would be refused or take effect twice. */
  unrepeatable?: true;
}

export type Reply = Pick<Answer<unknown>, 'status' | 'content' | 'errorCode'>;

export interface Place {
  shop: Shop;
  staff: TestMember;
  reach<Heard>(ask: (url: string) => Promise<Heard>): Promise<Heard>;
}

export type Prepare = (place: Place) => Promise<Write>;

export type Rows = [table: string, where: object | ((query: Knex.QueryBuilder) => unknown)];

/** The effects include the stored answer. */
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
