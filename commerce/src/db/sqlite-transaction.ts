import type { SqliteConnection } from './connect.ts';
import type { Db, Trx } from './db.ts';

/**
 * A transaction of Knex copies all of Knex, which costs more time than the statements of a short transaction.
 * @returns also `end`, after which the transaction accepts no query
 */
export function openTrx(db: Db, connection: SqliteConnection): { trx: Trx; end(): void } {
  let hasEnded = false;
  const client = Object.assign(Object.create(db.client), {
    transacting: true,
    acquireConnection: async () => connection,
    releaseConnection: async () => {},
    async query(_: SqliteConnection, query: unknown) {
      if (hasEnded) throw new Error('a query came after the end of its transaction');
      return db.client.query.call(client, connection, query);
    },
  });
  const parts: Partial<Trx> = {
    client,
    isTransaction: true,
    from: (query) => client.queryBuilder().from(query),
    raw: (...sql) => client.raw(...sql),
    ref: (column) => client.ref(column),
  };
  const trx = Object.assign((table: string) => client.queryBuilder().table(table), parts, {
    // Objection asks for it.
    queryBuilder: () => client.queryBuilder(),
  });
  return {
    trx: trx as unknown as Trx,
    end() {
      hasEnded = true;
    },
  };
}
