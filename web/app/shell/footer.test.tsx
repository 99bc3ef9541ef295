import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { serverI18n } from '../i18n/i18n.server.ts';
import { Footer } from './footer.tsx';
import { unknownSite } from './load-site.server.ts';
import type { Site } from './site.ts';

function footerOf(site: Partial<Site>): string {
  return renderToStaticMarkup(
    <I18nextProvider i18n={serverI18n('en')}>
      <MemoryRouter>
        <Footer site={{ ...unknownSite, ...site }} siteName="Junyao" />
      </MemoryRouter>
    </I18nextProvider>,
  );
}

test('the filings link to their registers, and the business license to its picture', () => {
  const html = footerOf({
    filingNumber: '豫ICP备12345678号',
    publicSecurityNumber: '豫公网安备 41108102000123号',
    businessLicense: { name: 'license_1a2b.jpg', width: 1600, height: 1100 },
  });
  expect(html).toMatch(/href="https:\/\/beian\.miit\.gov\.cn\/"[^>]*>豫ICP备12345678号</);
  expect(html).toMatch(
    /href="https:\/\/beian\.mps\.gov\.cn\/#\/query\/webSearch\?code=41108102000123"[^>]*>豫公网安备 41108102000123号</,
  );
  expect(html).toMatch(/href="\/media\/2000\/jpeg\/license_1a2b\.jpg"[^>]*>Business license</);
});

test('what the settings lack is left out', () => {
  expect(footerOf({})).not.toMatch(/beian|license/i);
});
