import { type Places, placesOf } from '@junyao/commerce/contract/address-line';
import type { Language } from '../../i18n/languages.ts';

/** An address in Chinese characters keeps the Chinese order. `language` is set when it is not that of the page. */
export function addressText(address: Places, shown: Language): { text: string; language?: Language } {
  const places = placesOf(address);
  if (shown === 'zh') return { text: places.join(' ') };
  if (/\p{Script=Han}/u.test(places.join(''))) return { text: places.join(' '), language: 'zh' };
  return { text: places.reverse().join(', ') };
}
