import type { OrderRow } from '../order-row.ts';

export function orderRowOf(changes: Partial<OrderRow>): OrderRow {
  return {
    orderNo: 'JO1',
    createdAt: '2026-01-01T08:00:00.000Z',
    pieces: [{ productCode: 'JY-2024-001', productName: 'Moon Jar', quantity: 1 }],
    buyer: { userId: '7b0f1d4e-0000-4000-8000-000000000001', username: 'li' },
    recipient: '张三',
    phone: '13800138000',
    address: '河南省 许昌市 禹州市 神垕镇 1 号',
    remark: '',
    amount: 100,
    refunded: 0,
    method: 'wallet',
    status: 'PAID',
    payableUntil: null,
    carrier: null,
    trackingNo: null,
    shippedAt: null,
    returnedAt: null,
    condition: null,
    version: 'v1',
    ...changes,
  };
}
