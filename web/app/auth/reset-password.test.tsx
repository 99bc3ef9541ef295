// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import { serverI18n } from '../i18n/i18n.server.ts';
import ResetPassword from './reset-password.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

async function load() {
  const Stub = createRoutesStub([
    { path: '*', Component: ResetPassword, action: () => ({ done: { resetToken: 'token-of-the-reset' } }) },
  ]);
  const root = createRoot(document.body);
  await act(async () =>
    root.render(
      <I18nextProvider i18n={serverI18n('en')}>
        <Stub initialEntries={['/auth/reset-password']} />
      </I18nextProvider>,
    ),
  );
  return root;
}

const phone = () => document.querySelector<HTMLInputElement>('[name="phone"]');
const reloaded = serverI18n('en').t('auth:reset.reloaded');

test('a reload in the second step keeps the phone, says why it is asked again, and stores no token', async () => {
  const root = await load();
  expect(document.body.textContent).not.toContain(reloaded);
  const typed = phone();
  if (typed) typed.value = '13800138000';
  await act(async () => document.querySelector<HTMLButtonElement>('button[type="submit"]')?.click());
  await vi.waitFor(() => expect(document.querySelector('[name="newPassword"]')).toBeTruthy());
  const kept = { ...sessionStorage };
  expect(JSON.stringify(kept)).not.toContain('token-of-the-reset');

  await act(() => root.unmount());
  expect(sessionStorage.length).toBe(0);
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
  await load();
  expect(document.body.textContent).toContain(reloaded);
  expect(phone()?.value).toBe('13800138000');
});
