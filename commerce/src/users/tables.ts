import type { OneTimeCode } from '../auth/one-time-code.ts';
import type { Table } from '../db/tables.ts';
import type { User } from './user.ts';

declare module '../db/tables.ts' {
  interface Tables {
    users: Table<User>;
    emailCodes: Table<OneTimeCode & { userId: string; email: string }>;
  }
}
