import { href } from 'react-router';
import type { Route } from './+types/robots';

/**
 * Keeps crawlers away from personal pages, from technical addresses, and from searches, which are endless. The files
 * and translations that pages load stay open.
 */
const rules = `User-agent: *
Disallow: /api
Disallow: /cms
Disallow: /internal
Disallow: /*?*preview=
Disallow: /auth
Disallow: /user
Disallow: /admin
Disallow: /*?*q=
Disallow: /*?*minPrice=
Disallow: /*?*maxPrice=
`;

export function loader({ url }: Route.LoaderArgs): Response {
  return new Response(`${rules}\nSitemap: ${url.origin}${href('/sitemap.xml')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
