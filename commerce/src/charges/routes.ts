import { toFen } from '../../contract/money.ts';
import type { Routes } from '../http/routes.ts';
import { remember } from '../requests/remember.ts';
import { requireCharge } from './find-charge.ts';
import { listCharges } from './list-charges.ts';
import { openCharge } from './open-charge.ts';
import { openPayment } from './open-payment.ts';
import { presentCharge } from './present-charge.ts';
import { receiveNotification } from './receive-notification.ts';

export const chargeRoutes = {
  'POST /wallet/charge': async ({ services, member }, input) => {
    const { db, clock, payments } = services;
    const { userId } = member;
    const request = { principal: userId, endpoint: 'wallet/charge', input };
    const at = clock.now();
    const opened = await remember(db, request, at, async (trx) => {
      const { channel } = input;
      const provider = payments.of(channel).name;
      const amountFen = toFen(input.amount);
      return presentCharge(trx, await openCharge(trx, { userId, channel, provider, amountFen, at }));
    });
    // The provider is called after the commit. A repeated request gets the same cashier page.
    return { ...opened, cashierUrl: await openPayment(services, opened.chargeNo) };
  },

  'GET /wallet/charge/query': ({ services, member }, { status, page }) =>
    listCharges(services.db, { userId: member.userId, status, page }),

  'GET /wallet/charge/detail': async ({ services: { db }, member }, { chargeNo }) =>
    presentCharge(db, await requireCharge(db, { userId: member.userId, chargeNo })),

  'POST /payment/notify/:channel': ({ services }, notification) =>
    receiveNotification(services, notification),
} satisfies Partial<Routes>;
