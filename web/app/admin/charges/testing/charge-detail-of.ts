import type { ChargeDetail } from '../offered-actions.ts';

export function chargeDetailOf(changes: Partial<ChargeDetail> = {}): ChargeDetail {
  return {
    chargeNo: 'JC202601010000000001',
    amount: 100,
    channel: 'alipay',
    serialNo: null,
    status: 'PENDING',
    createdAt: '2026-01-01T08:00:00.000Z',
    successAt: null,
    refundable: 0,
    refunded: 0,
    refundNo: null,
    cashierUrl: null,
    withdrawnAt: null,
    member: { userId: 'u-2', username: 'li' },
    provider: 'manual',
    note: '',
    confirmedBy: null,
    version: 'v1',
    doubts: [],
    notices: [],
    events: [],
    ...changes,
  };
}
