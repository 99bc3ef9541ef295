import type { Table } from '../db/tables.ts';
import type { User } from './user.ts';

declare module '../db/tables.ts' {
  interface Tables {
    users: Table<User>;
    emailCodes: Table<{
      id: string;
      userId: string;
      email: string;
      salt: string;
      codeHash: string;
      triesLeft: number;
      sentAt: number;
      expiresAt: number;
      consumedAt: number | null;
    }>;
  }
}
