import type { Knex } from 'knex';
import { type MessageMove, type MessageStatus, messageStates } from '../../contract/states.ts';
import { fail } from '../fail.ts';
import { findMessage } from './find-message.ts';

/**
 * Makes one move of the state table.
 * @returns where the message was and is now
 * @throws Failure `messageNotFound`, `messageStateChanged`
 */
export async function moveMessage(
  trx: Knex.Transaction,
  id: string,
  move: MessageMove,
): Promise<{ from: MessageStatus; to: MessageStatus }> {
  const { status: from } = await findMessage(trx, id);
  if (!messageStates.can(from, move, 'staff')) throw fail('messageStateChanged', { status: from });
  const [to] = [messageStates.moves[move].to].flat();
  const moved = await trx('contactMessages').where({ id, status: from }).update({ status: to });
  if (!to || moved !== 1) throw fail('messageStateChanged');
  return { from, to };
}
