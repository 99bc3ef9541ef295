import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { describeApi } from '../src/http/openapi.ts';
import { contract } from './contract.ts';
import { errors } from './errors.ts';
import { orderStates } from './states.ts';

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

test('the OpenAPI description has every endpoint but those for development', () => {
  const { paths } = describeApi();
  const described = Object.entries(paths).flatMap(([url, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${url.replace('/api', '')}`),
  );
  const published = Object.entries(contract).filter(([, { access }]) => access !== 'development');
  expect(described.sort()).toEqual(published.map(([key]) => key).sort());
});

test('an order is paid or times out while it waits for payment, and never after', () => {
  expect(orderStates.can('WAITING_PAYMENT', 'pay')).toBe(true);
  expect(orderStates.can('WAITING_PAYMENT', 'expire')).toBe(true);
  for (const status of ['PAID', 'COMPLETED', 'TIMED_OUT'] as const) {
    expect(orderStates.can(status, 'pay')).toBe(false);
    expect(orderStates.can(status, 'expire')).toBe(false);
  }
});
