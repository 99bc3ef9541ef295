import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { serverI18n } from '../../i18n/i18n.server.ts';

type StubRoute = Parameters<typeof createRoutesStub>[0][number];

interface LoadedPage {
  address: string;
  loaderData: unknown;
  handle: unknown;
}

/** Renders a page in English. The page is the default export of its route module. */
export function renderPage(
  Page: NonNullable<StubRoute['Component']>,
  { address, loaderData, handle }: LoadedPage,
): string {
  const path = new URL(address, 'http://shop').pathname;
  const Stub = createRoutesStub([{ id: 'page', path, Component: Page, handle, loader: () => loaderData }]);
  return renderToStaticMarkup(
    <I18nextProvider i18n={serverI18n('en')}>
      <Stub initialEntries={[address]} hydrationData={{ loaderData: { page: loaderData } }} />
    </I18nextProvider>,
  );
}
