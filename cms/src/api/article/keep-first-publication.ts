import type { Core } from '@strapi/strapi';

const uid = 'api::article.article';

/** Strapi knows only the latest publication, with which a corrected article would be new again in the feed. */
export function keepFirstPublication(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uid) return next();
    if (context.action === 'clone') {
      // Strapi's input types exclude null, but only null replaces the value of the source.
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
