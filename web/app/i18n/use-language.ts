import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { rememberLanguage } from './detect-language.ts';
import { fallbackLanguage, type Language, languageQuery, supportedLanguage } from './languages.ts';
import { isTranslated } from './translated.ts';

export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return supportedLanguage(i18n.language) ?? fallbackLanguage;
}

/**
 * Loads no new document, so that scroll position and form input stay. Only a page that the browser has translated is
 * loaded anew, because React cannot change the texts that the translator has moved.
 */
export function useSwitchLanguage(): (language: Language) => Promise<void> {
  const { i18n } = useTranslation();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();

  return async (language) => {
    // The cookie must be set before the calls below, because it tells the server in which language to answer.
    rememberLanguage(language);
    if (isTranslated()) return loadAnew();
    await i18n.loadLanguages(language);
    const query = new URLSearchParams(search);
    if (query.has(languageQuery)) {
      // A `?lng=` in the address would override the choice at the next visit.
      query.delete(languageQuery);
      await navigate(
        { pathname, search: query.toString(), hash },
        { replace: true, preventScrollReset: true, state },
      );
    }
    // Calls to commerce name the language of the document, and lists of names are sorted in it.
    document.documentElement.lang = language;
    await revalidate();
    await i18n.changeLanguage(language);
  };
}

function loadAnew(): void {
  const url = new URL(window.location.href);
  if (url.searchParams.has(languageQuery)) {
    url.searchParams.delete(languageQuery);
    window.location.replace(url);
  } else window.location.reload();
}
