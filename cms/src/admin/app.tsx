import { Earth, ShoppingCart } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { Action } from './change-action.ts';
import { ConflictPanel } from './conflict/conflict-panel.tsx';
import { guardUnsettled, noteRefusedSave } from './conflict/refused-save.ts';
import { sendSeenVersion } from './conflict/send-seen-version.ts';
import { arrangeForm } from './form/arrange-form.ts';
import { CodeProposal } from './form/code-proposal.tsx';
import { Fold } from './form/fold.tsx';
import { Hint } from './form/hint.tsx';
import { Photos } from './form/photos.tsx';
import { hideActions } from './hide-actions.ts';
import mark from './mark.svg';
import { nameEnumerationValues } from './name-enumeration-values.tsx';
import { OutlineFromPicture } from './outline/outline-from-picture.tsx';
import panelStyles from './panel.css?inline';
import { cleanPaste } from './paste/clean-paste.ts';
import { PublishOneLanguage, UnpublishOneLanguage } from './publication/one-language.tsx';
import { withoutUnusedBlocks } from './rich-text-blocks.ts';
import { keepAfterFailure } from './save/keep-after-failure.ts';
import { keepForm } from './save/keep-form.ts';
import { oneSaveAtATime } from './save/one-save-at-a-time.ts';
import { ShopPanel } from './shop/shop-panel.tsx';
import { theme } from './theme.ts';
import { titleWindow } from './title-window.ts';
import { translateHardCodedWords } from './translate-hard-coded-words.ts';
import { addTranslationColumn } from './translation/translation-column.tsx';
import { TranslationPanel } from './translation/translation-panel.tsx';
import { strapiZhHans } from './translations/strapi-zh-hans.ts';
import { words } from './word.ts';

// The sign-in page does not know the user's language yet. It is in Chinese unless this browser has stored another.
setOnce('strapi-admin-language', 'zh-Hans');
// Hides Strapi's announcement of its new media library. The key names the library that features.ts chooses.
setOnce('STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_true:false', 'true');

const columns = 'Admin/CM/pages/ListView/inject-column-in-table';
const form = 'Admin/CM/pages/EditView/mutate-edit-view-layout';

export default {
  config: {
    auth: { logo: mark },
    menu: { logo: mark },
    head: { favicon: mark },
    locales: ['zh-Hans'],
    translations: {
      'zh-Hans': { ...strapiZhHans, ...words.zh },
      en: words.en,
    },
    theme,
    tutorials: false,
    notifications: { releases: false },
  },
  register(app: StrapiApp) {
    app.addMiddlewares([() => noteRefusedSave, () => keepForm]);
    app.addFields([
      { type: 'fold', Component: Fold },
      { type: 'hint', Component: Hint },
      { type: 'codeProposal', Component: CodeProposal },
      { type: 'photos', Component: Photos },
      { type: 'outlineFromPicture', Component: OutlineFromPicture },
    ]);
    app.addMenuLink({
      to: 'shop',
      // Strapi's types and those of its icons use different versions of React's types.
      icon: ShoppingCart as unknown as MenuLink['icon'],
      intlLabel: { id: 'shop.adminArea', defaultMessage: '商店管理后台' },
      permissions: [],
      Component: async () => ({ default: (await import('./shop/admin-area.tsx')).AdminArea }),
    });
    app.widgets.register((widgets) => [
      incompleteTranslations,
      ...widgets.filter(({ id }) => !hidden.has(id)),
    ]);
  },
  bootstrap(app: StrapiApp) {
    addStyles();
    titleWindow();
    translateHardCodedWords();
    cleanPaste();
    guardUnsettled();
    const { apis } = app.getPlugin('content-manager') as unknown as ContentManager;
    apis.addEditViewSidePanel((panels) => [ConflictPanel, ...panels, ShopPanel, TranslationPanel]);
    apis.addRichTextBlocks(withoutUnusedBlocks);
    apis.addDocumentAction((actions) =>
      hideActions([
        ...oneSaveAtATime(keepAfterFailure(sendSeenVersion(actions))),
        PublishOneLanguage,
        UnpublishOneLanguage,
      ]),
    );
    app.registerHook(form, arrangeForm);
    app.registerHook(columns, nameEnumerationValues);
    app.registerHook(columns, addTranslationColumn);
  },
};

const incompleteTranslations = {
  id: 'incomplete',
  icon: Earth,
  title: { id: 'translation.incomplete', defaultMessage: '还缺英文的内容' },
  component: async () => (await import('./translation/incomplete-widget.tsx')).IncompleteWidget,
};

/** These widgets tell staff nothing useful: their own name, and the number of types and components. */
const hidden = new Set(['profile-info', 'key-statistics', 'chart-entries']);

type MenuLink = Parameters<StrapiApp['addMenuLink']>[0];

/** Strapi's own types do not describe its content manager. */
interface ContentManager {
  apis: {
    addEditViewSidePanel(change: (panels: unknown[]) => unknown[]): void;
    addDocumentAction(change: (actions: Action[]) => Action[]): void;
    addRichTextBlocks(change: (blocks: Record<string, unknown>) => Record<string, unknown>): void;
  };
}

/** Strapi's page has no link to the styles that a build extracts, so they are put into the page here. */
function addStyles() {
  const style = document.createElement('style');
  style.textContent = panelStyles;
  document.head.append(style);
}

function setOnce(key: string, value: string) {
  if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
}
