// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { ResendButton } from './resend-button.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
beforeEach(() => sessionStorage.clear());

const labels = { label: 'Send', againLabel: 'Again', waitLabel: (seconds: number) => `In ${seconds} s` };

async function show(
  send: () => Promise<number | null>,
  rememberAs = 'register',
  root = createRoot(document.body),
) {
  await act(() => root.render(<ResendButton send={send} rememberAs={rememberAs} {...labels} />));
  return root;
}

test('the button keeps the focus while it counts down, and sends nothing then', async () => {
  const send = vi.fn(async () => 60);
  const root = await show(send);
  const button = document.querySelector('button');
  button?.focus();
  await act(async () => button?.click());
  await act(async () => button?.click());
  expect(button?.querySelector('[aria-hidden]')?.textContent).toBe('In 60 s');
  expect(button?.querySelector('.sr-only')?.textContent).toBe('Again');
  expect(button?.getAttribute('aria-disabled')).toBe('true');
  expect(button?.disabled).toBe(false);
  expect(document.activeElement).toBe(button);
  expect(send).toHaveBeenCalledOnce();
  await act(() => root.unmount());
});

test('the countdown goes on after a reload of the page, for the same kind of code only', async () => {
  const send = async () => 60;
  const first = await show(send);
  await act(async () => document.querySelector('button')?.click());
  await act(() => first.unmount());

  const reloaded = await show(send);
  expect(document.querySelector('button')?.textContent).toBe('In 60 sAgain');
  await act(() => reloaded.unmount());
  const other = await show(send, 'reset_password');
  expect(document.querySelector('button')?.textContent).toBe('Send');
  await act(() => other.unmount());
});

test('a countdown that ended before the reload is forgotten', async () => {
  sessionStorage.setItem('resend:register', String(Date.now() - 1));
  const root = await show(async () => 60);
  expect(document.querySelector('button')?.textContent).toBe('Send');
  await act(() => root.unmount());
});

test('each phone has its own countdown, and coming back to the first one continues it', async () => {
  const send = async () => 60;
  const root = await show(send, 'register:13900000001');
  await act(async () => document.querySelector('button')?.click());
  expect(document.querySelector('button')?.textContent).toBe('In 60 sAgain');
  await show(send, 'register:13900000002', root);
  expect(document.querySelector('button')?.textContent).toBe('Send');
  expect(document.querySelector('button')?.hasAttribute('aria-disabled')).toBe(false);
  await show(send, 'register:13900000001', root);
  expect(document.querySelector('button')?.textContent).toBe('In 60 sAgain');
  await act(() => root.unmount());
});
