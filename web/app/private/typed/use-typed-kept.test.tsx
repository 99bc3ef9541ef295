// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { clearSession } from '../../session/session.ts';
import { mountPage } from '../testing/mount-page.tsx';
import type { Typed } from './typed.ts';
import { useTypedKept } from './use-typed-kept.ts';

afterEach(() => {
  clearSession();
  sessionStorage.clear();
});

function Page() {
  useTypedKept();
  return <input name="remark" defaultValue="" />;
}

/** Opens the page as a member, after somebody had typed a remark when the session ended. */
async function open(userId: string, typed: Partial<Typed>) {
  const kept = { userId: 'u-1', pathname: window.location.pathname, ...typed };
  const fields = [{ form: '', name: 'remark', value: 'For my mother' }];
  sessionStorage.setItem('typed', JSON.stringify({ ...kept, fields }));
  await mountPage(Page, '/user/cart', { userId });
  // Filling in begins when its module has loaded.
  await import('./keep-typed.ts');
}

const remark = () => document.querySelector('input')?.value;

test('the same member finds again what was typed, once', async () => {
  await open('u-1', {});
  await vi.waitFor(() => expect(remark()).toBe('For my mother'));
  expect(sessionStorage.getItem('typed')).toBeNull();
});

test.each([
  ['another member', 'u-2', {}],
  ['another page', 'u-1', { pathname: '/user/address' }],
])('%s gets nothing of it', async (_who, userId, typed) => {
  await open(userId, typed);
  expect(remark()).toBe('');
  expect(sessionStorage.getItem('typed')).toBeNull();
});
