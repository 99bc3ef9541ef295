/** Strapi's panel asks about its paid AI translation on every page. Failed requests would hide real errors. */
export default () => async (context: Context, next: () => Promise<void>) => {
  if (context.path === '/admin/ai-feature-config') context.body = { data: { isAiI18nConfigured: false } };
  else if (context.path.startsWith('/i18n/ai-localization-jobs/')) context.body = { data: null };
  else await next();
};

interface Context {
  path: string;
  body?: unknown;
}
