import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useLanguage } from '../i18n/use-language.ts';

/**
 * Reloads the data of the page after a language switch, because commerce returns names and messages in the
 * language of the call.
 */
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
