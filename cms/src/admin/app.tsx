import { contentManagerZhHans } from './translations/content-manager-zh-hans.ts';
import { en } from './translations/en.ts';
import { panelZhHans } from './translations/panel-zh-hans.ts';
import { zhHans } from './translations/zh-hans.ts';

// The sign-in page has no user to ask yet; without a choice made earlier it speaks Chinese.
setOnce('strapi-admin-language', 'zh-Hans');
// Strapi's announcement of its media library is of no use to the editors of this shop.
setOnce('STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false', 'true');

export default {
  config: {
    locales: ['zh-Hans'],
    translations: { 'zh-Hans': { ...panelZhHans, ...contentManagerZhHans, ...zhHans }, en },
    tutorials: false,
    notifications: { releases: false },
  },
  bootstrap() {},
};

function setOnce(key: string, value: string) {
  if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
}
