import { href } from 'react-router';
import { type Language, supportedLanguage } from '../../i18n/languages.ts';

/** No list shows more rows at once. */
const maxSlips = 100;

/** The address of the packing slips of these orders. */
export function slipsAddress(orderNos: readonly string[]): string {
  const query = orderNos.map((orderNo) => `orderNo=${encodeURIComponent(orderNo)}`).join('&');
  return `${href('/admin/orders/packing-slip')}?${query}`;
}

/** The orders that an address of packing slips names, each once. */
export function readOrderNos(url: string): string[] {
  return [...new Set(new URL(url).searchParams.getAll('orderNo'))].slice(0, maxSlips);
}

/** The language of the slips that an address names. The buyer may read another language than the packer. */
export function readSlipLanguage(url: string): Language | null {
  return supportedLanguage(new URL(url).searchParams.get(slipLanguage) ?? '') ?? null;
}

/** The parameter of the address with the language of the slips. */
export const slipLanguage = 'slip';
