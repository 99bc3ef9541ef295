import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, toast, toastStore } from './toast.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  dismissToast();
  vi.useRealTimers();
});

test('a newer message replaces an older one and is shown for its whole time', async () => {
  toast(() => 'first');
  await vi.advanceTimersByTimeAsync(5000);
  toast(() => 'second');
  await vi.advanceTimersByTimeAsync(5000);
  expect(toastStore.read()?.text()).toBe('second');
  await vi.advanceTimersByTimeAsync(1000);
  expect(toastStore.read()).toBeNull();
});
