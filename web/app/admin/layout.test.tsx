// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { serverI18n } from '../i18n/i18n.server.ts';
import AdminLayout from './layout.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

test('staff without the second factor that a role needs find the page that sets it up', async () => {
  const i18n = serverI18n('en');
  const error = new ApiError({ errorCode: 'AUT016', message: '', status: 403, details: {}, traceId: 't' });
  const loader = () => ({ session: { error }, username: '' });
  const Stub = createRoutesStub([{ path: '/admin', Component: AdminLayout as never, loader }]);
  const root = createRoot(document.body);
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <Stub initialEntries={['/admin']} />
      </I18nextProvider>,
    ),
  );
  await vi.waitFor(() => expect(document.querySelector('a[href="/user#protection"]')).not.toBeNull());
  expect(document.body.textContent).toContain(i18n.t('errors:code.AUT016'));
  await act(() => root.unmount());
});
