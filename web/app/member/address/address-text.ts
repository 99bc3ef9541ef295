import type { Address } from 'commerce/contract';
import type { Language } from '../../i18n/languages.ts';

type Places = Pick<Address, 'province' | 'city' | 'district' | 'street'>;

/**
 * An address from the largest to the smallest, in English the other way round; one in Chinese characters stays as
 * it is written on the parcel. `language`: of the text, where it is not that of the page.
 */
export function addressText(
  { province, city, district, street }: Places,
  shown: Language,
): { text: string; language?: Language } {
  const places = [province, city, district, street];
  if (shown === 'zh') return { text: places.join(' ') };
  if (/\p{Script=Han}/u.test(places.join(''))) return { text: places.join(' '), language: 'zh' };
  return { text: places.reverse().join(', ') };
}
