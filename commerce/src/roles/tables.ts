import type { Table } from '../db/tables.ts';

declare module '../db/tables.ts' {
  interface Tables {
    /** `permissions` is a JSON array of permission names. */
    roles: Table<{ name: string; permissions: string; updatedAt: number }>;
    userRoles: Table<{ userId: string; roleName: string }>;
  }
}
