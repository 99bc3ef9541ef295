import { data, href } from 'react-router';
import type { Route } from './+types/sitemap';
import { sitePages } from './site-pages.server.ts';
import { divide, writeSitemap, writeSitemapIndex } from './write-sitemap.ts';

/** If one sitemap cannot hold all pages, sitemap.xml is an index of 1.xml, 2.xml and so on in the folder sitemap. */
export async function loader({ url, params }: Route.LoaderArgs): Promise<Response> {
  const sitemaps = divide(await sitePages());
  const sitemap = 'file' in params ? sitemaps[numberIn(params.file) - 1] : sitemaps[0];
  if (!sitemap) throw data(null, { status: 404 });
  const isIndex = !('file' in params) && sitemaps.length > 1;
  const content = isIndex
    ? writeSitemapIndex(
        sitemaps.map((_, index) => url.origin + href('/sitemap/:file', { file: `${index + 1}.xml` })),
      )
    : writeSitemap(sitemap, url.origin);
  return new Response(content, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}

function numberIn(file: string | undefined): number {
  return Number(/^([1-9]\d{0,3})\.xml$/.exec(file ?? '')?.[1]);
}
