// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverI18n } from '../../i18n/i18n.server.ts';
import { press } from '../../private/testing/mount-page.tsx';
import { dismissToast, toast, toastStore } from '../../ui/toast.ts';
import { find, mountScreen, pressKey } from '../testing/mount-screen.tsx';
import { answered, inputsOf, stubCommerce } from '../testing/stub-commerce.ts';
import { offerUndo, undoStore, withdrawUndo } from './undo.ts';
import { UndoBar } from './undo-bar.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(async () => {
  await act(async () => withdrawUndo(undoStore.read()?.id ?? 0));
  dismissToast();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const bar = () => find('[role="status"]').textContent;
const toastText = () => toastStore.read()?.text();

async function offer(undo: () => Promise<unknown>) {
  const calls = stubCommerce({ 'GET /admin/todo': () => answered({}) });
  await mountScreen(UndoBar);
  await act(async () => offerUndo(() => 'Price saved', undo));
  return calls;
}

test('the bar says what was done and offers to undo it for ten seconds', async () => {
  await offer(async () => {});
  expect(bar()).toBe('Price savedUndo');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(bar()).toBe('');
});

test('only the newest message is shown: the bar replaces toasts, and a newer toast replaces the bar', async () => {
  toast(() => 'Copied');
  await offer(async () => {});
  expect(toastText()).toBeUndefined();
  await act(async () => toast(() => 'Saved as CSV'));
  expect(bar()).toBe('');
  expect(undoStore.read()).toBeNull();
});

test('what was done can still be undone after its next step has failed', async () => {
  stubCommerce({ 'GET /admin/todo': () => answered({}) });
  await mountScreen(UndoBar);
  const undo = vi.fn(async () => {});
  const failing = { verb: () => 'Offer for sale', act: () => Promise.reject(new Error('no')) };
  await act(async () => offerUndo(() => 'Price saved', undo, failing));
  await press('Offer for sale');
  expect(bar()).not.toContain('Price saved');
  await press('Undo');
  expect(undo).toHaveBeenCalledOnce();
});

test('what is undone is said, and cannot be undone twice', async () => {
  const undo = vi.fn(async () => {});
  await offer(undo);
  await press('Undo');
  expect(undo).toHaveBeenCalledOnce();
  expect(toastText()).toBe('Undone');
  expect(bar()).toBe('');
});

test('the key u undoes it, once, and nothing when nothing is offered', async () => {
  const undo = vi.fn(async () => {});
  await offer(undo);
  await pressKey('u');
  await pressKey('u');
  expect(undo).toHaveBeenCalledOnce();
  expect(toastText()).toBe('Undone');
});

test('what waits is counted again after something is undone', async () => {
  const calls = await offer(async () => {});
  const before = inputsOf(calls, 'GET /admin/todo').length;
  await press('Undo');
  expect(inputsOf(calls, 'GET /admin/todo').length).toBe(before + 1);
});

test('a second press while it is undone does nothing', async () => {
  const undo = vi.fn(() => new Promise<never>(() => {}));
  await offer(undo);
  await press('Undo');
  await press('Undo');
  expect(undo).toHaveBeenCalledOnce();
});

test('what could not be undone is said with the reason', async () => {
  await offer(() => Promise.reject(new TypeError('failed to fetch')));
  await press('Undo');
  expect(toastText()).toBe(`This could not be undone: ${serverI18n('en').t('errors:network')}`);
  expect(bar()).toBe('');
});
