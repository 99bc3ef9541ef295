// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { serverI18n } from '../../i18n/i18n.server.ts';
import { clearSession, saveSession } from '../../session/session.ts';
import { HeldForVisitor } from './held-for-visitor.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const orderNo = 'JO202601010000000001';
const asked: string[] = [];

afterEach(() => {
  clearSession();
  asked.length = 0;
});

/** Shows a piece on hold to a visitor whose unpaid order holds the piece `JY-2024-001`. */
async function show(productCode: string) {
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({
      status: 'OK',
      content: { items: [{ orderNo, items: [{ productCode: 'JY-2024-001' }] }] },
    });
  });
  const element = <HeldForVisitor until="2026-07-01T08:00:00.000Z" productCode={productCode} />;
  const router = createMemoryRouter([{ path: '*', element }]);
  const root = createRoot(document.body);
  onTestFinished(() => act(() => root.unmount()));
  await act(async () =>
    root.render(
      <I18nextProvider i18n={serverI18n('en')}>
        <RouterProvider router={router} />
      </I18nextProvider>,
    ),
  );
}

const link = () => document.querySelector('a');

test('a piece that the own unpaid order of a member holds leads to that order', async () => {
  saveSession({ userId: 'u-1', authToken: 'token-1' }, true);
  await show('JY-2024-001');
  await vi.waitFor(() => expect(link()?.getAttribute('href')).toBe(`/user/order/pay?orderNo=${orderNo}`));
  expect(link()?.textContent).toContain(orderNo);
});

test('a piece that another buyer holds leads to no order', async () => {
  saveSession({ userId: 'u-1', authToken: 'token-1' }, true);
  await show('JY-2024-002');
  expect(asked).toHaveLength(1);
  expect(link()).toBeNull();
});

test('for a guest no orders are asked for', async () => {
  await show('JY-2024-001');
  expect(document.body.textContent).toContain('On hold until');
  expect(asked).toEqual([]);
});

test.each([
  ['a day before its end, a hold names the day', '2026-06-30T09:00:00.000Z', true],
  ['an hour before its end, a hold names the time alone', '2026-07-01T07:00:00.000Z', false],
])('%s', async (_, now, namesDay) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  onTestFinished(() => void vi.useRealTimers());
  await show('JY-2024-001');
  expect(document.body.textContent.includes('1 Jul 2026')).toBe(namesDay);
});
