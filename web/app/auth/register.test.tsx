import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub, useLoaderData } from 'react-router';
import { expect, test } from 'vitest';
import { serverI18n } from '../i18n/i18n.server.ts';
import Register from './register.tsx';

const Page = () => (
  <Register {...({ loaderData: useLoaderData() } as unknown as Parameters<typeof Register>[0])} />
);
const Stub = createRoutesStub([{ id: 'register', path: '*', Component: Page, loader: () => null }]);

function registerPage(termsPublished: string | null): string {
  return renderToStaticMarkup(
    <I18nextProvider i18n={serverI18n('en')}>
      <Stub
        initialEntries={['/auth/register']}
        hydrationData={{ loaderData: { register: { termsPublished } } }}
      />
    </I18nextProvider>,
  );
}

const closed = serverI18n('en').t('auth:register.withoutTerms');

test('without published terms the page says that nobody can register, and has no form', () => {
  expect(registerPage(null)).toContain(closed);
  expect(registerPage(null)).not.toContain('<form');
  expect(registerPage('2026-11-01T08:00:00.000Z')).toContain('<form');
  expect(registerPage('2026-11-01T08:00:00.000Z')).not.toContain(closed);
});
