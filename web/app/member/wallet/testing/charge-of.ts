import type { Recharge, Refund } from '@junyao/commerce/contract';

export function chargeOf(changes: Partial<Recharge>): Recharge {
  return {
    chargeNo: 'JC202601010000000001',
    amount: 500,
    channel: 'alipay',
    serialNo: 'A-1',
    status: 'SUCCESS',
    createdAt: '2026-01-01T08:00:00.000Z',
    successAt: '2026-01-01T08:01:00.000Z',
    refundable: 500,
    refunded: 0,
    refunds: [],
    payableUntil: null,
    orderNo: null,
    withdrawnAt: null,
    ...changes,
  };
}

export function refundOf(changes: Partial<Refund>): Refund {
  return {
    refundNo: 'JR202601010000000001',
    chargeNo: 'JC202601010000000001',
    amount: 500,
    channel: 'alipay',
    originalSerialNo: 'A-1',
    refundSerialNo: null,
    reason: 'Bought nothing',
    actualAmount: null,
    appliedAt: '2026-01-02T08:00:00.000Z',
    completedAt: null,
    status: 'PROCESSING',
    approved: true,
    failedBy: null,
    failureReason: '',
    ...changes,
  };
}
