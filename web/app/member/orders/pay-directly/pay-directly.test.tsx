// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { mountPage, press } from '../../../private/testing/mount-page.tsx';
import { chargeOf } from '../../wallet/testing/charge-of.ts';
import { action } from '../pay-action.ts';
import { orderOf } from '../testing/order-of.ts';
import { PayDirectly } from './pay-directly.tsx';

const serverTime = '2026-01-01T08:00:00.000Z';
const channels = (['wechat', 'alipay'] as const).map((channel) => ({
  ...{ channel, ways: ['code'], maxAmount: null },
}));
const left = chargeOf({ status: 'PENDING', channel: 'wechat', chargeNo: 'JC202601010000000001' });
const next = chargeOf({ status: 'PENDING', channel: 'alipay', chargeNo: 'JC202601010000000002' });

function OrderRecharge({ loaded, onOther }: { loaded: typeof left; onOther: () => void }) {
  return (
    <button type="button" onClick={onOther}>
      {loaded.chargeNo}
    </button>
  );
}

afterEach(() => vi.unstubAllGlobals());

test('a payment that was left for another channel is not opened again while the new one loads', async () => {
  const sent = vi.fn();
  vi.stubGlobal('fetch', async (address: URL | string, { body }: RequestInit = {}) => {
    if (body) sent(JSON.parse(String(body)));
    const { pathname } = new URL(String(address), 'http://shop');
    const wallet = { available: 0, frozen: 0 };
    const content = pathname.endsWith('/options') ? { channels, serverTime } : body ? next : wallet;
    return Response.json({ status: 'OK', content });
  });
  const order = orderOf({ amount: 100 });
  const paying = { charge: left, OrderRecharge };
  await mountPage(
    () => <PayDirectly order={order} paying={paying} missing={100} phone="13800138000" />,
    '/user/order/pay',
    { action },
  );
  await press(left.chargeNo);
  await vi.waitFor(() => press('Pay ¥100.00'));
  await vi.waitFor(() => expect(sent).toHaveBeenCalled());
  await vi.waitFor(() => expect(document.body.textContent).toContain('Pay ¥100.00'));
  expect(document.body.textContent).not.toContain(left.chargeNo);
});
