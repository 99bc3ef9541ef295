import { own } from '../own.ts';
import { en } from './translations/en.ts';
import { enumerationEn, enumerationZhHans } from './translations/enumeration-values.ts';
import { ownEn, ownZhHans } from './translations/own-words.ts';
import { zhHans } from './translations/zh-hans.ts';

export const words = {
  zh: { ...zhHans, ...enumerationZhHans, ...ownZhHans },
  en: { ...en, ...enumerationEn, ...ownEn },
};

/** In the language of the panel. `values` replaces the names in braces. */
export function word(key: string, values: Record<string, string | number> = {}): string {
  const language = document.documentElement.lang.startsWith('zh') ? 'zh' : 'en';
  const text = own(words[language], key) ?? key;
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => String(own(values, name) ?? braces));
}
