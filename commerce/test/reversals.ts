import type { TestMember } from './factories.ts';

/** @param received what arrived and stays, in yuan */
export function proposeReversal(staff: TestMember, transactionNo: string, received = 0) {
  // A form sends a box that is not ticked as an empty text.
  const money = { transactionNo, received, although: '', reason: 'it never came' } as const;
  const input = { requestId: crypto.randomUUID(), ...money };
  return staff.client.call('POST /admin/reversals/propose', input);
}

export function postReversal(staff: TestMember, reversalId: string) {
  return staff.client.call('POST /admin/reversals/post', { requestId: crypto.randomUUID(), reversalId });
}

/** One person proposes, the other posts. */
export async function reverse(
  [one, other]: readonly [TestMember, TestMember],
  transactionNo: string,
  received = 0,
) {
  const { content } = await proposeReversal(one, transactionNo, received);
  const requestId = crypto.randomUUID();
  return other.client.ok('POST /admin/reversals/post', { requestId, reversalId: content.reversalId });
}

export const reversalOf = (staff: TestMember, reversalId: string) =>
  staff.client.ok('GET /admin/reversals/detail', { reversalId });
