// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { figuresOf, mountDashboard, settle, todo } from '../testing/mount-dashboard.tsx';
import { answered } from '../testing/stub-commerce.ts';

// It is 23:57:20 at the workshop.
beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    now: Date.parse('2026-03-02T15:57:20Z'),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const text = () => document.body.textContent;

test('the figures are asked for again every minute, at the moment at which the counts of what waits are', async () => {
  const moments: string[] = [];
  const note = (kind: string) => moments.push(`${new Date().toISOString().slice(14, 19)} ${kind}`);
  await mountDashboard(
    (input) => {
      note('figures');
      return figuresOf(input);
    },
    {
      counts: () => {
        note('todo');
        return answered(todo);
      },
    },
  );
  moments.length = 0;
  await pass(100);
  expect(moments.sort()).toEqual(['58:00 figures', '58:00 todo', '59:00 figures', '59:00 todo']);
});

test('errors in the books that a check finds meanwhile appear in their line', async () => {
  let findings = 0;
  await mountDashboard((input) =>
    figuresOf(input, { books: { checkedAt: '2026-03-02T15:00:00.000Z', findings, sealed: 0 } }),
  );
  expect(text()).toContain('Books in order');
  findings = 2;
  await pass(60);
  expect(text()).toContain('2 errors in the books, checked');
});

test('the heading says of which moment the figures of a running period are', async () => {
  await mountDashboard((input) => figuresOf(input, { until: new Date().toISOString() }));
  expect(text()).toContain('as of 23:57');
  await pass(60);
  expect(text()).toContain('as of 23:58');
});

test('after midnight at the workshop, today is the new day', async () => {
  const { asked } = await mountDashboard(figuresOf, { search: '?period=today' });
  expect(asked().at(-1)).toEqual({ from: '2026-03-02', to: '2026-03-02' });
  await pass(162);
  await settle();
  expect(asked().at(-1)).toEqual({ from: '2026-03-03', to: '2026-03-03' });
  expect(document.querySelector('input[type="date"]')).toMatchObject({ value: '2026-03-03' });
});
