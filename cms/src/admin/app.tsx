import type { StrapiApp } from '@strapi/strapi/admin';
import mark from './mark.svg';
import { nameEnumerationValues } from './name-enumeration-values.tsx';
import './panel.css';
import { titleWindow } from './title-window.ts';
import { addTranslationColumn } from './translation/translation-column.tsx';
import { TranslationPanel } from './translation/translation-panel.tsx';
import { contentManagerZhHans } from './translations/content-manager-zh-hans.ts';
import { en } from './translations/en.ts';
import { enumerationEn, enumerationZhHans } from './translations/enumeration-values.ts';
import { panelZhHans } from './translations/panel-zh-hans.ts';
import { zhHans } from './translations/zh-hans.ts';

// On the sign-in page Strapi does not know the user's language yet. The page is in Chinese unless this browser
// has stored another language.
setOnce('strapi-admin-language', 'zh-Hans');
// Hides Strapi's announcement of its media library, which editors of this shop do not need.
setOnce('STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false', 'true');

/** The hook of Strapi that changes the columns of a list. */
const columns = 'Admin/CM/pages/ListView/inject-column-in-table';

export default {
  config: {
    auth: { logo: mark },
    menu: { logo: mark },
    head: { favicon: mark },
    locales: ['zh-Hans'],
    translations: {
      'zh-Hans': { ...panelZhHans, ...contentManagerZhHans, ...zhHans, ...enumerationZhHans },
      en: { ...en, ...enumerationEn },
    },
    tutorials: false,
    notifications: { releases: false },
  },
  bootstrap(app: StrapiApp) {
    titleWindow();
    const { apis } = app.getPlugin('content-manager') as unknown as ContentManager;
    apis.addEditViewSidePanel([TranslationPanel]);
    app.registerHook(columns, nameEnumerationValues);
    app.registerHook(columns, addTranslationColumn);
  },
};

/** The part of Strapi's content manager that is used here. Strapi's own types do not describe it. */
interface ContentManager {
  apis: { addEditViewSidePanel(panels: (typeof TranslationPanel)[]): void };
}

function setOnce(key: string, value: string) {
  if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
}
