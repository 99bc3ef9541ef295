import type { OrderDetail } from '../order-row.ts';

export function orderDetailOf(changes: Partial<OrderDetail>): OrderDetail {
  return {
    orderNo: 'JO202601010000000001',
    status: 'PAID',
    amount: 100,
    createdAt: '2026-01-01T08:00:00.000Z',
    payableUntil: '2026-01-01T08:30:00.000Z',
    remark: '',
    items: [],
    address: {
      recipientName: '张三',
      phone: '13800138000',
      province: '河南省',
      city: '许昌市',
      district: '禹州市',
      street: '神垕镇 1 号',
    },
    payment: null,
    shipment: null,
    refunds: [],
    timeline: [],
    recharge: null,
    notArrived: false,
    serverTime: '2026-01-01T08:00:00.000Z',
    buyer: { userId: '7b0f1d4e-0000-4000-8000-000000000001', username: 'li' },
    notes: [],
    returned: null,
    parcelEvents: [],
    version: 'v1',
    ...changes,
  };
}
