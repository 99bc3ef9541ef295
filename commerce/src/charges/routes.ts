import { channels } from '../../contract/choices.ts';
import { toFen, toYuan } from '../../contract/money.ts';
import { chargeAmounts } from '../../contract/wallet.ts';
import type { Routes } from '../http/routes.ts';
import { remember } from '../requests/remember.ts';
import { requireCharge } from './find-charge.ts';
import { listCharges } from './list-charges.ts';
import { countPending, maxPending, openCharge } from './open-charge.ts';
import { openPayment } from './open-payment.ts';
import { presentCharge } from './present-charge.ts';
import { readLargestCharge } from './read-largest-charge.ts';
import { receiveNotification } from './receive-notification.ts';
import { withdrawCharge } from './withdraw-charge.ts';

export const chargeRoutes = {
  'GET /wallet/charge/options': async ({ services: { db, payments, config }, member }) => ({
    channels: channels.map((channel) => ({
      channel,
      next: payments.of(channel).name === 'manual' ? ('contact' as const) : ('cashier' as const),
    })),
    minAmount: chargeAmounts.min,
    maxAmount: toYuan(await readLargestCharge(db, member.userId, config.ceilings)),
    pendingCharges: await countPending(db, member.userId),
    maxPendingCharges: maxPending,
  }),

  'POST /wallet/charge': async ({ services, member }, input) => {
    const { db, clock, payments, config } = services;
    const { userId } = member;
    const request = { principal: userId, endpoint: 'wallet/charge', input };
    const at = clock.now();
    const opened = await remember(db, request, at, async (trx) => {
      const { channel } = input;
      const provider = payments.of(channel).name;
      const amountFen = toFen(input.amount);
      const { ceilings } = config;
      const charge = await openCharge(trx, { userId, channel, provider, amountFen, ceilings, at });
      return presentCharge(trx, charge);
    });
    // The provider is called only after the commit.
    return { ...opened, cashierUrl: await openPayment(services, opened.chargeNo) };
  },

  'POST /wallet/charge/withdraw': ({ services: { db, clock }, member: { userId } }, input) => {
    const { chargeNo } = input;
    const at = clock.now();
    return remember(db, { principal: userId, endpoint: 'wallet/charge/withdraw', input }, at, async (trx) =>
      presentCharge(trx, await withdrawCharge(trx, { userId, chargeNo, at })),
    );
  },

  'GET /wallet/charge/query': ({ services, member }, { status, page }) =>
    listCharges(services.db, { userId: member.userId, status, page }),

  'GET /wallet/charge/detail': async ({ services: { db }, member }, { chargeNo }) =>
    presentCharge(db, await requireCharge(db, { userId: member.userId, chargeNo })),

  'POST /payment/notify/:channel': ({ services }, notification) =>
    receiveNotification(services, notification),
} satisfies Partial<Routes>;
