// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import { serverI18n } from '../i18n/i18n.server.ts';
import { ErrorPage } from './error-page.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.spyOn(console, 'error').mockImplementation(() => {});
const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});

/** A page whose text React cannot find. */
function Broken(): never {
  throw new DOMException('The node to be removed is not a child of this node.', 'NotFoundError');
}

async function open() {
  const Stub = createRoutesStub([{ path: '/', Component: Broken, ErrorBoundary: ErrorPage }]);
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const i18n = serverI18n('en');
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <Stub />
      </I18nextProvider>,
    ),
  );
  expect(place.querySelector('h1')?.textContent).toBe(i18n.t('errors:request'));
  await act(() => root.unmount());
}

test('a page that broke under the browser’s translator is loaded anew, but not again and again', async () => {
  await open();
  expect(reload).not.toHaveBeenCalled();
  document.body.append(document.createElement('font'));
  await open();
  expect(reload).toHaveBeenCalledOnce();
  await open();
  expect(reload).toHaveBeenCalledOnce();
});
