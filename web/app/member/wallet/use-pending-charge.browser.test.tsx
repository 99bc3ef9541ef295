// @vitest-environment happy-dom
import type { Recharge } from '@junyao/commerce/contract';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSession, saveSession } from '../../session/session.ts';
import { chargeOf } from './testing/charge-of.ts';
import { usePendingCharge } from './use-pending-charge.ts';

const pending = chargeOf({ status: 'PENDING', successAt: null });
let asked = 0;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  saveSession({ userId: 'u-1', authToken: 'token-1' }, true);
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('charge/detail')) asked += 1;
    return new Response(JSON.stringify({ status: 'OK', content: pending }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  clearSession();
});

function Shown({ loaded }: { loaded: Recharge }) {
  const { charge, isUnreachable } = usePendingCharge(loaded);
  return isUnreachable ? 'unreachable' : charge.status;
}

async function show(loaded: Recharge) {
  const root = createRoot(document.body);
  await act(async () => root.render(<Shown loaded={loaded} />));
  return root;
}

test('a page that was loaded again shows the loaded status, not an earlier pending one', async () => {
  const first = await show(pending);
  await act(() => vi.advanceTimersByTimeAsync(2500));
  expect(asked).toBe(1);
  await act(() => first.unmount());

  const again = await show({ ...pending, status: 'FAILED', withdrawnAt: '2026-01-01T09:00:00.000Z' });
  expect(document.body.textContent).toBe('FAILED');
  await act(() => again.unmount());
});

test('a page that can no longer ask says so, until it is answered again', async () => {
  const other = { ...pending, chargeNo: 'JC202601010000000002' };
  const answering = globalThis.fetch;
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  const root = await show(other);
  await act(() => vi.advanceTimersByTimeAsync(2500));
  expect(document.body.textContent).toBe('unreachable');
  await act(() => root.unmount());
  await vi.advanceTimersByTimeAsync(10_000);
  vi.stubGlobal('fetch', answering);
  const again = await show(other);
  await act(() => vi.advanceTimersByTimeAsync(2500));
  expect(document.body.textContent).toBe('PENDING');
  await act(() => again.unmount());
});
