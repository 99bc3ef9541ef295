// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mountPage, press } from '../../../private/testing/mount-page.tsx';
import { chargeOf } from '../testing/charge-of.ts';
import { PayInWechat } from './pay-in-wechat.tsx';

const page = '/user/wallet/pay/success?chargeNo=JC202601010000000001';
const charge = chargeOf({ channel: 'wechat', status: 'PENDING' });
const until = '2030-01-01T00:00:00.000Z';
const bridge = { kind: 'bridge', until, parameters: { package: 'prepay_id=wx1' } };
const state = 'a'.repeat(64);

afterEach(() => {
  vi.unstubAllGlobals();
  delete window.WeixinJSBridge;
});

/** @returns what the page has sent to commerce, and where it has gone */
async function open({ answers, back = '', atOnce = false }: Opening) {
  const sent: object[] = [];
  vi.stubGlobal('fetch', async (_: unknown, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return Response.json(answers.shift());
  });
  const gone = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  window.history.replaceState({}, '', page + back);
  await mountPage(() => <PayInWechat charge={charge} atOnce={atOnce} />, page + back);
  return { sent, gone };
}

interface Opening {
  answers: object[];
  back?: string;
  atOnce?: boolean;
}

const ok = (content: object) => ({ status: 'OK', content });

/** What WeChat's cashier says. */
function bridgeSays(told: string) {
  const invoke = vi.fn((_: string, __: object, onAnswer: (answer: { err_msg: string }) => void) =>
    onAnswer({ err_msg: `get_brand_wcpay_request:${told}` }),
  );
  window.WeixinJSBridge = { invoke };
  return invoke;
}

const shown = () => document.body.textContent;

test('the button leads to the page of WeChat that tells who pays', async () => {
  const url = 'https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx1#wechat_redirect';
  const { sent, gone } = await open({ answers: [ok({ kind: 'page', url, until })] });
  expect(sent).toEqual([]);
  await press('Pay with WeChat Pay');
  await vi.waitFor(() => expect(gone).toHaveBeenCalledWith(url));
  expect(sent).toEqual([{ chargeNo: charge.chargeNo, way: 'wechat' }]);
});

test('back from there, the code is sent once and leaves the address, and the cashier opens by itself', async () => {
  const invoke = bridgeSays('ok');
  const { sent } = await open({ answers: [ok(bridge)], back: `&code=c0de&state=${state}` });
  await vi.waitFor(() => expect(shown()).toContain('WeChat has taken your payment'));
  expect(sent).toEqual([{ chargeNo: charge.chargeNo, way: 'wechat', introduction: { code: 'c0de', state } }]);
  expect(invoke).toHaveBeenCalledWith('getBrandWCPayRequest', bridge.parameters, expect.anything());
  expect(window.location.search).toBe('?chargeNo=JC202601010000000001');
});

test('the cashier also opens if WeChat brings its bridge after the page', async () => {
  await open({ answers: [ok(bridge)], atOnce: true });
  await act(async () => {});
  bridgeSays('cancel');
  await act(async () => document.dispatchEvent(new Event('WeixinJSBridgeReady')));
  await vi.waitFor(() => expect(shown()).toContain('You have not paid yet.'));
});

test('after a refusal of WeChat the member can try again', async () => {
  const invoke = bridgeSays('fail');
  await open({ answers: [ok(bridge), ok(bridge)], atOnce: true });
  await vi.waitFor(() => expect(shown()).toContain('WeChat did not take the payment.'));
  await press('Pay with WeChat Pay');
  await vi.waitFor(() => expect(invoke).toHaveBeenCalledTimes(2));
});

test('a code that is of no use any more is said, and the next try begins anew', async () => {
  const refusal = { status: 'ERROR', errorCode: 'CHG017', message: 'once more', details: {}, traceId: 't' };
  const { sent, gone } = await open({
    answers: [refusal, ok({ kind: 'page', url: 'https://open.weixin.qq.com/', until })],
    back: `&code=c0de&state=${state}`,
  });
  await vi.waitFor(() => expect(shown()).toContain('The payment could not be opened'));
  await press('Retry');
  await vi.waitFor(() => expect(gone).toHaveBeenCalled());
  expect(sent[1]).toEqual({ chargeNo: charge.chargeNo, way: 'wechat' });
});
