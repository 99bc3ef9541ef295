import type { Knex } from 'knex';
import type { EndpointKey, InputOf } from '../../contract/contract.ts';
import type { Answer } from '../client.ts';
import type { Shop, TestMember } from '../factories.ts';

/** One write of a client, made ready up to the request that a kill may interrupt. */
export interface Write {
  /** Sends the very same request, each time. Rejects when the connection breaks off. */
  send(): Promise<Reply>;
  /** How often each thing it brings about stands in the database: all of it once, or nothing. */
  traces(db: Knex): Promise<number[]>;
  /** What a provider is asked for after the commit: once it was sent again all of it is there, once. */
  afterwards?(db: Knex): Promise<number[]>;
  /** It has no request id: sent twice an address is two, and a member is refused. */
  unrepeatable?: true;
}

export type Reply = Pick<Answer<unknown>, 'status' | 'content' | 'errorCode'>;

/** Where the clients are. */
export interface Place {
  shop: Shop;
  /** Somebody with every permission. */
  staff: TestMember;
  /** How a payment provider comes through to the service at its address. */
  reach<Heard>(ask: (url: string) => Promise<Heard>): Promise<Heard>;
}

export type Prepare = (place: Place) => Promise<Write>;

/** What `where` of Knex takes. */
export type Rows = [table: string, where: object | ((query: Knex.QueryBuilder) => unknown)];

/** A write with a request id: what it brings about, and the answer that is kept for when it is sent again. */
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

export async function countRows(db: Knex, ...rows: Rows[]): Promise<number[]> {
  const counts: number[] = [];
  for (const [table, where] of rows) counts.push((await db(table).where(where)).length);
  return counts;
}
