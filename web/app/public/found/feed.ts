import { published } from '../../content/cms.server.ts';
import { languageContext } from '../../i18n/i18n.server.ts';
import { nameShop } from '../named-shop.server.ts';
import type { Route } from './+types/feed';
import { writeFeed } from './write-feed.server.ts';

/** Answers with RSS in the language of the request. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const language = context.get(languageContext);
  const [{ articlesBySlug }, stories, shop] = await Promise.all([
    published('article', language),
    published('stories-page', language),
    nameShop(url.origin, language),
  ]);
  const description = (stories.seoDescription ?? stories.lead)?.text;
  const content = writeFeed([...articlesBySlug.values()], shop, description);
  return new Response(content, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
}
