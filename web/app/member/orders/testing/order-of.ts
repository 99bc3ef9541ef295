import type { Order } from '@junyao/commerce/contract';

export function orderOf(changes: Partial<Order>): Order {
  return {
    orderNo: 'JO202601010000000001',
    status: 'WAITING_PAYMENT',
    amount: 100,
    createdAt: '2026-01-01T08:00:00.000Z',
    payableUntil: '2026-01-01T08:30:00.000Z',
    remark: '',
    items: [
      {
        ...{ productCode: 'JY-2024-001', productName: 'Sky-blue vase', price: 100, quantity: 1 },
        ...{ refunded: 0, refundable: 100, imageUrl: [] },
      },
    ],
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
    ...changes,
  };
}

type Payment = NonNullable<Order['payment']>;
type Recharge = NonNullable<Payment['recharge']>;

export function paymentOf(changes: Partial<Payment>): Payment {
  return {
    method: 'wallet',
    amount: 100,
    paidAt: '2026-01-01T08:10:00.000Z',
    serialNo: 'JT202601010000000001',
    status: 'success',
    recharge: null,
    ...changes,
  };
}

export function rechargeOf(changes: Partial<Recharge>): Recharge {
  return {
    chargeNo: 'JC202601010000000001',
    channel: 'wechat',
    amount: 100,
    serialNo: '4200001',
    ...changes,
  };
}
