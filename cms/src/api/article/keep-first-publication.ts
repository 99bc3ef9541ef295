import type { Core } from '@strapi/strapi';

const uid = 'api::article.article';

/**
 * Remembers when an article was published for the first time, in any language. Strapi knows only the latest
 * publication, so a corrected article would be new again for the readers of the feed.
 */
export function keepFirstPublication(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const result = await next();
    if (context.uid !== uid || context.action !== 'publish') return result;
    const articles = strapi.db.query(uid);
    const { documentId } = context.params;
    const known = await articles.findOne({ where: { documentId, firstPublishedAt: { $notNull: true } } });
    const firstPublishedAt = known?.firstPublishedAt ?? new Date().toISOString();
    await articles.updateMany({ where: { documentId, firstPublishedAt: null }, data: { firstPublishedAt } });
    return result;
  });
}
