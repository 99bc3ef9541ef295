import type { Core } from '@strapi/strapi';

const uid = 'api::article.article';

/**
 * Remembers when an article was published for the first time, in any language. Strapi knows only the latest
 * publication, so a corrected article would be new again for the readers of the feed. A duplicate is a new article and
 * does not take over the time of its source.
 */
export function keepFirstPublication(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uid) return next();
    if (context.action === 'clone') {
      // Strapi's types of input know no null, but only null replaces the value of the source.
      context.params.data = Object.assign({}, context.params.data, { firstPublishedAt: null });
    }
    const result = await next();
    if (context.action !== 'publish') return result;
    const articles = strapi.db.query(uid);
    const { documentId } = context.params;
    const known = await articles.findOne({ where: { documentId, firstPublishedAt: { $notNull: true } } });
    const firstPublishedAt = known?.firstPublishedAt ?? new Date().toISOString();
    await articles.updateMany({ where: { documentId, firstPublishedAt: null }, data: { firstPublishedAt } });
    return result;
  });
}
