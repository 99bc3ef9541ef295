import { expect } from 'vitest';
import { type Channel, channels } from '../../contract/choices.ts';
import { audit } from '../../src/audit/audit.ts';
import { day, hour, minute } from '../../src/clock.ts';
import type { Db } from '../../src/db/db.ts';
import { expireOrders } from '../../src/orders/expire-orders.ts';
import { createPayments } from '../../src/payments/create-payments.ts';
import { askAboutAttempts } from '../../src/recharges/ask-about-attempts.ts';
import { endRechargesOfOrders } from '../../src/recharges/end-recharges-of-orders.ts';
import { endStaleRecharges } from '../../src/recharges/end-stale-recharges.ts';
import { askAboutRefunds } from '../../src/refunds/ask-about-refunds.ts';
import type { Answer } from '../client.ts';
import { createTestApp, type TestApp } from '../create-test-app.ts';
import { newMember, newPiece, newStaff, type TestMember } from '../factories.ts';
import { compareBooks } from './books.ts';
import { type Counterparts, type Notification, openCounterparts } from './counterparts.ts';
import { createSteps, type Steps, watchCalls, watchWrites } from './steps.ts';

/** A shop that may crash at any step, and the three counterparts. */
export interface PaymentShop {
  app: TestApp;
  url: string;
  counterparts: Counterparts;
  steps: Steps;
  close(): Promise<void>;
}

export interface Unsettled extends PaymentShop {
  /** The counterparts began with empty books then. */
  since: number;
  /** What a provider has not told yet, or tells again. */
  owed: { channel: Channel; attemptNo: string }[];
  crashes: number;
}

/** What one sequence of commands works with. */
export interface PaymentWorld extends Unsettled {
  members: TestMember[];
  finance: TestMember;
  second: TestMember;
  pieces: { code: string; price: number }[];
  orders: Order[];
  charges: Charge[];
  refundNos: string[];
  /** The counterparts that do not answer as they should. */
  troubled: Set<Channel>;
}

export interface Order {
  member: TestMember;
  orderNo: string;
}

export interface Charge {
  member: TestMember;
  chargeNo: string;
  channel: Channel;
  amount: number;
}

export async function openPaymentShop(): Promise<PaymentShop> {
  const app = await createTestApp();
  const counterparts = await openCounterparts(() => app.clock.now());
  return withCounterparts(app, counterparts);
}

/** The app gets the counterparts as its providers, whose clock is that of the app. */
export function withCounterparts(app: TestApp, counterparts: Counterparts): PaymentShop {
  const steps = createSteps();
  const payments = createPayments({ ...app.services, providers: counterparts.settings });
  app.services.payments = watchCalls(payments, steps);
  const endWatch = watchWrites(app.services.db, steps);
  return {
    ...{ app, url: app.url, counterparts, steps },
    async close() {
      endWatch();
      await app.close();
      await counterparts.close();
    },
  };
}

/** Everything of the former world has come to its end. */
export async function beginWorld(shop: PaymentShop): Promise<PaymentWorld> {
  const { app, counterparts } = shop;
  app.clock.advance(minute);
  for (const channel of channels) counterparts.of[channel].forget();
  const prices = [70, 150];
  const pieces = [];
  for (const price of prices) pieces.push({ price, code: await newPiece(app, { price, stock: 20 }) });
  return {
    ...shop,
    since: app.clock.now(),
    members: [await newMember(app), await newMember(app)],
    finance: await newStaff(app, 'Finance'),
    second: await newStaff(app, 'Finance'),
    pieces,
    ...{ orders: [], charges: [], refundNos: [], owed: [], troubled: new Set(), crashes: 0 },
  };
}

/** A request that got no answer because the service crashed is sent again to the new one. */
export async function ask<Content>(
  world: PaymentWorld,
  send: () => Promise<Answer<Content>>,
): Promise<Answer<Content>> {
  const answer = await send();
  if (restartAfterCrash(world)) return send();
  const isExplained = answer.httpStatus < 500 || (world.troubled.size > 0 && answer.httpStatus === 503);
  expect(isExplained, `${answer.errorCode} ${answer.message}`).toBe(true);
  return answer;
}

export function restartAfterCrash(world: Unsettled): boolean {
  const { app, steps } = world;
  if (!steps.hasCrashed) return false;
  world.crashes += 1;
  steps.restart();
  app.restart();
  return true;
}

