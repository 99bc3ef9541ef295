import type { Core } from '@strapi/strapi';

const languages = [
  { code: 'zh', name: '中文', defaultName: 'Chinese (zh)' },
  { code: 'en', name: '英文', defaultName: 'English (en)' },
];

/**
 * Adds the locales that are missing and replaces Strapi's default names, because the workshop's staff read Chinese.
 * A name that an administrator has chosen stays. Strapi itself creates zh in an empty database, with the default name
 * (see config/plugins.ts).
 */
export async function ensureLocales(strapi: Core.Strapi): Promise<void> {
  const locales = strapi.plugin('i18n').service('locales');
  for (const { code, name, defaultName } of languages) {
    const locale = await locales.findByCode(code);
    if (!locale) await locales.create({ code, name });
    else if (locale.name === defaultName) await locales.update({ code }, { name });
  }
}
