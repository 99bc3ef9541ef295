import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offerUndo, undoStore, withdrawUndo } from './undo.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const offer = (text: string) =>
  offerUndo(
    () => text,
    async () => {},
  );
const offered = () => undoStore.read()?.text();

test('what was done can be undone for ten seconds', () => {
  offer('Price saved');
  vi.advanceTimersByTime(9_999);
  expect(offered()).toBe('Price saved');
  vi.advanceTimersByTime(1);
  expect(offered()).toBeUndefined();
});

test('a newer offer takes the place of an older one and has its own ten seconds', () => {
  offer('Price saved');
  vi.advanceTimersByTime(6_000);
  offer('Off sale');
  vi.advanceTimersByTime(9_999);
  expect(offered()).toBe('Off sale');
  vi.advanceTimersByTime(1);
  expect(offered()).toBeUndefined();
});

test('an offer that is withdrawn is gone, and withdrawing an older one leaves the newer one', () => {
  offer('Price saved');
  const older = undoStore.read()?.id ?? 0;
  offer('Off sale');
  withdrawUndo(older);
  expect(offered()).toBe('Off sale');
  withdrawUndo(undoStore.read()?.id ?? 0);
  expect(offered()).toBeUndefined();
});

test('an offer made after an ended one is not withdrawn by the timer of the ended one', () => {
  offer('Price saved');
  withdrawUndo(undoStore.read()?.id ?? 0);
  vi.advanceTimersByTime(6_000);
  offer('Off sale');
  vi.advanceTimersByTime(4_000);
  expect(offered()).toBe('Off sale');
});

test('listeners hear of an offer and of its end until they unsubscribe', () => {
  const heard = vi.fn();
  const unsubscribe = undoStore.subscribe(heard);
  offer('Price saved');
  vi.advanceTimersByTime(10_000);
  expect(heard).toHaveBeenCalledTimes(2);
  unsubscribe();
  offer('Off sale');
  expect(heard).toHaveBeenCalledTimes(2);
});
