import type { Knex } from 'knex';
import type { Derived, Raw, Reading, TableQuery } from './query.ts';
import type { ColumnName, TableName } from './tables.ts';

export interface Db extends Pick<Knex, 'client' | 'migrate' | 'schema' | 'destroy' | 'on' | 'isTransaction'> {
  <T extends TableName>(table: T): TableQuery<T>;
  from<R>(query: Derived<R>): Reading<R, R>;
  raw<Shape = unknown>(sql: string, values?: readonly unknown[]): Raw<Shape>;
  /** Refers to a column where a value is expected. */
  ref(column: ColumnName): Raw;
  transaction(): Promise<Trx>;
  transaction<Value>(work: (trx: Trx) => Promise<Value>): Promise<Value>;
}

export interface Trx extends Db, Pick<Knex.Transaction, 'commit' | 'rollback'> {}
