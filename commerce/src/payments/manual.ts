import type { PaymentProvider } from './payment-provider.ts';

const staffOnly = () => Promise.reject(new Error('staff decide on manual payments'));

/** The workshop takes the money itself. Staff confirm recharges and enter the serial numbers of refunds. */
export const manual: PaymentProvider = {
  name: 'manual',
  app: 'manual',
  open: async () => ({ cashierUrl: null }),
  verify: async () => ({ rejected: 'nobody notifies of manual payments' }),
  query: async () => ({ state: 'waiting' }),
  refund: staffOnly,
  queryRefund: staffOnly,
  accepted: { status: 200, type: 'text/plain', body: 'success' },
  retryLater: { status: 404, type: 'text/plain', body: 'fail' },
};
