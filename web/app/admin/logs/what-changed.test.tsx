// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { mountScreen } from '../testing/mount-screen.tsx';
import { WhatChanged } from './what-changed.tsx';

async function shown(entry: {
  errorCode?: string;
  circumstances?: object;
  after?: object;
  emptied?: boolean;
}) {
  const { errorCode = null, circumstances = null, after = null, emptied = false } = entry;
  const json = { circumstances: JSON.stringify(circumstances), after: JSON.stringify(after) };
  await mountScreen(() => <WhatChanged entry={{ errorCode, emptied, before: 'null', ...json }} />);
  const titles = [...document.querySelectorAll('h2, h3')].map(({ textContent }) => textContent);
  return { titles, text: document.body.textContent };
}

test('a refused action says what was asked, and that nothing was changed', async () => {
  const { titles, text } = await shown({ errorCode: 'ROL007', circumstances: { amount: 10 } });
  expect(titles).toEqual(['What was requested', 'What changed']);
  expect(text).toMatch(/¥10\.00.*nothing was changed/);
});

test('a decision on money says what it was about, and then what it changed', async () => {
  const { titles } = await shown({ circumstances: { amount: 10 }, after: { status: 'POSTED' } });
  expect(titles).toEqual(['Context', 'What changed']);
});

test('an action that only read is not said to have changed nothing', async () => {
  expect((await shown({ circumstances: { filters: { status: 'PAID' } } })).titles).toEqual(['Context']);
});

test('an action without circumstances shows what it changed', async () => {
  expect((await shown({ after: { status: 'POSTED' } })).titles).toEqual(['What changed']);
});

test('an action whose personal details were deleted says so', async () => {
  const { titles, text } = await shown({ emptied: true });
  expect(titles).toEqual(['What changed']);
  expect(text).toContain('was deleted');
});
