// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { mountPage, press } from '../../../private/testing/mount-page.tsx';
import { chargeOf } from '../testing/charge-of.ts';
import { ContactSteps } from './contact-steps.tsx';

afterEach(() => vi.unstubAllGlobals());

const shown = () => document.body.textContent;

const mount = (orderNo: string | null) =>
  mountPage(() => <ContactSteps charge={chargeOf({ status: 'PENDING', orderNo })} />, '/', {
    id: 'public/layout',
    loader: () => ({ site: { wechatId: 'junyao', wechatQr: undefined } }),
  });

test('who pays for an order by hand reads of the order alone', async () => {
  await mount('JO202601010000000001');
  await vi.waitFor(() => expect(shown()).toContain('mention the order number JO202601010000000001'));
  expect(shown()).not.toContain('echarge');
});

test('who recharges by hand reads of the recharge', async () => {
  await mount(null);
  await vi.waitFor(() => expect(shown()).toContain('mention the recharge number JC202601010000000001'));
  expect(shown()).toContain('Recharge is done by an administrator. Please contact us by WeChat.');
});

test('the WeChat ID can be copied', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await mount(null);
  await vi.waitFor(() => expect(shown()).toContain('junyao'));
  await press('Copy the WeChat ID');
  expect(writeText).toHaveBeenCalledWith('junyao');
  expect(shown()).toContain('Copied');
});
