import { type MessageMove, messageStates } from '../../contract/states.ts';
import type { Db } from '../db/db.ts';
import type { Row } from '../db/tables.ts';
import { fail } from '../fail.ts';
import type { Machine } from '../states/transition.ts';

export const messageMachine: Machine<'contactMessages', 'id', MessageMove> = {
  states: messageStates,
  refusal: 'messageStateChanged',
  find: (trx, { id }) => trx('contactMessages').where({ id }),
};

/** @throws Failure `messageNotFound` */
export async function findMessage(db: Db, id: string): Promise<Row<'contactMessages'>> {
  const message = await db('contactMessages').where({ id }).first();
  if (!message) throw fail('messageNotFound');
  return message;
}
