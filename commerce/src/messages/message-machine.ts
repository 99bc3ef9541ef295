import { type MessageMove, messageStates } from '../../contract/states.ts';
import type { Machine } from '../states/transition.ts';
import type { ContactMessage } from './find-message.ts';

export const messageMachine: Machine<ContactMessage, 'id', MessageMove> = {
  states: messageStates,
  refusal: 'messageStateChanged',
  find: (trx, { id }, status) => trx('contactMessages').where({ id, status }),
};
