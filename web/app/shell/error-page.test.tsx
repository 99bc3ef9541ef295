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

const List = () => 'the list';

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

test.each(['zh', 'en'] as const)(
  'a page that a full queue refused says so, and tries again by itself until it is shown: %s',
  async (language) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const data = JSON.stringify({ details: { retryAfterSeconds: 2 } });
    let refusals = 2;
    const loader = async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (refusals-- > 0) throw { status: 503, statusText: '', internal: false, data };
      return null;
    };
    const routes = [{ path: '/', loader, Component: List, ErrorBoundary: ErrorPage, HydrateFallback: List }];
    const Stub = createRoutesStub(routes);
    const root = createRoot(document.body);
    onTestFinished(() => act(() => root.unmount()));
    const i18n = serverI18n(language);
    await act(async () =>
      root.render(
        <I18nextProvider i18n={i18n}>
          <Stub />
        </I18nextProvider>,
      ),
    );
    const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    const title = () => document.querySelector('h1')?.textContent;
    await after(100);
    expect(title()).toBe(i18n.t('errors:code.SYS004'));
    expect(document.body.textContent).toContain(i18n.t('errors:advice.retriesByItself'));
    await after(1900);
    expect(refusals).toBe(1);
    await after(100);
    await after(100);
    expect(refusals).toBe(0);
    expect(title()).toBe(i18n.t('errors:code.SYS004'));
    await after(2000);
    await after(100);
    expect(document.body.textContent).toBe('the list');
    expect(reload).not.toHaveBeenCalled();
  },
);
