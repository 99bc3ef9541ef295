import { transaction } from '../db/transaction.ts';
import type { Routes } from '../http/routes.ts';
import { submitMessage } from './submit-message.ts';

export const messageRoutes = {
  'POST /message/submit': async ({ services: { db, clock } }, input) => {
    await transaction(db, (trx) => submitMessage(trx, input, clock.now()));
    return {};
  },
} satisfies Partial<Routes>;
