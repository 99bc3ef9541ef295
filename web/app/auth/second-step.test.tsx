// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { serverI18n } from '../i18n/i18n.server.ts';
import { SecondStep } from './second-step.tsx';

vi.mock('@simplewebauthn/browser', () => ({
  browserSupportsWebAuthn: () => true,
  startAuthentication: () => Promise.reject(new DOMException('', 'NotAllowedError')),
}));

test('a new challenge for an account whose factors were reset meanwhile is a login', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const content = { userId: 'u-1', authToken: 't' };
  vi.stubGlobal('fetch', async () => Response.json({ status: 'OK', content }));
  const details = {
    kinds: ['passkey'],
    passkeyOptions: { challenge: 'c', rpId: window.location.hostname, passkeys: [] },
  };
  const failure = new ApiError({ errorCode: 'AUT015', message: '', status: 403, details, traceId: 't' });
  const onLoggedIn = vi.fn();
  const credentials = { account: '13800138002', password: 'p', remember: true };
  const i18n = serverI18n('en');
  const root = createRoot(document.body);
  onTestFinished(() => act(() => root.unmount()));
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <SecondStep credentials={credentials} failure={failure} onLoggedIn={onLoggedIn} onBack={vi.fn()} />
      </I18nextProvider>,
    ),
  );
  const press = () => act(async () => document.querySelector<HTMLElement>('[type="submit"]')?.click());
  await press();
  expect(document.body.textContent).toContain(i18n.t('second-factor:passkeyNotDone'));
  expect(onLoggedIn).not.toHaveBeenCalled();
  await press();
  await vi.waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce());
});
