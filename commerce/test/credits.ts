import type { InputOf } from '../contract/contract.ts';
import type { TestMember } from './factories.ts';

export type Money = Partial<InputOf<'POST /admin/credits/propose'>>;

/** ¥10 by hand, unless `money` says otherwise. */
export function proposeCredit(staff: TestMember, { userId }: { userId: string }, money: Money = {}) {
  const usual = { amount: 10, kind: 'received', reason: 'it came' } as const;
  const input = { requestId: crypto.randomUUID(), userId, ...usual, ...money };
  return staff.client.call('POST /admin/credits/propose', input);
}

/** @param serialNo what the second person reads on the payment */
export function postCredit(staff: TestMember, creditId: string, serialNo?: string) {
  return staff.client.call('POST /admin/credits/post', {
    requestId: crypto.randomUUID(),
    creditId,
    serialNo,
  });
}

export function rejectCredit(staff: TestMember, creditId: string) {
  const input = { requestId: crypto.randomUUID(), creditId, reason: 'nothing came' };
  return staff.client.call('POST /admin/credits/reject', input);
}

export const creditOf = (staff: TestMember, creditId: string) =>
  staff.client.ok('GET /admin/credits/detail', { creditId });
