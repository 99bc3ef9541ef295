// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastCarrier, rememberCarrier } from './carrier-memory.ts';
import { carriers } from './carriers.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('the first carrier of the workshop is filled in until a parcel is sent', () => {
  expect(lastCarrier()).toBe(carriers[0]);
});

test('the carrier of the last parcel is filled in again', () => {
  rememberCarrier('德邦快递');
  rememberCarrier('京东快递');
  expect(lastCarrier()).toBe('京东快递');
});

test('where storage is forbidden, the first carrier is filled in', () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden });
  expect(() => rememberCarrier('京东快递')).not.toThrow();
  expect(lastCarrier()).toBe(carriers[0]);
});
