// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { serverI18n } from '../i18n/i18n.server.ts';
import { ErrorPage } from './error-page.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.spyOn(console, 'error').mockImplementation(() => {});
const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});

beforeEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
  reload.mockClear();
});

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

test('a page that broke under a translator stays as it is if the tab can keep nothing', async () => {
  const storage = sessionStorage;
  const refuse = vi.fn(() => {
    throw new DOMException('Storage is blocked.', 'SecurityError');
  });
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  onTestFinished(() => void vi.stubGlobal('sessionStorage', storage));
  document.body.append(document.createElement('font'));
  await open();
  expect(refuse).toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});
