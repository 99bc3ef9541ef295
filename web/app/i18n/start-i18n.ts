import { own } from '@junyao/commerce/contract/own';
import i18next, { type i18n } from 'i18next';
import { readEmbeddedTranslations } from './embedded-translations.tsx';
import { localeBackend } from './locale-backend.ts';
import { loadingSettings, sharedSettings } from './settings.ts';

/** Starts with the texts that the server rendered. Other namespaces are fetched when their pages are opened. */
export async function startI18n(): Promise<i18n> {
  const { language, resources } = readEmbeddedTranslations();
  await i18next.use(localeBackend).init({
    ...sharedSettings,
    // A test checks that both languages have all texts, so the browser loads one language only.
    fallbackLng: false,
    lng: language,
    ns: Object.keys(own(resources, language) ?? {}),
    resources,
    ...loadingSettings,
  });
  i18next.on('languageChanged', (changed) => {
    document.documentElement.lang = changed;
  });
  return i18next;
}
