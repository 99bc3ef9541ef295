import type { Recharge } from '@junyao/commerce/contract';
import { rechargeStatuses } from '@junyao/commerce/contract/states';
import { expect, test } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { renderPage } from '../../private/testing/render-page.tsx';
import ChargeDetail, { handle } from './charge-detail.tsx';
import { chargeOf, refundOf } from './testing/charge-of.ts';

function render(found: unknown): string {
  const loaderData = { found };
  return renderPage(ChargeDetail, { address: '/user/wallet/charge/detail', loaderData, handle });
}

const show = (changes: Partial<Recharge>) => render({ value: chargeOf(changes) });

const refusal = (errorCode: 'CHG001' | 'SYS007') =>
  new ApiError({ errorCode, message: '', status: 404, details: undefined, traceId: '' });

test('the state table decides which recharges can be withdrawn or refunded', () => {
  const offering = (text: string) =>
    rechargeStatuses.filter((status) => show({ status }).includes(`>${text}</button>`));
  expect(offering('Withdraw recharge')).toEqual(['PENDING']);
  expect(offering('Request refund')).toEqual(['SUCCESS', 'REFUND_SUCCESS', 'REFUND_FAILED']);
});

test('a pending recharge is continued where it is paid, or on the page that says how to pay', () => {
  const address = '/user/wallet/pay/success?chargeNo=JC202601010000000001';
  const online = show({ status: 'PENDING', payableUntil: '2026-01-01T10:00:00.000Z' });
  expect(online).toContain(address);
  expect(online).toContain('Continue to payment');
  const byHand = show({ status: 'PENDING' });
  expect(byHand).toContain(address);
  expect(byHand).toContain('How to pay');
  expect(show({})).not.toContain('/user/wallet/pay/success');
});

test('a spent recharge says that nothing can be refunded', () => {
  const html = show({ refundable: 0 });
  expect(html).toContain('nothing is left to refund');
  expect(html).not.toContain('>Request refund</button>');
});

test('a recharge that was refunded in part says how much of it was paid back', () => {
  expect(show({ status: 'REFUND_SUCCESS', refunded: 100 })).toContain('¥100.00 of ¥500.00 was refunded.');
  expect(show({})).not.toContain('was refunded');
});

test('the status of a recharge names the part that was refunded, or was refused', () => {
  const { refundNo, appliedAt } = refundOf({});
  const refunds = [{ refundNo, appliedAt, status: 'FAILED' as const, amount: 200, actualAmount: null }];
  expect(show({ status: 'REFUND_SUCCESS', refunded: 100 })).toContain('>Refunded in part: ¥100.00<');
  expect(show({ status: 'REFUND_FAILED', refunded: 100, refunds })).toContain('>Refunded in part: ¥100.00<');
  expect(show({ status: 'REFUND_FAILED', refunds })).toContain('>Refund of ¥200.00 failed<');
  expect(show({ status: 'REFUND_SUCCESS', refunded: 500 })).toContain('>Refunded<');
});

test('each refund of a recharge is listed with its amount and status', () => {
  const refund = { amount: 100, actualAmount: null, appliedAt: '2026-01-02T08:00:00.000Z' };
  const html = show({
    status: 'REFUND_PROCESSING',
    refunds: [
      { ...refund, refundNo: 'JR202601030000000001', status: 'PROCESSING' },
      { ...refund, refundNo: 'JR202601020000000001', status: 'SUCCESS', actualAmount: 99.5 },
    ],
  });
  expect(html).toContain('/user/wallet/refund/detail/JR202601030000000001');
  expect(html).toContain('¥99.50');
});

test('a recharge that was refunded whole says that nothing is left', () => {
  const html = show({ status: 'REFUND_SUCCESS', refunded: 500, refundable: 0 });
  expect(html).toContain('Nothing is left of this recharge to refund');
  expect(html).not.toContain('>Request refund</button>');
});

test('a recharge that the member withdrew is shown as withdrawn', () => {
  expect(show({ status: 'FAILED' })).toContain('>Failed<');
  expect(show({ status: 'FAILED', withdrawnAt: '2026-01-01T09:00:00.000Z' })).toContain('>Withdrawn<');
});

test('a missing number, an unknown number and a failure each have their message', () => {
  expect(render(undefined)).toContain('Number not found, please open this page from the wallet');
  expect(render({ error: refusal('SYS007') })).toContain('Number not found');
  expect(render({ error: refusal('CHG001') })).toContain('Information not found');
  expect(render({ error: new TypeError('offline') })).toContain('Failed to fetch charge details');
});
