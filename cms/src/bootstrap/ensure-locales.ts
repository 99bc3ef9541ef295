import type { Core } from '@strapi/strapi';

/** zh is made by Strapi itself on an empty database (see config/plugins.ts); en joins it here. */
export async function ensureLocales(strapi: Core.Strapi): Promise<void> {
  const locales = strapi.plugin('i18n').service('locales');
  if (!(await locales.findByCode('en'))) await locales.create({ code: 'en', name: 'English (en)' });
}
