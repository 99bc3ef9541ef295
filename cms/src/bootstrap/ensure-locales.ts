import type { Core } from '@strapi/strapi';

/** Adds the locale en. Strapi itself creates zh in an empty database (see config/plugins.ts). */
export async function ensureLocales(strapi: Core.Strapi): Promise<void> {
  const locales = strapi.plugin('i18n').service('locales');
  if (!(await locales.findByCode('en'))) await locales.create({ code: 'en', name: 'English (en)' });
}
