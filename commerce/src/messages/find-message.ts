import type { Knex } from 'knex';
import type { MessageStatus } from '../../contract/states.ts';
import { fail } from '../fail.ts';

export interface ContactMessage {
  id: string;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  status: MessageStatus;
  assignee: string | null;
  createdAt: number;
}

/** @throws Failure `messageNotFound` */
export async function findMessage(db: Knex, id: string): Promise<ContactMessage> {
  const message: ContactMessage | undefined = await db('contactMessages').where({ id }).first();
  if (!message) throw fail('messageNotFound');
  return message;
}
