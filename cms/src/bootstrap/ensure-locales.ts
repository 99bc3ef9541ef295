import type { Core } from '@strapi/strapi';

const languages = [
  { code: 'zh', name: '中文', defaultName: 'Chinese (zh)' },
  { code: 'en', name: '英文', defaultName: 'English (en)' },
];

/** Replaces Strapi's default names, because the staff read Chinese. A name that an administrator has chosen stays. */
export async function ensureLocales(strapi: Core.Strapi): Promise<void> {
  const locales = strapi.plugin('i18n').service('locales');
  for (const { code, name, defaultName } of languages) {
    const locale = await locales.findByCode(code);
    if (!locale) await locales.create({ code, name });
    else if (locale.name === defaultName) await locales.update({ code }, { name });
  }
}
