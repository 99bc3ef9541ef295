import type { MessageKind } from '../../contract/choices.ts';
import type { MessageStatus } from '../../contract/states.ts';
import type { Table } from '../db/tables.ts';

declare module '../db/tables.ts' {
  interface Tables {
    contactMessages: Table<{
      id: string;
      name: string;
      email: string;
      phone: string;
      subject: string;
      message: string;
      kind: MessageKind;
      productCode: string | null;
      fingerprint: string;
      status: MessageStatus;
      assignee: string | null;
      createdAt: number;
    }>;
    messageNotes: Table<{ id: number; messageId: string; author: string; text: string; at: number }, 'id'>;
  }
}
