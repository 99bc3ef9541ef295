import { languageQuery, languages } from '../../i18n/languages.ts';
import { withQuery } from '../../ui/with-query.ts';
import type { SitePage } from './site-pages.server.ts';

/** A sitemap may list this many addresses. */
export const mostAddresses = 50_000;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A page has one address for each language. */
export function divide(pages: readonly SitePage[], most = mostAddresses): SitePage[][] {
  const pagesEach = Math.floor(most / languages.length);
  const count = Math.max(1, Math.ceil(pages.length / pagesEach));
  return Array.from({ length: count }, (_, index) => pages.slice(index * pagesEach, (index + 1) * pagesEach));
}

export function writeSitemap(pages: readonly SitePage[], origin: string): string {
  const addresses = pages.flatMap(({ path, changed }) => {
    const inLanguage = languages.map((lng) => ({
      lng,
      address: xml(origin + withQuery(path, { [languageQuery]: lng })),
    }));
    const alternates = [...inLanguage, { lng: 'x-default', address: xml(origin + path) }].map(
      ({ lng, address }) => `<xhtml:link rel="alternate" hreflang="${lng}" href="${address}"/>`,
    );
    const lastmod = changed ? `<lastmod>${xml(changed)}</lastmod>` : '';
    return inLanguage.map(
      ({ address }) => `<url><loc>${address}</loc>${lastmod}${alternates.join('')}</url>\n`,
    );
  });
  const open = `<urlset xmlns="${protocol}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  return `${head}${open}${addresses.join('')}</urlset>\n`;
}

export function writeSitemapIndex(sitemaps: readonly string[]): string {
  const entries = sitemaps.map((address) => `<sitemap><loc>${xml(address)}</loc></sitemap>\n`);
  return `${head}<sitemapindex xmlns="${protocol}">\n${entries.join('')}</sitemapindex>\n`;
}

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
