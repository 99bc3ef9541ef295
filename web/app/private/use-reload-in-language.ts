import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useLanguage } from '../i18n/use-language.ts';

/** Commerce returns names and messages in the language of the call, so the data of the page is loaded again. */
export function useReloadInLanguage(): void {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const loadedIn = useRef(language);
  useEffect(() => {
    if (loadedIn.current === language) return;
    loadedIn.current = language;
    void revalidate();
  }, [language, revalidate]);
}
