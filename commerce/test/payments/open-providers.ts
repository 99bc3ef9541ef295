import type { Channel } from '../../contract/choices.ts';
import { createPayments } from '../../src/payments/create-payments.ts';
import type { TestApp } from '../create-test-app.ts';
import { newMember } from '../factories.ts';
import { firstAttempt } from '../recharges.ts';
import { type Counterparts, type Notification, openCounterparts } from './counterparts.ts';

/** From then on the counterparts take the payments of the shop, by its clock. */
export async function openProviders(app: TestApp): Promise<Counterparts> {
  const counterparts = await openCounterparts(() => app.clock.now());
  app.services.payments = createPayments({ ...app.services, providers: counterparts.settings });
  return counterparts;
}

/** A new member opens a recharge of ¥100 and looks at how to pay it. */
export async function openedPayment(app: TestApp, { of }: Counterparts, channel: Channel) {
  const member = await newMember(app);
  const { client } = member;
  const input = { requestId: crypto.randomUUID(), amount: 100, channel };
  const { chargeNo } = await client.ok('POST /wallet/charge', input);
  const { ways, visit } = of[channel];
  const cashier = await client.ok('POST /wallet/charge/pay', { chargeNo, way: ways[0] ?? 'code' });
  await visit(app.url, cashier);
  return { member, chargeNo, attemptNo: firstAttempt(chargeNo) };
}

/** @returns the answer of the shop */
export async function tell({ url }: TestApp, channel: Channel, { body, headers = {} }: Notification) {
  const answer = await fetch(`${url}/api/payment/notify/${channel}`, { method: 'POST', body, headers });
  return { status: answer.status, text: await answer.text() };
}
