import type { TFunction } from 'i18next';
import { useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../i18n/languages.ts';

/** Undefined until the texts are loaded. */
export function useTextsIn(language: Language): TFunction | undefined {
  const { i18n } = useTranslation('admin-orders');
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const loaded = i18n.hasResourceBundle(language, 'admin-orders');
  useEffect(() => {
    if (!loaded) void i18n.loadLanguages(language).then(renderAgain);
  }, [i18n, language, loaded]);
  return loaded ? i18n.getFixedT(language, 'admin-orders') : undefined;
}
