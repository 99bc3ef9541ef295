import { type MessageMove, type MessageStatus, messageStates } from '../../contract/states.ts';
import type { Db } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { Machine } from '../states/transition.ts';

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

export const messageMachine: Machine<'contactMessages', 'id', MessageMove> = {
  states: messageStates,
  refusal: 'messageStateChanged',
  find: (trx, { id }, status) => trx('contactMessages').where({ id, status }),
};

/** @throws Failure `messageNotFound` */
export async function findMessage(db: Db, id: string): Promise<ContactMessage> {
  const message = await db('contactMessages').where({ id }).first();
  if (!message) throw fail('messageNotFound');
  return message;
}
