import { type Places, placesOf } from '@junyao/commerce/contract/address-line';
import type { Language } from '../../i18n/languages.ts';

/**
 * Writes an address in Chinese order, from province to street, or in English order, from street to province.
 * An address in Chinese characters always keeps the Chinese order, as written on the parcel. `language` is
 * set when the language of the text differs from the language of the page.
 */
export function addressText(address: Places, shown: Language): { text: string; language?: Language } {
  const places = placesOf(address);
  if (shown === 'zh') return { text: places.join(' ') };
  if (/\p{Script=Han}/u.test(places.join(''))) return { text: places.join(' '), language: 'zh' };
  return { text: places.reverse().join(', ') };
}
