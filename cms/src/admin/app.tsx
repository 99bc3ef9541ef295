import { contentManagerZhHans } from './translations/content-manager-zh-hans.ts';
import { en } from './translations/en.ts';
import { panelZhHans } from './translations/panel-zh-hans.ts';
import { zhHans } from './translations/zh-hans.ts';

// On the sign-in page Strapi does not know the user's language yet. The page is in Chinese unless this browser
// has stored another language.
setOnce('strapi-admin-language', 'zh-Hans');
// Hides Strapi's announcement of its media library, which editors of this shop do not need.
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
