import type { PaymentProvider } from './payment-provider.ts';

const staffOnly = () => Promise.reject(new Error('staff decide on manual payments'));

/** The workshop takes the money itself. Staff confirm recharges and enter the serial numbers of refunds. */
export const manual: PaymentProvider = {
  name: 'manual',
  app: 'manual',
  ways: [],
  renews: () => false,
  open: staffOnly,
  query: staffOnly,
  close: staffOnly,
  refund: staffOnly,
  queryRefund: staffOnly,
  verify: () => ({ kind: 'rejected', reason: 'nobody notifies of manual payments' }),
  accepted: { status: 200, type: 'text/plain', body: 'success' },
  retryLater: { status: 404, type: 'text/plain', body: 'fail' },
};
