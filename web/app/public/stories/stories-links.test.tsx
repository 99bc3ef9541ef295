import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { serverI18n } from '../../i18n/i18n.server.ts';
import { Literature } from './literature.tsx';
import { OtherArticles } from './other-articles.tsx';

const address = '/jun-history?articles=2&q=kiln&page=3';
const texts = { title: null, lead: null };
const nothing = { items: [], page: 3, pageCount: 4, total: 0 };

function render(part: ReactNode): string {
  return renderToStaticMarkup(
    <I18nextProvider i18n={serverI18n('en')}>
      <RouterProvider
        router={createMemoryRouter([{ path: '*', element: part }], { initialEntries: [address] })}
      />
    </I18nextProvider>,
  );
}

test('the links to pages of the articles keep the search and the page of the literature', () => {
  const html = render(<OtherArticles articles={[]} page={2} pageCount={3} />);
  expect(html).toContain('href="/jun-history?q=kiln&amp;page=3&amp;articles=3#others"');
  expect(html).toContain('href="/jun-history?q=kiln&amp;page=3#others"');
});

test('the search and the links of the literature keep the page of the articles', () => {
  const html = render(<Literature texts={texts} found={nothing} />);
  expect(html).toContain('<input type="hidden" name="articles" value="2"/>');
  expect(html).toContain('href="/jun-history?q=kiln&amp;page=4&amp;articles=2#literature"');
  expect(html).toContain('href="/jun-history?articles=2#literature"');
});
