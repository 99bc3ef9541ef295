/**
 * Answers what Strapi's panel asks on every page about its paid translation by AI: the shop has none. Without this, each
 * page would show failed requests, among which real ones are hard to see.
 */
export default () => async (context: Context, next: () => Promise<void>) => {
  if (context.path === '/admin/ai-feature-config') context.body = { data: { isAiI18nConfigured: false } };
  else if (context.path.startsWith('/i18n/ai-localization-jobs/')) context.body = { data: null };
  else await next();
};

interface Context {
  path: string;
  body?: unknown;
}
