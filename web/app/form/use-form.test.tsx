// @vitest-environment happy-dom
import { act, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { serverI18n } from '../i18n/i18n.server.ts';
import { type FormSpec, formAction } from './form-action.ts';
import { type FormState, useForm } from './use-form.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const spec: FormSpec<{ phone: string }, string> = {
  intent: 'probe',
  read: () => ({ phone: '' }),
  check: () => ({}),
  send: async () => 'sent',
};
const onDone = vi.fn();
let form: FormState<'phone'> | undefined;
let setCount: (count: number) => void;
let root: Root;

function Probe() {
  form = useForm(spec, { onDone });
  [, setCount] = useState(0);
  return null;
}

async function showProbe() {
  const router = createMemoryRouter([{ path: '*', element: <Probe />, action: formAction(spec) }]);
  root = createRoot(document.body);
  await act(() =>
    root.render(
      <I18nextProvider i18n={serverI18n('en')}>
        <RouterProvider router={router} />
      </I18nextProvider>,
    ),
  );
  return router;
}

afterEach(() => act(() => root.unmount()));

test('an error that is removed and found again by a function of an older render is shown again', async () => {
  await showProbe();
  await act(async () => form?.amend({ phone: 'auth:phoneTaken' }));
  const shown = form?.errorOf('phone');
  expect(shown).toBeTruthy();
  const older = form;
  await act(async () => older?.amend({ phone: undefined }));
  expect(form?.errorOf('phone')).toBeUndefined();
  await act(async () => older?.amend({ phone: 'auth:phoneTaken' }));
  expect(form?.errorOf('phone')).toBe(shown);
});

test('a result is handled exactly once, even if React drops the first render that reads it', async () => {
  const router = await showProbe();
  router.subscribe(({ fetchers }) => {
    if (![...fetchers.values()].some(({ data }) => data !== undefined)) return;
    flushSync(() => {
      setCount(1);
      setCount(0);
    });
  });
  const values = new FormData();
  values.set('intent', spec.intent);
  await act(async () => form?.sendAgain(values));
  await vi.waitFor(() => expect(form?.busy).toBe(false));
  expect(onDone.mock.calls).toEqual([['sent']]);
});
