import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contract } from './contract.ts';
import { errors } from './errors.ts';
import { orderStates, orderStatuses } from './states.ts';

const codes = Object.values(errors).map(({ code }) => code);

test('every error code is used once', () => {
  expect(new Set(codes).size).toBe(codes.length);
});

test.each(['zh', 'en'])('every error code has a text in %s and no text is left over', (language) => {
  const file = path.join(import.meta.dirname, '../../locales', language, 'errors.json');
  const texts: Record<string, string> = JSON.parse(readFileSync(file, 'utf8')).code;
  expect(Object.keys(texts).sort()).toEqual([...codes].sort());
  expect(Object.values(texts).every((text) => text.trim().length > 0)).toBe(true);
});

test('an order can be paid, cancelled or timed out only while it waits for payment', () => {
  for (const status of orderStatuses) {
    const waits = status === 'WAITING_PAYMENT';
    expect(orderStates.can(status, 'pay', 'member')).toBe(waits);
    expect(orderStates.can(status, 'cancel', 'member')).toBe(waits);
    expect(orderStates.can(status, 'expire', 'system')).toBe(waits);
  }
});

test('only a member pays an order, and only staff decide on a refund', () => {
  expect(orderStates.can('WAITING_PAYMENT', 'pay', 'staff')).toBe(false);
  expect(orderStates.can('REFUNDING', 'approveRefund', 'member')).toBe(false);
  expect(orderStates.can('REFUNDING', 'approveRefund', 'staff')).toBe(true);
});

test('every staff endpoint names its permission, and no other endpoint has one', () => {
  for (const [key, endpoint] of Object.entries(contract)) {
    expect('permission' in endpoint, key).toBe(endpoint.access === 'staff');
  }
});
