// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mountPage, press } from '../private/testing/mount-page.tsx';
import { saveSession } from '../session/session.ts';
import { askBalanceEarly, missingFor, useBalance } from './use-balance.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wallet = (available: number) => ({ balance: available + 5, available, frozen: 5 });

test('what is missing for a purchase is counted from the available amount, exact to the fen', () => {
  expect(missingFor(100.3, wallet(100.1))).toBe(0.2);
  expect(missingFor(100, wallet(100))).toBe(0);
  expect(missingFor(100, wallet(200))).toBe(0);
});

test('while the balance is unknown, nothing counts as missing', () => {
  expect(missingFor(100, undefined)).toBe(0);
});

/** Every answer names a balance that is 1 yuan higher than the last. */
function answerCounting() {
  let asked = 0;
  vi.stubGlobal('fetch', async () => Response.json({ status: 'OK', content: wallet(++asked) }));
  return () => asked;
}

const logIn = (userId: string) => saveSession({ userId, authToken: 'token-1' }, true);

function Balance() {
  const { data, mutate } = useBalance();
  return (
    <>
      <p>{data?.available}</p>
      <button type="button" onClick={() => void mutate()}>
        Refresh
      </button>
    </>
  );
}

test('a balance that a loader asked for early is not asked for again', async () => {
  const asked = answerCounting();
  logIn('u-1');
  askBalanceEarly();
  await mountPage(Balance, '/early');
  await vi.waitFor(() => expect(document.querySelector('p')?.textContent).toBe('1'));
  expect(asked()).toBe(1);
});

test('an early answer that nobody has used for a while is too old', async () => {
  const asked = answerCounting();
  vi.useFakeTimers({ toFake: ['Date'] });
  logIn('u-2');
  askBalanceEarly();
  vi.setSystemTime(Date.now() + 11_000);
  await mountPage(Balance, '/late', { userId: 'u-2' });
  await act(async () => {});
  expect(asked()).toBe(2);
});

test('an early answer never reaches another member', async () => {
  const asked = answerCounting();
  logIn('u-3');
  askBalanceEarly();
  await mountPage(Balance, '/other', { userId: 'u-4' });
  await vi.waitFor(() => expect(document.querySelector('p')?.textContent).toBe('2'));
  expect(asked()).toBe(2);
});

test('nothing is asked early while the balance is shown, and a refresh asks again', async () => {
  const asked = answerCounting();
  await mountPage(Balance, '/shown', { userId: 'u-5' });
  await vi.waitFor(() => expect(document.querySelector('p')?.textContent).toBe('1'));
  askBalanceEarly();
  expect(asked()).toBe(1);
  await press('Refresh');
  await vi.waitFor(() => expect(document.querySelector('p')?.textContent).toBe('2'));
  expect(asked()).toBe(2);
});
