import { permissions } from '@junyao/commerce/contract/permissions';
import type { i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { serverI18n } from '../../i18n/i18n.server.ts';
import { StaffContext } from '../frame/staff.ts';

const modules = import.meta.glob<{ default: ComponentType<{ loaderData: unknown }> }>(
  ['../*/list.tsx', '../*/screen.tsx', '../wallets/todo.tsx', '../wallets/ledger.tsx'],
  { eager: true },
);

const page = { items: [], total: 0, totalIsMore: false, page: 1, pageSize: 20, next: null, previous: null };
const loaderData = {
  ...{ params: { userId: 'u-1' }, page: { value: page }, counts: undefined },
  ...{ filtered: {}, exported: {}, clockOffset: 0 },
};
const staff = { username: 'wang', roles: [], permissions: [...permissions], decidesAlone: false };

/** The words of columns, filters and tabs are asked for while the list is rendered, even if it has no rows. */
function missingWords(Screen: ComponentType<{ loaderData: unknown }>, language: 'zh' | 'en'): string[] {
  const missing: string[] = [];
  const i18n: I18n = serverI18n(language).cloneInstance({
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => missing.push(`${namespace}:${key}`),
  });
  const Stub = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <I18nextProvider i18n={i18n}>
          <StaffContext value={staff}>
            <Screen loaderData={loaderData} />
          </StaffContext>
        </I18nextProvider>
      ),
    },
  ]);
  renderToString(<Stub initialEntries={['/admin']} />);
  return missing;
}

test.each(
  Object.entries(modules).flatMap(([file, { default: Screen }]) =>
    (['zh', 'en'] as const).map((language) => ({ file, language, Screen })),
  ),
)('every word of $file exists in $language', ({ Screen, language }) => {
  expect(missingWords(Screen, language)).toEqual([]);
});
