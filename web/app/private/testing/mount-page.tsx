import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { onTestFinished, vi } from 'vitest';
import { serverI18n } from '../../i18n/i18n.server.ts';
import { saveSession } from '../../session/session.ts';

type StubRoute = Parameters<typeof createRoutesStub>[0][number];

/** For tests with happy-dom: shows a page in English to a member. Other addresses show their path. */
export async function mountPage(
  Page: () => ReactNode,
  address: string,
  { userId = 'u-1', ...route }: Partial<StubRoute> & { userId?: string } = {},
) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  saveSession({ userId, authToken: 'token-1' }, true);
  const path = new URL(address, 'http://shop').pathname;
  const Stub = createRoutesStub([
    { ...route, path, Component: Page } as StubRoute,
    { path: '*', Component: () => 'another page' },
  ]);
  const root = createRoot(document.body);
  onTestFinished(() => {
    // The test may have removed all stubs already.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    return act(() => root.unmount());
  });
  await act(async () =>
    root.render(
      <I18nextProvider i18n={serverI18n('en')}>
        <Stub initialEntries={[address]} />
      </I18nextProvider>,
    ),
  );
}

export async function press(text: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text);
  if (!button) throw new Error(`There is no button ${text}`);
  await act(async () => button.click());
}
