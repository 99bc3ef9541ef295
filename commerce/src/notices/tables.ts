import type { Table } from '../db/tables.ts';
import type { Language } from '../locales.ts';
import type { NoticeKind } from './notice-kinds.ts';

declare module '../db/tables.ts' {
  interface Tables {
    securityNotices: Table<{
      id: string;
      userId: string;
      kind: NoticeKind;
      language: Language;
      /** Empty for an act of the shop, as is the address. */
      device: string;
      ip: string;
      /** The address that was verified then. Null if there was none, and the phone is told. */
      email: string | null;
      createdAt: number;
      /** Null once it was sent or dropped. */
      dueAt: number | null;
    }>;
  }
}