/** @returns whether the shop acknowledged it */
export async function tell(
  { url, counterparts }: Pick<PaymentShop, 'url' | 'counterparts'>,
  channel: Channel,
  { body, headers = {} }: Notification,
): Promise<boolean> {
  const answer = await fetch(`${url}/api/payment/notify/${channel}`, { method: 'POST', body, headers });
  const text = await answer.text();
  return answer.status === 200 && text === counterparts.of[channel].acknowledged;
}

/** Sessions are renewed, because they would end meanwhile. */
export async function pass({ app, steps, since }: Unsettled, minutes: number): Promise<void> {
  app.clock.advance(minutes * minute);
  const now = app.clock.now();
  const renewed = { expiresAt: now + day, lastSeenAt: now, confirmedAt: now };
  await steps.ignore(() => app.services.db('sessions').where('createdAt', '>=', since).update(renewed));
}

export async function runJobs(world: Unsettled): Promise<void> {
  const { services } = world.app;
  const { db, clock } = services;
  const jobs = [
    () => expireOrders(db, clock.now()),
    () => askAboutAttempts(services),
    () => askAboutRefunds(services),
    () => endRechargesOfOrders(db, clock.now()),
    () => endStaleRecharges(db, clock.now()),
  ];
  for (const job of jobs) {
    await job().catch((error: unknown) => {
      if (!world.steps.hasCrashed) throw error;
    });
    restartAfterCrash(world);
  }
}

/** The providers answer, whoever owes a decision at a provider makes it, and time passes until nothing is open. */
export async function settle(world: Unsettled): Promise<void> {
  const { counterparts, steps, app } = world;
  steps.restart();
  app.restart();
  for (const channel of channels) counterparts.of[channel].behave('answer');
  for (const { channel, attemptNo } of world.owed)
    await tell(world, channel, counterparts.of[channel].notify(attemptNo));
  await runJobs(world);
  for (let hours = 0; hours < 8; hours += 1) {
    if ((await findUnfinished(app.services.db)).length === 0) return;
    for (const channel of channels) {
      const counterpart = counterparts.of[channel];
      for (const { refundNo, state } of counterpart.refunds())
        if (state === 'underWay' || state === 'stuck') counterpart.moveRefund(refundNo, 'paid');
    }
    await giveUpUnknown(world);
    await pass(world, 61);
    await runJobs(world);
  }
}

/**
 * UnionPay takes no refund that is sent an hour late, and after six hours without a clear answer no refund is sent again by
 * itself. Staff give it up after a look at the provider's bill.
 */
async function giveUpUnknown({ app, counterparts }: Unsettled): Promise<void> {
  const known = channels.flatMap((channel) =>
    counterparts.of[channel].refunds().map(({ refundNo }) => refundNo),
  );
  const unknown = await app.services
    .db('refunds')
    .where({ status: 'PROCESSING' })
    .where('approvedAt', '<=', app.clock.now() - hour)
    .whereNotNull('stuckReason')
    .whereNotIn('refundNo', known)
    .select('refundNo');
  if (unknown.length === 0) return;
  const { client } = await newStaff(app, 'Finance');
  for (const { refundNo } of unknown) {
    const nothing = {
      requestId: crypto.randomUUID(),
      refundNo,
      amount: 0,
      reason: 'unknown at the provider',
    };
    await client.ok('POST /admin/refunds/settle', nothing);
  }
}

/** @returns sentences about what is wrong */
export async function findFaults({ app, counterparts, since }: Unsettled): Promise<string[]> {
  const { db } = app.services;
  const found = await audit(db, { at: app.clock.now() });
  return [
    ...(await compareBooks(db, counterparts, since)),
    ...(await findUnfinished(db)),
    ...found.map(({ invariant, subject }) => `${invariant}: ${subject}`),
  ];
}

async function findUnfinished(db: Db): Promise<string[]> {
  const recharges = await db('recharges').where({ status: 'PENDING' }).select('chargeNo');
  const attempts = await db('paymentAttempts').whereNull('endedAt').select('attemptNo');
  const refunds = await db('refunds')
    .where({ status: 'PROCESSING' })
    .whereNotNull('approvedAt')
    .select('refundNo');
  return [
    ...recharges.map(({ chargeNo }) => `recharge ${chargeNo} has no end`),
    ...attempts.map(({ attemptNo }) => `the shop still asks about ${attemptNo}`),
    ...refunds.map(({ refundNo }) => `refund ${refundNo} has no end`),
  ];
}
