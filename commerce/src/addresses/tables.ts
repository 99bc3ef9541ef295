import type { Stored } from '../db/stored.ts';
import type { Table } from '../db/tables.ts';
import type { Address } from './address.ts';

declare module '../db/tables.ts' {
  interface Tables {
    addresses: Table<Stored<Address>>;
  }
}
