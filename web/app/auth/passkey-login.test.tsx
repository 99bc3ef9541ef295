// @vitest-environment happy-dom
import { startAuthentication } from '@simplewebauthn/browser';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { serverI18n } from '../i18n/i18n.server.ts';
import Login from './login.tsx';

vi.mock('@simplewebauthn/browser', () => ({
  browserSupportsWebAuthn: () => true,
  startAuthentication: vi.fn(async () => ({ id: 'p', response: {} })),
}));

afterEach(() => vi.unstubAllGlobals());

test.each([true, false])('a login by passkey is remembered as the checkbox says: %s', async (remember) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('PublicKeyCredential', class {});
  const sent: Record<string, unknown>[] = [];
  const options = { challenge: 'c', rpId: window.location.hostname, passkeys: [] };
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url.endsWith('/options')) return Response.json({ status: 'OK', content: options });
    sent.push(JSON.parse(String(body)));
    return Response.json({ status: 'OK', content: { userId: 'u-1', authToken: 't' } });
  });
  const i18n = serverI18n('en');
  const Stub = createRoutesStub([{ path: '*', Component: Login }]);
  const root = createRoot(document.body);
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <Stub initialEntries={['/auth']} />
      </I18nextProvider>,
    ),
  );
  const box = document.querySelector<HTMLInputElement>('[name="remember"]');
  if (box?.checked !== remember) await act(async () => box?.click());
  const name = i18n.t('second-factor:loginByPasskey');
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  await act(async () => button?.click());
  await vi.waitFor(() => expect(sent).toEqual([expect.objectContaining({ remember })]));
  expect(startAuthentication).toHaveBeenCalled();
  await act(() => root.unmount());
});
