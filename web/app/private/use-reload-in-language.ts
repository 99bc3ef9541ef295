import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useLanguage } from '../i18n/use-language.ts';

/** Names of pieces and messages come from commerce in the language of the call: asks anew after a switch. */
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
