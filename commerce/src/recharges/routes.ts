import { toFen, toYuan } from '../../contract/money.ts';
import { rechargeAmounts } from '../../contract/wallet.ts';
import { isoTime } from '../clock.ts';
import type { Routes } from '../http/routes.ts';
import { remember } from '../requests/remember.ts';
import { chargeOrder } from './charge-order.ts';
import { formPage } from './form-page.ts';
import { listRecharges } from './list-recharges.ts';
import { offeredChannels } from './offered-channels.ts';
import { countPending, maxPending, openRecharge } from './open-recharge.ts';
import { payRecharge } from './pay-recharge.ts';
import { presentCashier } from './present-cashier.ts';
import { presentRecharge } from './present-recharge.ts';
import { readLargestRecharge } from './read-largest-recharge.ts';
import { requireRecharge } from './recharge.ts';
import { withdrawRecharge } from './withdraw-recharge.ts';

export const rechargeRoutes = {
  'GET /wallet/charge/options': async ({ services: { db, clock, payments, config }, member }) => ({
    channels: await offeredChannels(db, payments, clock.now()),
    minAmount: rechargeAmounts.min,
    maxAmount: toYuan(await readLargestRecharge(db, member.userId, config.ceilings)),
    pendingCharges: await countPending(db, member.userId),
    maxPendingCharges: maxPending,
    serverTime: isoTime(clock.now()),
  }),

  'POST /wallet/charge': async ({ services, member }, input) => {
    const { db, clock, payments, config } = services;
    const { userId } = member;
    const request = { principal: userId, endpoint: 'wallet/charge', input };
    const at = clock.now();
    return remember(db, request, at, async (trx) => {
      const { channel } = input;
      const provider = payments.of(channel);
      const amountFen = toFen(input.amount);
      const { ceilings } = config;
      const { limits } = payments;
      const wanted = { userId, channel, provider, amountFen, ceilings, limits, at };
      return presentRecharge(trx, await openRecharge(trx, wanted));
    });
  },

  'POST /order/charge': async ({ services, member }, input) => {
    const { db, clock, payments, config } = services;
    const { orderNo, channel, code } = input;
    const at = clock.now();
    const [provider, peppers] = [payments.of(channel), config.smsPepper.accepted(at)];
    const wanted = { member, orderNo, channel, code, provider, limits: payments.limits, peppers, at };
    return remember(db, { principal: member.userId, endpoint: 'order/charge', input }, at, async (trx) =>
      presentRecharge(trx, await chargeOrder(trx, wanted)),
    );
  },

  'POST /wallet/charge/pay': async ({ services, member: { userId }, ip }, { chargeNo, way, introduction }) =>
    presentCashier(await payRecharge(services, { userId, chargeNo, way, ip, introduction })),

  'POST /wallet/charge/withdraw': ({ services: { db, clock }, member: { userId } }, input) => {
    const { chargeNo } = input;
    const at = clock.now();
    return remember(db, { principal: userId, endpoint: 'wallet/charge/withdraw', input }, at, async (trx) =>
      presentRecharge(trx, await withdrawRecharge(trx, { userId, chargeNo, at })),
    );
  },

  'GET /wallet/charge/query': ({ services, member }, { status, page }) =>
    listRecharges(services.db, { userId: member.userId, status, page }),

  'GET /wallet/charge/detail': async ({ services: { db }, member }, { chargeNo }) =>
    presentRecharge(db, await requireRecharge(db, { userId: member.userId, chargeNo })),

  'GET /payment/form/:attemptNo': ({ services, language }, { attemptNo }) =>
    formPage(services, attemptNo, language),
} satisfies Partial<Routes>;
