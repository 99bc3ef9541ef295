import type { Table } from '../db/tables.ts';
import type { User } from './user.ts';

declare module '../db/tables.ts' {
  interface Tables {
    users: Table<User>;
  }
}
