import { own } from '../own.ts';
import { en } from './translations/en.ts';
import { enumerationEn, enumerationZhHans } from './translations/enumeration-values.ts';
import { zhHans } from './translations/zh-hans.ts';

const words = { zh: { ...zhHans, ...enumerationZhHans }, en: { ...en, ...enumerationEn } };

/** One of our own words in the language of the panel. */
export function word(key: string): string {
  const language = document.documentElement.lang.startsWith('zh') ? 'zh' : 'en';
  return own(words[language], key) ?? key;
}
