import type { RefundDetail } from '../facts.tsx';

export function refundDetailOf(changes: Partial<RefundDetail> = {}): RefundDetail {
  return {
    refundNo: 'JR202601010000000001',
    chargeNo: 'JC202601010000000001',
    amount: 50,
    channel: 'alipay',
    originalSerialNo: 'S-1',
    refundSerialNo: null,
    reason: 'changed my mind',
    actualAmount: null,
    appliedAt: '2026-01-01T08:00:00.000Z',
    completedAt: null,
    status: 'PROCESSING',
    failedBy: null,
    failureReason: '',
    member: { userId: 'u-2', username: 'li' },
    provider: 'sandbox',
    approved: false,
    doubtAmount: null,
    stuckReason: null,
    events: [],
    ...changes,
  };
}
