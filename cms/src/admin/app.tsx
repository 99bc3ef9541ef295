import { en } from './translations/en.ts';
import { zhHans } from './translations/zh-hans.ts';

const languageKey = 'strapi-admin-language';

// The sign-in page has no user to ask yet; without a choice made earlier it speaks Chinese.
if (!localStorage.getItem(languageKey)) localStorage.setItem(languageKey, 'zh-Hans');

export default {
  config: {
    locales: ['zh-Hans'],
    translations: { 'zh-Hans': zhHans, en },
    tutorials: false,
    notifications: { releases: false },
  },
  bootstrap() {},
};
