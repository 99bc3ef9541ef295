// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { serverI18n } from '../i18n/i18n.server.ts';
import Login from './login.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

test.each(['zh', 'en'] as const)(
  'a refusal after too many tries says what else works: %s',
  async (language) => {
    const i18n = serverI18n(language);
    const details = { retryAfterSeconds: 610 };
    const error = new ApiError({ errorCode: 'SYS003', message: '', status: 429, details, traceId: 't' });
    const action = () => ({ error, fields: {} });
    const Stub = createRoutesStub([{ path: '*', Component: Login, action }]);
    const root = createRoot(document.body);
    await act(async () =>
      root.render(
        <I18nextProvider i18n={i18n}>
          <Stub initialEntries={['/auth']} />
        </I18nextProvider>,
      ),
    );
    await act(async () => document.querySelector<HTMLButtonElement>('button[type="submit"]')?.click());
    await vi.waitFor(() =>
      expect(document.body.textContent).toContain(i18n.t('auth:login.tryLater', { count: 11 })),
    );
    expect(document.body.textContent).not.toContain(i18n.t('errors:code.SYS003'));
    await act(() => root.unmount());
  },
);
