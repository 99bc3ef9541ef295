// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { serverI18n } from '../i18n/i18n.server.ts';
import { type FormState, useForm } from './use-form.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const spec = {
  intent: 'probe',
  read: () => ({ phone: '' }),
  check: () => ({}),
  send: async () => null,
};
let form: FormState<'phone'> | undefined;

function Probe() {
  form = useForm(spec);
  return null;
}

test('an error that is removed and found again by a function of an older render is shown again', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Probe /> }]);
  const root = createRoot(document.body);
  await act(() =>
    root.render(
      <I18nextProvider i18n={serverI18n('en')}>
        <RouterProvider router={router} />
      </I18nextProvider>,
    ),
  );
  await act(async () => form?.amend({ phone: 'auth:phoneTaken' }));
  const shown = form?.errorOf('phone');
  expect(shown).toBeTruthy();
  const older = form;
  await act(async () => older?.amend({ phone: undefined }));
  expect(form?.errorOf('phone')).toBeUndefined();
  await act(async () => older?.amend({ phone: 'auth:phoneTaken' }));
  expect(form?.errorOf('phone')).toBe(shown);
  await act(() => root.unmount());
});
