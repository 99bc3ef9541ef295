import { minute } from '../src/clock.ts';
import { askAboutRefunds } from '../src/refunds/ask-about-refunds.ts';
import type { TestApp } from './create-test-app.ts';
import { newMember, type TestMember } from './factories.ts';
import { firstAttempt, paidRecharge } from './recharges.ts';

export async function newRecharge(app: TestApp) {
  const member = await newMember(app);
  return { member, chargeNo: await paidRecharge(app, member) };
}

export function apply(member: TestMember, chargeNo: string, amount?: number) {
  return member.client.call('POST /wallet/refund/apply', {
    requestId: crypto.randomUUID(),
    chargeNo,
    reason: 'changed my mind',
    ...(amount !== undefined && { amount }),
  });
}

export async function applied(member: TestMember, chargeNo: string, amount?: number): Promise<string> {
  const answer = await apply(member, chargeNo, amount);
  if (answer.status !== 'OK') throw new Error(`the refund of ${chargeNo} was refused: ${answer.errorCode}`);
  return answer.content.refundNo;
}

export function approve(staff: TestMember, refundNo: string, requestId: string = crypto.randomUUID()) {
  return staff.client.call('POST /admin/refunds/approve', { requestId, refundNo, reason: 'fine' });
}

export function reject(staff: TestMember, refundNo: string) {
  const requestId = crypto.randomUUID();
  return staff.client.call('POST /admin/refunds/reject', { requestId, refundNo, reason: 'spent soon' });
}

export const refundOf = (member: TestMember, refundNo: string) =>
  member.client.ok('GET /wallet/refund/detail', { refundNo });

/** In fen. */
export async function sentBack(app: TestApp, chargeNo: string): Promise<number[]> {
  const paid = { attemptNo: firstAttempt(chargeNo) };
  const rows: { amountFen: number }[] = await app.services.db('sandboxRefunds').where(paid);
  return rows.map(({ amountFen }) => amountFen);
}

export async function reconcileLater(app: TestApp): Promise<void> {
  app.clock.advance(2 * minute);
  await askAboutRefunds(app.services);
}
