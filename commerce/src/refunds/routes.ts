import { toFen } from '../../contract/money.ts';
import type { Routes } from '../http/routes.ts';
import { remember } from '../requests/remember.ts';
import { applyForRefund } from './apply-for-refund.ts';
import { requireRefund } from './find-refund.ts';
import { listOwnRefunds } from './list-own-refunds.ts';
import { presentRefund } from './present-refund.ts';

export const refundRoutes = {
  'POST /wallet/refund/apply': ({ services: { db, clock }, member: { userId } }, input) => {
    const { chargeNo, reason } = input;
    const amountFen = input.amount === undefined ? undefined : toFen(input.amount);
    const request = { principal: userId, endpoint: 'wallet/refund/apply', input };
    const at = clock.now();
    return remember(db, request, at, async (trx) => {
      const refundNo = await applyForRefund(trx, { userId, chargeNo, amountFen, reason, at });
      const { refund, recharge } = await requireRefund(trx, { refundNo, userId });
      return presentRefund(refund, recharge);
    });
  },

  'GET /wallet/refund/query': ({ services: { db }, member: { userId } }, { status, page }) =>
    listOwnRefunds(db, { userId, status, page }),

  'GET /wallet/refund/detail': async ({ services: { db }, member: { userId } }, { refundNo }) => {
    const { refund, recharge } = await requireRefund(db, { refundNo, userId });
    return presentRefund(refund, recharge);
  },
} satisfies Partial<Routes>;
